import { expect, it } from 'vitest';
import { isBefore, monthsIn, textOfMonths } from './chosen-months.ts';

it.each([
  ['Mar 2021 – Present', { start: '2021-03', end: '', isCurrent: true, words: '' }],
  ['03/2021 - 2023', { start: '2021-03', end: '2023', isCurrent: false, words: '' }],
  ['2019', { start: '2019', end: '', isCurrent: false, words: '' }],
  ['Summer 2019', { start: '', end: '', isCurrent: false, words: 'Summer 2019' }],
  ['', { start: '', end: '', isCurrent: false, words: '' }],
])('%s is opened at its months', (text, months) => {
  expect(monthsIn(text, 'period')).toEqual(months);
});

it('a single date has one month', () => {
  expect(monthsIn('March 2021', 'date')).toMatchObject({ start: '2021-03', words: '' });
  expect(monthsIn('Spring', 'date')).toMatchObject({ start: '', words: 'Spring' });
  expect(textOfMonths({ start: '2021-03', end: '2022', isCurrent: true, words: '' }, 'date')).toBe(
    'Mar 2021',
  );
});

it('writes chosen months so that they are read as the same months', () => {
  for (const [start, end, isCurrent] of [
    ['2021-03', '2023-05', false],
    ['2021', '2021-12', false],
    ['2021-03', '', true],
    ['2021', '', false],
  ] as const) {
    const months = { start, end, isCurrent, words: '' };
    expect(monthsIn(textOfMonths(months, 'period'), 'period')).toEqual(months);
  }
});

it('an end is not taken for a start', () => {
  const end = { start: '', end: '2023-05', isCurrent: false, words: '' };
  expect(textOfMonths(end, 'period')).toBe('');
});

it('compares months and years', () => {
  expect(isBefore('2021-03', '2021-04')).toBe(true);
  expect(isBefore('2021', '2021-04')).toBe(false);
  expect(isBefore('2020-12', '2021')).toBe(true);
  expect(isBefore('2021-04', '2021-04')).toBe(false);
  expect(isBefore('', '2021')).toBe(false);
});
