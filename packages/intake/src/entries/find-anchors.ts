import type { Cell } from '../layout/model.ts';
import type { TextBlock } from '../layout/text-blocks.ts';
import { type FoundDate, findDate, findRange } from '../vocabulary/dates.ts';
import { isBody } from './body-blocks.ts';

/** The position of an entry: the block with its date, or its first block if it has no date. */
type Anchor = { index: number; date?: FoundDate };

/** The most header lines that may be above the date. */
export const mostAbove = 3;

/** Finds where entries begin: at their dates, and at first lines that are set in bold. */
export function findAnchors(blocks: readonly TextBlock[], isEachDated: boolean): Anchor[] {
  const dated = blocks.flatMap((block, index) => {
    const date = block.kind === 'paragraph' ? anchorDate(block, isEachDated) : undefined;
    return date ? [{ index, date }] : [];
  });
  const ranges = dated.filter(({ date }) => date.isRange);
  const isMostlyRanges = ranges.length >= dated.length / 2;
  const byDate = dated.filter(({ date, index }) => {
    if (date.isRange || isEachDated || !isMostlyRanges) return true;
    return startsByStyle(blocks, index) || standsLikeRanges(blocks, index, ranges);
  });
  return withStyleAnchors(blocks, byDate);
}

/**
 * Whether a single date is in a cell of its own, at the edge where other entries have their
 * periods.
 */
function standsLikeRanges(blocks: readonly TextBlock[], index: number, ranges: Anchor[]): boolean {
  const own = dateCell(blocks[index]);
  return (
    own !== undefined &&
    ranges.some((range) => {
      const cell = dateCell(blocks[range.index]);
      if (!cell) return false;
      const isLeft = Math.abs(cell.x - own.x) < 3;
      return isLeft || Math.abs(cell.x + cell.width - own.x - own.width) < 3;
    })
  );
}

const dateCell = (block: TextBlock | undefined): Cell | undefined =>
  block?.lines[0]?.cells.find(({ text }) => findDate(text)?.length === text.length);

/** Finds a period without an end, such as '2017 –', in a cell of its own. */
function openPeriod(block: TextBlock): FoundDate | undefined {
  const text = dateCell(block)?.text ?? '';
  const date = findRange(text);
  const at = block.text.indexOf(text);
  return date?.current && at >= 0 ? { ...date, index: at + date.index } : undefined;
}

/**
 * Finds the date of a line that consists of little else, ends with it, or (with `mayBegin`) begins
 * with it.
 */
function anchorDate(block: TextBlock, mayBegin: boolean): FoundDate | undefined {
  const { text, lines } = block;
  const isBeside = startsWithDateCell(block);
  const date = isBeside || lines.length <= 2 ? (openPeriod(block) ?? findDate(text)) : undefined;
  if (!date) return undefined;
  const after = text.slice(date.index + date.length);
  const isLabel = date.index === 0 && /^\s*[:|–—]/.test(after) && text.length < 160;
  if ((isBeside && lines.length <= 4) || isLabel) return date;
  const isShort = text.length - date.length <= 160 && !isSentenceWith(date, text);
  const endsText = after.replace(/\([^()]*\)/g, '').trim().length < 45;
  const isAtEdge = endsText || (mayBegin && date.index === 0);
  return isShort && (date.isRange || isAtEdge) ? date : undefined;
}

function startsWithDateCell(block: TextBlock): boolean {
  const [first, ...others] = block.lines[0]?.cells ?? [];
  return others.length > 0 && first === dateCell(block);
}

const isSentenceWith = (date: FoundDate, text: string): boolean =>
  /[.!?]$/.test(text) && text.length - date.length > 60;

/**
 * Adds an anchor, with or without a date, for each bold line that follows the text of another
 * entry.
 */
function withStyleAnchors(blocks: readonly TextBlock[], dated: Anchor[]): Anchor[] {
  const anchors = [...dated];
  blocks.forEach((_, index) => {
    if (!startsByStyle(blocks, index)) return;
    const isPartOfHeader = dated.some(
      (one) =>
        one.index >= index &&
        one.index - index <= mostAbove &&
        noBodyBetween(blocks, index, one.index),
    );
    const follows = dated.some(
      (one) => one.index < index && noBodyBetween(blocks, one.index, index),
    );
    if (!isPartOfHeader && !follows) anchors.push({ index });
  });
  return anchors.sort((a, b) => a.index - b.index);
}

const noBodyBetween = (blocks: readonly TextBlock[], from: number, to: number): boolean =>
  blocks.slice(from, to).every((block) => !isBody(block));

function startsByStyle(blocks: readonly TextBlock[], index: number): boolean {
  const block = blocks[index];
  if (!block || isBody(block) || !isBoldStart(block)) return false;
  const before = blocks[index - 1];
  return before === undefined || !isBoldStart(before);
}

const isBoldStart = (block: TextBlock): boolean =>
  block.kind === 'paragraph' && startOf(block.lines[0]?.cells[0])?.isBold === true;

const startOf = (cell: Cell | undefined) => cell?.runs?.[0] ?? cell;
