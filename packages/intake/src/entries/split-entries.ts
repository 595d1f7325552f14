import { looksLikePlace, namesPlace } from '../fields/words.ts';
import { joinPassages, type Passage } from '../lines/passages.ts';
import { type Cell, type Line, leftOf, textOf } from '../model.ts';
import { partGrid } from './entry-grid.ts';
import { type FoundDate, findDate, findRange } from './find-dates.ts';
import { joinDates } from './join-dates.ts';
import { partRunIn } from './run-in.ts';
import { joinWrappedHeads } from './wrapped-heads.ts';

/** An entry's header, with the date that anchors it, and what is said below. */
export type Entry = { header: Passage[]; date?: FoundDate; body: Passage[] };

/** With `isEachDated`, single dates between periods anchor entries as well. */
type SplitOptions = { indentIsItem?: boolean; isEachDated?: boolean };

type Anchor = { index: number; date?: FoundDate };

/** At most so many lines of a header stand above its date, and below it. */
const mostAbove = 3;
const mostBelow = 2;

/**
 * Parts a section into entries. Dates anchor them, and how far a header reaches above its date is
 * learned from the first; where a section's entries have no dates, the look of the first line does.
 */
export function splitEntries(
  lines: readonly Line[],
  { indentIsItem = true, isEachDated = false }: SplitOptions = {},
): Entry[] {
  const passages = joinPassages(entryLines(lines), indentIsItem).flatMap(partRunIn);
  const anchors = findAnchors(passages, isEachDated);
  if (anchors.length === 0) return [];
  const above = linesAbove(passages, anchors[0]?.index ?? 0, 0, mostAbove);
  const starts = anchors.map((anchor, order) => {
    const previous = anchors[order - 1];
    const floor = previous ? previous.index + 1 : 0;
    return (
      anchor.index - linesAbove(passages, anchor.index, floor, order === 0 ? mostAbove : above)
    );
  });
  return anchors.map((anchor, order) => {
    const end = starts[order + 1] ?? passages.length;
    const isNamed = anchor.index - (starts[order] ?? 0) >= 2;
    const bodyAt = headerEnd(passages, anchor.index, end, isNamed);
    return {
      header: passages.slice(starts[order], bodyAt),
      ...(anchor.date && { date: anchor.date }),
      body: passages.slice(bodyAt, end),
    };
  });
}

/** Lines in which what belongs together stands together. */
const entryLines = (lines: readonly Line[]): readonly Line[] =>
  joinWrappedHeads(partGrid(joinDates(lines)));

function findAnchors(passages: readonly Passage[], isEachDated: boolean): Anchor[] {
  const dated = passages.flatMap((passage, index) => {
    const date = passage.kind === 'paragraph' ? anchorDate(passage, isEachDated) : undefined;
    return date ? [{ index, date }] : [];
  });
  const ranges = dated.filter(({ date }) => date.isRange);
  const isMostlyRanges = ranges.length >= dated.length / 2;
  const byDate = dated.filter(({ date, index }) => {
    if (date.isRange || isEachDated || !isMostlyRanges) return true;
    return startsByStyle(passages, index) || standsLikeRanges(passages, index, ranges);
  });
  return withStyleAnchors(passages, byDate);
}

/** A single date in a cell of its own, at the edge where periods have theirs. */
function standsLikeRanges(passages: readonly Passage[], index: number, ranges: Anchor[]): boolean {
  const own = dateCell(passages[index]);
  return (
    own !== undefined &&
    ranges.some((range) => {
      const cell = dateCell(passages[range.index]);
      if (!cell) return false;
      const isLeft = Math.abs(cell.x - own.x) < 3;
      return isLeft || Math.abs(cell.x + cell.width - own.x - own.width) < 3;
    })
  );
}

const dateCell = (passage: Passage | undefined): Cell | undefined =>
  passage?.lines[0]?.cells.find(({ text }) => findDate(text)?.length === text.length);

/** '2017 –' in a cell of its own lasts, whatever stands beside it. */
function openPeriod(passage: Passage): FoundDate | undefined {
  const text = dateCell(passage)?.text ?? '';
  const date = findRange(text);
  const at = passage.text.indexOf(text);
  return date?.current && at >= 0 ? { ...date, index: at + date.index } : undefined;
}

/** The date of a line that consists of little else, or ends with it, or may begin with it. */
function anchorDate(passage: Passage, mayBegin: boolean): FoundDate | undefined {
  const { text, lines } = passage;
  const isBeside = startsWithDateCell(passage);
  const date = isBeside || lines.length <= 2 ? (openPeriod(passage) ?? findDate(text)) : undefined;
  if (!date) return undefined;
  const after = text.slice(date.index + date.length);
  const isLabel = date.index === 0 && /^\s*[:|–—]/.test(after) && text.length < 160;
  if ((isBeside && lines.length <= 4) || isLabel) return date;
  const isShort = text.length - date.length <= 160 && !isSentenceWith(date, text);
  const endsText = after.replace(/\([^)]*\)/g, '').trim().length < 45;
  const isAtEdge = endsText || (mayBegin && date.index === 0);
  return isShort && (date.isRange || isAtEdge) ? date : undefined;
}

function startsWithDateCell(passage: Passage): boolean {
  const [first, ...others] = passage.lines[0]?.cells ?? [];
  return others.length > 0 && first === dateCell(passage);
}

const isSentenceWith = (date: FoundDate, text: string): boolean =>
  /[.!?]$/.test(text) && text.length - date.length > 60;

/** A bold first line after the text of another entry begins one of its own, dated or not. */
function withStyleAnchors(passages: readonly Passage[], dated: Anchor[]): Anchor[] {
  const anchors = [...dated];
  passages.forEach((_, index) => {
    if (!startsByStyle(passages, index)) return;
    const isPartOfHeader = dated.some(
      (one) =>
        one.index >= index &&
        one.index - index <= mostAbove &&
        noBodyBetween(passages, index, one.index),
    );
    const follows = dated.some(
      (one) => one.index < index && noBodyBetween(passages, one.index, index),
    );
    if (!isPartOfHeader && !follows) anchors.push({ index });
  });
  return anchors.sort((a, b) => a.index - b.index);
}

const noBodyBetween = (passages: readonly Passage[], from: number, to: number): boolean =>
  passages.slice(from, to).every((passage) => !isBody(passage));

function startsByStyle(passages: readonly Passage[], index: number): boolean {
  const passage = passages[index];
  if (!passage || isBody(passage) || !isBoldStart(passage)) return false;
  const before = passages[index - 1];
  return before === undefined || !isBoldStart(before);
}

const isBoldStart = (passage: Passage): boolean =>
  passage.kind === 'paragraph' && passage.lines[0]?.cells[0]?.isBold === true;

/** 'Roles and responsibilities:' announces what is below it. */
const isLabel = (text: string): boolean => /^\p{L}[\p{L} &/'’-]{2,40}\s?:[-–]?$/u.test(text);

/** Running text and list items: what no header consists of. */
export function isBody({ kind, text, lines }: Passage): boolean {
  if (kind === 'item') return true;
  if (findRange(text) && text.length < 110) return false;
  if (isLabel(text)) return true;
  const endsSentence =
    /[.!?:;]["”']?$/.test(text) &&
    !/\b(?:Inc|Ltd|Pvt|Co|Corp|Bros|Jr|Kft|Zrt|Ph\.D|(?:\p{L}\.\s?)+\p{L})\.$/iu.test(text);
  if (text.length > 120 || (lines.length > 1 && text.length > 90)) return true;
  return endsSentence && text.split(' ').length > 3;
}

function linesAbove(
  passages: readonly Passage[],
  index: number,
  floor: number,
  most: number,
): number {
  let count = 0;
  while (count < most && index - count - 1 >= floor) {
    const above = passages[index - count - 1];
    if (!above || isBody(above)) break;
    count++;
  }
  return count;
}

/** Of two words or more, with a full stop that is none of an abbreviation. */
const isSentence = (text: string): boolean =>
  /\s\p{Ll}[\p{L} ,'’-]*\p{Ll}{3}\.$/u.test(text) &&
  !/\b(?:[Ii]nc|[Ll]td|[Cc]orp|[Bb]ros|[Uu]niv|[Dd]ept)\.$/.test(text);

/** What stands below the last of several columns tells of the entry, it does not name it. */
function isBelowLastCell({ lines: [line] }: Passage, head: Passage | undefined): boolean {
  const cells = head?.lines[0]?.cells ?? [];
  return (
    line !== undefined && cells.length >= 3 && Math.abs(leftOf(line) - (cells.at(-1)?.x ?? 0)) < 4
  );
}

/** Role and company stand above the date: below it only a place may follow. */
const mayBePlace = (text: string): boolean =>
  namesPlace(text) || looksLikePlace(text) || text.length < 25;

/** The first passage after an anchor that is no longer its header. */
function headerEnd(
  passages: readonly Passage[],
  anchor: number,
  end: number,
  isNamed: boolean,
): number {
  let index = anchor + 1;
  while (index < end && index <= anchor + mostBelow) {
    const passage = passages[index];
    if (!passage || isBody(passage) || passage.text.length > 90) break;
    if (isBelowLastCell(passage, passages[anchor])) break;
    if (isNamed && !mayBePlace(passage.text)) break;
    if (isSentence(passage.text) && !isSentence(passages[anchor]?.text ?? '')) break;
    index++;
  }
  return index;
}

export const firstLineOf = (entry: Entry): Line | undefined => entry.header[0]?.lines[0];

export const textOfHeader = (entry: Entry): string =>
  entry.header.flatMap((passage) => passage.lines.map(textOf)).join(' ');
