import { expect, it } from 'vitest';
import type { TextItem } from '../layout/model.ts';
import { pageLines } from '../layout/page-lines.ts';
import { readLines } from '../read-lines.ts';

const item = (text: string, x: number, y: number, size = 10): TextItem => ({
  text,
  x,
  y,
  size,
  page: 1,
  width: text.length * size * 0.5,
  font: '',
  isBold: size > 12,
  isItalic: false,
});
const sections = [
  item('Skills', 40, 300, 13),
  item('Sawing, gluing, planing of oak and ash', 40, 320),
  item('Languages', 40, 350, 13),
  item('Dutch, and some English of the sea', 40, 370),
];
const personOf = (...items: TextItem[]) =>
  readLines(
    pageLines({
      items: [item('Ada Berg', 40, 40, 22), ...items, ...sections],
      links: [],
      pages: [{ widthPt: 595, heightPt: 842 }],
      isCut: false,
    }),
  ).content.personalInfo;

const text = [
  'Joiner with nine years in yards and shops, who reads',
  'drawings, keeps a tidy bench and has led a crew of',
  'seven.',
];

it('text below the name is a summary, from its first line to its last word', () => {
  const lines = text.map((line, at) => item(line, 40, 70 + at * 13));
  const person = personOf(...lines, item('Skelby | ada@berg.example', 40, 130));
  expect(person).toMatchObject({ summary: text.join(' '), location: 'Skelby', title: '' });
});

it('text beside the ways to reach somebody is read by its own edge', () => {
  const left = ['Skelby', '01482 555 0114', 'ada@berg.example'];
  const person = personOf(
    ...left.map((line, at) => item(line, 40, 70 + at * 13)),
    ...text.map((line, at) => item(line, 240, 70 + at * 13)),
  );
  expect(person).toMatchObject({ summary: text.join(' '), location: 'Skelby' });
});

it('a title of one line is none', () => {
  const person = personOf(
    item('Joiner and turner for stairs, doors and boats', 40, 60),
    item('Skelby | ada@berg.example', 40, 75),
  );
  expect(person.summary).toBe('');
});
