import { joinSpacedLetters, repairText } from '../vocabulary/letters.ts';
import { type CellRun, runsOf } from './cells.ts';
import type { Cell, TextItem } from './model.ts';

/** Cells on one baseline of a page, from left to right. */
export type Row = { page: number; y: number; cells: Cell[] };

const baselineTolerance = 0.35;
/**
 * Gaps in ems: the width of a space, of a gap between texts, and of a gap that isolates the text
 * after it.
 */
const spaceEm = 0.16;
const thinSpaceEm = 0.05;
const apartEm = 0.45;
const cellEm = 0.95;

/**
 * Groups the items of one page into rows by baseline, and each row into cells by gaps. Cells are
 * computed twice: left edges shared by cells of several rows after the first pass are those of
 * columns, and in the second pass they separate texts that are closer than a usual gap. O(n log n)
 * for n items, plus a comparison with each row within a third of a line's height per item.
 */
export function itemsToRows(items: readonly TextItem[]): Row[] {
  const sorted = items
    .filter((item) => item.text.trim() !== '' && item.size > 0)
    .sort((a, b) => a.y - b.y || a.x - b.x);
  const groups: TextItem[][] = [];
  for (const item of sorted) {
    const group = groupOf(groups, item);
    if (group) group.push(item);
    else groups.push([item]);
  }
  const lines = onNearest(groups);
  const labelEdges = sharedEdges(lines);
  const rows = lines.map((group) => toRow(group, labelEdges, []));
  const cellEdges = edgesOfCells(rows);
  return lines.map((group) => toRow(group, labelEdges, cellEdges));
}

/**
 * Returns the last row on an item's baseline. Rows are sorted, so the search ends at rows further
 * up.
 */
function groupOf(groups: readonly TextItem[][], item: TextItem): TextItem[] | undefined {
  for (let at = groups.length - 1; at >= 0; at--) {
    const group = groups[at] ?? [];
    if (isSameBaseline(group, item)) return group;
    if (item.y - (group[0]?.y ?? 0) > baselineTolerance * item.size) return undefined;
  }
  return undefined;
}

/** Moves items between two close baselines, those of two columns, to the nearer one. */
function onNearest(groups: readonly TextItem[][]): TextItem[][] {
  const baselines = groups.map(([first]) => first?.y ?? Infinity);
  const lines = groups.map((): TextItem[] => []);
  for (const [at, group] of groups.entries())
    for (const item of group) {
      const distance = (of: number) => Math.abs((baselines[of] ?? Infinity) - item.y);
      const near = distance(at + 1) < distance(at) && isSameBaseline(groups[at + 1] ?? [], item);
      lines[near ? at + 1 : at]?.push(item);
    }
  return lines.filter((line) => line.length > 0);
}

/**
 * Returns the left edges at which cells of several rows begin after other cells: the columns of a
 * table.
 */
function edgesOfCells(rows: readonly Row[]): number[] {
  const lefts = rows.flatMap(({ cells }) => cells.slice(1).map(({ x }) => x)).sort((a, b) => a - b);
  return lefts.filter(
    (x, at) =>
      (lefts[at + 1] ?? Infinity) - x < edgePt && x - (lefts[at - 1] ?? -Infinity) >= edgePt,
  );
}

/** Returns the left edges at which several rows begin. Labels may be close to their left. */
function sharedEdges(groups: readonly TextItem[][]): number[] {
  const lefts = groups.map((group) => Math.min(...group.map(({ x }) => x))).sort((a, b) => a - b);
  return lefts.filter(
    (x, at) =>
      (lefts[at + 3] ?? Infinity) - x < edgePt && x - (lefts[at - 1] ?? -Infinity) >= edgePt,
  );
}

const edgePt = 0.8;
const labelCharacters = 28;

/** Whether an item begins at a shared edge after a short label. */
function startsAtEdge(
  item: TextItem,
  before: readonly TextItem[],
  edges: readonly number[],
): boolean {
  const last = before.at(-1);
  if (!last || item.x - (last.x + last.width) < 0.3 * item.size) return false;
  return isLabel(before) && isAtEdge(item, edges);
}

/** Stops counting texts once there are too many, since a line may have thousands. */
function isLabel(items: readonly TextItem[]): boolean {
  let left = labelCharacters;
  for (const { text } of items) {
    left -= text.length;
    if (left < 0) return false;
  }
  return true;
}

const isAtEdge = ({ x }: TextItem, edges: readonly number[]): boolean =>
  edges.some((edge) => x > edge - 0.1 && x < edge + edgePt);

/**
 * The gap above which texts are separate: wider than the other gaps of a row, which may be
 * justified.
 */
function wideGap(items: readonly TextItem[]): number {
  const size = Math.max(...items.map((item) => item.size));
  const gaps = gapsOf(items).filter((gap) => gap > 0.1 * size);
  const usual = gaps.length < 4 ? 0 : (gaps[Math.floor(gaps.length / 2)] ?? 0);
  return Math.max(apartEm * size, usual * 1.8);
}

/** Gaps between items, in ascending order. */
const gapsOf = (items: readonly TextItem[]): number[] =>
  items
    .slice(1)
    .map((item, index) => item.x - ((items[index]?.x ?? 0) + (items[index]?.width ?? 0)))
    .sort((a, b) => a - b);

function isSameBaseline(group: TextItem[], item: TextItem): boolean {
  const [first] = group;
  if (!first) return false;
  const distance = Math.abs(first.y - item.y);
  return distance <= baselineTolerance * Math.min(first.size, item.size);
}

function toRow(
  group: TextItem[],
  labelEdges: readonly number[],
  cellEdges: readonly number[],
): Row {
  const items = group.toSorted((a, b) => a.x - b.x);
  const letterGap = gapOfSingleLetters(items);
  const apartPt = wideGap(items);
  const cells: TextItem[][] = [];
  for (const item of items) {
    const cell = cells.at(-1);
    const last = cell?.at(-1);
    const gap = last ? item.x - (last.x + last.width) : 0;
    const limit = Math.max(cellEm * Math.min(last?.size ?? item.size, item.size), letterGap * 4);
    const isLabeled = cells.length === 1 && cell && startsAtEdge(item, cell, labelEdges);
    const isNext = isLabeled || (gap > apartPt && isAtEdge(item, cellEdges));
    if (cell && last && gap < limit && !isNext) cell.push(item);
    else cells.push([item]);
  }
  const [first] = items;
  const y = baselineOf(items);
  const made = cells.map((cell) => {
    const own = baselineOf(cell);
    return { ...toCell(cell, letterGap, apartPt), ...(own < y && { y: own }) };
  });
  return { page: first?.page ?? 1, y, cells: made.filter((cell) => cell.text !== '') };
}

const baselineOf = (items: readonly TextItem[]): number => Math.max(...items.map(({ y }) => y));

/** Returns the gap between letters of one word if most items are single letters, else 0. */
function gapOfSingleLetters(items: TextItem[]): number {
  const single = items.filter((item) => item.text.trim().length === 1).length;
  if (items.length < 5 || single < items.length * 0.7) return 0;
  const gaps = gapsOf(items);
  return Math.max(0, gaps[Math.floor(gaps.length / 2)] ?? 0);
}

function toCell(items: TextItem[], letterGap: number, apartPt: number): Cell {
  const runs: CellRun[] = [];
  let text = '';
  let end = Number.NEGATIVE_INFINITY;
  let last: TextItem | undefined;
  for (const item of items) {
    const gap = item.x - end;
    const space = Math.max(spaceBefore(item, last), letterGap > 0 ? letterGap * 1.7 : 0);
    // Inspects only the last run: the text of a line may be long, and is joined only at its end.
    const before = runs.at(-1)?.text ?? '';
    const isApart = before !== '' && gap > space && !/\s$/.test(before) && !/^\s/.test(item.text);
    const added = (isApart ? spaceBetween(before, item.text) : '') + item.text;
    text += added;
    const isOwn = text !== added && gap > apartPt && letterGap === 0;
    runs.push({ text: added, isBold: item.isBold, isItalic: item.isItalic, isOwn });
    end = item.x + item.width;
    last = item;
  }
  const widest = items.toSorted((a, b) => b.text.length - a.text.length)[0];
  const x = items[0]?.x ?? 0;
  const letters = items.filter((item) => /[\p{L}\p{N}]/u.test(item.text));
  return {
    text: joinSpacedLetters(repairText(text)).replace(/\s+/g, ' ').trim(),
    x,
    width: end - x,
    size: widest?.size ?? 0,
    font: widest?.font ?? '',
    isBold: letters.length > 0 && letters.every((item) => item.isBold),
    isItalic: letters.length > 0 && letters.every((item) => item.isItalic),
    ...certainty(items),
    ...runsOf(runs),
  };
}

/** The gap above which an item begins a new word. */
const spaceBefore = (item: TextItem, last: TextItem | undefined): number =>
  (last && isOtherWord(last, item) ? thinSpaceEm : spaceEm) * item.size;

/**
 * 'Ada' in light and 'Byron' in bold letters are two words, however narrow the space between them.
 */
const isOtherWord = (one: TextItem, other: TextItem): boolean =>
  (one.font !== other.font || one.isBold !== other.isBold) &&
  /\p{Ll}$/u.test(one.text) &&
  /^\p{Lu}\p{Ll}/u.test(other.text);

/** Returns a space if a text is letter-spaced and its words are further apart. */
const spaceBetween = (before: string, after: string): string =>
  isSetWide.test(before) && isSetWide.test(after) ? '  ' : ' ';

const isSetWide = /^\s*\S(?: \S)+$/u;

/** The certainty of a cell is that of its least certain word. */
function certainty(items: readonly TextItem[]): Pick<Cell, 'certainty'> {
  const known = items.flatMap((item) => item.certainty ?? []);
  return known.length > 0 ? { certainty: Math.min(...known) } : {};
}
