import { expect, it } from 'vitest';
import type { Line } from '../model.ts';
import { joinDates } from './join-dates.ts';

const line = (date: string, text: string): Line => ({
  ...{ page: 1, y: 0, column: 0, gapAbove: 14, links: [], rightEdge: 500 },
  cells: [
    {
      ...{
        text: date + text,
        x: 50,
        width: 150,
        size: 10,
        font: '',
        isBold: false,
        isItalic: false,
      },
      runs: [
        { text: date, isBold: false, isItalic: false },
        { text, isBold: true, isItalic: false },
      ],
    },
  ],
});

it('joins a period of two lines that its look alone parts from the names beside it', () => {
  const lines = joinDates([line('Mar 2018 – ', 'Binder'), line('May 2020 ', 'Umbra Folk')]);
  expect(lines.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['Mar 2018 – May 2020', 'Binder'],
    ['Umbra Folk'],
  ]);
});
