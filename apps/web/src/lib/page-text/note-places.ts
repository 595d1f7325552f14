import type { BlockBox, DisplayList, DisplayPage, LineItem } from '@folio/typeset/display-list';

/** The position of a note's numeral: its center, in points from the corner of its page. */
export type NotePlace<Note> = {
  note: Note;
  page: number;
  xPt: number;
  yPt: number;
  /**
   * The right end of another column's text to the left of these lines, which the numeral must not
   * cover.
   */
  freeFromPt: number;
};

/**
 * A column that starts further right than this share of the page has its margin in the gap to its
 * left.
 */
const firstColumnShare = 0.25;
const columnGapPt = 14;
/**
 * A numeral's distance from the page's edge, as a share of the margin: nearer to the edge than to
 * the text.
 */
const shareOfMargin = 0.45;

/** Half a numeral may extend beyond the edge of a small page. */
const shareBeyondEdge = 0.6;

/**
 * Places numerals beside the first lines of their bullets. Numerals within `apartPt` of each other
 * are staggered to the left; if there is no more room (on a small page), at the point farthest from
 * the others.
 */
export function placeNotes<Note extends { path: string }>(
  notes: Iterable<Note>,
  { pages, widthPt }: DisplayList,
  apartPt: number,
): NotePlace<Note>[] {
  const notesByPath = new Map([...notes].map((note) => [note.path, note]));
  return pages.flatMap((sheet, page) => {
    const places: NotePlace<Note>[] = [];
    for (const box of sheet.boxes) {
      const note = notesByPath.get(box.path);
      // A bullet that continues after a page break has its numeral at its first line.
      if (!note || !notesByPath.delete(box.path)) continue;
      const xPt = columnOf(sheet, box, widthPt);
      const yPt = middleOfFirstLine(sheet, box);
      const freeFromPt = endOfTextBefore(sheet, { xPt, yPt }, apartPt);
      const place = { note, page, yPt, freeFromPt };
      places.push({ ...place, xPt: freeColumn(places, { xPt, yPt, freeFromPt }, apartPt) });
    }
    return places;
  });
}

type Center = { xPt: number; yPt: number };

/** The right end of the lines to the left that a numeral would touch; `-Infinity` without any. */
const endOfTextBefore = ({ items }: DisplayPage, { xPt, yPt }: Center, apartPt: number): number =>
  Math.max(
    ...items
      .filter((item) => item.kind === 'line')
      .filter((line) => line.xPt + line.widthPt / 2 < xPt)
      .filter(
        ({ topPt, heightPt }) => Math.abs(topPt + heightPt / 2 - yPt) < (heightPt + apartPt) / 2,
      )
      .map((line) => line.xPt + line.widthPt),
  );

/** The first free column to the left, or the one with most room. */
function freeColumn(
  placed: readonly Center[],
  { xPt, yPt, freeFromPt }: Center & { freeFromPt: number },
  apartPt: number,
): number {
  const near = placed.filter((one) => Math.abs(one.yPt - yPt) < apartPt);
  const roomAt = (columnPt: number) =>
    Math.min(
      apartPt,
      ...near
        .filter((one) => Math.abs(one.xPt - columnPt) < apartPt)
        .map((one) => Math.abs(one.yPt - yPt)),
    );
  const leastPt = Math.max(-apartPt * shareBeyondEdge, freeFromPt + apartPt / 2);
  const columns = [0, 1, 2]
    .map((turn) => xPt - turn * apartPt)
    .filter((columnPt, turn) => turn === 0 || columnPt >= leastPt);
  const roomy = columns.toSorted((a, b) => roomAt(b) - roomAt(a));
  return columns.find((columnPt) => roomAt(columnPt) === apartPt) ?? roomy[0] ?? xPt;
}

/** The box of a path on a page. */
export const boxOf = (page: DisplayPage | undefined, path: string): BlockBox | undefined =>
  page?.boxes.find((box) => box.path === path);

function columnOf({ boxes }: DisplayPage, { xPt }: BlockBox, widthPt: number): number {
  if (xPt > widthPt * firstColumnShare) return xPt - columnGapPt;
  const marginPt = Math.min(...boxes.map((box) => box.xPt).filter((left) => left > 0));
  return Math.min(marginPt, xPt) * shareOfMargin;
}

function middleOfFirstLine({ items }: DisplayPage, box: BlockBox): number {
  const line = items.find(
    (item): item is LineItem =>
      item.kind === 'line' &&
      item.baselinePt >= box.yPt &&
      item.baselinePt <= box.yPt + box.heightPt &&
      item.xPt + item.widthPt > box.xPt &&
      item.xPt < box.xPt + box.widthPt,
  );
  return line ? line.topPt + line.heightPt / 2 : box.yPt;
}
