import { type Flow, type FlowItem, fewestLines } from './flow.ts';

/** Whether the item is between a kept heading and what the heading belongs to. */
const isPassive = (item: FlowItem): boolean =>
  item.kind === 'space' || (item.kind === 'rule' && !item.closes);

/** A rule or a space below a kept heading is kept as well; otherwise the two would be stranded. */
function keptFlags(items: readonly FlowItem[]): boolean[] {
  let before = false;
  return items.map((item) => {
    if (item.kind === 'open' || item.kind === 'close') return before;
    before = item.keepWithNext || (before && isPassive(item));
    return before;
  });
}

/** Heights from an item's top on, as if nothing were ever split: `starts[i]` is where i begins. */
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

/** The index of the last thing with a height in each stack, by the index of the stack's start. */
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

/** What is needed to tell how high the beginning of each item is. */
type Chains = {
  items: readonly FlowItem[];
  pageHeightPt: number;
  /** Whether an item must stand with the next one. */
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
 * For each item, the height that must be left on a page for it to begin there (without the space
 * above it): its least part, what it must stay with, and the whole of a stack that is kept together
 * and takes no more than its share of a page. What would fit on no page is not asked for. One pass,
 * from the end.
 *
 * Where there is more of the flow than its items, that may ask for more height for the last of them;
 * `known` is the first item of which it isn't certain.
 */
export function neededHeights(
  { items, isComplete }: Pick<Flow, 'items' | 'isComplete'>,
  pageHeightPt: number,
): { heights: Float64Array; known: number } {
  const chains = chainsOf(items, pageHeightPt);
  const { isChained, tops, lasts } = chains;
  const needed = new Float64Array(items.length + 1);
  // The same without what is kept together, for where that makes a chain too long for a page.
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

/** The first item whose height what follows all of them may change. */
function firstUnknown({ items, pageHeightPt, isChained, tops, lasts }: Chains): number {
  // A stack that is to end may keep its last thing with what follows.
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

/** Whether there is something that may stand on the same page. */
const canFollow = (next: FlowItem | undefined): boolean => next !== undefined && !next.breakBefore;

const at = (numbers: Float64Array | Int32Array | Uint8Array, i: number): number => numbers[i] ?? 0;

const firstThatFits = (limitPt: number, wished: number, otherwise: number): number =>
  wished <= limitPt ? wished : otherwise;

/** Columns need room for the beginning of each of them. */
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
 * Widows and orphans: how many lines of a paragraph go on this page, from line `first` on, when
 * `fitting` of them have room: never so that a single line is parted from the others. On a page
 * that holds nothing else at least one goes, or there would be no end.
 */
export function splitLines(count: number, first: number, fitting: number, fresh: boolean): number {
  const left = count - first;
  if (fitting >= left) return left;
  const split = Math.min(fitting, left - fewestLines);
  if (split >= fewestLines) return split;
  return fresh ? Math.max(1, Math.min(fitting, left)) : 0;
}
