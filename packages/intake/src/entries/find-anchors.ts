import type { Passage } from '../lines/passages.ts';
import type { Cell } from '../model.ts';
import { isBody } from './body-text.ts';
import { type FoundDate, findDate, findRange } from './find-dates.ts';

/** The passage that an entry's date stands in, or its first where it has no date. */
type Anchor = { index: number; date?: FoundDate };

/** At most so many lines of a header stand above its date. */
export const mostAbove = 3;

/** Dates anchor entries; so does the look of their first lines. */
export function findAnchors(passages: readonly Passage[], isEachDated: boolean): Anchor[] {
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
  const endsText = after.replace(/\([^()]*\)/g, '').trim().length < 45;
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
