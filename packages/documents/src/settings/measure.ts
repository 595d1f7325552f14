import type { Block, PageSetup, TextStyle } from '@folio/typeset/blocks';
import { letterWidthEm } from '../font-faces.ts';
import { mapChildren, mapSame } from '../map-children.ts';
import { memoizedInStacks } from '../memoize.ts';

/**
 * The most letters per line that are easy to read: on longer lines the eye loses its way back to
 * the next one (Bringhurst, The Elements of Typographic Style, 2.1.2: 45 to 75 for one column of
 * prose; short paragraphs, as in a resume, tolerate a few more).
 */
const mostLetters = 90;

/** Returns the width of a page between its margins. */
export const contentWidthPt = ({ widthPt, marginLeftPt, marginRightPt }: PageSetup): number =>
  widthPt - marginLeftPt - marginRightPt;

/** Returns the longest readable measure in a style. */
export const longestMeasurePt = ({ family, sizePt, letterSpacingPt = 0 }: TextStyle): number =>
  mostLetters * (letterWidthEm(family) * sizePt + letterSpacingPt);

/** Contact details are looked up rather than read, and a broken address helps nobody. */
const isLookedUp = ({ path = '' }: { path?: string }): boolean =>
  path.startsWith('personalInfo/') && !path.startsWith('personalInfo/summary');

/** Limits lines in wider content boxes to the longest readable measure. */
export const limitMeasure = (blocks: readonly Block[]): readonly Block[] =>
  mapSame(blocks, limited);

const limited = memoizedInStacks((block: Block): Block => {
  const isProse = block.type === 'paragraph' || block.type === 'listItem';
  if (!isProse) return mapChildren(block, limitMeasure);
  if (isLookedUp(block) || (block.align ?? 'start') !== 'start') return block;
  return { ...block, maxWidthPt: longestMeasurePt(block.style) };
});
