import { expect, it } from 'vitest';
import type { Line } from '../layout/model.ts';
import { textToLines } from '../layout/text-lines.ts';
import { readEducation } from './education.ts';
import { partCards } from './study-lines.ts';

const row = (at: number, texts: readonly string[]): Line => ({
  page: 1,
  column: 0,
  y: 100 + 14 * at,
  gapAbove: at > 0 ? 4 : 20,
  links: [],
  cells: texts.map((text, column) => ({
    text,
    x: 50 + 250 * column,
    width: 100,
    size: 10,
    font: '',
    isBold: false,
    isItalic: false,
  })),
});
const rows = (...texts: string[][]): Line[] => texts.map((one, at) => row(at, one));
const read = (lines: readonly Line[]) =>
  readEducation(lines, () => undefined).map(({ degree, institution }) => [degree, institution]);

it('schools side by side are cards', () => {
  const cards = rows(
    ['2012 – 2015', '2009 – 2012'],
    ['BSc, Mining', 'A levels'],
    ['Skelby University', 'Nortown College'],
  );
  expect(read(cards)).toEqual([
    ['BSc', 'Skelby University'],
    ['A levels', 'Nortown College'],
  ]);
});

it('a table of studies has none', () => {
  const table = rows(
    ['BSc Mining', 'Skelby University', '2012 – 2015'],
    ['A levels', 'Nortown College', '2009 – 2012'],
  );
  expect(partCards(table)).toEqual(table);
});

it('studies on one line are parted by semicolons', () => {
  const text = 'MA Mining, Skelby University (2012); BA Film, Nortown College (2010)';
  expect(read(textToLines(text)).map(([, school]) => school)).toEqual([
    'Skelby University',
    'Nortown College',
  ]);
});

it('a minor behind a grade is no degree', () => {
  const text = 'Skelby University — BSc Mining\n2012 – 2015\nGPA 3.6/4.0, minor in French';
  expect(read(textToLines(text))).toEqual([['BSc', 'Skelby University']]);
});
