import { describe, expect, it } from 'vitest';
import type { Cell, Line } from '../layout/model.ts';
import { cellAt, lineOf, cellTexts as textsOf } from '../testing/set-lines.ts';
import { markLists } from './body-blocks.ts';
import { partGrid } from './entry-grid.ts';
import { headerSegments } from './header-segments.ts';
import { splitEntries } from './split-entries.ts';

const cell = (text: string, x: number, isBold = false) => cellAt(text, x, { isBold });
/** Rows of cells from the top, each with the space above it. */
const rows = (...all: [number, ...Cell[]][]): Line[] => {
  let y = 0;
  return all.map(([gapAbove, ...cells]) => {
    y += gapAbove;
    return lineOf(cells, { y, gapAbove, rightEdge: 500 });
  });
};

describe('entries in columns', () => {
  const threeColumns = rows(
    [20, cell('2019 – 2021', 0), cell('Studio Marta', 100, true), cell('Designer', 200, true)],
    [14, cell('Lindqvist', 100, true), cell('Drew maps for the', 200)],
    [14, cell('Malmö', 100), cell('harbour', 200)],
    [24, cell('2016 – 2019', 0), cell('Norra Tryck', 100, true), cell('Printer', 200, true)],
    [14, cell('Lund', 100), cell('Ran two presses', 200)],
    [24, cell('Mixed the inks', 200)],
  );

  it('are read column by column, a name of two lines as one', () => {
    expect(textsOf(partGrid(threeColumns))).toEqual([
      '2019 – 2021 | Studio Marta Lindqvist | Malmö | Designer',
      'Drew maps for the',
      'harbour',
      '2016 – 2019 | Norra Tryck | Lund | Printer',
      'Ran two presses',
      'Mixed the inks',
    ]);
  });

  it('are parted at wide gaps where their dates stand below the names', () => {
    const lines = rows(
      [20, cell('Norra Tryck', 0), cell('Printer', 100)],
      [14, cell('2016 – 2019', 0), cell('Ran two presses all night', 100)],
      [28, cell('Studio Marta', 0), cell('Designer', 100)],
      [14, cell('2019 –', 0), cell('Drew maps for the harbour', 100)],
    );
    expect(textsOf(partGrid(lines))).toEqual([
      'Norra Tryck | 2016 – 2019 | Printer',
      'Ran two presses all night',
      'Studio Marta | 2019 – | Designer',
      'Drew maps for the harbour',
    ]);
    expect(splitEntries(lines).map(({ date }) => date?.current)).toEqual([false, true]);
  });

  it('name the employer in a look of its own beside the place', () => {
    const employer = (text: string) => ({ ...cell(text, 100), isItalic: true });
    const lines = rows(
      [20, cell('2016 – 2019', 0), cell('Printer of the larger maps', 100, true)],
      [14, cell('Lund', 0), employer('Norra Tryck')],
      [14, cell('Ran two presses all night', 100)],
      [28, cell('2013 – 2016', 0), cell('Designer', 100, true)],
      [14, cell('Malmö', 0), employer('Studio Marta')],
      [14, cell('Drew maps for the harbour', 100)],
    );
    expect(textsOf(partGrid(lines))).toContain('2013 – 2016 | Malmö | Designer | Studio Marta');
  });

  it('have no columns of bullets, and periods with a word in brackets', () => {
    const lines = rows(
      [20, cell('2016 – 2019 (summers)', 0), cell('Printer of the larger maps', 130, true)],
      [14, cell('Norra Tryck', 0), cell('•', 130), cell('Ran two presses all night', 140)],
      [28, cell('2013 – 2016', 0), cell('Designer', 130, true)],
      [14, cell('Studio Marta', 0), cell('•', 130), cell('Drew maps for the harbour', 140)],
    );
    expect(textsOf(partGrid(lines))).toEqual([
      '2016 – 2019 (summers) | Norra Tryck | Printer of the larger maps',
      '• Ran two presses all night',
      '2013 – 2016 | Studio Marta | Designer',
      '• Drew maps for the harbour',
    ]);
  });

  it('stay as they are where dates merely stand beside the names', () => {
    const lines = rows(
      [20, cell('Printer, Norra Tryck', 0), cell('2016 – 2019', 300)],
      [14, cell('Ran two presses', 0)],
      [20, cell('Designer, Studio Marta', 0), cell('2019 – 2021', 300)],
      [14, cell('Drew maps', 0), cell('Malmö', 300)],
    );
    expect(partGrid(lines)).toEqual(lines);
  });

  it('have their date in the middle of what stands beside it', () => {
    const lines = rows(
      [20, cell('Printer', 100, true)],
      [14, cell('Norra Tryck', 100)],
      [7, cell('2016 – 2019', 0)],
      [7, cell('• Ran two presses', 100)],
      [14, cell('• Mixed the inks', 100)],
      [28, cell('Designer', 100, true)],
      [7, cell('2019 –', 0)],
      [7, cell('Studio Marta', 100)],
    );
    expect(textsOf(partGrid(lines))).toEqual([
      '2016 – 2019 | Printer',
      'Norra Tryck',
      '• Ran two presses',
      '• Mixed the inks',
      '2019 – | Designer',
      'Studio Marta',
    ]);
  });

  it('have lists whose marks cannot be seen, and places below their names', () => {
    const [first, second] = splitEntries(threeColumns);
    expect(first?.body.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'item Drew maps for the harbour',
    ]);
    expect(second?.body.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'item Ran two presses',
      'item Mixed the inks',
    ]);
    expect(headerSegments(first?.header ?? []).map(({ text, isRight }) => [text, isRight])).toEqual(
      [
        ['Studio Marta Lindqvist', undefined],
        ['Malmö', true],
        ['Designer', undefined],
      ],
    );
  });
});

it('short texts below the names of all entries are lists, running text is none', () => {
  const entry = (...texts: string[]) => ({
    body: texts.map((text) => ({ kind: 'paragraph' as const, text, lines: [] })),
  });
  const kinds = (...entries: ReturnType<typeof entry>[]) =>
    markLists(entries).flatMap(({ body }) => body.map(({ kind }) => kind));
  expect(kinds(entry('Ran two presses', 'Mixed the inks'), entry('Drew maps'))).toEqual([
    'item',
    'item',
    'item',
  ]);
  expect(kinds(entry('Ran two presses. Mixed inks.', 'Drew maps'))).not.toContain('item');
  expect(kinds(entry('Ran two presses'))).toEqual(['paragraph']);
});
