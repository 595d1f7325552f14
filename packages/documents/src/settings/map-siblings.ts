import type { Block, InlineRun } from '@folio/typeset/blocks';

/** The content box of siblings; x is measured from the page's left edge. */
export type ContentBox = { xPt: number; widthPt: number };

/** Maps all lists of siblings in the blocks, innermost lists first. */
export function mapSiblings(
  blocks: readonly Block[],
  contentBox: ContentBox,
  change: (siblings: Block[], contentBox: ContentBox) => Block[],
): Block[] {
  const inner = blocks.map((block): Block => {
    const indentPt = block.type === 'spacer' ? 0 : (block.indentPt ?? 0);
    const indentEndPt = block.type === 'stack' ? (block.indentEndPt ?? 0) : 0;
    const widthPt = contentBox.widthPt - indentPt - indentEndPt;
    const left = { xPt: contentBox.xPt + indentPt, widthPt };
    if (block.type === 'stack')
      return { ...block, children: mapSiblings(block.children, left, change) };
    if (block.type !== 'columns') return block;
    const columns = block.columns.map((column) => {
      const own = { xPt: left.xPt + column.xPt, widthPt: column.widthPt };
      return { ...column, children: mapSiblings(column.children, own, change) };
    });
    return { ...block, columns };
  });
  return change(inner, contentBox);
}

export type Lettered = Extract<Block, { runs: InlineRun[] }>;

/** Returns the texts of a block in reading order. */
export function textsIn(block: Block): Lettered[] {
  if (block.type === 'stack') return block.children.flatMap(textsIn);
  if (block.type === 'columns')
    return block.columns.flatMap(({ children }) => children.flatMap(textsIn));
  if (block.type === 'row') return [block.left, block.right];
  return 'runs' in block ? [block] : [];
}
