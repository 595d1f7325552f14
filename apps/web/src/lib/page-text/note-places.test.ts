import type { BlockBox, DisplayList, LineItem } from '@folio/typeset/display-list';
import { expect, it } from 'vitest';
import { placeNotes } from './note-places.ts';

const box = (path: string, xPt: number, yPt: number, heightPt = 12): BlockBox =>
  ({ path, xPt, yPt, widthPt: 300, heightPt }) as BlockBox;
const line = (xPt: number, topPt: number): LineItem =>
  ({ kind: 'line', xPt, widthPt: 280, topPt, heightPt: 12, baselinePt: topPt + 9 }) as LineItem;
const note = (path: string, number: number) => ({ path, number });
const sheet = (boxes: BlockBox[], items: LineItem[]) => ({ boxes, items });
const listOf = (...pages: ReturnType<typeof sheet>[]) =>
  ({ widthPt: 600, heightPt: 800, pages }) as unknown as DisplayList;

it('places the numeral in the margin, at the middle of its bullet’s first line', () => {
  const list = listOf(sheet([box('a', 50, 100, 24)], [line(60, 100), line(60, 112)]));
  expect(placeNotes([note('a', 1)], list, 15)).toEqual([
    { note: note('a', 1), page: 0, xPt: 50 * 0.45, yPt: 106, freeFromPt: -Infinity },
  ]);
});

it('places it in the gap before a second column', () => {
  const list = listOf(sheet([box('side', 40, 100), box('a', 220, 100)], [line(220, 100)]));
  expect(placeNotes([note('a', 1)], list, 15)[0]?.xPt).toBe(206);
});

it('covers no line of the column to the left', () => {
  const two = [box('a', 220, 100), box('b', 220, 112)];
  const lines = [line(220, 100), line(220, 112)];
  const sidebar = { ...line(40, 112), widthPt: 150 };
  const notes = [note('a', 1), note('b', 2)];
  const xs = (items: LineItem[]) =>
    placeNotes(notes, listOf(sheet([box('side', 40, 100), ...two], items)), 15).map(
      ({ xPt }) => xPt,
    );
  expect(xs(lines)).toEqual([206, 191]);
  expect(xs([sidebar, ...lines])).toEqual([206, 206]);
});

it('two that would touch stand beside each other, and a bullet has one numeral on all pages', () => {
  const list = listOf(
    sheet([box('a', 60, 100), box('b', 60, 112)], [line(60, 100), line(60, 112)]),
    sheet([box('b', 60, 20), box('c', 60, 60)], [line(60, 20), line(60, 60)]),
  );
  const notes = [note('a', 1), note('b', 2), note('c', 3), note('gone', 4)];
  const places = placeNotes(notes, list, 15);
  expect(places.map(({ note: { path }, page }) => [path, page])).toEqual([
    ['a', 0],
    ['b', 0],
    ['c', 1],
  ]);
  expect(places[1]?.xPt).toBe((places[0]?.xPt ?? 0) - 15);
});

it('on a small page no two lines in a row have their numerals one upon the other', () => {
  const paths = ['a', 'b', 'c', 'd', 'e', 'f'];
  const list = listOf(
    sheet(
      paths.map((path, at) => box(path, 54, 100 + 12 * at)),
      paths.map((_, at) => line(54, 100 + 12 * at)),
    ),
  );
  const apartPt = 27;
  const places = placeNotes(
    paths.map((path, at) => note(path, at + 1)),
    list,
    apartPt,
  );
  expect(places).toHaveLength(paths.length);
  for (const [at, one] of places.entries()) {
    const next = places[at + 1];
    if (next) expect(Math.abs(next.xPt - one.xPt)).toBeGreaterThanOrEqual(apartPt);
    expect(one.xPt).toBeGreaterThan(-apartPt);
  }
});
