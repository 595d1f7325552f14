import { findSkills } from '../vocabulary/find-skills.ts';
import { isAcronymOfSource, isSpeltOut } from './abbreviations.ts';
import type { FactFlag } from './fact-flag.ts';
import type { SourceFacts } from './source-facts.ts';
import { readWords, synonymsOf, type Word } from './words.ts';

/**
 * Finds skills that the source does not name. Soft skills are skipped, because they are also words
 * of praise, which are reported as claims.
 */
export function checkSkills(source: SourceFacts, output: string): FactFlag[] {
  const found = findSkills(output).filter(({ skill }) => skill.kind !== 'soft');
  if (found.length === 0) return [];
  const words = readWords(output);
  // Skills are found in text order, so each search starts where the last one ended: linear in
  // total.
  let at = 0;
  const isWritten = (from: number) => {
    while (at < words.length && (words[at]?.start ?? 0) < from) at += 1;
    return isSpeltOut(source, words, at < words.length ? at : -1);
  };
  const known = new Set(findSkills(source.text).map(({ skill }) => skill.id));
  return found
    .filter(
      ({ skill, start, end }) =>
        !known.has(skill.id) &&
        !isWritten(start) &&
        !isMentioned(source, output.slice(start, end)) &&
        !readWords(output.slice(start, end)).every((word) => isAcronymOfSource(word, source)),
    )
    .map(({ start, end }) => ({ kind: 'skill', text: output.slice(start, end), start, end }));
}

/**
 * Endings of activities, which need support of their own: using an API is neither developing nor
 * testing one.
 */
const ofDoing = /(?:ment|tion|ing|ics|ign|egy|sis|rch|ture)$/;

/**
 * Whether the source has each word of a skill in any form or as a synonym. If the skill is an
 * acronym with plain nouns, the acronym is enough: 'VAT' supports 'VAT returns'.
 */
function isMentioned(source: SourceFacts, text: string): boolean {
  const words = readWords(text);
  const isAcronym = (word: Word) => /^\p{Lu}{2,}$/u.test(word.text);
  const isBeside = ({ text }: Word) => /^\p{Ll}+$/u.test(text) && !ofDoing.test(text);
  const meant = words.every((word) => isAcronym(word) || isBeside(word))
    ? words.filter(isAcronym)
    : words;
  return (meant.length > 0 ? meant : words).every(
    (word) =>
      source.roots.has(word.root) ||
      source.lowers.has(word.lower) ||
      synonymsOf(word.root).some((other) => source.roots.has(other)),
  );
}
