import type { Fragment } from '../display-list.ts';

/** The gaps between a run and its neighbors in reading order. */
export type RunEdges = {
  /** Its text starts with a space that no glyph shows. */
  afterSpace: boolean;
  /** It is left of the run before it in reading order, or the next one is left of it. */
  afterJump: boolean;
  beforeJump: boolean;
  /** It is left of the run before it in reading order, and no word continues across. */
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
 * Matches a separator with spaces around it at the end, such as the dot between two contacts. If it
 * is left of right-to-left letters, extractors that take glyphs in visual order put it before them.
 */
const endsInMark = /\s[^\s\p{L}\p{N}]+\s+$/u;

/** Whether `b` is left of its predecessor `a` and extractors would lose the space between them. */
const losesSpace = (a: Fragment | undefined, b: Fragment): boolean =>
  a !== undefined &&
  isSetLeftOf(b, a) &&
  (a.run.text.trim() === '' ||
    (!a.run.rtl && a.run.text.endsWith(' ')) ||
    (a.run.rtl && endsInMark.test(a.run.text)) ||
    (!b.run.rtl && b.run.text.startsWith(' ')));

/** Whether a word continues from one fragment to the other. */
const joinsLetters = (a: Fragment, b: Fragment): boolean =>
  /[\p{L}\p{N}]$/u.test(a.run.text) && /^[\p{L}\p{N}]/u.test(b.run.text);

/** Returns the gaps between a fragment and its neighbors in reading order. */
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
