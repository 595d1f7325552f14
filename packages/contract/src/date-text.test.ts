import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateText, formatMonth, parseDate, parsePeriod, periodText } from './date-text.ts';
import { arbitraryText } from './testing/arbitrary-content.ts';

const month = fc.integer({ min: 1, max: 12 }).map((n) => String(n).padStart(2, '0'));
const structured = fc
  .tuple(fc.integer({ min: 1900, max: 2100 }), month)
  .map(([year, m]) => `${year}-${m}`);

describe('dates as people write them', () => {
  it.each([
    ['Mar 2023 – Present', '2023-03', '', true],
    ['March 2020 - Sept. 2021', '2020-03', '2021-09', false],
    ['2019-2020', '2019', '2020', false],
    ['03/2020 to 12/2021', '2020-03', '2021-12', false],
    ['2018', '2018', '', false],
    ['2018-05 – now', '2018-05', '', true],
  ])('reads %s', (text, startDate, endDate, current) => {
    expect(parsePeriod(text)).toMatchObject({ startDate, endDate, current });
  });

  it.each(['Summer 2019', 'since 2010', '2010 – 2012 – 2014', 'Smarch 2020', '13/2020', 'May'])(
    'keeps %s as it is written',
    (text) => {
      expect(parsePeriod(text)).toEqual({
        startDate: '',
        endDate: '',
        current: false,
        dateText: text,
      });
    },
  );

  it('keeps the wording of any text', () => {
    fc.assert(
      fc.property(arbitraryText, (text) => {
        expect(periodText(parsePeriod(text))).toBe(text);
        expect(dateText(parseDate(text))).toBe(text);
      }),
    );
  });

  it('reads back every period that it writes', () => {
    fc.assert(
      fc.property(structured, structured, fc.boolean(), (startDate, end, current) => {
        const period = { startDate, endDate: current ? '' : end, current, dateText: '' };
        expect(parsePeriod(periodText(period))).toEqual(period);
      }),
    );
  });

  it('writes a month by its name and anything else as it is', () => {
    expect(formatMonth('2023-03')).toBe('Mar 2023');
    for (const date of ['2023', '2023-13', '2023-3', 'soon', ''])
      expect(formatMonth(date)).toBe(date);
  });

  it.each([
    ['MMM YYYY', 'Mar 2023 – May 2024', 'Mar 2023 – Present', 'Jan 2023 – Dec 2023'],
    ['MM/YYYY', '03/2023 – 05/2024', '03/2023 – Present', '01/2023 – 12/2023'],
    ['YYYY-MM', '2023-03 – 2024-05', '2023-03 – Present', '2023-01 – 2023-12'],
    ['YYYY', '2023 – 2024', '2023 – Present', '2023'],
  ] as const)('writes periods as %s', (format, past, current, oneYear) => {
    const period = { startDate: '2023-03', endDate: '2024-05', current: false, dateText: '' };
    expect(periodText(period, format)).toBe(past);
    expect(periodText({ ...period, current: true }, format)).toBe(current);
    const year = { ...period, startDate: '2023-01', endDate: '2023-12' };
    expect(periodText(year, format)).toBe(oneYear);
    expect(periodText({ ...period, dateText: 'Spring 2023' }, format)).toBe('Spring 2023');
    expect(dateText({ date: '2021', dateText: '' }, format)).toBe('2021');
  });
});
