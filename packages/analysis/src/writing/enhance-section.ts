import { checkFacts } from '../fact-guard/check-facts.ts';
import { sentencesOf } from '../text/sentences.ts';
import { phraseKey } from '../vocabulary/phrase.ts';
import { skillNamed } from '../vocabulary/vocabulary.ts';
import { improveBullet, improveProse } from './improve-bullet.ts';
import type { Change, Improvement } from './improvement.ts';
import { whyNotRewritten } from './readable.ts';
import { capWords } from './word-limits.ts';

export interface SectionToEnhance {
  /** 'personalInfo', 'workExperience', 'skills' and so on; an unknown one is told in bullets. */
  section: string;
  text: string;
  /** In characters. The result is about as long; where a rewrite would not be, the text stays. */
  targetLength?: number | undefined;
  maxWords?: number | undefined;
}

export function enhanceSection(section: SectionToEnhance): Improvement {
  const { text, maxWords } = section;
  const reason = whyNotRewritten(text);
  if (reason) return { text, changes: [], flags: [], reason };
  const changes: Change[] = [];
  const enhanced = rewritten(section, changes);
  const capped = maxWords === undefined ? enhanced : capWords(enhanced, maxWords);
  return { text: capped, changes, flags: checkFacts(text, capped).flags };
}

function rewritten({ section, text, targetLength }: SectionToEnhance, changes: Change[]): string {
  if (section === 'skills') return tidySkills(text);
  const improve = /^(?:personalInfo|summary|interests)$/.test(section)
    ? improveProse
    : improveBullet;
  const slack =
    targetLength === undefined ? Infinity : Math.round(targetLength * 1.1) - text.length;
  let from = 0;
  let result = '';
  let grown = 0;
  for (const { start, end } of sentencesOf(text)) {
    const before = text.slice(start, end);
    const improved = improve(before);
    const growth = improved.text.length - before.length;
    const fits = growth <= 0 || grown + growth <= slack;
    if (fits) {
      grown += growth;
      changes.push(...improved.changes);
    }
    result += text.slice(from, start) + (fits ? improved.text : before);
    from = end;
  }
  return result + text.slice(from);
}

/** Each skill once, in the order of the list and with the capitals of its name. */
function tidySkills(text: string): string {
  const items = new Map<string, string>();
  for (const item of text.split(/[,;\n|•]/).map((part) => part.trim())) {
    const key = phraseKey(item);
    if (item === '' || items.has(key)) continue;
    const name = skillNamed(item)?.name ?? item;
    items.set(key, name.toLowerCase() === item.toLowerCase() ? name : item);
  }
  return [...items.values()].join(', ');
}
