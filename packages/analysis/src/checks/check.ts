import type { ReadResume, Sentence } from '../resume/read-resume.ts';

export const areas = ['content', 'structure', 'ats'] as const;
export type Area = (typeof areas)[number];

/** A span of the text at `path`; an empty span at 0 means the whole field. */
export type TextSpan = { path: string; start: number; end: number };

/** What a check found. `rewrite` could replace the span; `points` is what the repair wins back. */
export type Loss = TextSpan & { message: string; points: number; rewrite?: string };

/**
 * One thing that is checked, by a pure function of the resume. Its score is its weight less the
 * points of its losses, so that every lost point has a reason. An empty resume loses them all.
 */
export type Check = {
  id: string;
  area: Area;
  weight: number;
  /** Whether it only understands English: resumes in other languages are not checked. */
  isEnglishOnly?: boolean;
  find: (resume: ReadResume) => Loss[];
  /** What is said when nothing is lost. */
  praise: (resume: ReadResume) => string;
  /**
   * Names of checks whose findings would contradict that praise: with one of these, it is not said.
   */
  silencedBy?: readonly string[];
  /** The field that the praise is about: findings elsewhere don't contradict it. */
  praisedPath?: string;
};

export const entireField = (path: string): TextSpan => ({ path, start: 0, end: 0 });

export const spanOf = ({ path, start, end }: TextSpan): TextSpan => ({ path, start, end });

export const wordsFor = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Fewest statements for full marks. */
const fewestStatements = 3;

/** Points of each statement, for a check that looks at every one of them. */
export const shareOf = (weight: number, { postStatements }: ReadResume): number =>
  weight / Math.max(postStatements.length, fewestStatements);

/**
 * Points of each entry, for a check of entry headers: in proportion to the statements of the entry,
 * so that an entry with one line and no date loses less than the line is worth.
 */
export function sharesOf(weight: number, counts: readonly number[]): number[] {
  const all = Math.max(
    counts.reduce((sum, count) => sum + count, 0),
    fewestStatements,
  );
  return counts.map((count) => (weight * count) / all);
}

/** The loss for statements that are missing up to `fewestStatements`. */
export function missingStatements(
  weight: number,
  resume: ReadResume,
  messageFor: (missing: number) => string,
): Loss[] {
  const missing = fewestStatements - resume.statements.length;
  if (missing <= 0) return [];
  const path = resume.jobs[0]?.path ?? 'workExperience';
  const points = missing * shareOf(weight, resume);
  return [{ ...entireField(path), message: messageFor(missing), points }];
}

/** In a text of fewer sentences, a fault weighs no more than in one of so many. */
const fewestSentences = 5;

type Fault = Omit<Loss, 'points'> | undefined;

/**
 * Losses of a check for faults: each sentence with a fault loses an equal share, and a resume
 * without sentences loses everything.
 */
export function faultsIn<T extends Sentence>(
  sentences: readonly T[],
  weight: number,
  nothingRead: string,
  faultOf: (sentence: T) => Fault,
): Loss[] {
  if (sentences.length === 0)
    return [{ ...entireField('workExperience'), message: nothingRead, points: weight }];
  const points = weight / Math.max(sentences.length, fewestSentences);
  return sentences.flatMap((sentence) => {
    const fault = faultOf(sentence);
    return fault ? [{ ...fault, points }] : [];
  });
}
