import type { LikelyQuestion } from '@folio/analysis/interview-questions';
import { applicationLimits, type Preparation } from '@folio/contract/application-fields';

/** A question that is prepared for, with what was noted. */
export type Prepared = Omit<LikelyQuestion, 'language'> & {
  /** That it is asked in, where that is known. */
  language?: LikelyQuestion['language'];
  notes: string;
  /** Added by its owner, or no longer asked for by the job: it is there for its notes. */
  isOwn: boolean;
};

/** The likely questions with their notes; then those that have notes alone. */
export function preparedOf(
  likely: readonly LikelyQuestion[],
  noted: readonly Preparation[],
): Prepared[] {
  const notes = new Map(noted.map((one) => [one.question, one.notes]));
  const asked = new Set(likely.map(({ question }) => question));
  const own = noted.filter(({ question }) => !asked.has(question));
  return [
    ...likely.map((one) => ({ ...one, notes: notes.get(one.question) ?? '', isOwn: false })),
    ...own.map((one) => ({ ...one, need: '', evidence: [], isOwn: true })),
  ];
}

/** The notes with one changed, or added where there is none of that question. */
export function withNotes(
  noted: readonly Preparation[],
  { question, notes, id }: Preparation,
): Preparation[] {
  const isKnown = noted.some((one) => one.question === question);
  return isKnown
    ? noted.map((one) => (one.question === question ? { ...one, notes } : one))
    : [...noted, { id, question, notes }];
}

/** What was noted and emptied again takes no place, unless its owner has added the question. */
export const withoutEmpty = (
  noted: readonly Preparation[],
  likely: readonly LikelyQuestion[],
): Preparation[] =>
  noted.filter(
    ({ question, notes }) => notes !== '' || !likely.some((one) => one.question === question),
  );

export const isFull = (noted: readonly Preparation[]): boolean =>
  noted.length >= applicationLimits.preparations;
