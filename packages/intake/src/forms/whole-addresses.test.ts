import { expect, it } from 'vitest';
import type { Line } from '../layout/model.ts';
import { withWholeAddresses } from './whole-addresses.ts';

const cell = (text: string, x = 40) => {
  const look = { size: 10, font: 'f', isBold: false, isItalic: false };
  return { text, x, width: text.length * 5, ...look };
};
const line = (y: number, ...cells: ReturnType<typeof cell>[]): Line => {
  return { page: 1, y, column: 0, cells, rightEdge: 190, gapAbove: 12, links: [] };
};
const read = (...rows: ReturnType<typeof cell>[][]) =>
  withWholeAddresses(rows.map((cells, at) => line(at * 12, ...cells))).map(({ cells }) =>
    cells.map(({ text }) => text).join(' | '),
  );

it.each([
  [
    'behind a hyphen, with a note behind',
    'www.linkedin.com/in/maureen-',
    'okafor-tate (LinkedIn)',
    ['www.linkedin.com/in/maureen-okafor-tate (LinkedIn)'],
  ],
  ['within its last word', 'rohit.deshmukh21@mail.exam', 'ple', ['rohit.deshmukh21@mail.example']],
  [
    'before its sign',
    'maureen.okafor.tate.long.name',
    '@postbox.example',
    ['maureen.okafor.tate.long.name@postbox.example'],
  ],
  ['behind its sign', 'maureen.tate@', 'postbox.example', ['maureen.tate@postbox.example']],
  ['not where it is whole', 'ada@berg.example', 'joiner', ['ada@berg.example', 'joiner']],
  ['not for a list of tools', 'CI/CD.', 'deployments', ['CI/CD.', 'deployments']],
])('an address is one again that was broken %s', (_, above, below, lines) => {
  expect(read([cell(above)], [cell(below)])).toEqual(lines);
});

it('is found in a cell of its own, beside other texts', () => {
  expect(
    read(
      [cell('+91 98220 55513', 40), cell('rohit@mail.exam', 300)],
      [cell('B.E. Computer Engineering', 40), cell('ple', 300)],
    ),
  ).toEqual(['+91 98220 55513 | rohit@mail.example', 'B.E. Computer Engineering']);
});

it('a heading below an address that ends with a slash is no part of it', () => {
  const rows = [[cell('https://berg.example/')], [cell('experience')]];
  expect(read(...rows)).toEqual(['https://berg.example/', 'experience']);
});
