import { expect, it } from 'vitest';
import { type Cell, type Line, textOf } from '../layout/model.ts';
import { cellAt, lineOf } from '../testing/set-lines.ts';
import { joinDates, liftDates } from './join-dates.ts';

/** One cell with a date and a text in bold, which no gap separates. */
const line = (date: string, text: string): Line => {
  const runs = [
    { text: date, isBold: false, isItalic: false },
    { text, isBold: true, isItalic: false },
  ];
  return lineOf([cellAt(date + text, 50, { width: 150, runs })], { rightEdge: 500 });
};

it('joins a period of two lines that its look alone parts from the names beside it', () => {
  const lines = joinDates([line('Mar 2018 – ', 'Binder'), line('May 2020 ', 'Umbra Folk')]);
  expect(lines.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['Mar 2018 – May 2020', 'Binder'],
    ['Umbra Folk'],
  ]);
});

it('joins a period whose end is a run of the line below', () => {
  const above = { ...line('', ''), cells: [cell('Jul 2017–Oct', 50), cell('Analyst', 150)] };
  const lines = joinDates([above, line('2019', ' • Dashboards')]);
  expect(lines.map(textOf)).toEqual(['Jul 2017–Oct 2019 Analyst', '• Dashboards']);
});

it('joins a period whose last word stands below', () => {
  const above = lineOf([cell('03/03/2018 – alla data', 50), cell('Elettricista', 200)]);
  const below = lineOf([cell('attuale', 80), cell('Acme S.r.l.', 200)]);
  expect(joinDates([above, below]).map(textOf)).toEqual([
    '03/03/2018 – alla data attuale Elettricista',
    'Acme S.r.l.',
  ]);
});

const cell = (text: string, x: number, isBold = false) => cellAt(text, x, { isBold });
const right = (text: string): Cell => cell(text, 550 - text.length * 5);
const row = (...cells: Cell[]) => lineOf(cells, { rightEdge: 550 });

it('joins a month that its margin was too narrow to keep beside its year', () => {
  const texts = (...lines: Line[]) => joinDates(lines).map(textOf);
  expect(
    texts(
      row(cell('Jan', 111), cell('Engineer, Acme', 134)),
      row(cell('2020–Present', 70), cell('Cut costs', 144)),
    ),
  ).toEqual(['Jan 2020–Present Engineer, Acme', 'Cut costs']);
  expect(texts(row(cell('From', 70)), row(cell('01/2019', 70)))).toEqual(['From', '01/2019']);
});

it('a period below the employer at the right edge dates the line above', () => {
  const lines = liftDates([
    row(cell('Cook', 45, true), right('Acme Inn, Leeds')),
    row(cell('Ran the grill', 56), right('2014 – 2016')),
    row(cell('Waiter', 45, true), right('Blue Bar')),
    row(right('2012 – 2014')),
  ]);
  expect(lines.map(textOf)).toEqual([
    'Cook Acme Inn, Leeds 2014 – 2016',
    'Ran the grill',
    'Waiter Blue Bar 2012 – 2014',
  ]);
});

it('a period beside what an entry begins with stays there', () => {
  const lines = [
    row(cell('Acme Inn', 45, true), right('Leeds')),
    row(cell('Cook', 45), right('2014 – 2016')),
  ];
  expect(liftDates(lines)).toEqual(lines);
});

it('joins a period in brackets that broke at the end of its line', () => {
  const lines = ['BSc, Botany · (2013 -', '2017)', 'Other (2018 -', '40 credits)'];
  const joined = joinDates(lines.map((text) => lineOf([cellAt(text, 50)])));
  expect(joined.map(textOf)).toEqual([
    'BSc, Botany · (2013 - 2017)',
    'Other (2018 -',
    '40 credits)',
  ]);
});
