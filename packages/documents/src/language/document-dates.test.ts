import { readFileSync } from 'node:fs';
import {
  type DateFormat,
  dateFormats,
  periodText as englishPeriodText,
} from '@folio/contract/date-text';
import { type DocumentLanguage, languageTags } from '@folio/contract/document-languages';
import { expect, it } from 'vitest';
import { documentDatesTable } from '../../scripts/document-dates.ts';
import { type DateStyle, dateText, dayText, periodText } from './document-dates.ts';

const style = (language: DocumentLanguage, format: DateFormat = 'MMM YYYY'): DateStyle => ({
  language,
  format,
  present: '…',
  zero: '0',
});
const period = { startDate: '2023-03', endDate: '2024-05', current: false, dateText: '' };

const table = readFileSync(new URL('./document-dates.tsv', import.meta.url), 'utf8');
const isItsRelease = table.includes(`# Source: CLDR ${process.versions.cldr} `);

it.skipIf(!isItsRelease)('is what Intl says in the release of CLDR that it names', () => {
  expect(documentDatesTable()).toBe(table);
});

it.each([
  ['de', 'März 2023 – Mai 2024', '03/2023 – 05/2024', '2023 – 2024'],
  ['fr', 'mars 2023 – mai 2024', '03/2023 – 05/2024', '2023 – 2024'],
  ['pt', 'mar. 2023 – mai. 2024', '03/2023 – 05/2024', '2023 – 2024'],
  ['ru', 'март 2023 – май 2024', '03.2023 – 05.2024', '2023 – 2024'],
  ['sv', 'mars 2023 – maj 2024', '2023-03 – 2024-05', '2023 – 2024'],
  ['ja', '2023年3月～2024年5月', '2023/03～2024/05', '2023年～2024年'],
  ['ko', '2023년 3월 ~ 2024년 5월', '2023. 03. ~ 2024. 05.', '2023년 ~ 2024년'],
  ['hi', 'मार्च 2023 – मई 2024', '03/2023 – 05/2024', '2023 – 2024'],
  ['ar', 'مارس 2023 – مايو 2024', '03/2023 – 05/2024', '2023 – 2024'],
] as const)('writes a period in %s as %s', (language, month, number, year) => {
  expect(periodText(period, style(language))).toBe(month);
  expect(periodText(period, style(language, 'MM/YYYY'))).toBe(number);
  expect(periodText(period, style(language, 'YYYY'))).toBe(year);
});

it('writes a period within one month or year once, and twice where it is read back', () => {
  const month = { ...period, endDate: '2023-03' };
  const readBack = { ...style('en'), repeatsDates: true };
  expect(periodText(month, style('en'))).toBe('Mar 2023');
  expect(periodText(month, readBack)).toBe('Mar 2023 – Mar 2023');
  expect(periodText({ ...month, endDate: '2023-09' }, style('en', 'YYYY'))).toBe('2023');
  expect(periodText({ ...month, endDate: '2023-09' }, { ...readBack, format: 'YYYY' })).toBe(
    '2023',
  );
});

it.each(languageTags)('has twelve months of their own in %s, with their year', (language) => {
  for (const format of dateFormats) {
    const months = Array.from({ length: 12 }, (_, month) =>
      dateText(
        { date: `2019-${String(month + 1).padStart(2, '0')}`, dateText: '' },
        style(language, format),
      ),
    );
    expect(new Set(months).size).toBe(format === 'YYYY' ? 1 : 12);
    expect(months.every((month) => month.includes('2019') && !/[{}]/.test(month))).toBe(true);
  }
  expect(dayText({ year: 2026, month: 11, day: 21 }, style(language))).toMatch(/2026/);
});

it('writes English as the form reads it back', () => {
  for (const format of dateFormats)
    expect(periodText(period, style('en', format))).toBe(englishPeriodText(period, format));
});

it.each([
  [{ date: '2023', dateText: '' }, '2023年'],
  [{ date: '2023-13', dateText: '' }, '2023-13'],
  [{ date: '2023-03', dateText: '令和5年3月' }, '令和5年3月'],
  [{ date: '', dateText: '' }, ''],
])('leaves words alone that are no date: %j', (entry, text) => {
  expect(dateText(entry, style('ja'))).toBe(text);
});

it('writes the digits that the owner writes', () => {
  expect(periodText(period, { ...style('mr'), zero: '०' })).toBe('मार्च २०२३ – मे २०२४');
});

it.each([
  ['de', '21. November 2026'],
  ['en', 'November 21, 2026'],
  ['fr', '21 novembre 2026'],
  ['ru', '21 ноября 2026 г.'],
  ['zh-Hant', '2026年11月21日'],
] as const)('dates a letter in %s %s', (language, text) => {
  expect(dayText({ year: 2026, month: 11, day: 21 }, style(language))).toBe(text);
});
