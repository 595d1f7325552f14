import type { ReadResume } from '../score/read-resume.ts';

export const areas = ['content', 'structure', 'ats'] as const;
export type Area = (typeof areas)[number];

/** A place in the text at `path`; an empty span at 0 means the place as a whole. */
export type Place = { path: string; start: number; end: number };

/** What a check finds. `rewrite` stands for the span; `points` is what its repair wins back. */
export type Loss = Place & { message: string; points: number; rewrite?: string };

/**
 * One thing that is looked at. Its score is its weight less the points that it finds lost, so that
 * each point lost has its reason; a resume with nothing in it loses all of them.
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
};

export const whole = (path: string): Place => ({ path, start: 0, end: 0 });

export const placeOf = ({ path, start, end }: Place): Place => ({ path, start, end });

export const wordsFor = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
