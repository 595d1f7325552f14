import { expect, it } from 'vitest';
import type { Cell, Line } from '../layout/model.ts';
import { textToLines } from '../layout/text-lines.ts';
import { readLines } from '../read-lines.ts';
import { readWork } from './work.ts';

const line = (text: string, date = '', look: Partial<Cell> = {}): Line => {
  const cell = { text, x: 40, width: text.length * 5, size: 10, font: '', isBold: false };
  const at = { ...cell, text: date, x: 400, width: date.length * 5, isItalic: false };
  const cells = [{ ...cell, isItalic: false, ...look }, ...(date ? [at] : [])];
  return { page: 1, y: 0, column: 0, gapAbove: 14, cells, links: [], rightEdge: 550 };
};

it('an employer with its whole time is that of all roles below that are set alike', () => {
  const head = { isBold: true, size: 12 };
  const jobs = readWork(
    [
      line('Harbour Police, 2010 to present', '', head),
      line('Senior Inspector', 'Apr 2019 – present', { isBold: true }),
      line('Fraud Bureau', '', { isItalic: true }),
      line('• Led a team of nine'),
      line('Inspector', 'Jun 2014 – Mar 2019', { isBold: true }),
      line('Police College', '', { isItalic: true }),
      line('• Walked the beat'),
      line('Lion Assurance, 2009 to 2010', '', head),
      line('Graduate Trainee', 'Jul 2009 – Jul 2010', { isBold: true }),
    ],
    () => {},
  );
  expect(jobs.map(({ position, company }) => `${position} | ${company}`)).toEqual([
    'Senior Inspector | Harbour Police',
    'Inspector | Harbour Police',
    'Graduate Trainee | Lion Assurance',
  ]);
  expect(jobs.map(({ sameEmployer }) => sameEmployer)).toEqual([false, true, false]);
});

it('a role without an employer of its own is of the one above, and said to be', () => {
  const text = [
    ...['Senior Engineer, Acme Ltd', '2018 – 2020', '- Led a team', ''],
    ...['Engineer', '2015 – 2018', '- Built it', ''],
    ...['Clerk, Acme Ltd', '2012 – 2014', '- Wrote'],
  ].join('\n');
  const jobs = readWork(textToLines(text), () => {});
  expect(jobs.map(({ company, sameEmployer }) => [company, sameEmployer])).toEqual([
    ['Acme Ltd', false],
    ['Acme Ltd', true],
    ['Acme Ltd', false],
  ]);
});

it('what stands behind a name that is said twice is where that was', () => {
  const text =
    'Organizer (2018 – 2020)\nWeavers Federation, Ashul\n- Ran it\nClerk (2014 – 2017)\nWeavers Federation, Gazip\n- Wrote';
  const companies = readWork(textToLines(text), () => {}).map(({ company }) => company);
  expect(companies).toEqual(['Weavers Federation', 'Weavers Federation']);
});

it('a part of the employer behind a comma is none of its name', () => {
  const text = 'Planner, 2018 – 2020\nMinistry of Education, Directorate of Planning\n- Planned';
  expect(readWork(textToLines(text), () => {})[0]?.company).toBe('Ministry of Education');
});

it('dated roles below a heading that nobody knows, beside the jobs, are jobs', () => {
  const text = [
    'Ada Berg',
    'ada@berg.example',
    '',
    'EXPERIENCE',
    '',
    'Head Coach, Blue Club, 2016 – 2020',
    '- Ran the academy',
    '',
    'PLAYING',
    '',
    'Captain, Green Club, 2005 – 2014',
    '- Led',
    '',
    'LEADERSHIP',
    '',
    'President, Rowing Society, 2003 – 2005',
    '- Spoke',
    '',
    'SKILLS',
    '',
    'Rowing, Rigging',
  ].join('\n');
  const { content } = readLines(textToLines(text));
  expect(content.workExperience.map(({ company }) => company)).toEqual(['Blue Club', 'Green Club']);
});

it('space ends an entry: what stands above it is none of the next header', () => {
  const text = [
    ...['Acme Academy', 'Head of Art', '2014 – 2020', 'Dundee, Scotland', 'Ran the department.'],
    ...['', 'Kirk School', 'Teacher', '2011 – 2014', 'Perth, Scotland'],
    ...['', 'Loch Centre', 'Instructor', '2009 – 2011', 'Aviemore'],
  ].join('\n');
  const jobs = readWork(textToLines(text), () => {});
  expect(jobs.map(({ company, location }) => `${company} | ${location}`)).toEqual([
    'Acme Academy | Dundee, Scotland',
    'Kirk School | Perth, Scotland',
    'Loch Centre | Aviemore',
  ]);
});

it('an employer below space stands above its roles, though the first entry has none', () => {
  const text = [
    ...['Senior Product Manager', 'Acme · Full-time', 'Mar 2022 - Present · 2 yrs 9 mos'],
    ...['Leeds, England, United Kingdom', 'Owned the roadmap for 40,000 merchants.'],
    ...['', 'Stackhouse', '5 yrs 2 mos', 'Product Manager', 'Full-time'],
    ...['Jan 2019 - Feb 2022 · 3 yrs 2 mos', 'Leeds, United Kingdom', 'Sold it to the shops.'],
    ...['Product Support Specialist', 'Jan 2017 - Jan 2019 · 2 yrs 1 mo'],
  ].join('\n');
  const jobs = readWork(textToLines(text), () => {});
  expect(jobs.map(({ position, company }) => `${position} | ${company}`)).toEqual([
    'Senior Product Manager | Acme',
    'Product Manager | Stackhouse',
    'Product Support Specialist | Stackhouse',
  ]);
});

it('what stands below space at the end of a job is none of the next header', () => {
  const text = [
    ...['Acme', 'Joiner', '2018 – 2020', '- Built barns.', '', 'Environment: Java, SQL'],
    ...['Stackhouse', 'Teacher', '2015 – 2018', '- Ran the school.', '', 'Environment: Python'],
    ...['Kirk School', 'Instructor', '2012 – 2015', '- Taught the young.'],
  ].join('\n');
  const jobs = readWork(textToLines(text), () => {});
  expect(jobs.map(({ position, company }) => `${position} | ${company}`)).toEqual([
    'Joiner | Acme',
    'Teacher | Stackhouse',
    'Instructor | Kirk School',
  ]);
});

it('an employer above its roles stays theirs where less space parts it from the first of them', () => {
  const lines = textToLines(
    [
      ...['Senior Manager', 'Acme', '2022 – Present', '- Owned the roadmap.'],
      ...['Stackhouse', 'Product Manager', '2019 – 2022', '- Sold it to the shops.'],
    ].join('\n'),
  );
  const gaps = [12, 12, 12, 12, 24, 18, 12, 12];
  const spaced = lines.map((line, at) => ({ ...line, gapAbove: gaps[at] ?? 12 }));
  expect(readWork(spaced, () => {}).map(({ company }) => company)).toEqual(['Acme', 'Stackhouse']);
});

it('what follows a period and a colon is told of the role', () => {
  const text = '- Foreman (2017–2020): night shift of 35 people\n- Packer (2015–2017)';
  const [job] = readWork(textToLines(`Acme Ltd\n${text}`), () => {});
  expect([job?.position, job?.description]).toEqual(['Foreman', 'night shift of 35 people']);
});
