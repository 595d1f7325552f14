import { parseInline } from '@folio/documents/inline-markup';
import { splitProse } from '@folio/documents/prose';
import type { BlockBox, DisplayList, DisplayPage, LineItem } from '@folio/typeset/display-list';
import { isLetter, lettersOfLine } from './line-letters.ts';

/** A part of a line on a page, in points from the page's top left corner. */
export type LineSpan = {
  page: number;
  xPt: number;
  widthPt: number;
  topPt: number;
  heightPt: number;
  baselinePt: number;
};

/** Locates a range of the text on the pages: one span for each line. */
type PartFinder = (start: number, end: number) => LineSpan[];

/** A letter on a page. */
type Shown = { line: LineItem; page: number; fromPt: number; toPt: number };

/**
 * Finds where a document shows texts of its content. `paths` are those of blocks that may show the
 * text, most specific first. The finder returns undefined if none of them does.
 */
export function createTextFinder(list: DisplayList) {
  const boxes = boxesByPath(list);
  return (paths: readonly string[], text: string): PartFinder | undefined => {
    for (const [index, path] of paths.entries()) {
      const shown = lettersIn(list, boxes.get(path) ?? []);
      for (const sought of shownAs(text)) {
        // In a block with the entry's own path, the name is the last match, after a title or label.
        // In other blocks a text that occurs twice is ambiguous.
        const at = placeOf(shown.letters, sought.letters, index === 0);
        if (at !== undefined) return partFinder(shown.places.slice(at), sought);
      }
    }
    return undefined;
  };
}

/** Reads the words of a block as the pages show them: with derived texts and without markup. */
export function createWordReader(list: DisplayList): (path: string) => string {
  const boxes = boxesByPath(list);
  return (path) =>
    linesIn(list, boxes.get(path) ?? [])
      .map(({ line: { text, breakAfter } }) => text + breakAfter)
      .join('')
      .trim();
}

type PlacedBox = { page: number; box: BlockBox };

function boxesByPath({ pages }: DisplayList): Map<string, PlacedBox[]> {
  const boxes = new Map<string, PlacedBox[]>();
  for (const [page, { boxes: all }] of pages.entries())
    for (const box of all) {
      const known = boxes.get(box.path);
      if (known) known.push({ page, box });
      else boxes.set(box.path, [{ page, box }]);
    }
  return boxes;
}

function lettersIn(list: DisplayList, boxes: readonly PlacedBox[]) {
  const places: Shown[] = [];
  let letters = '';
  for (const { line, page } of linesIn(list, boxes)) {
    const shown = lettersOfLine(line);
    for (const [index, letter] of shown.letters.entries()) {
      letters += letter;
      const [fromPt = 0, toPt = 0] = [shown.fromPt[index], shown.toPt[index]];
      places.push({ line, page, fromPt, toPt });
    }
  }
  return { letters, places };
}

/** Each line once, even if blocks with the same path are nested. */
function linesIn({ pages, structure }: DisplayList, boxes: readonly PlacedBox[]) {
  const pagesOfBoxes = [...new Set(boxes.map(({ page }) => page))].toSorted((a, b) => a - b);
  return pagesOfBoxes.flatMap((page) => {
    const here = boxes.filter((one) => one.page === page);
    return textLinesOf(pages[page], structure)
      .filter((line) => here.some(({ box }) => isWithin(line, box)))
      .map((line) => ({ line, page }));
  });
}

const textLines = new WeakMap<DisplayPage, LineItem[]>();

/** The lines of a page with content, without markers and page numbers. */
function textLinesOf(page: DisplayPage | undefined, structure: DisplayList['structure']) {
  const known = page && textLines.get(page);
  if (known || !page) return known ?? [];
  const lines = page.items.filter((item): item is LineItem => {
    if (item.kind !== 'line') return false;
    const [node] = item.nodes;
    return typeof node === 'number' && structure[node]?.tag !== 'Lbl';
  });
  textLines.set(page, lines);
  return lines;
}

function isWithin({ xPt, widthPt, baselinePt }: LineItem, box: BlockBox): boolean {
  const middlePt = xPt + widthPt / 2;
  return (
    middlePt >= box.xPt &&
    middlePt <= box.xPt + box.widthPt &&
    baselinePt >= box.yPt &&
    baselinePt <= box.yPt + box.heightPt
  );
}

function placeOf(letters: string, sought: string, isItsOwn: boolean): number | undefined {
  const last = letters.lastIndexOf(sought);
  if (last < 0 || (!isItsOwn && letters.indexOf(sought) !== last)) return undefined;
  return last;
}

function partFinder(shown: readonly Shown[], { places }: ShownLetters): PartFinder {
  return (start, end) => {
    const lineSpans: LineSpan[] = [];
    let line: LineItem | undefined;
    for (let index = firstFrom(places, start); index < places.length; index += 1) {
      const letter = shown[index];
      if (!letter || (places[index] ?? end) >= end) break;
      const last = lineSpans.at(-1);
      if (last && letter.line === line) widen(last, letter);
      else lineSpans.push(spanOf(letter));
      line = letter.line;
    }
    return lineSpans;
  };
}

/**
 * Returns the index of the first position from `start` on by binary search, because a long text has
 * many thousands of positions.
 */
function firstFrom(places: readonly number[], start: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? start) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function spanOf({ line, page, fromPt, toPt }: Shown): LineSpan {
  const { xPt, topPt, heightPt, baselinePt } = line;
  return { page, xPt: xPt + fromPt, widthPt: toPt - fromPt, topPt, heightPt, baselinePt };
}

/** In bidirectional text, the span covers everything between the letters. */
function widen(lineSpan: LineSpan, { line, fromPt, toPt }: Shown): void {
  const left = Math.min(lineSpan.xPt, line.xPt + fromPt);
  const right = Math.max(lineSpan.xPt + lineSpan.widthPt, line.xPt + toPt);
  lineSpan.xPt = left;
  lineSpan.widthPt = right - left;
}

/** The letters of a text that documents show, with their ascending offsets in the text. */
type ShownLetters = { letters: string; places: number[] };

/**
 * Returns the ways in which a text may be shown, likeliest first. Cached up to a limit, so that the
 * same text has the same object.
 */
function shownAs(text: string): readonly ShownLetters[] {
  const before = known.get(text);
  if (before) return before;
  if (known.size >= maxKnown) known.clear();
  const made = [lettersOfProse(text), lettersOfText(text)].filter(
    (one) => one !== undefined && one.letters !== '',
  ) as ShownLetters[];
  known.set(text, made);
  return made;
}

const known = new Map<string, readonly ShownLetters[]>();
const maxKnown = 3_000;

/** As running text: without markup and typed bullets. */
function lettersOfProse(text: string): ShownLetters | undefined {
  const shown = splitProse(text)
    .flatMap((part) => parseInline(part.text))
    .map((run) => run.text)
    .join('');
  const places: number[] = [];
  let letters = '';
  let at = -1;
  for (const unit of unitsOf(shown)) {
    at = text.indexOf(unit, at + 1);
    if (at < 0) return undefined;
    places.push(at);
    letters += unit;
  }
  return { letters, places };
}

/** As plain text: a name, a date, a list. */
function lettersOfText(text: string): ShownLetters {
  const places: number[] = [];
  let letters = '';
  for (let at = 0; at < text.length; at++) {
    if (!isLetter(text.charAt(at))) continue;
    places.push(at);
    letters += text.charAt(at);
  }
  return { letters, places };
}

const unitsOf = (text: string): string[] =>
  Array.from({ length: text.length }, (_, at) => text.charAt(at)).filter(isLetter);
