import { liftDates } from '../forms/join-dates.ts';
import { type Line, leftOf } from '../layout/model.ts';
import { joinBlocks, type TextBlock } from '../layout/text-blocks.ts';
import { type FoundDate, isPeriodAlone } from '../vocabulary/dates.ts';
import { looksLikePlace, namesPlace } from '../vocabulary/names.ts';
import { isBody, partRunIn } from './body-blocks.ts';
import { partGrid } from './entry-grid.ts';
import { findAnchors, mostAbove } from './find-anchors.ts';
import { joinWrappedHeads } from './head-lines.ts';

/** An entry: its header, the date that anchors it, and the text below. */
export type Entry = { header: TextBlock[]; date?: FoundDate; body: TextBlock[] };

/** `isEachDated`: single dates between periods also anchor entries. */
type SplitOptions = { indentIsItem?: boolean; isEachDated?: boolean };

/** The most header lines that may be below the date. */
const mostBelow = 2;

/**
 * Splits a section into entries in block order. An entry is found by its date; how far headers
 * extend above their dates is learned from the first entry. If entries have no dates, the style of
 * their first lines separates them.
 */
export function splitEntries(
  lines: readonly Line[],
  { indentIsItem = true, isEachDated = false }: SplitOptions = {},
): Entry[] {
  const blocks = joinBlocks(entryLines(lines), indentIsItem).flatMap(partRunIn);
  const anchors = findAnchors(blocks, isEachDated);
  if (anchors.length === 0) return [];
  const above = linesAbove(blocks, anchors[0]?.index ?? 0, 0, mostAbove);
  const belowSpace = linesBelowSpaces(blocks, anchors, above);
  const starts = anchors.map((anchor, order) => {
    const previous = anchors[order - 1];
    const floor = previous ? previous.index + 1 : 0;
    const most = order === 0 ? mostAbove : above;
    return anchor.index - (belowSpace[order] ?? linesAbove(blocks, anchor.index, floor, most));
  });
  return anchors.map((anchor, order) => {
    const end = starts[order + 1] ?? blocks.length;
    const isNamed = anchor.index - (starts[order] ?? 0) >= 2;
    const bodyAt = headerEnd(blocks, anchor.index, end, isNamed);
    return {
      header: blocks.slice(starts[order], bodyAt),
      ...(anchor.date && { date: anchor.date }),
      body: blocks.slice(bodyAt, end),
    };
  });
}

/** Prepares the lines of a section: wrapped headers, grids and lists are put in order. */
const entryLines = (lines: readonly Line[]): readonly Line[] =>
  joinWrappedHeads(partGrid(liftDates(lines)));

function linesAbove(
  blocks: readonly TextBlock[],
  index: number,
  floor: number,
  most: number,
): number {
  let count = 0;
  while (count < most && index - count - 1 >= floor) {
    const above = blocks[index - count - 1];
    if (!above || isBody(above)) break;
    count++;
  }
  return count;
}

const gapOf = (block: TextBlock | undefined): number => block?.lines[0]?.gapAbove ?? 0;

/** The most header lines above a date if vertical space separates entries. */
const mostBelowSpace = 4;
/** The ratio to the line spacing within an entry above which a gap separates two entries. */
const wider = 1.3;
/** The ratio to the gap above the first role above which a gap belongs to the role's employer. */
const widest = 1.1;

/** 'Full-time · 5 yrs 2 mos': the total time with the employer of several roles. */
const saysHowLong = /(?:^|· )\d{1,2} \p{L}{2,7}\.?(?: \d{1,2} \p{L}{2,7}\.?)?$/u;

/**
 * Returns the number of lines from the space above each entry to its date, or undefined if space is
 * no evidence. If there are more lines than above the first date, they may be the end of the
 * previous entry, with space above but not below; they count only if space separates other entries
 * too, or if they state the total time with an employer.
 */
function linesBelowSpaces(
  blocks: readonly TextBlock[],
  anchors: readonly { index: number }[],
  above: number,
): (number | undefined)[] {
  if (hasSpaceWithin(blocks, anchors[0]?.index ?? 0, above)) return [];
  const counts = anchors.map(({ index }, order) =>
    order === 0 ? undefined : linesBelowSpace(blocks, index, (anchors[order - 1]?.index ?? 0) + 1),
  );
  const isProven = counts.includes(above);
  return counts.map((count, order) => {
    const index = anchors[order]?.index ?? 0;
    const isOwn =
      isProven ||
      (count ?? 0) <= above ||
      blocks.slice(index - (count ?? 0), index).some(({ text }) => saysHowLong.test(text));
    return isOwn ? count : undefined;
  });
}

/**
 * Counts the lines from the space above an entry to its date, or from the widest such space.
 * Undefined if there is none. The space above the first line of a page is unknown.
 */
function linesBelowSpace(
  blocks: readonly TextBlock[],
  index: number,
  floor: number,
): number | undefined {
  let usual = gapOf(blocks[index]);
  let found: number | undefined;
  for (let count = 1; count <= mostBelowSpace && index - count >= floor; count++) {
    const block = blocks[index - count];
    if (!block || isBody(block) || gapOf(block) === 0) break;
    if (usual > 0 && gapOf(block) > (found ? widest : wider) * usual) found = count;
    usual = Math.max(usual, gapOf(block));
  }
  return found;
}

/**
 * Whether the header of the first entry has space between its lines, so that space does not
 * separate entries.
 */
function hasSpaceWithin(blocks: readonly TextBlock[], index: number, above: number): boolean {
  const gaps = blocks.slice(index - above + 1, index + 1).map(gapOf);
  return above === 0 || Math.max(...gaps) > wider * Math.min(...gaps);
}

/**
 * Whether a text has at least two words and ends with the full stop of a sentence rather than of an
 * abbreviation.
 */
const isSentence = (text: string): boolean =>
  /$(?<=\s\p{Ll}[\p{L} ,'’-]*\p{Ll}{3}\.)/u.test(text) &&
  !/\b(?:[Ii]nc|[Ll]td|[Cc]orp|[Bb]ros|[Uu]niv|[Dd]ept)\.$/.test(text);

/**
 * Whether a block is below the last of several columns, where it describes the entry rather than
 * naming it.
 */
function isBelowLastCell({ lines: [line] }: TextBlock, head: TextBlock | undefined): boolean {
  const cells = head?.lines[0]?.cells ?? [];
  return (
    line !== undefined && cells.length >= 3 && Math.abs(leftOf(line) - (cells.at(-1)?.x ?? 0)) < 4
  );
}

/**
 * Whether a text may be a place: if role and company are above the date, no other part of the
 * header may follow it.
 */
const mayBePlace = (text: string): boolean =>
  namesPlace(text) || looksLikePlace(text) || text.length < 25;

/** Returns the index of the first block after an anchor that is not part of the header. */
function headerEnd(
  blocks: readonly TextBlock[],
  anchor: number,
  end: number,
  isNamed: boolean,
): number {
  const head = blocks[anchor];
  const isAlone = isPeriodAlone(head?.text ?? '') && !isNamed;
  let index = anchor + 1;
  while (index < end && index <= anchor + mostBelow) {
    const most = isAlone && index === anchor + 1 ? longestName : longestHead;
    const block = blocks[index];
    if (!block || !mayBeHeader(block, head, most)) break;
    if (isNamed && !mayBePlace(block.text)) break;
    index++;
  }
  return index;
}

const longestHead = 90;
/**
 * The length limit below a period on a line of its own, where role, company and place may share one
 * line.
 */
const longestName = 120;

const mayBeHeader = (block: TextBlock, head: TextBlock | undefined, most: number): boolean =>
  !isBody(block) &&
  block.text.length <= most &&
  !isBelowLastCell(block, head) &&
  (!isSentence(block.text) || isSentence(head?.text ?? ''));
