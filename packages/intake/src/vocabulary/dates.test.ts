import { readTable } from '@folio/tables/read-table';
import { describe, expect, it, test, vi } from 'vitest';
import { monthKey, monthNumber } from './date-patterns.ts';
import { findDate, findRange } from './dates.ts';

describe('findDate', () => {
  it.each([
    ['2014 August – 2019 January', '2014-08', '2019-01', false],
    ['2019 February – ongoing', '2019-02', '', true],
    ['Month 20XX – ongoing', '', '', true],
    ['MM/YYYY – 06/2021', '', '2021-06', false],
    ['(2023-01 – )', '2023-01', '', true],
    ['(Feb. 2020 onwards)', '2020-02', '', true],
    ['fev/2020 – atual', '2020-02', '', true],
    ['Jun-18 to Dec-20', '2018-06', '2020-12', false],
    ['Jan 2020 – Continue', '2020-01', '', true],
    ['Septembre 2016 à ce jour', '2016-09', '', true],
    ['12 de marzo de 2017 al 3 de mayo de 2019', '2017-03', '2019-05', false],
    ['aug. 2017 – febr. 2018', '2017-08', '2018-02', false],
    ['2015年4月～2018年3月', '2015-04', '2018-03', false],
    ['sty 2019 – gru 2021', '2019-01', '2021-12', false],
    ['Jul 16 – Jan 20', '2016-07', '2020-01', false],
    ['March ‘14 – June ’15', '2014-03', '2015-06', false],
    ['January ‘15 – Present', '2015-01', '', true],
    ['Feb 20 – now', '2020-02', '', true],
    ['September 2012 och pågående', '2012-09', '', true],
    ['from 02/2020, continuing', '2020-02', '', true],
    ['nov. 2022 até ao presente', '2022-11', '', true],
    ['à partir d’octobre 2021', '2021-10', '', true],
    ['Agustus 2012 – Mei 2016', '2012-08', '2016-05', false],
    ['III/2019 – XI/2020', '2019-03', '2020-11', false],
    ['IX. 2013 – dosud', '2013-09', '', true],
    ['From: March 2019 | To: Present', '2019-03', '', true],
    ['sinds 03/2019', '2019-03', '', true],
    ['মার্চ ২০২৩ – মে ২০২৪', '2023-03', '2024-05', false],
    ['مارس ۲۰۲۳ – مهٔ ۲۰۲۴', '2023-03', '2024-05', false],
    ['०३/२०१९ – ११/२०२०', '2019-03', '2020-11', false],
    ['２０１９年４月～２０２０年３月', '2019-04', '2020-03', false],
    ['01-Aug-2014 → 31-Jan-2019', '2014-08', '2019-01', false],
    ['June 18, 2019 – up to present', '2019-06', '', true],
    ['Feb 2018 Jun 2021', '2018-02', '2021-06', false],
    ['2012 2016', '2012', '2016', false],
    ['2014/2015', '2014', '2015', false],
    ['2018/19', '2018', '2019', false],
    ['WS 2016/17', '2016', '2017', false],
    ['03-2019 / 04-2020', '2019-03', '2020-04', false],
    ['3 Mac 2019 until now', '2019-03', '', true],
    ['03/19 – heute', '2019-03', '', true],
    ['08/12 - 6/16', '2012-08', '2016-06', false],
    ['seit 04/21', '2021-04', '', true],
    ["Since Nov' 2020", '2020-11', '', true],
    ["April' 2016 – Oct' 2020", '2016-04', '2020-10', false],
    ["May'22 – Jul'22", '2022-05', '2022-07', false],
    ['2016 →', '2016', '', true],
  ])('reads %s', (text, startDate, endDate, current) => {
    expect(findDate(text)).toMatchObject({ startDate, endDate, current });
  });

  it.each([
    ['Summer 2022', '2022', ''],
    ['Summers 2012 and 2013', '2012', '2013'],
    ['été 2019 et été 2020', '2019', '2020'],
    ['Summer 2019, 2021', '2019', '2021'],
    ['fall 2018 to winter 2021', '2018', '2021'],
    ['spring 2021 to now', '2021', ''],
    ['estati 2009–2011', '2009', '2011'],
  ])('keeps the words of %s beside its years', (dateText, startDate, endDate) => {
    expect(findDate(dateText)).toMatchObject({ dateText, startDate, endDate });
  });

  it.each(['4/5 stars', 'open 08/16 hours', 'fallout in 2018'])(
    'reads no season or month in %s',
    (text) => {
      expect(findDate(text)?.startDate ?? '').not.toContain('-');
      expect(findDate(text)?.dateText ?? '').toBe('');
    },
  );

  it('takes two years for a period only from the earlier to the later', () => {
    expect(findDate('2016 2012')).toMatchObject({ startDate: '2016', endDate: '' });
  });

  it('takes all words for what lasts', () => {
    expect(findDate('Январь 2015 — настоящее время')?.length).toBe(29);
  });
});

const months = readTable(new URL('./months.tsv', import.meta.url), {
  month: 'text',
  language: 'text',
  name: 'text',
  source: ['CLDR', 'hand'],
});

/** What a language calls a month, by itself and in a date, in full and in short. */
const namesIn = (language: string, month: number): string[] =>
  (['long', 'short'] as const).flatMap((style) =>
    [{ month: style }, { month: style, day: 'numeric' } as const].flatMap((options) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC', numberingSystem: 'latn' })
        .formatToParts(Date.UTC(2020, month - 1, 15))
        .filter(({ type }) => type === 'month')
        .map(({ value }) => monthKey(value)),
    ),
  );

test('the months that are said to be of the CLDR are what Intl calls them', () => {
  const wrong = months
    .filter(({ source }) => source === 'CLDR')
    .filter(
      ({ month, language, name }) =>
        !language.split(' ').every((one) => namesIn(one, Number(month)).includes(monthKey(name))),
    );
  expect(wrong).toEqual([]);
});

test.each(['en', 'de', 'fr', 'es', 'it', 'nl', 'sv', 'da', 'fi', 'ru', 'uk', 'tr'])(
  'each month in full is known in %s',
  (language) => {
    const months = Array.from({ length: 12 }, (_, at) =>
      new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
        Date.UTC(2020, at, 15),
      ),
    );
    expect(months.map(monthNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  },
);

it.each([
  ['Designer, Studio Plume — ’16–’19', '2016', '2019', false],
  ['Designer, ‘16–‘19', '2016', '2019', false],
  ['MSc, Leeds (2022 (ongoing))', '2022', '', true],
  ["Welder, '98 to '04", '1998', '2004', false],
  ['Illustrator — since ’19', '2019', '', true],
])(
  'years of two digits, and what goes on in brackets, make a period: %s',
  (text, startDate, endDate, current) => {
    expect(findDate(text)).toMatchObject({ startDate, endDate, current, isRange: true });
  },
);

it('a single number behind an apostrophe is no year', () => {
  expect(findDate('Raised a barn of ’40 feet')).toBeUndefined();
});

it('a file of thousands of lines is searched once, not again by each step that reads it', () => {
  const lines = Array.from({ length: 2_100 }, (_, at) => `2019 ${at}`);
  const searches = vi.spyOn(String.prototype, 'matchAll');
  try {
    for (const line of lines) findRange(line);
    const once = searches.mock.calls.length;
    expect(once).toBeGreaterThan(lines.length);
    for (const line of lines) findRange(line);
    expect(searches).toHaveBeenCalledTimes(once);
  } finally {
    searches.mockRestore();
  }
});

it('numbers that say no year are not searched: grams, euros and parts of a thousand', () => {
  const searches = vi.spyOn(String.prototype, 'matchAll');
  try {
    for (const text of ['Saved 341 kg', 'a budget of €4,000', 'Room 1134, 5 of 1,150'])
      expect(findDate(text)).toBeUndefined();
    expect(searches).not.toHaveBeenCalled();
  } finally {
    searches.mockRestore();
  }
});
