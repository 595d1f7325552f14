import { ResumeContent } from '@folio/contract/resume-content';
import { expect, it } from 'vitest';
import { textToLines } from '../layout/text-lines.ts';
import { withAsides } from './asides.ts';
import { cutLines } from './learned-reading.ts';

/** A job that takes up all lines, as a model might have found it. */
function readAs(text: string, job: object, rulesHeadings: string[] = [], more: object[] = []) {
  const cut = cutLines(textToLines(text));
  const last = cut.segments.length - 1;
  const company = { text: 'Acme Ltd', probability: 1, first: 0, last };
  const content = ResumeContent.parse({ workExperience: [job, ...more] });
  const found = {
    person: {},
    jobs: [{ slots: { company }, items: [] }],
    studies: [],
    skills: [],
    skillGroups: [],
    headings: [],
  };
  const read = {
    ...cut,
    labels: new Int16Array(last + 1),
    probabilities: new Float64Array(last + 1),
  };
  const learned = { content, found, headings: [], read };
  return withAsides(content, learned, rulesHeadings).workExperience[0]?.description;
}

it('[asides-1] what an entry says and no field took stands in its description, once', () => {
  const text = 'Acme Ltd, Department of Agronomy, Leeds\n2019 – 2020 (1 year)\nRan the yard.';
  const job = { company: 'Acme Ltd', location: 'Leeds', startDate: '2019', endDate: '2020' };
  expect(readAs(text, { ...job, description: 'Ran the yard.' })).toBe(
    'Ran the yard.\nDepartment of Agronomy',
  );
  expect(readAs(text, { ...job, description: 'Department of Agronomy. Ran the yard.' })).toBe(
    'Department of Agronomy. Ran the yard.',
  );
});

it('[asides-2] a text is said where its words are told apart', () => {
  const job = { company: 'Acme Ltd', position: 'Foreman', location: 'Yard Nine' };
  expect(readAs('Acme Ltd\nForeman of Yard Nine', job)).toBe('');
});

it('the second line of a heading in the margin is no aside', () => {
  const job = { company: 'Acme Ltd', position: 'Capataz' };
  const text = 'Experiencia\nAcme Ltd\nprofesional\nCapataz';
  expect(readAs(text, job)).toBe('Experiencia\nprofesional');
  expect(readAs(text, job, ['Experiencia profesional'])).toBe('');
});

it('a line that another entry has is no aside', () => {
  const line = 'Hired as the first foreman; grew the yard';
  const text = `Acme Ltd\nLeeds\n${line}`;
  const job = { company: 'Acme Ltd', location: 'Leeds' };
  expect(readAs(text, job)).toBe('Hired as the first foreman\ngrew the yard');
  const other = [{ company: 'Beta', description: line }];
  expect(readAs(text, job, [], other)).toBe('');
  expect(readAs(`${text}\n${line}`, job, [], other)).not.toBe('');
});

it('what an address begins with is no aside', () => {
  const job = { company: 'Acme Ltd', position: 'Joiner' };
  expect(readAs('Acme Ltd\nJoiner\nhttps://acme.example/', job)).toBe('');
});
