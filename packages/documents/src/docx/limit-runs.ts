import type { Block, InlineRun } from '@folio/typeset/blocks';

/** Word's writer keeps some five kilobytes a run in memory until it is done. */
const mostRuns = 20_000;

/**
 * The blocks with as many changes of look as Word's writer has room for, hundreds of pages of them.
 * Texts beyond keep their words and addresses and lose their bold and italics.
 */
export function limitRuns(blocks: readonly Block[]): Block[] {
  let left = mostRuns;
  const limited = <Kind extends Block>(block: Kind): Kind => {
    if (block.type === 'stack') return { ...block, children: block.children.map(limited) };
    if (block.type === 'columns') {
      const columns = block.columns.map((column) => ({
        ...column,
        children: column.children.map(limited),
      }));
      return { ...block, columns };
    }
    if (!('runs' in block)) return block;
    left -= block.runs.length;
    return left >= 0 || block.runs.length <= 1 ? block : { ...block, runs: [plainRun(block.runs)] };
  };
  return blocks.map(limited);
}

/** What runs say without their looks: links are followed by where they lead. */
const plainRun = (runs: readonly InlineRun[]): InlineRun => ({
  text: runs.map(({ text, href }) => (href ? `${text} (${href})` : text)).join(''),
});
