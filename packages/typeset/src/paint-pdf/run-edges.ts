import type { Fragment } from '../display-list.ts';

/** What lies between a run and those that are read before and after it. */
export type RunEdges = {
  /** What it says begins with a space that no glyph shows. */
  afterSpace: boolean;
  /** It is set left of the run that is read before it, or the next one left of it. */
  afterJump: boolean;
  beforeJump: boolean;
  /** It is set left of the run that is read before it, and no word goes on from that. */
  partsWords: boolean;
};
export const noEdges: RunEdges = {
  afterSpace: false,
  afterJump: false,
  beforeJump: false,
  partsWords: false,
};

const isSetLeftOf = (b: Fragment | undefined, a: Fragment | undefined): boolean =>
  a !== undefined && b !== undefined && b.xPt < a.xPt;

/**
 * A mark with spaces around it, such as the dot between two parts of an address: set left of letters
 * that run to the left, it is read before them by those who take glyphs as they stand.
 */
const endsInMark = /\s[^\s\p{L}\p{N}]+\s+$/u;

/** Whether `b` is set left of `a`, which is read before it, with a space between that nobody finds. */
const losesSpace = (a: Fragment | undefined, b: Fragment): boolean =>
  a !== undefined &&
  isSetLeftOf(b, a) &&
  (a.run.text.trim() === '' ||
    (!a.run.rtl && a.run.text.endsWith(' ')) ||
    (a.run.rtl && endsInMark.test(a.run.text)) ||
    (!b.run.rtl && b.run.text.startsWith(' ')));

/** Whether a word goes on from one to the other. */
const joinsLetters = (a: Fragment, b: Fragment): boolean =>
  /[\p{L}\p{N}]$/u.test(a.run.text) && /^[\p{L}\p{N}]/u.test(b.run.text);

/** What lies between a fragment and those that are read before and after it. */
export const edgesOf = (
  a: Fragment | undefined,
  b: Fragment,
  c: Fragment | undefined,
): RunEdges => ({
  afterSpace: losesSpace(a, b),
  afterJump: isSetLeftOf(b, a),
  partsWords: a !== undefined && isSetLeftOf(b, a) && !joinsLetters(a, b),
  beforeJump: isSetLeftOf(c, b),
});
