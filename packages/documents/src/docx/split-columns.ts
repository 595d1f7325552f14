import type { Block, Column, Columns, PageSetup } from '@folio/typeset/blocks';
import type { DisplayList } from '@folio/typeset/display-list';

/** Columns with a minimum height of their row. */
export type HighColumns = Columns & { leastHeightPt?: number };

/** The first and last page on which each text has lines, by its path. */
type Pages = ReadonlyMap<string, { first: number; last: number }>;

/**
 * Whether some text may continue after the column beside it has ended, so that a layout is needed.
 */
export const hasTextBeside = (blocks: readonly Block[]): boolean =>
  blocks.some((block) => block.type === 'columns' && block.columns.some(({ alone }) => alone));

/**
 * Splits the text that the layout has placed on pages after the end of the column beside it off
 * their common row, because a Word table has one width and one background on all its pages.
 */
export function splitColumns(
  blocks: readonly Block[],
  list: DisplayList,
  page: PageSetup,
): Block[] {
  const pages = pagesOf(list);
  return blocks.flatMap((block) =>
    block.type === 'columns' ? splitOne(block, pages, heightBelow(block, list, page)) : [block],
  );
}

function splitOne(columns: Columns, pages: Pages, availablePt: number | undefined): Block[] {
  const main = columns.columns.find(({ alone }) => alone);
  const sides = columns.columns.filter((column) => column !== main);
  const last = Math.max(...sides.flatMap(({ children }) => lastPages(children, pages)));
  if (!main?.alone || !Number.isFinite(last)) return [columns];
  const leaves = leavesOf(main.children);
  const isBeyond = (leaf: Block) => (pagesOfLeaf(leaf, pages)?.first ?? -1) > last;
  let cut = leaves.findIndex(isBeyond);
  while (cut > 0 && isKept(leaves[cut - 1])) cut--;
  const first = leaves[cut];
  if (!first || cut === 0) return [columns];
  const [before, after] = splitBefore(main.children, first);
  const beside: HighColumns = {
    ...columns,
    columns: columns.columns.map((column) =>
      column === main ? { ...column, children: before } : column,
    ),
    ...(last === 0 && availablePt !== undefined && { leastHeightPt: availablePt }),
  };
  const alone: Column = { ...main.alone, children: after };
  return [beside, { type: 'columns', columns: [alone] }];
}

/** Whether a block moves to another page together with the next block. */
const isKept = (block: Block | undefined): boolean =>
  block !== undefined &&
  (block.type === 'heading' ||
    block.type === 'spacer' ||
    block.type === 'rule' ||
    ('keepWithNext' in block && block.keepWithNext === true));

/** Flattens stacks; other blocks are leaves. */
const leavesOf = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => (block.type === 'stack' ? leavesOf(block.children) : [block]));

/** Splits blocks before a leaf; a stack that contains it becomes two. */
function splitBefore(blocks: readonly Block[], leaf: Block): [Block[], Block[]] {
  const at = blocks.findIndex((block) => block === leaf || leavesOf([block]).includes(leaf));
  const block = blocks[at];
  const [before, after] = [blocks.slice(0, at), blocks.slice(at + 1)];
  if (block?.type !== 'stack') return [before, blocks.slice(at)];
  const [inside, rest] = splitBefore(block.children, leaf);
  if (inside.length === 0) return [before, blocks.slice(at)];
  const { spaceBeforePt: _, ...continued } = block;
  return [
    [...before, { ...block, children: inside }],
    [{ ...continued, children: rest }, ...after],
  ];
}

function pagesOf({ pages }: DisplayList): Pages {
  const found = new Map<string, { first: number; last: number }>();
  for (const [number, { boxes }] of pages.entries())
    for (const { path } of boxes)
      found.set(path, { first: found.get(path)?.first ?? number, last: number });
  return found;
}

const pathsIn = (block: Block): string[] => {
  if (block.type === 'stack') return block.children.flatMap(pathsIn);
  if (block.type === 'columns')
    return block.columns.flatMap(({ children }) => children.flatMap(pathsIn));
  if (block.type === 'row') return [block.left, block.right].flatMap(pathsIn);
  return 'path' in block && block.path !== undefined ? [block.path] : [];
};

const pagesOfLeaf = (leaf: Block, pages: Pages) =>
  pathsIn(leaf).flatMap((path) => pages.get(path) ?? [])[0];

const lastPages = (blocks: readonly Block[], pages: Pages): number[] =>
  blocks.flatMap((block) => pathsIn(block).flatMap((path) => pages.get(path)?.last ?? []));

/** Less than a line, because a whole line would fit below. */
const slackPt = 2;

/**
 * The height from the start of the columns to the bottom of the first page, if they start there.
 */
function heightBelow(columns: Columns, { pages: [first] }: DisplayList, page: PageSetup) {
  const paths = new Set(pathsIn(columns));
  const tops = (first?.boxes ?? []).flatMap(({ path, yPt }) => (paths.has(path) ? [yPt] : []));
  if (tops.length === 0) return undefined;
  return page.heightPt - page.marginBottomPt - Math.min(...tops) - slackPt;
}
