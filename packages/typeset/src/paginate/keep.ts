import { type Flow, type FlowItem, fewestLines } from './flow.ts';

/** Whether the item may be between a kept heading and its content. */
const isPassive = (item: FlowItem): boolean =>
  item.kind === 'space' || (item.kind === 'rule' && !item.closes);

/**
 * A rule or a space below a kept heading is kept, too; otherwise it would be stranded with the
 * heading.
 */
function keptFlags(items: readonly FlowItem[]): boolean[] {
  let before = false;
  return items.map((item) => {
    if (item.kind === 'open' || item.kind === 'close') return before;
    before = item.keepWithNext || (before && isPassive(item));
    return before;
  });
}

/** The items' tops as if nothing were ever split. */
function naturalTops(items: readonly FlowItem[]): Float64Array {
  const tops = new Float64Array(items.length);
  let y = 0;
  for (let i = 0; i < items.length; i++) {
    const { beforePt, heightPt, afterPt } = items[i] as FlowItem;
    tops[i] = y + beforePt;
    y += beforePt + heightPt + afterPt;
  }
  return tops;
}

/** The index of the last item with a height in each stack, by the index of the stack's start. */
function lastContents(items: readonly FlowItem[]): Int32Array {
  const lasts = new Int32Array(items.length).fill(-1);
  let last = -1;
  for (let i = 0, opened: number[] = []; i < items.length; i++) {
    const kind = items[i]?.kind;
    if (kind === 'open') opened.push(i);
    else if (kind === 'close') {
      const start = opened.pop() ?? 0;
      if (last > start) lasts[start] = last;
    } else last = i;
  }
  return lasts;
}

/** The data from which the minimum height of each item's start is computed. */
type Chains = {
  items: readonly FlowItem[];
  pageHeightPt: number;
  /** Whether an item must be on the same page as the next one. */
  isChained: (i: number) => boolean;
  tops: Float64Array;
  lasts: Int32Array;
};

function chainsOf(items: readonly FlowItem[], pageHeightPt: number): Chains {
  const kept = keptFlags(items);
  const isChained = (i: number) =>
    (isEdge(items[i]) || kept[i] === true) && canFollow(items[i + 1]);
  return { items, pageHeightPt, isChained, tops: naturalTops(items), lasts: lastContents(items) };
}

const isEdge = (item: FlowItem | undefined): boolean =>
  item?.kind === 'open' || item?.kind === 'close';

/**
 * Returns, for each item, the height that must be left on a page for it to start there (without the
 * space above it): its smallest part, the items that it must stay with, and the whole of a stack
 * that is kept together and takes no more than its share of a page. Heights that exceed a page are
 * reduced. One pass, from the end.
 *
 * Further items of the flow may increase the heights of the last ones; `known` is the first item
 * whose height isn't final.
 */
export function neededHeights(
  { items, isComplete }: Pick<Flow, 'items' | 'isComplete'>,
  pageHeightPt: number,
): { heights: Float64Array; known: number } {
  const chains = chainsOf(items, pageHeightPt);
  const { isChained, tops, lasts } = chains;
  const needed = new Float64Array(items.length + 1);
  // The heights without `keepTogether`, for chains that would exceed a page with it.
  const least = new Float64Array(items.length + 1);
  for (let i = items.length - 1; i >= 0; i--) {
    const item = items[i] as FlowItem;
    const own = item.heightPt + item.afterPt + (items[i + 1]?.beforePt ?? 0);
    const alone = isEdge(item) ? 0 : headOf(item, pageHeightPt);
    const chained = isChained(i);
    least[i] = chained ? firstThatFits(pageHeightPt, own + at(least, i + 1), alone) : alone;
    needed[i] = chained
      ? firstThatFits(pageHeightPt, own + at(needed, i + 1), at(least, i))
      : alone;
    const last = at(lasts, i);
    if (item.kind !== 'open' || item.keepTogether === 0 || last < 0) continue;
    const tail = Math.max(items[last]?.heightPt ?? 0, at(needed, last));
    const fullHeight = at(tops, last) - at(tops, i) + tail;
    needed[i] = firstThatFits(item.keepTogether * pageHeightPt, fullHeight, at(needed, i));
  }
  return { heights: needed, known: isComplete ? items.length : firstUnknown(chains) };
}

/** The first item whose height may change with further items. */
function firstUnknown({ items, pageHeightPt, isChained, tops, lasts }: Chains): number {
  // A stack that is still open may keep its last content with what follows.
  const lastContent = items.findLastIndex((item) => !isEdge(item));
  const isKnown = new Uint8Array(items.length);
  for (let i = lastContent - 1; i >= 0; i--) {
    const item = items[i] as FlowItem;
    isKnown[i] = isChained(i) ? at(isKnown, i + 1) : 1;
    if (item.kind !== 'open' || item.keepTogether === 0) continue;
    const last = at(lasts, i);
    const reachPt = at(tops, last < 0 ? lastContent : last) - at(tops, i);
    if (reachPt <= item.keepTogether * pageHeightPt && at(isKnown, last) === 0) isKnown[i] = 0;
  }
  const unknown = isKnown.indexOf(0);
  return unknown < 0 ? items.length : unknown;
}

/** Whether a next item exists and may be on the same page. */
const canFollow = (next: FlowItem | undefined): boolean => next !== undefined && !next.breakBefore;

const at = (numbers: Float64Array | Int32Array | Uint8Array, i: number): number => numbers[i] ?? 0;

const firstThatFits = (limitPt: number, wished: number, otherwise: number): number =>
  wished <= limitPt ? wished : otherwise;

/** Columns need height for the start of each of them. */
function headOf(item: FlowItem, pageHeightPt: number): number {
  if (item.kind !== 'columns') return item.headPt;
  return Math.max(0, ...item.columns.map(({ flow }) => beginningOf(flow, pageHeightPt)));
}

function beginningOf(flow: Flow, pageHeightPt: number): number {
  let { heights, known } = neededHeights(flow, pageHeightPt);
  while (known === 0 && !flow.isComplete) {
    flow.grow();
    ({ heights, known } = neededHeights(flow, pageHeightPt));
  }
  return at(heights, 0);
}

/**
 * Widow and orphan control: returns the number of lines of a paragraph, from line `first` on, to
 * place on this page, of which `fitting` fit. A single line is never separated from the others. An
 * empty page takes at least one line, which guarantees progress.
 */
export function splitLines(count: number, first: number, fitting: number, fresh: boolean): number {
  const left = count - first;
  if (fitting >= left) return left;
  const split = Math.min(fitting, left - fewestLines);
  if (split >= fewestLines) return split;
  return fresh ? Math.max(1, Math.min(fitting, left)) : 0;
}
