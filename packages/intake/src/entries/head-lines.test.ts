import { expect, it } from 'vitest';
import { type Cell, textOf } from '../layout/model.ts';
import { textToLines } from '../layout/text-lines.ts';
import { cellAt, lineOf, cellTexts as textsOf } from '../testing/set-lines.ts';
import { joinWrappedHeads, withoutHeadMarks } from './head-lines.ts';

const cell = (text: string, x: number, isBold = true) => cellAt(text, x, { isBold });
const line = (...cells: Cell[]) => lineOf(cells, { rightEdge: 500 });
const date = cell('2016 – 2019', 445, false);

it.each([
  ['Printer and Head of', 'Maps, Norra Tryck', 'is cut off at a small word'],
  ['Printer, Norra Tryck (Malmö,', 'Sweden)', 'is cut off in brackets'],
  [
    'Printer of maps, charts and plans of harbours, Norra Tryck of the old town,',
    'Malmö',
    'is full',
  ],
])('%s | %s goes on below its date, for it %s', (first, second) => {
  const lines = [line(cell(first, 40), date), line(cell(second, 40))];
  expect(textsOf(joinWrappedHeads(lines))).toEqual([`${first} ${second} | 2016 – 2019`]);
});

it.each([
  ['Printer', cell('Norra Tryck', 40)],
  ['Printer and Head of', cell('Norra Tryck', 40, false)],
  ['Printer and Head of', cell('Norra Tryck', 60)],
  ['Printer and Head of Maps', cell('o Ran two presses', 40)],
])('%s is a line of its own', (first, second) => {
  const lines = [line(cell(first, 40), date), line(second)];
  expect(joinWrappedHeads(lines)).toEqual(lines);
});

const read = (text: string) => withoutHeadMarks(textToLines(text)).map(textOf);

it('takes the bullets off entries that each begin with one', () => {
  const text = '* Cook, Acme Inn, 2014 – 2016\n  - Ran the grill\n* Waiter, Blue Bar, 2012 – 2014';
  expect(read(text)).toEqual([
    'Cook, Acme Inn, 2014 – 2016',
    '- Ran the grill',
    'Waiter, Blue Bar, 2012 – 2014',
  ]);
});

it('takes them off roles above their periods', () => {
  const text = '• Cook\n  Acme Inn, 2014 – 2016\n    • Ran the grill';
  expect(read(text)[0]).toBe('Cook');
});

it('leaves the lists of entries that have no bullets', () => {
  const text = 'Cook, Acme Inn, 2014 – 2016\n• Ran the grill\n• Led the rebuild, 2015 – 2016';
  expect(read(text)[2]).toBe('• Led the rebuild, 2015 – 2016');
});
