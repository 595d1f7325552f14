import { expect, it } from 'vitest';
import { textToLines } from '../layout/text-lines.ts';
import { readLines } from '../read-lines.ts';

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

it('a town may stand below its code', () => {
  expect(placeOf('ul. Piwna 6, 50-001', 'Skelbów', 'ada@berg.example')).toBe(
    'ul. Piwna 6, 50-001 Skelbów',
  );
});

it('a box, a house and a code are of the address, not a telephone number', () => {
  expect(placeOf('P.O. Box 4411-00500', 'Nairobi, Kenya', 'ada@berg.example')).toBe(
    'P.O. Box 4411-00500, Nairobi, Kenya',
  );
  expect(placeOf('Mill House', 'Kirkby Road', 'Skelby', 'YO7 1AB', 'ada@berg.example')).toBe(
    'Mill House, Kirkby Road, Skelby, YO7 1AB',
  );
  expect(placeOf('2-14 Nishi, Minato, Yokohama 233-0002, Japan', 'ada@berg.example')).toBe(
    '2-14 Nishi, Minato, Yokohama 233-0002, Japan',
  );
});

it('lines that end with commas go on below, however they are indented', () => {
  expect(placeOf('12 Mill Lane,', 'Kirkby,', 'Skelby.', 'ada@berg.example')).toBe(
    '12 Mill Lane, Kirkby, Skelby',
  );
  expect(placeOf('Address:  12 Mill Lane,', '          Skelby,', '          YO7 1AB')).toBe(
    '12 Mill Lane, Skelby, YO7 1AB',
  );
});

it('what a form asks for one by one is one place', () => {
  expect(placeOf('Street: 12 Mill Lane', 'City: Skelby', 'Country: Norvia', 'a@b.example')).toBe(
    '12 Mill Lane, Skelby, Norvia',
  );
});

it('a dash within an address stays as it is written', () => {
  expect(placeOf('4 rue Haute - 29200 Ploubrest | 06 12 34 56 78 | ada@berg.example')).toBe(
    '4 rue Haute - 29200 Ploubrest',
  );
});

it('a telephone number and a birthday are no address', () => {
  expect(placeOf('Home: 01482 555 0114 ext 3', 'Born 3 May 1989', 'ada@berg.example')).toBe('');
});

it('a birthday without a word for it is no line of the address below', () => {
  expect(placeOf('3 May 1989', 'United Kingdom', '+44 1482 555 0114')).toBe('United Kingdom');
});

it('a place ends the line of a title', () => {
  expect(placeOf('Interface designer, Tampere, Finland', 'ada@berg.example')).toBe(
    'Tampere, Finland',
  );
});
