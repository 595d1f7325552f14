import { expect, it } from 'vitest';
import { textToLines } from '../layout/text-lines.ts';
import { readPerson, readWebsites } from './person.ts';

it("a person's own site stands before their pages on others", () => {
  const lines = textToLines('linkedin.com/in/ada-berg | github.com/ada | berg.example');
  expect(readWebsites(lines)).toEqual([
    'berg.example',
    'linkedin.com/in/ada-berg',
    'github.com/ada',
  ]);
});

it("letters behind a name are kept beside it, and a name's own capitals are none", () => {
  const personOf = (text: string) => readPerson(textToLines(text), [], () => {});
  const nurse = personOf('Maria Lopez-Reed, BSN, RN, CCRN\nChicago, IL | (312) 555-0147');
  expect(nurse).toMatchObject({
    firstName: 'Maria',
    lastName: 'Lopez-Reed',
    details: [{ label: 'Credentials', value: 'BSN, RN, CCRN' }],
  });
  for (const name of ['Ada Berg, MBA, Marketing Director', 'Ada Berg, MBA, Chicago, IL'])
    expect(personOf(`${name}\n(312) 555-0147`).details, name).toMatchObject([{ value: 'MBA' }]);
  for (const name of ['Ada Berg (she/her)', 'ADA BERG', 'Ada Berg, Joiner'])
    expect(personOf(`${name}\nChicago, IL | (312) 555-0147`).details, name).toEqual([]);
});

it('a name that is said twice is no title', () => {
  const lines = textToLines('Ada Berg\nAda Berg\nMaster Joiner\nChicago, IL | (312) 555-0147');
  expect(readPerson(lines, [], () => {}).title).toBe('Master Joiner');
});

it.each([
  ['Ing. Jonas Hofer', [{ label: 'Credentials', value: 'Ing.' }]],
  ['Dipl.-Ing. Jonas Hofer, MBA', [{ label: 'Titel', value: 'Dipl.-Ing., MBA' }]],
  ['Prof. Dr. med. Jonas Hofer', [{ label: 'Credentials', value: 'Prof. Dr. med.' }]],
  ['Herr Dr. Jonas Hofer', [{ label: 'Credentials', value: 'Dr.' }]],
  ['Herr Jonas Hofer', []],
])('degrees before a name are kept beside it: %s', (text, details) => {
  const person = readPerson(textToLines(`${text}\nLinz | +43 660 1234567`), [], () => {});
  expect(person).toMatchObject({ firstName: 'Jonas', lastName: 'Hofer' });
  expect(person.details).toEqual(details);
});

it('the names of sites in a list of profiles are no place', () => {
  const contact = textToLines(
    'SoundCloud\nhttps://soundcloud.example.com/ada\nGitHub\ngithub.com/ada',
  );
  const { location, website } = readPerson(textToLines('Ada Berg'), contact, () => {});
  expect([location, website]).toEqual(['', 'https://soundcloud.example.com/ada github.com/ada']);
});
