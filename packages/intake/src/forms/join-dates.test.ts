import { expect, it } from 'vitest';
import { type Cell, type Line, textOf } from '../layout/model.ts';
import { joinDates, liftDates } from './join-dates.ts';

const line = (date: string, text: string): Line => ({
  page: 1,
  y: 0,
  column: 0,
  gapAbove: 14,
  links: [],
  rightEdge: 500,
  cells: [
    {
      text: date + text,
      x: 50,
      width: 150,
      size: 10,
      font: '',
      isBold: false,
      isItalic: false,
      runs: [
        { text: date, isBold: false, isItalic: false },
        { text, isBold: true, isItalic: false },
      ],
    },
  ],
});

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

const cell = (text: string, x: number, isBold = false): Cell => ({
  text,
  x,
  width: text.length * 5,
  size: 10,
  font: '',
  isBold,
  isItalic: false,
});
const right = (text: string): Cell => cell(text, 550 - text.length * 5);
const lineOf = (...cells: Cell[]): Line => ({
  page: 1,
  y: 0,
  column: 0,
  gapAbove: 14,
  cells,
  links: [],
  rightEdge: 550,
});

it('joins a month that its margin was too narrow to keep beside its year', () => {
  const texts = (...lines: Line[]) => joinDates(lines).map(textOf);
  expect(
    texts(
      lineOf(cell('Jan', 111), cell('Engineer, Acme', 134)),
      lineOf(cell('2020–Present', 70), cell('Cut costs', 144)),
    ),
  ).toEqual(['Jan 2020–Present Engineer, Acme', 'Cut costs']);
  expect(texts(lineOf(cell('From', 70)), lineOf(cell('01/2019', 70)))).toEqual(['From', '01/2019']);
});

it('a period below the employer at the right edge dates the line above', () => {
  const lines = liftDates([
    lineOf(cell('Cook', 45, true), right('Acme Inn, Leeds')),
    lineOf(cell('Ran the grill', 56), right('2014 – 2016')),
    lineOf(cell('Waiter', 45, true), right('Blue Bar')),
    lineOf(right('2012 – 2014')),
  ]);
  expect(lines.map(textOf)).toEqual([
    'Cook Acme Inn, Leeds 2014 – 2016',
    'Ran the grill',
    'Waiter Blue Bar 2012 – 2014',
  ]);
});

it('a period beside what an entry begins with stays there', () => {
  const lines = [
    lineOf(cell('Acme Inn', 45, true), right('Leeds')),
    lineOf(cell('Cook', 45), right('2014 – 2016')),
  ];
  expect(liftDates(lines)).toEqual(lines);
});
