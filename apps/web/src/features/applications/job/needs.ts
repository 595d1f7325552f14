import type { ExplainedTerm, ResumePlace } from '@folio/analysis/explain-match';
import { onlyLists } from '@folio/contract/content-path';

/** A need of a job, and where the resume answers it. */
export type Need = {
  name: string;
  /** The name as displayed in a list. */
  label: string;
  /** Answered in a sentence, only in lists, or not at all. */
  level: 'shown' | 'listed' | 'missing';
  /** The resume's text that answers it. */
  quote: string;
  /** The places that answer it: in sentences, or in lists if no sentence does. */
  places: readonly ResumePlace[];
  /** The owner has marked it as missing, so that nothing asks for it again. */
  isLeftOut: boolean;
};

/** A part of the job's description: plain text, or words that ask for a need. */
export type DescriptionSpan = { text: string; need?: number };

/** The needs, in the order of the job's terms. */
export const needsOf = (terms: readonly ExplainedTerm[], leftOut: readonly string[] = []): Need[] =>
  terms.map(({ name, label, isFound, answered }) => {
    const isLeftOut = leftOut.includes(name);
    if (!isFound) return { name, label, level: 'missing', quote: '', places: [], isLeftOut };
    const inSentences = answered.filter(({ path }) => !onlyLists(path));
    const level = inSentences.length > 0 || answered.length === 0 ? 'shown' : 'listed';
    const places = inSentences.length > 0 ? inSentences : answered;
    return { name, label, level, quote: inSentences[0]?.text ?? '', places, isLeftOut: false };
  });

/** The description in spans, with those that ask for needs; marks don't overlap. */
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
