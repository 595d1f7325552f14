import type { AiEdit } from '@folio/contract/ai-answers';
import { checkFacts } from '../../fact-guard/check-facts.ts';
import { sentencesOf } from '../../text/segmentation.ts';
import { verbOf } from '../../text/verbs.ts';
import { phraseKey } from '../../vocabulary/phrase.ts';
import { skillNamed } from '../../vocabulary/vocabulary.ts';
import { improveBullet, improveProse } from './improve-bullet.ts';
import {
  type Change,
  type ChangeKind,
  type Improvement,
  reasonOf,
  whyNotRewritten,
} from './improvement.ts';
import { isMixed } from './one-tense.ts';

/** A text at a path of the content, and whether it describes current work. */
export interface TextAtPath {
  path: string;
  text: string;
  current?: boolean | undefined;
}

export interface TextsToEnhance {
  /** 'personalInfo', 'workExperience', 'skills' and so on; unknown ones are treated as bullets. */
  section: string;
  texts: readonly TextAtPath[];
  /**
   * The target for all texts together, in characters. Texts use it up in their order. Unlimited if
   * absent.
   */
  targetLength?: number | undefined;
}

/**
 * Rewrites the texts of a section by rules, sentence by sentence, without changing facts: rewrites
 * that the fact guard rejects are dropped. Together they exceed `targetLength` by at most a tenth.
 *
 * @returns an edit per improved text, or, without edits, the `reason` if it is the same for all
 * texts.
 */
export function enhanceTexts({ section, texts, targetLength }: TextsToEnhance): {
  edits: AiEdit[];
  reason?: string;
} {
  const length = texts.reduce((sum, { text }) => sum + text.length, 0);
  const budget = { left: targetLength === undefined ? Infinity : mayGrow(targetLength) - length };
  const reasons = new Set<string | undefined>();
  const edits = texts.flatMap(({ path, ...input }) => {
    const reason = section === 'skills' ? undefined : whyNotRewritten(input.text);
    reasons.add(reason);
    if (reason) return [];
    const { text: after, changes } = rewritten(section, input, budget);
    if (after.trim() === input.text.trim() || checkFacts(input.text, after).held) return [];
    return [{ path, before: input.text, after, reason: reasonOf(changes) }];
  });
  const [reason] = reasons;
  return edits.length === 0 && reasons.size === 1 && reason ? { edits, reason } : { edits };
}

/** Tolerates exceeding the target length by a tenth. */
const mayGrow = (targetLength: number) => Math.round(targetLength * 1.1);

/** The number of characters that texts may still grow by. */
type Budget = { left: number };

function rewritten(
  section: string,
  { text, current }: Omit<TextAtPath, 'path'>,
  budget: Budget,
): { text: string; changes: Change[] } {
  if (section === 'skills') return tidiedSkills(text);
  const isProse = /^(?:personalInfo|summary|interests)$/.test(section);
  const spans = sentencesOf(text);
  const sentences = spans.map(({ start, end }) => text.slice(start, end));
  const improved = isProse ? sentences.map(improveProse) : improvedLines(sentences, current);
  const changes: Change[] = [];
  let from = 0;
  let result = '';
  spans.forEach(({ start, end }, at) => {
    const before = text.slice(start, end);
    const better = improved[at] ?? { text: before, changes: [] };
    const growth = better.text.length - before.length;
    const fits = growth <= 0 || growth <= budget.left;
    if (fits) {
      budget.left -= growth;
      changes.push(...better.changes);
    }
    result += text.slice(from, start) + (fits ? better.text : before);
    from = end;
  });
  return { text: result + text.slice(from), changes };
}

/**
 * Rewrites the sentences of one bullet point. The tense is changed only if all sentences then
 * agree, and 'I' is dropped only if none remains.
 */
function improvedLines(sentences: readonly string[], current = false): Improvement[] {
  const improved = sentences.map((sentence) => improveBullet(sentence, { current }));
  if (improved.length === 1) return improved;
  const isInOneTense = improved.every(
    ({ text }) => opensInTense(text, current) && !isMixed(text, { current }),
  );
  const without: ChangeKind[] = [];
  if (!isInOneTense) without.push('tense');
  if (improved.some(({ text }) => /\bI\b(?!\/)/.test(text))) without.push('pronoun');
  if (!improved.some(({ changes }) => changes.some(({ kind }) => without.includes(kind))))
    return improved;
  return sentences.map((sentence) => improveBullet(sentence, { current, without }));
}

function opensInTense(text: string, current: boolean): boolean {
  const verb = verbOf(/^\p{L}+/u.exec(text)?.[0] ?? '');
  return verb?.form === (current ? 'base' : 'past');
}

function tidiedSkills(before: string): { text: string; changes: Change[] } {
  const after = tidySkills(before);
  const reason = 'Lists each skill once, by its usual name.';
  return {
    text: after,
    changes: after === before ? [] : [{ kind: 'form', before, after, reason }],
  };
}

/**
 * Removes duplicate skills, keeps their order, and uses the standard capitalization of their names.
 */
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
