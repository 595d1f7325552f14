import { describe, expect, it } from 'vitest';
import { joinDates } from '../forms/join-dates.ts';
import { htmlPage } from '../layout/html-document.ts';
import type { Cell } from '../layout/model.ts';
import { wordLines } from '../layout/word-lines.ts';
import { readLines } from '../read-lines.ts';
import { cellAt as cell, lineOf, cellTexts as textsOf } from '../testing/set-lines.ts';
import { findRange } from '../vocabulary/dates.ts';
import { isBody } from './body-blocks.ts';
import { trimSegment, withoutDates } from './header-segments.ts';

const line = (y: number, ...cells: Cell[]) => lineOf(cells, { y });

describe('a period in a narrow column', () => {
  it('is whole again, and what stands beside its end stays', () => {
    const lines = [
      line(100, cell('03/2018–', 50), cell('Controller, Acme', 150)),
      line(114, cell('present', 55), cell('Leeds', 150)),
      line(128, cell('Did things', 150)),
      line(142, cell('Sep 2013–Feb', 50), cell('Clerk', 150)),
      line(156, cell('2018', 70)),
    ];
    expect(textsOf(joinDates(lines))).toEqual([
      '03/2018– present | Controller, Acme',
      'Leeds',
      'Did things',
      'Sep 2013–Feb 2018 | Clerk',
    ]);
  });

  it('takes nothing that is no date, or stands elsewhere', () => {
    const lines = [
      line(100, cell('03/2018–', 50), cell('Controller', 150)),
      line(114, cell('2019', 150)),
      line(128, cell('2016–', 50)),
      line(142, cell('Leeds', 50)),
    ];
    expect(joinDates(lines)).toEqual(lines);
  });
});

it.each([
  ['Accountant (March 2018 – Present)', 'Accountant'],
  ['University of Leeds [2008 – 2012].', 'University of Leeds'],
  ['Fjordlab, Oslo.', 'Fjordlab, Oslo'],
  ['Quayside Software, Inc.', 'Quayside Software, Inc.'],
  ['Brown Bros.', 'Brown Bros.'],
  ['Cook (part of a team)', 'Cook (part of a team)'],
  ['Cook (part-time)', 'Cook (part-time)'],
  ['2) Cook at', 'Cook'],
])('the header %s says %s', (text, expected) => {
  const [segment = ''] = withoutDates(text).split('|');
  expect(trimSegment(segment)).toBe(expected);
});

it.each([
  ['2016. 09. – jelenleg', '2016-09', ''],
  ['September 2016 to the present', '2016-09', ''],
  ['2022 – expected 2026', '2022', '2026'],
])('%s is a period', (text, startDate, endDate) => {
  expect(findRange(text)).toMatchObject({ startDate, endDate, current: endDate === '' });
});

it.each([
  ['Joiner, Acme Logistics sp. z o.o.', false],
  ['Joiner, Acme Foods Kft.', false],
  ['Roles and responsibilities:', true],
  ['Hung forty doors in the old town.', true],
])('%s is text: %s', (text, isText) => {
  expect(isBody({ kind: 'paragraph', text, lines: [line(100, cell(text, 0))] })).toBe(isText);
});

it('a single year behind a name in bold begins an entry beside those with periods', () => {
  const page =
    '<h2>Experience</h2><p><b>Acme Ltd</b> — Foreman (2019–2021)</p><ul><li>Led five</li></ul>' +
    '<p><b>Berg & Sons</b> — Joiner (2018)</p><ul><li>Hung doors</li></ul>';
  const { workExperience } = readLines(wordLines(htmlPage(page).document)).content;
  expect(workExperience).toMatchObject([
    { company: 'Acme Ltd', position: 'Foreman' },
    { company: 'Berg & Sons', position: 'Joiner', endDate: '2018' },
  ]);
});
