import { expect, it } from 'vitest';
import { withoutEntryTables } from '../forms/entry-tables.ts';
import { textOf } from './model.ts';
import { wordLines } from './word-lines.ts';
import type { WordNode } from './word-node.ts';

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

it('a heading in the margin stands above what is beside it, and tables in there stay tables', () => {
  const heading = (value: string): WordNode => ({ ...paragraph(value), styleName: 'heading 2' });
  const section = (title: string, ...beside: WordNode[]): WordNode => ({
    type: 'tableRow',
    children: [
      { type: 'tableCell', children: [heading(title)] },
      { type: 'tableCell', children: beside },
    ],
  });
  const lines = wordLines({
    type: 'document',
    children: [
      {
        type: 'table',
        children: [
          section('Experience', paragraph('Joiner'), paragraph('Hung doors', true)),
          section('Skills', table(['Wood', 'Sawing, Gluing'], ['Metal', 'Welding'])),
          section('Interests', paragraph('Chess')),
        ],
      },
    ],
  });
  expect(lines.map(({ role, cells }) => [role, ...cells.map(({ text }) => text)])).toEqual([
    ['heading', 'Experience'],
    ['paragraph', 'Joiner'],
    ['item', 'Hung doors'],
    ['heading', 'Skills'],
    [undefined, 'Wood', 'Sawing, Gluing'],
    [undefined, 'Metal', 'Welding'],
    ['heading', 'Interests'],
    ['paragraph', 'Chess'],
  ]);
});
