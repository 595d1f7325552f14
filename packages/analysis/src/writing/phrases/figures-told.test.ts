import { expect, test } from 'vitest';
import { spelledOut } from '../words/spelled-out.ts';
import { figureOf } from './figures-told.ts';

const phrasesOf = (line: string, isCurrent = true) => {
  const figure = figureOf(spelledOut(line), isCurrent);
  return figure && `${figure.kind}: ${figure.text}`;
};

test.each([
  ['food cost 34% -> 28.5%', 'change: food cost went from 34% to 28.5%'],
  ['invoice errors reduced from 40 to 6', 'change: invoice errors were reduced from 40 to 6'],
  ['x-ray pass rate 97%', 'value: x-ray pass rate is 97%'],
  ['98% pass rate', 'record: a 98% pass rate'],
  ['112% of target 2023, 118% in 2024', 'record: 112% of target in 2023 and 118% in 2024'],
  ['620,000 miles no accidents', 'record: 620,000 miles with no accidents'],
  ['team of 9 handling claims', 'scale: a team of 9 handling claims'],
])('[figures-told-1] a figure has the sentence of its kind: %s', (line, figure) =>
  expect(phrasesOf(line)).toBe(figure),
);

test.each(['last 3 jobs finished under budget', 'guest satisfaction 78 to 88 (2024)', '620 cows'])(
  'is left out where no sentence is right: %s',
  (line) => expect(phrasesOf(line)).toBeUndefined(),
);

test('[spelled-out-1] a line in capitals is said quietly, and what is spelt keeps them', () => {
  expect(spelledOut('PICK ORDERS USING RF SCANNER')).toBe('Pick orders using RF scanner');
});
