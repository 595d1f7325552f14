import { parsePeriod } from '@folio/contract/date-text';
import { expect, it } from 'vitest';
import { tidyPeriod } from './tidy-period.ts';

it.each([
  ['May 2025 - Jul 2025', 'May 2025 – Jul 2025'],
  ['2022-2026', '2022 – 2026'],
  ['Mar 2023 -- Present', 'Mar 2023 – Present'],
  ['2019 — 2021', '2019 – 2021'],
])('%s is set as %s, and its months are known', (typed, set) => {
  expect(tidyPeriod(typed)).toBe(set);
  expect(parsePeriod(set)).toMatchObject({ dateText: '' });
});

it.each([
  '2022-05',
  'May 2025',
  'Post-war, 2019',
  'since 2020 – part-time',
  '2019 – 2021',
  '- 2020',
])('%s stays as it is', (typed) => {
  expect(tidyPeriod(typed)).toBe(typed);
});

it('words of its owner stay, with a dash between them', () => {
  expect(tidyPeriod('Sommer 2018 - heute')).toBe('Sommer 2018 – heute');
});
