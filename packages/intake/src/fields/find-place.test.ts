import { expect, it } from 'vitest';
import { textToLines } from '../layout/text-lines.ts';
import { readLines } from '../read-lines.ts';

const personOf = (
  head: string,
  body = 'Sawing, gluing, planing of oak and ash, reading drawings',
) => readLines(textToLines(`Ada Berg\n${head}\n\nSkills\n\n${body}\n`)).content.personalInfo;

it.each([
  ['beside ways to reach somebody', 'Skelby | 01482 555 0114 | ada@berg.example', 'Skelby'],
  ['parted by commas', 'Skelby, 01482 555 0114, ada@berg.example', 'Skelby'],
  ['behind them', 'Tel. 01482 555 0114, Email: ada@berg.example, Skelby', 'Skelby'],
  ['below the title', 'Joiner\nSkelby\nada@berg.example', 'Skelby'],
  ['with its state', 'Vila Funda - SP | ada@berg.example', 'Vila Funda - SP'],
  ['of two that a slash parts', 'Skelby / Nortown · ada@berg.example', 'Skelby / Nortown'],
  ['beside other facts', 'British citizen · Skelby · Driving licence · a@berg.example', 'Skelby'],
  ['behind a sign', '✉ ada@berg.example ☎ 01482 555 0114 ⌂ Skelby', 'Skelby'],
  ['near a town', 'near Skelby, Isle of Nord | 01482 555 0114', 'near Skelby, Isle of Nord'],
  ['in its district', 'Skelby, okr. Nortov | ada@berg.example', 'Skelby, okr. Nortov'],
  [
    'that is a large one',
    'Região Metropolitana do Skelby – PE | a@berg.example',
    'Região Metropolitana do Skelby – PE',
  ],
  ['that is to change', 'Skelby (open to relocation) | ada@berg.example', 'Skelby'],
])('a town that no list knows is the place: %s', (_, head, place) => {
  expect(personOf(head).location).toBe(place);
});

it.each([
  ['Town: Skelby', 'Skelby'],
  ['Current location: Skelby', 'Skelby'],
  ['Lives at: Skelby', 'Skelby'],
  ['city = Skelby', 'Skelby'],
  ['Where: Skelby', 'Skelby'],
  ['My corner of it: Leeds, United Kingdom', 'Leeds, United Kingdom'],
  [
    '4410 Cedar Court\nSkelby, VA 22193\nCountry: United States',
    '4410 Cedar Court, Skelby, VA 22193, United States',
  ],
  ['4 Páirc na Coille, Skelby, Co. Nord', '4 Páirc na Coille, Skelby, Co. Nord'],
  ['Born in Lyon, France\nBased in Skelby', 'Skelby'],
  ['Mobile: 07700 900123 Address: 4 Mill Row, Skelby', '4 Mill Row, Skelby'],
  ['Address\n4 Mill Row\nSkelby\nPhone\n01482 555 0114', '4 Mill Row, Skelby'],
])('a label says the place: %j', (head, place) => {
  expect(personOf(`${head}\nada@berg.example`).location).toBe(place);
});

it('what stands for a page, a birthday, a credential or a field of work is no place', () => {
  const line = 'LinkedIn · GitHub · RN · ada@berg.example';
  expect(personOf(`Joiner\n${line}`)).toMatchObject({ location: '', title: 'Joiner' });
  expect(personOf('Date of birth: 14 March 1990\nada@berg.example').location).toBe('');
  expect(personOf('Timber | ada@berg.example', 'Sawing timber, gluing').location).toBe('');
});

it('the rest of the document says what a word beside the title is', () => {
  const work =
    'Sawing, gluing\n\nExperience\n\nOstler, Corvin Ltd, Skelby, 2019 - 2021\n- Fed them\n';
  expect(personOf('Ostler\nTel. 01482 555 0114', work)).toMatchObject({
    location: '',
    title: 'Ostler',
  });
  expect(personOf('Skelby\nTel. 01482 555 0114', work)).toMatchObject({
    location: 'Skelby',
    title: '',
  });
});

it('a town that is also a word is one beside a telephone number alone', () => {
  const words =
    'Sawing, gluing\n\nSummary\n\nI split oak by hand and by machine, every day of the year.';
  expect(personOf('Joiner\nSplit | 01482 555 0114', words).location).toBe('Split');
  expect(personOf('Joiner\nSplit\nTel. 01482 555 0114', words).location).toBe('');
});

it('what stands behind a title and a comma is a town, unless the document uses the word', () => {
  expect(personOf('Joiner, Skelby\nada@berg.example').location).toBe('Skelby');
  const words = 'Timber frames, sawing, gluing';
  expect(personOf('Joiner, Timber\nada@berg.example', words).location).toBe('');
});

it('a nationality beside a town is none', () => {
  expect(personOf('British | Skelby | ada@berg.example').location).toBe('Skelby');
});

it('a place of its own heading is read, and leaves the title alone', () => {
  const { content } = readLines(
    textToLines(
      '# Ada Berg\nWood and Stone\nada@berg.example\n\n## Skills\n\nSawing\n\n## Languages\n\nDutch\n\n## Address\n\nSkelby\n',
    ),
  );
  expect(content.personalInfo).toMatchObject({ location: 'Skelby', title: 'Wood and Stone' });
});

it.each([
  ['Home Skelby, Norvia | ada@berg.example', 'Skelby, Norvia'],
  ['Remote from Skelby, Norvia | ada@berg.example', 'Skelby, Norvia'],
  ['Alamat: Jl. Corvin 12, Skelby | ada@berg.example', 'Jl. Corvin 12, Skelby'],
  ['ada@berg.example\nLeeds, travels with own van', 'Leeds'],
])('where somebody lives, by labels of other languages and without notes: %s', (head, place) => {
  expect(personOf(head).location).toBe(place);
});

it('a label names the line below it, and no other', () => {
  expect(
    personOf('Website\nhttps://berg.example\nLeeds, United Kingdom\nada@berg.example').location,
  ).toBe('Leeds, United Kingdom');
});

it.each([
  ['Sector 3, Skelby | ada@berg.example', 'Sector 3, Skelby'],
  ['Lot 9, Nain District, Skelby | ada@berg.example', 'Lot 9, Nain District, Skelby'],
])('parts of towns and estates have numbers: %s', (head, place) => {
  expect(personOf(head).location).toBe(place);
});
