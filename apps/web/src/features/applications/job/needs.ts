import type { ExplainedTerm, ResumePlace } from '@folio/analysis/explain-match';
import { onlyLists } from '@folio/contract/content-path';

/** What a job asks for, and where the resume says it. */
export type Need = {
  name: string;
  /** Told in a sentence, in lists alone, or not at all. */
  level: 'shown' | 'listed' | 'missing';
  /** The text of the resume that tells it. */
  quote: string;
  /** Where the resume says it: in sentences, or in lists where no sentence does. */
  places: readonly ResumePlace[];
  /** Its owner has said that they don't have it: nothing asks for it again. */
  isLeftOut: boolean;
};

/** A part of the job's description: as it is written, or what asks for a need. */
export type DescriptionSpan = { text: string; need?: number };

/** Terms come in the order in which the job asks for them, and so do needs. */
export const needsOf = (terms: readonly ExplainedTerm[], leftOut: readonly string[] = []): Need[] =>
  terms.map(({ name, isFound, answered }) => {
    const isLeftOut = leftOut.includes(name);
    if (!isFound) return { name, level: 'missing', quote: '', places: [], isLeftOut };
    const inSentences = answered.filter(({ path }) => !onlyLists(path));
    const level = inSentences.length > 0 || answered.length === 0 ? 'shown' : 'listed';
    const places = inSentences.length > 0 ? inSentences : answered;
    return { name, level, quote: inSentences[0]?.text ?? '', places, isLeftOut: false };
  });

/** The text with the places that ask for needs; no mark lies over another. */
export function descriptionSpans(text: string, terms: readonly ExplainedTerm[]): DescriptionSpan[] {
  const places = terms
    .flatMap(({ asked }, need) => asked.map((place) => ({ ...place, need })))
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
  const spans: DescriptionSpan[] = [];
  let at = 0;
  for (const { start, end, need } of places) {
    if (start < at) continue;
    if (start > at) spans.push({ text: text.slice(at, start) });
    spans.push({ text: text.slice(start, end), need });
    at = end;
  }
  if (at < text.length) spans.push({ text: text.slice(at) });
  return spans;
}
