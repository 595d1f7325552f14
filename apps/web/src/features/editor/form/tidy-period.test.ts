import { parsePeriod } from '@folio/contract/date-text';
import { expect, it } from 'vitest';
import { tidyPeriod } from './tidy-period.ts';

it.each([
  ['May 2025 - Jul 2025', 'May 2025 – Jul 2025'],
  ['2022-2026', '2022 – 2026'],
  ['Mar 2023 -- Present', 'Mar 2023 – Present'],
  ['2019 — 2021', '2019 – 2021'],
  ['Mar 2020-Present', 'Mar 2020 – Present'],
  ['Mar 2020 –Present', 'Mar 2020 – Present'],
  ['Sep 2019- Oct 2021', 'Sep 2019 – Oct 2021'],
])('%s is set as %s, and its months are known', (typed, set) => {
  expect(tidyPeriod(typed)).toBe(set);
  expect(parsePeriod(set)).toMatchObject({ dateText: '' });
});

it.each([
  '2022-05',
  '2019-based, 2021',
  'Class of 2019-honors',
  'May 2025',
  'Post-war, 2019',
  'since 2020 – part-time',
  '2019 – 2021',
  '- 2020',
])('%s stays as it is', (typed) => {
  expect(tidyPeriod(typed)).toBe(typed);
});

it('months in figures are known without spaces around the dash', () => {
  expect(parsePeriod(tidyPeriod('03/2020-Present'))).toMatchObject({
    startDate: '2020-03',
    current: true,
  });
  expect(tidyPeriod('3/2018-11/2019')).toBe('3/2018 – 11/2019');
});

it('words of its owner stay, with a dash between them', () => {
  expect(tidyPeriod('Sommer 2018 - heute')).toBe('Sommer 2018 – heute');
});
