import { expect, it } from 'vitest';
import { indentOfItems } from './item-lines.ts';
import type { Line } from './model.ts';

const line = (x: number, text: string): Line => ({
  page: 1,
  y: 0,
  column: 0,
  gapAbove: 14,
  links: [],
  rightEdge: 550,
  cells: [{ text, x, width: text.length * 5, size: 10, font: '', isBold: false, isItalic: false }],
});

it('one line that is indented below the others is a list of one', () => {
  const lines = [
    line(45, 'Joiner, Acme, 2014 – 2016'),
    line(58, 'Hung all the doors of a town hall.'),
  ];
  expect(indentOfItems(lines)).toBeLessThan(58);
});

it('lines about one middle are no list', () => {
  const texts = [
    'Blue Clinic',
    'Head Nurse',
    'Nordby',
    'Kept the roster of a team of five.',
    'Farm',
  ];
  const lines = texts.map((text) => line(300 - text.length * 2.5, text));
  expect(indentOfItems(lines)).toBe(Number.POSITIVE_INFINITY);
});
