import { expect, it } from 'vitest';
import { textOf } from '../layout/model.ts';
import { textToLines } from '../layout/text-lines.ts';
import { resumeOf } from '../resume-of-lines.ts';
import { partCoveringNote } from './covering-note.ts';

const resume = [
  'ADA BERG',
  'Registered Nurse',
  'ada@berg.example | 07700 900318',
  '',
  'EMPLOYMENT',
  'Staff Nurse, Mercy Hospital, Leeds   Sept 2016 - Dec 2020',
  '- Assessed acutely unwell adults',
];
const noteOf = (...lines: string[]) =>
  partCoveringNote(textToLines(lines.join('\n'))).note.map(textOf);

it.each([
  ['Hi Sandra,', '', 'here is my CV, as promised.', '', 'Best wishes', 'Ada', ''],
  ['Sehr geehrte Frau Dr. Weiß,', '', 'anbei mein Lebenslauf.', '', 'Viele Grüße', ''],
  ['Bonjour,', 'voici mon CV.', 'Cordialement,', ''],
  ['Hi,', '', 'pasted below.', '', 'Thanks!', ''],
])('a mail around a resume is no part of it: %s', async (...note) => {
  const said = note.filter((line) => line !== '');
  expect(noteOf(...note, ...resume)).toEqual(said);
  const { content } = await resumeOf(textToLines([...note, ...resume].join('\n')));
  expect(content.personalInfo).toMatchObject({ firstName: 'Ada', lastName: 'Berg' });
  expect(JSON.stringify(content.customSections)).toContain(said[1]);
});

it('the name of a resume stays in it, whatever is above', () => {
  expect(noteOf('Hello,', 'see below.', 'Thanks', ...resume)).toEqual([
    'Hello,',
    'see below.',
    'Thanks',
  ]);
  expect(noteOf('Hi,', 'here it is.', 'Thanks', 'Ada Berg', '', 'Profile', 'Nurse.')).toEqual([
    'Hi,',
    'here it is.',
    'Thanks',
  ]);
});

it('a text without a greeting or a closing has no note', () => {
  expect(noteOf(...resume)).toEqual([]);
  expect(noteOf('Hi Sandra,', '', 'here it is.', '', ...resume)).toEqual([]);
  expect(noteOf('Dear Sandra,', 'here it is.', 'Best wishes')).toEqual([]);
});
