import type { Block, InlineRun } from '@folio/typeset/blocks';

export type Lettered = Extract<Block, { runs: InlineRun[] }>;

/** The texts of a block, in the order in which they are read. */
export function textsIn(block: Block): Lettered[] {
  if (block.type === 'stack') return block.children.flatMap(textsIn);
  if (block.type === 'columns')
    return block.columns.flatMap(({ children }) => children.flatMap(textsIn));
  if (block.type === 'row') return [block.left, block.right];
  return 'runs' in block ? [block] : [];
}
