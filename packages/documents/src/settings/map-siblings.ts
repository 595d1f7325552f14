import type { Block, InlineRun } from '@folio/typeset/blocks';

/** Where siblings stand: x is measured from the page's left edge. */
export type ContentBox = { xPt: number; widthPt: number };

/** The blocks with all lists of siblings changed, the innermost first. */
export function mapSiblings(
  blocks: readonly Block[],
  room: ContentBox,
  change: (siblings: Block[], room: ContentBox) => Block[],
): Block[] {
  const inner = blocks.map((block): Block => {
    const indentPt = block.type === 'spacer' ? 0 : (block.indentPt ?? 0);
    const left = { xPt: room.xPt + indentPt, widthPt: room.widthPt - indentPt };
    if (block.type === 'stack')
      return { ...block, children: mapSiblings(block.children, left, change) };
    if (block.type !== 'columns') return block;
    const columns = block.columns.map((column) => {
      const own = { xPt: left.xPt + column.xPt, widthPt: column.widthPt };
      return { ...column, children: mapSiblings(column.children, own, change) };
    });
    return { ...block, columns };
  });
  return change(inner, room);
}

export type Lettered = Extract<Block, { runs: InlineRun[] }>;

/** The texts of a block, in the order in which they are read. */
export function textsIn(block: Block): Lettered[] {
  if (block.type === 'stack') return block.children.flatMap(textsIn);
  if (block.type === 'columns')
    return block.columns.flatMap(({ children }) => children.flatMap(textsIn));
  if (block.type === 'row') return [block.left, block.right];
  return 'runs' in block ? [block] : [];
}
