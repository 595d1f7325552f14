import type { ResumeContent } from '@folio/contract/resume-content';
import { memoized } from '../memoize.ts';

/** Shorter words fit into every column. */
const longWord = /\p{L}{16}/u;

/**
 * Whether a content has a word that may be wider than a narrow column, so that a browser fetches
 * what it takes to divide it.
 */
export const hasLongWords = memoized((content: ResumeContent): boolean =>
  Object.values(content).some((part) =>
    Array.isArray(part) ? part.some((entry: object) => isIn(entry)) : isWithin(part),
  ),
);

const isIn = memoized((entry: object): boolean => Object.values(entry).some(isWithin));

const isWithin = (value: unknown): boolean =>
  typeof value === 'string'
    ? longWord.test(value)
    : typeof value === 'object' && value !== null && isIn(value);
