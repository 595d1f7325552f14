import type { Block, TextStyle } from '@folio/typeset/blocks';
import { letterWidthEm } from '../font-faces.ts';

/**
 * So many letters a line are read with ease: more, and the eye loses its way back to the next one
 * (Bringhurst, The Elements of Typographic Style, 2.1.2: 45 to 75 for one column of prose; short
 * paragraphs, as of a resume, bear a few more).
 */
const mostLetters = 90;

/** The longest measure that is good to read in a style. */
export const longestMeasurePt = ({ family, sizePt, letterSpacingPt = 0 }: TextStyle): number =>
  mostLetters * (letterWidthEm(family) * sizePt + letterSpacingPt);

/** How to reach somebody is looked up, not read, and an address is not parted for nothing. */
const isLookedUp = ({ path = '' }: { path?: string }): boolean =>
  path.startsWith('personalInfo/') && !path.startsWith('personalInfo/summary');

/** Texts that end before their lines are too long to be read, however wide their room is. */
export const limitMeasure = (blocks: readonly Block[]): Block[] =>
  blocks.map((block): Block => {
    if (block.type === 'stack') return { ...block, children: limitMeasure(block.children) };
    if (block.type === 'columns') {
      const columns = block.columns.map((column) => ({
        ...column,
        children: limitMeasure(column.children),
      }));
      return { ...block, columns };
    }
    const isProse = block.type === 'paragraph' || block.type === 'listItem';
    if (!isProse || isLookedUp(block) || (block.align ?? 'start') !== 'start') return block;
    return { ...block, maxWidthPt: longestMeasurePt(block.style) };
  });
