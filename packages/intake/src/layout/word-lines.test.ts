import { expect, it } from 'vitest';
import { withoutEntryTables } from '../forms/entry-tables.ts';
import { textOf } from './model.ts';
import { type WordNode, wordLines } from './word-lines.ts';

const paragraph = (value: string, isItem = false): WordNode => ({
  type: 'paragraph',
  children: [{ type: 'text', value }],
  ...(isItem && { numbering: { isOrdered: false } }),
});
const table = (...rows: (string | string[])[][]): WordNode => ({
  type: 'table',
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((cell) => ({
      type: 'tableCell',
      children: [cell].flat().map((text) => paragraph(text, Array.isArray(cell))),
    })),
  })),
});

it('the names of a table row stand beside each other, and its list below', () => {
  const lines = wordLines({
    type: 'document',
    children: [
      table(
        ['Employer', 'Designation', 'Duties', 'Period'],
        ['Acme Ltd', 'Joiner', ['Hung doors', 'Laid floors'], '2019 – 2020'],
        ['Beta Ltd', 'Fitter', ['Fitted stairs', 'Cut rails'], '2017 – 2019'],
      ),
    ],
  });
  expect(lines.slice(1, 4).map(({ cells }) => cells.map(({ text, x }) => `${text} ${x}`))).toEqual([
    ['Acme Ltd 0', 'Joiner 240', '2019 – 2020 720'],
    ['Hung doors 480'],
    ['Laid floors 480'],
  ]);
  expect(withoutEntryTables(lines).map(textOf)).toEqual([
    'Joiner 2019 – 2020',
    'Acme Ltd',
    'Hung doors',
    'Laid floors',
    'Fitter 2017 – 2019',
    'Beta Ltd',
    'Fitted stairs',
    'Cut rails',
  ]);
});
