import type { Block } from '@folio/typeset/blocks';

/** The size in which most letters of a document are set: that of its body. */
export function bodySizePt(blocks: readonly Block[]): number {
  const letters = new Map<number, number>();
  count(blocks, letters);
  const [most] = [...letters].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? 0;
}

function count(blocks: readonly Block[], letters: Map<number, number>): void {
  for (const block of blocks) {
    if (block.type === 'stack') count(block.children, letters);
    else if (block.type === 'columns')
      for (const { children } of block.columns) count(children, letters);
    else if (block.type === 'row') count([block.left, block.right], letters);
    else if ('runs' in block) {
      const { sizePt } = block.style;
      const length = block.runs.reduce((sum, { text }) => sum + text.length, 0);
      letters.set(sizePt, (letters.get(sizePt) ?? 0) + length);
    }
  }
}
