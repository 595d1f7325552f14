import { findSkills } from '../vocabulary/find-skills.ts';
import { isAcronymOfSource, isSpeltOut } from './check-names.ts';
import type { FactFlag } from './fact-flag.ts';
import type { SourceFacts } from './source-facts.ts';
import { readWords, synonymsOf } from './words.ts';

/**
 * Finds skills that the source does not name. Soft skills are skipped: they are words of praise as
 * well, and reported as claims.
 */
export function checkSkills(source: SourceFacts, output: string): FactFlag[] {
  const found = findSkills(output).filter(({ skill }) => skill.kind !== 'soft');
  if (found.length === 0) return [];
  const words = readWords(output);
  // Skills are found in text order, so each search starts behind the last: linear in total.
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

/** Whether the source has each of its words, in any form or as a synonym. */
const isMentioned = (source: SourceFacts, text: string) =>
  readWords(text).every(
    ({ root }) =>
      source.roots.has(root) || synonymsOf(root).some((other) => source.roots.has(other)),
  );
