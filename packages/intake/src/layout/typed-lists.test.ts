import { textsOf } from '@folio/contract/bullets';
import { expect, it } from 'vitest';
import { splitDegree } from '../fields/degrees.ts';
import { readLines } from '../read-lines.ts';
import { textToLines } from './text-lines.ts';

const read = (...lines: string[]) =>
  readLines(textToLines(`Ada Berg\nada@berg.example\n\n${lines.join('\n')}\n`)).content;

it('a dash without a space begins an item, and a small letter below a full line goes on with it', () => {
  const { workExperience } = read(
    'Experience',
    '',
    'Driver, Humber Bulk Ltd      Apr 2018 - Jul 2020',
    '-Tramping with walking floor trailers, wood chip and',
    'refuse derived fuel',
    '-Daily checks',
  );
  expect(textsOf(workExperience[0]?.bullets ?? [])).toEqual([
    'Tramping with walking floor trailers, wood chip and refuse derived fuel',
    'Daily checks',
  ]);
});

it('numbers before skills, ratings behind them and dashes between them are no part of them', () => {
  const items = (...lines: string[]) =>
    read('Skills', '', ...lines).skills.flatMap((one) => one.items);
  expect(items('1. Opera PMS', '2. Switchboard')).toEqual(['Opera PMS', 'Switchboard']);
  expect(
    items('Skill      Years    Level', 'Wiring      16    Good', 'Motors      7    Basic'),
  ).toEqual(['Wiring', 'Motors']);
  expect(items('Sawing – First aid – Gluing')).toEqual(['Sawing', 'First aid', 'Gluing']);
});

it('letters behind a name are none of it, and the first line may name the document', () => {
  const { personalInfo } = readLines(
    textToLines('RESUME\nAda Berg, BSN, RN, CCRN\nada@berg.example\n\nSkills\n\nSawing, gluing\n'),
  ).content;
  expect(personalInfo).toMatchObject({ firstName: 'Ada', lastName: 'Berg', summary: '' });
});

it('a name may be set on two lines, in small letters too', () => {
  const { personalInfo } = readLines(
    textToLines('# ada\n# berg\nmail@ada.example\n\n## Skills\n\nSawing, gluing\n'),
  ).content;
  expect(personalInfo).toMatchObject({ firstName: 'ada', lastName: 'berg' });
});

it('an extension belongs to its telephone number', () => {
  expect(read('Home: 01482 555 0114 ext 3').personalInfo.phone).toBe('01482 555 0114 ext 3');
});

it('dots that lead to a date part it from its text', () => {
  const { education } = read(
    'Education',
    '',
    `High School Diploma ${'. '.repeat(60)}2006 – 2010`,
    'Scotland County High School, Laurinburg, NC',
  );
  expect(education).toMatchObject([
    { degree: 'High School Diploma', institution: 'Scotland County High School', endDate: '2010' },
  ]);
});

it('brackets of a degree are a field only where they name one', () => {
  expect(splitDegree('Certificate (Joinery)', '').field).toBe('Joinery');
  expect(splitDegree('GCSEs (7 including Maths)', '').degree).toBe('GCSEs (7 including Maths)');
});

it('a section of training that holds the schools is education', () => {
  const { education } = read(
    'TRAINING',
    '',
    '2012: Certificate in Plumbing, Donegal Training College',
    '2008: Diploma, Crana College',
  );
  expect(education).toHaveLength(2);
});

it('a short line above a date names the next job, though the item above it is the longest line', () => {
  const { workExperience } = read(
    'Experience',
    '',
    'Analyst, Acme Ltd',
    '2018 - 2020',
    '- Rebuilt the ledger of nine branches and of the head office',
    'Junior Analyst, Mart Ltd',
    '2016 - 2018',
    '- Kept it',
  );
  expect(workExperience.map(({ position }) => position)).toEqual(['Analyst', 'Junior Analyst']);
});

it('what is told by theme, without dates, is no list of jobs beside one that has them', () => {
  const { workExperience } = read(
    'Relevant Experience',
    '',
    'Coaching',
    '- Mentored nine teachers',
    '',
    'Employment History',
    '',
    'Teacher, Ennis School, 2016 - 2024',
  );
  expect(workExperience.map(({ position }) => position)).toEqual(['Teacher']);
});
