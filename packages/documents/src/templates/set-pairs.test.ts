import { expect, it } from 'vitest';
import { setGrid } from './set-pairs.ts';
import { setParagraph } from './set-text.ts';

const style = { family: 'Inter', sizePt: 10, leadingPt: 14, color: '#000000' } as const;
const cells = (count: number) =>
  Array.from({ length: count }, (_, at) => setParagraph({ text: `${at}`, path: '' }, style));

it.each([
  [1, 4, [1, 1, 1, 1]],
  [2, 3, [2, 1]],
  [3, 4, [2, 2]],
  [3, 5, [3, 2]],
])(
  'of at most %i beside each other, a grid of %i leaves none alone that need not be',
  (perRow, count, widths) => {
    const grid = { perRow, widthPt: 300, columnGapPt: 10, rowGapPt: 0 };
    const rows = setGrid(cells(count), grid).flatMap(({ children }) => children);
    expect(rows.map((row) => row.type === 'columns' && row.columns.length)).toEqual(widths);
  },
);
