import { expect, it } from 'vitest';
import { type Cell, type Line, textOf } from '../model.ts';
import { liftDates } from './lift-dates.ts';

const cell = (text: string, x: number, isBold = false): Cell => ({
  ...{ text, x, width: text.length * 5, size: 10, font: '', isBold, isItalic: false },
});
const right = (text: string): Cell => cell(text, 550 - text.length * 5);
const line = (...cells: Cell[]): Line => ({
  ...{ page: 1, y: 0, column: 0, gapAbove: 14, cells, links: [], rightEdge: 550 },
});

it('a period below the employer at the right edge dates the line above', () => {
  const lines = liftDates([
    line(cell('Cook', 45, true), right('Acme Inn, Leeds')),
    line(cell('Ran the grill', 56), right('2014 – 2016')),
    line(cell('Waiter', 45, true), right('Blue Bar')),
    line(right('2012 – 2014')),
  ]);
  expect(lines.map(textOf)).toEqual([
    'Cook Acme Inn, Leeds 2014 – 2016',
    'Ran the grill',
    'Waiter Blue Bar 2012 – 2014',
  ]);
});

it('a period beside what an entry begins with stays there', () => {
  const lines = [
    line(cell('Acme Inn', 45, true), right('Leeds')),
    line(cell('Cook', 45), right('2014 – 2016')),
  ];
  expect(liftDates(lines)).toEqual(lines);
});
