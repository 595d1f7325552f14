import { expect, it } from 'vitest';
import { cellAt, lineOf } from '../testing/set-lines.ts';
import { indentOfItems } from './item-lines.ts';

const line = (x: number, text: string) => lineOf([cellAt(text, x)], { rightEdge: 550 });

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
