import type { NumberFact } from './read-numbers.ts';
import { rootOf } from './words.ts';

const noThings = new Set(
  ['altogether', 'total', 'overall', 'week', 'day', 'month', 'year', 'hour', 'shift'].map(rootOf),
);

/**
 * What a number counts, leaving out times and words such as 'altogether'. 'Around 25ish' counts
 * nothing.
 */
export const thingsOf = ({ counted }: NumberFact): string[] =>
  counted.filter((root) => root.length > 3 && !noThings.has(root));
