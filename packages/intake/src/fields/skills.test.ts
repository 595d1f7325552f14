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

it('a sign that parts them throughout does so over the end of a line', () => {
  const lines = [
    line(cell('Sawing – Gluing – Turning – Carving of smaller and of larger', 0)),
    line(cell('figures – Carrying', 0)),
  ];
  expect(items(...lines)).toEqual([
    'Sawing',
    'Gluing',
    'Turning',
    'Carving of smaller and of larger figures',
    'Carrying',
  ]);
  expect(items(line(cell('Sawing * Gluing * Turning', 0)))).toEqual([
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

it('labels within a line, in cells of their own, before an arrow or above an indented list are no skills', () => {
  expect(items(line(cell('Modules: FI-GL, CO-PA. Versions: ECC 6.0, S/4HANA', 0)))).toEqual([
    'FI-GL',
    'CO-PA',
    'ECC 6.0',
    'S/4HANA',
  ]);
  expect(items(line(cell('Field: Soil, Wells', 0), cell('Software: R, QGIS', 1)))).toEqual([
    'Soil',
    'Wells',
    'R',
    'QGIS',
  ]);
  expect(items(line(cell('Learning -> Kubernetes, Go', 0)))).toEqual(['Kubernetes', 'Go']);
  expect(items(line(cell('People', 0)), line(cell('Hiring, Onboarding', 1)))).toEqual([
    'Hiring',
    'Onboarding',
  ]);
});

it('how long and how well, behind dots or on lines of their own, is no skill', () => {
  expect(items(line(cell('Sash windows ... 20 years', 0)))).toEqual(['Sash windows']);
  const lines = ['Scaling', 'Expert', 'Radiography', 'Very Good'].map((text) =>
    line(cell(text, 0)),
  );
  expect(items(...lines)).toEqual(['Scaling', 'Radiography']);
});

it('a list told as a sentence, and a line that begins with the sign that parts', () => {
  expect(
    items(line(cell('I am trained in suturing, lifting, water birth and hygiene.', 0))),
  ).toEqual(['suturing', 'lifting', 'water birth', 'hygiene']);
  expect(items(line(cell('Sawing · Gluing · Turning', 0)), line(cell('· Carving', 0)))).toEqual([
    'Sawing',
    'Gluing',
    'Turning',
    'Carving',
  ]);
});

it('how long somebody has done it is no part of a skill', () => {
  expect(items(line(cell('Sawing (6 years)', 0)), line(cell('Gluing', 0)))).toEqual([
    'Sawing',
    'Gluing',
  ]);
});

it('labels beside each other stand above the lists at their edges', () => {
  const bold = { isBold: true };
  const found = readSkills(
    [
      line(cell('Wood', 0, bold), cell('Metal', 3, bold)),
      line(cell('Sawing, Gluing', 0), cell('Welding, Brazing', 3)),
    ],
    () => undefined,
  );
  expect(found).toEqual([
    { category: 'Wood', items: ['Sawing', 'Gluing'] },
    { category: 'Metal', items: ['Welding', 'Brazing'] },
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

it('labels of columns that are read one by one are no skills', () => {
  const bold = { isBold: true };
  const rows = [line(cell('Wood', 0, bold), cell('Metal', 3, bold)), line(cell('Sawing', 0))];
  expect(items(...rows, line(cell('Welding', 0)))).toEqual(['Sawing', 'Welding']);
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

it('labels that end at one edge name what stands beside them', () => {
  const row = (label: string, value: string) =>
    lineOf([cellAt(label, 100 - label.length * 5), cellAt(value, 120)], { rightEdge: 300 });
  const lines = [row('Mother tongue', 'Italian'), row('Other', 'English'), row('Licence', 'B')];
  expect(readSkills(lines, () => undefined)).toEqual([
    { category: 'Mother tongue', items: ['Italian'] },
    { category: 'Other', items: ['English'] },
    { category: 'Licence', items: ['B'] },
  ]);
});
