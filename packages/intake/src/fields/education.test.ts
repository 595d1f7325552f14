import { expect, it } from 'vitest';
import { readLines } from '../read-lines.ts';
import { textToLines } from '../text/text-lines.ts';

const studiesOf = (...lines: string[]) =>
  readLines(
    textToLines(
      `Ada Berg\nada@berg.example\n\nSkills\n\nSawing\n\nEducation\n\n${lines.join('\n')}\n`,
    ),
  ).content.education.map(({ institution, degree, field, startDate, endDate, description }) => ({
    study: [institution, degree, field].join(' | '),
    dates: [startDate, endDate].filter(Boolean).join('..'),
    description,
  }));

const read = (...lines: string[]) => studiesOf(...lines).map(({ study }) => study);

it('a school and a certificate that no list knows are told by where the others have theirs', () => {
  expect(
    read(
      'BCom, Skelby University, 2013 - 2016',
      'Zertin, Corvin Hall, 2013',
      'Ostara, Nortown Lodge, 2011',
    ),
  ).toEqual([
    'Skelby University | BCom | ',
    'Corvin Hall | Zertin | ',
    'Nortown Lodge | Ostara | ',
  ]);
});

it('a single year between periods is an entry of its own', () => {
  expect(
    studiesOf(
      'Skelby College: Certificate III in Joinery',
      '(2016 – 2017)',
      'Nortown High School: VCE',
      '(2013)',
    ),
  ).toMatchObject([
    { study: 'Skelby College | Certificate III | Joinery', dates: '2016..2017' },
    { study: 'Nortown High School | VCE | ', dates: '2013' },
  ]);
});

it('a list of schools, with a bullet and a year each', () => {
  expect(
    read(
      '- BE in Mining, K. Roy Institute, Skelby, 2019 (7.9)',
      '- HSC, Roy College, Skelby, 2015',
    ),
  ).toEqual(['K. Roy Institute | BE | Mining', 'Roy College | HSC | ']);
});

it.each([
  ['BA in Music, Skelby University, magna cum laude, 2014', 'Skelby University | BA | Music'],
  [
    'Leaving Certificate (455 points), Skelby School, 2014',
    'Skelby School | Leaving Certificate | ',
  ],
  ['A Levels: Maths (C), Art (B), Skelby School, 2014', 'Skelby School | A Levels | '],
  ['NVQ Level 3 Joinery (Skelby College), 2014', 'Skelby College | NVQ Level 3 Joinery | '],
  ['LLB, University of Nortown (Skelby), 2014', 'University of Nortown | LLB | '],
  ['MBA (Marketing), Skelby University, 2014', 'Skelby University | MBA | Marketing'],
  ['Higher Secondary (12th), Skelby School, 2014', 'Skelby School | Higher Secondary (12th) | '],
  [
    'BTech Mining from Skelby Institute of Mines, 2014',
    'Skelby Institute of Mines | BTech | Mining',
  ],
  ['BE, College of Engineering, Skelby, Chennai, 2014', 'College of Engineering, Skelby | BE | '],
])('what says how a study went, or where, is no part of it: %s', (line, study) => {
  expect(read(line)).toEqual([study]);
});

it('without a word that tells, what stands below a school is its town', () => {
  expect(read('Zertin', 'Corvin Akademie', 'Nordby', '2010 - 2014')).toEqual([
    'Corvin Akademie | Zertin | ',
  ]);
});

it('marks and subjects below a school describe it', () => {
  const [study] = studiesOf('Skelby School, GCSEs, 2008', 'Seven at grades A to C, with English');
  expect(study).toMatchObject({
    study: 'Skelby School | GCSEs | ',
    description: 'Seven at grades A to C, with English',
  });
});
