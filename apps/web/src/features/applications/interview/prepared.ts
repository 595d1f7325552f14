import type { LikelyQuestion } from '@folio/analysis/interview-questions';
import { applicationLimits, type Preparation } from '@folio/contract/application-fields';

/** A question with its notes. */
export type Prepared = Omit<LikelyQuestion, 'language'> & {
  /** The question's language, if known. */
  language?: LikelyQuestion['language'];
  notes: string;
  /** Whether the owner has added it, or it is no longer likely and kept for its notes. */
  isOwn: boolean;
};

/** The likely questions with their notes, then questions that only have notes. */
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

/** The notes with one question's notes changed or added. */
export function withNotes(
  noted: readonly Preparation[],
  { question, notes, id }: Preparation,
): Preparation[] {
  const isKnown = noted.some((one) => one.question === question);
  return isKnown
    ? noted.map((one) => (one.question === question ? { ...one, notes } : one))
    : [...noted, { id, question, notes }];
}

/** Drops questions with empty notes, except those that the owner added. */
export const withoutEmpty = (
  noted: readonly Preparation[],
  likely: readonly LikelyQuestion[],
): Preparation[] =>
  noted.filter(
    ({ question, notes }) => notes !== '' || !likely.some((one) => one.question === question),
  );

export const isFull = (noted: readonly Preparation[]): boolean =>
  noted.length >= applicationLimits.preparations;
