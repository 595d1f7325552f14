import type { ReadResume, Sentence } from '../resume/read-resume.ts';

export const areas = ['content', 'structure', 'ats'] as const;
export type Area = (typeof areas)[number];

/** A span of the text at `path`; an empty span at 0 means the whole field. */
export type TextSpan = { path: string; start: number; end: number };

/** What a check finds. `rewrite` stands for the span; `points` is what its repair wins back. */
export type Loss = TextSpan & { message: string; points: number; rewrite?: string };

/**
 * One thing that is looked at, by a pure function of the resume. Its score is its weight less the
 * points that it finds lost, so that each point lost has its reason; a resume with nothing in it loses
 * all of them.
 */
export type Check = {
  id: string;
  area: Area;
  weight: number;
  /** Reads English words, and says nothing of a resume in another language. */
  isEnglishOnly?: boolean;
  find: (resume: ReadResume) => Loss[];
  /** What is to be said when nothing is lost. */
  praise: (resume: ReadResume) => string;
  /** Checks whose findings would stand beside that praise and say the opposite. */
  silencedBy?: readonly string[];
};

export const entireField = (path: string): TextSpan => ({ path, start: 0, end: 0 });

export const spanOf = ({ path, start, end }: TextSpan): TextSpan => ({ path, start, end });

export const wordsFor = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** So few statements are worth full marks; fewer can't earn them. */
const fewestStatements = 3;

/** What each statement is worth to a check that wants something of every one of them. */
export const shareOf = (weight: number, { postStatements }: ReadResume): number =>
  weight / Math.max(postStatements.length, fewestStatements);

/**
 * What each entry is worth to a check of its head, by its count of statements: as much as is said
 * of it, so that an entry with one line and no date costs less than the line is worth.
 */
export function sharesOf(weight: number, counts: readonly number[]): number[] {
  const all = Math.max(
    counts.reduce((sum, count) => sum + count, 0),
    fewestStatements,
  );
  return counts.map((count) => (weight * count) / all);
}

/** The loss for statements that are not there yet. */
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

/** In a short text a fault weighs no more than in one of so many sentences. */
const fewestSentences = 5;

type Fault = Omit<Loss, 'points'> | undefined;

/**
 * The losses of a check that wants no faults: each sentence with a fault loses an equal share, and
 * a resume without sentences everything.
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
