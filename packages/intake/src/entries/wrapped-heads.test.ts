import { expect, it } from 'vitest';
import type { Cell, Line } from '../model.ts';
import { joinWrappedHeads } from './wrapped-heads.ts';

const cell = (text: string, x: number, isBold = true): Cell => ({
  ...{ text, x, width: text.length * 5, size: 10, font: '', isBold, isItalic: false },
});
const line = (...cells: Cell[]): Line => ({
  ...{ page: 1, y: 0, column: 0, cells, gapAbove: 14, links: [], rightEdge: 500 },
});
const date = cell('2016 – 2019', 445, false);
const textsOf = (lines: readonly Line[]) =>
  lines.map(({ cells }) => cells.map(({ text }) => text).join(' | '));

it.each([
  ['Printer and Head of', 'Maps, Norra Tryck', 'is cut off at a small word'],
  ['Printer, Norra Tryck (Malmö,', 'Sweden)', 'is cut off in brackets'],
  [
    'Printer of maps, charts and plans of harbours, Norra Tryck of the old town,',
    'Malmö',
    'is full',
  ],
])('%s | %s goes on below its date, for it %s', (first, second) => {
  const lines = [line(cell(first, 40), date), line(cell(second, 40))];
  expect(textsOf(joinWrappedHeads(lines))).toEqual([`${first} ${second} | 2016 – 2019`]);
});

it.each([
  ['Printer', cell('Norra Tryck', 40)],
  ['Printer and Head of', cell('Norra Tryck', 40, false)],
  ['Printer and Head of', cell('Norra Tryck', 60)],
  ['Printer and Head of Maps', cell('o Ran two presses', 40)],
])('%s is a line of its own', (first, second) => {
  const lines = [line(cell(first, 40), date), line(second)];
  expect(joinWrappedHeads(lines)).toEqual(lines);
});
