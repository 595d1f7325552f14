import type { Block, PageSetup, TextStyle } from '@folio/typeset/blocks';
import { letterWidthEm } from '../font-faces.ts';
import { mapChildren, mapSame } from '../map-children.ts';
import { memoizedInStacks } from '../memoize.ts';

/**
 * So many letters a line are read with ease: more, and the eye loses its way back to the next one
 * (Bringhurst, The Elements of Typographic Style, 2.1.2: 45 to 75 for one column of prose; short
 * paragraphs, as of a resume, bear a few more).
 */
const mostLetters = 90;

/** The width of a page between its margins. */
export const contentWidthPt = ({ widthPt, marginLeftPt, marginRightPt }: PageSetup): number =>
  widthPt - marginLeftPt - marginRightPt;

/** The longest measure that is good to read in a style. */
export const longestMeasurePt = ({ family, sizePt, letterSpacingPt = 0 }: TextStyle): number =>
  mostLetters * (letterWidthEm(family) * sizePt + letterSpacingPt);

/** Contact details are looked up, not read, and breaking an address serves nobody. */
const isLookedUp = ({ path = '' }: { path?: string }): boolean =>
  path.startsWith('personalInfo/') && !path.startsWith('personalInfo/summary');

/** Limits lines to the longest readable measure, in wider content boxes. */
export const limitMeasure = (blocks: readonly Block[]): readonly Block[] =>
  mapSame(blocks, limited);

const limited = memoizedInStacks((block: Block): Block => {
  const isProse = block.type === 'paragraph' || block.type === 'listItem';
  if (!isProse) return mapChildren(block, limitMeasure);
  if (isLookedUp(block) || (block.align ?? 'start') !== 'start') return block;
  return { ...block, maxWidthPt: longestMeasurePt(block.style) };
});
