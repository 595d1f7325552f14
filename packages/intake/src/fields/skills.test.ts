import { expect, it } from 'vitest';
import type { Cell, Line } from '../layout/model.ts';
import { cellAt, lineOf } from '../testing/set-lines.ts';
import { readSkills } from './skills.ts';

const cell = (text: string, at: number, look?: Partial<Cell>) => cellAt(text, at * 100, look);
const line = (...cells: Cell[]) => lineOf(cells, { rightEdge: 300 });
const items = (...lines: Line[]) => readSkills(lines, () => undefined).flatMap((one) => one.items);

it('a bold cell names the skills of its row', () => {
  const lines = [
    line(cell('Daily', 0, { isBold: true }), cell('Sawing', 1), cell('Gluing', 2)),
    line(cell('Seldom', 0, { isBold: true }), cell('Turning', 1)),
  ];
  expect(readSkills(lines, () => undefined)).toEqual([
    { category: 'Daily', items: ['Sawing', 'Gluing'] },
    { category: 'Seldom', items: ['Turning'] },
  ]);
});

it('years beside skills are none', () => {
  const row = (...texts: string[]) => line(...texts.map((text, at) => cell(text, at)));
  expect(items(row('Sawing', '8 years', 'Gluing', '3 years'), row('Turning', '2 years'))).toEqual([
    'Sawing',
    'Gluing',
    'Turning',
  ]);
});

it('one stroke is part of a skill, several part them', () => {
  expect(items(line(cell('First Aid / CPR', 0)), line(cell('Sawing', 0)))).toEqual([
    'First Aid / CPR',
    'Sawing',
  ]);
  expect(items(line(cell('Sawing / Gluing / Turning', 0)))).toHaveLength(3);
});

it('labels in cells of their own or before an arrow are no skills', () => {
  expect(items(line(cell('Field: Soil, Wells', 0), cell('Software: R, QGIS', 1)))).toEqual([
    'Soil',
    'Wells',
    'R',
    'QGIS',
  ]);
  expect(items(line(cell('Learning -> Kubernetes, Go', 0)))).toEqual(['Kubernetes', 'Go']);
});

it('how long and how well, behind dots or on lines of their own, is no skill', () => {
  expect(items(line(cell('Sash windows ... 20 years', 0)))).toEqual(['Sash windows']);
  const lines = ['Scaling', 'Expert', 'Radiography', 'Very Good'].map((text) =>
    line(cell(text, 0)),
  );
  expect(items(...lines)).toEqual(['Scaling', 'Radiography']);
});

it('a list told as a sentence is one', () => {
  expect(
    items(line(cell('I am trained in suturing, lifting, water birth and hygiene.', 0))),
  ).toEqual(['suturing', 'lifting', 'water birth', 'hygiene']);
});

it('how long somebody has done it is no part of a skill', () => {
  expect(items(line(cell('Sawing (6 years)', 0)), line(cell('Gluing', 0)))).toEqual([
    'Sawing',
    'Gluing',
  ]);
});

it('a label may stand before the first of several cells', () => {
  const runs = [
    { text: 'Wood', isBold: true, isItalic: false },
    { text: ' Hand saws', isBold: false, isItalic: false },
  ];
  const found = readSkills(
    [line(cell('Wood Hand saws', 0, { runs }), cell('Glue', 2), cell('Planes', 3))],
    () => undefined,
  );
  expect(found).toEqual([{ category: 'Wood', items: ['Hand saws', 'Glue', 'Planes'] }]);
});

it('leaves out what is said as a sentence, and parts at ornaments', () => {
  expect(items(line(cell('Sawing ◆ Gluing ♦ Planing', 0)))).toEqual([
    'Sawing',
    'Gluing',
    'Planing',
  ]);
});

it('how well somebody does it is no part of a skill', () => {
  expect(items(line(cell('Excel (avanzado), Word (medio), Sawing (by hand)', 0)))).toEqual([
    'Excel',
    'Word',
    'Sawing (by hand)',
  ]);
});

it('a row of several cells is no sentence', () => {
  const rows = [
    line(cell('Sawing', 0), cell('Gluing of old and of new wood', 3)),
    line(cell('Turning of small and of large bowls', 0), cell('Carving by hand at home', 3)),
  ];
  expect(items(...rows)).toHaveLength(4);
});

it('a skill in a look of its own is no label where a comma ends it', () => {
  const runs = [
    { text: 'Sawing, ', isBold: true, isItalic: false },
    { text: 'Gluing, Turning', isBold: false, isItalic: false },
  ];
  expect(items(line(cell('Sawing, Gluing, Turning', 0, { runs })))).toEqual([
    'Sawing',
    'Gluing',
    'Turning',
  ]);
});

it('a short line goes on with no small letter below it', () => {
  expect(items(line(cell('Norma PRO', 0)), line(cell('prawo jazdy', 0)))).toEqual([
    'Norma PRO',
    'prawo jazdy',
  ]);
});
