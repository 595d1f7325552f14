import { expect, it } from 'vitest';
import { readLines } from '../read-lines.ts';
import { textToLines } from '../text/text-lines.ts';

const placeOf = (...lines: string[]) =>
  readLines(textToLines(`Ada Berg\n${lines.join('\n')}\n\nSkills\n\nSawing, gluing\n`)).content
    .personalInfo.location;

it('an address over several lines is one, whatever its towns are called', () => {
  expect(placeOf('27 Tanfield Grove', 'Hessle', 'HU13 0XX', 'ada@berg.example')).toBe(
    '27 Tanfield Grove, Hessle, HU13 0XX',
  );
  expect(placeOf('8 rue des Pins', '29200 Ploubrest', 'Tel. 01482 555 0114')).toBe(
    '8 rue des Pins, 29200 Ploubrest',
  );
  expect(placeOf('No. 14/2, 3rd Street,', 'Peelamedu,', 'Kovai – 641 004.', 'a@b.example')).toBe(
    'No. 14/2, 3rd Street, Peelamedu, Kovai – 641 004',
  );
});

it('a telephone number and a birthday are no address', () => {
  expect(placeOf('Home: 01482 555 0114 ext 3', 'Born 3 May 1989', 'ada@berg.example')).toBe('');
});

it('a place ends the line of a title', () => {
  expect(placeOf('Interface designer, Tampere, Finland', 'ada@berg.example')).toBe(
    'Tampere, Finland',
  );
});
