import type { ReadResume, Sentence } from '../resume/read-resume.ts';

export const areas = ['content', 'structure', 'ats'] as const;
export type Area = (typeof areas)[number];

/** A span of the text at `path`; an empty span at 0 means the whole field. */
export type TextSpan = { path: string; start: number; end: number };

/**
 * A fault that a check found. `rewrite` could replace the span; `points` is what a fix adds to the
 * score.
 */
export type Loss = TextSpan & { message: string; points: number; rewrite?: string };

/**
 * A check of a resume by a pure function. Its score is its weight minus the points of its losses,
 * so every lost point has a reason. An empty resume loses all points.
 */
export type Check = {
  id: string;
  area: Area;
  weight: number;
  /**
   * Whether the check only understands English. It does not apply to resumes in other languages.
   */
  isEnglishOnly?: boolean;
  find: (resume: ReadResume) => Loss[];
  /** The text to show if nothing is lost. */
  praise: (resume: ReadResume) => string;
  /** Names of checks whose findings contradict that praise, which is then left out. */
  silencedBy?: readonly string[];
  /** The field that the praise is about. Findings elsewhere don't contradict it. */
  praisedPath?: string;
};

export const entireField = (path: string): TextSpan => ({ path, start: 0, end: 0 });

export const spanOf = ({ path, start, end }: TextSpan): TextSpan => ({ path, start, end });

export const wordsFor = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The minimum number of statements for full marks. */
const fewestStatements = 3;

/** Points per statement, for a check that examines each one. */
export const shareOf = (weight: number, { postStatements }: ReadResume): number =>
  weight / Math.max(postStatements.length, fewestStatements);

/**
 * Points per entry, for a check of entry headers. They are proportional to the statements of the
 * entry, so that an entry with one line and no date does not lose more than the line is worth.
 */
export function sharesOf(weight: number, counts: readonly number[]): number[] {
  const all = Math.max(
    counts.reduce((sum, count) => sum + count, 0),
    fewestStatements,
  );
  return counts.map((count) => (weight * count) / all);
}

/** Returns the loss for the statements that are missing up to `fewestStatements`. */
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

/**
 * The minimum divisor for the points of a fault, so that a single fault weighs less in a short
 * text.
 */
const fewestSentences = 5;

type Fault = Omit<Loss, 'points'> | undefined;

/**
 * Returns the losses of a check for faults. Each sentence with a fault loses an equal share, and a
 * resume without sentences loses everything.
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
