import { textsOf } from '@folio/contract/bullets';
import { expect, it } from 'vitest';
import { readLines } from '../read-lines.ts';
import { decodeText, textToLines } from './text-lines.ts';

const read = (...lines: string[]) =>
  readLines(textToLines(`Ada Berg\nada@berg.example\n\nExperience\n\n${lines.join('\n')}\n`))
    .content.workExperience;

it('items go on where their text begins, though a header be longer than they are', () => {
  const [job] = read(
    'Printer and Head of Maps, Norra Tryck of the Old Harbour in Malmö             2016 - 2019',
    '- Ran two presses for the maps of every harbour on the coast and',
    '  mixed their inks',
    '- Drew maps',
  );
  expect(textsOf(job?.bullets ?? [])).toEqual([
    'Ran two presses for the maps of every harbour on the coast and mixed their inks',
    'Drew maps',
  ]);
});

it('labelled entries of one edge keep their lists, and what comes after them', () => {
  const jobs = read(
    'Company: Norra Tryck',
    'Position: Printer',
    'Period: 2016 - 2019',
    '- Ran two presses',
    '',
    'Company: Studio Marta',
    'Position: Designer',
    'Period: 2012 - 2016',
    'Duties:',
    '- Drew maps',
  );
  expect(jobs).toMatchObject([
    { company: 'Norra Tryck', position: 'Printer', bullets: [{ text: 'Ran two presses' }] },
    { company: 'Studio Marta', position: 'Designer', bullets: [{ text: 'Drew maps' }] },
  ]);
});

it('lines without marks below role, company and date are a list', () => {
  const jobs = read(
    'Printer',
    'Norra Tryck',
    '2016 - 2019',
    'Ran two presses all night long',
    'Mixed every ink of the house',
    '',
    'Designer',
    'Studio Marta',
    '2012 - 2016',
    'Malmö',
    'Drew maps of the old harbour',
  );
  expect(jobs).toMatchObject([
    {
      company: 'Norra Tryck',
      bullets: [
        { text: 'Ran two presses all night long' },
        { text: 'Mixed every ink of the house' },
      ],
    },
    { company: 'Studio Marta', bullets: [{ text: 'Drew maps of the old harbour' }] },
  ]);
});

it('takes what stands below a long rule and above an empty line for a title', () => {
  const rule = '-'.repeat(50);
  const sizesOf = (text: string) => textToLines(text).map(({ cells }) => cells[0]?.size);
  expect(sizesOf(`Ada\n\n${rule}\nRadio\n\nCall sign`)).toEqual([10, 13, 10]);
  // Below a title the rule is its line, and what follows is text.
  expect(sizesOf(`Radio\n${rule}\nCall sign\n\nField day`)).toEqual([10, 10, 10]);
});

it.each([
  ['<meta charset="windows-1251">', 'Анна'],
  ['<meta http-equiv="Content-Type" content="text/html; charset=koi8-r">', 'юММЮ'],
  ['<?xml version="1.0" encoding="iso-8859-2"?>', 'Ŕííŕ'],
  // Of these nobody knows the letters: as of a text without a declaration.
  ['<meta charset="utf-16">', 'Àííà'],
  ['<meta charset="nonsense">', 'Àííà'],
  ['charset=windows-1251', 'Àííà'],
])('bytes that are no UTF-8 are read as they say: %s', (declaration, text) => {
  const bytes = Uint8Array.from(declaration, (letter) => letter.charCodeAt(0));
  expect(decodeText(Uint8Array.of(...bytes, 0xc0, 0xed, 0xed, 0xe0))).toBe(declaration + text);
});

it('bytes that are UTF-8 are, whatever they say', () => {
  const page = '<meta charset="windows-1251">Анна';
  expect(decodeText(new TextEncoder().encode(page))).toBe(page);
});

it('signs that draw a line are no text, and leave the title beside them', () => {
  const lines = textToLines(
    'SKILLS -------------\nGo, Rust\n────────────\n=== Training ===\nFirst aid - 2019',
  );
  expect(lines.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ['SKILLS'],
    ['Go, Rust'],
    ['Training'],
    ['First aid - 2019'],
  ]);
});
