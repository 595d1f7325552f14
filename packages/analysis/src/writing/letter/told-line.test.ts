import { expect, test } from 'vitest';
import { clausesOf } from './told-line.ts';

const now = (line: string) => clausesOf(line, { isCurrent: true });
const before = (line: string) => clausesOf(line, { isCurrent: false });

test.each([
  ['Trained 3 cooks', ['trained 3 cooks']],
  ['Cut waste by 5%; trained 3 cooks', ['cut waste by 5%', 'trained 3 cooks']],
  ['Chaired weekly meetings, introduced Kanban', ['chaired weekly meetings and introduced Kanban']],
  ['Ran campaigns for 4 centres, 310 sign-ups', ['ran campaigns for 4 centres (310 sign-ups)']],
  ['Rebuilt the batch; runtime 6 h to 40 min', ['rebuilt the batch (runtime 6 h to 40 min)']],
  [
    'Redesigned the app; completion rose from 54% to 71%',
    ['redesigned the app; completion rose from 54% to 71%'],
  ],
  ['Opened store in Kessel', ['opened a store in Kessel']],
  [
    'Shortened sales cycle from 92 to 61 days by adding a call',
    ['shortened the sales cycle from 92 to 61 days by adding a call'],
  ],
  ['Prepared 40 returns; reviewed by manager', ['prepared 40 returns (reviewed by manager)']],
  ['Promoted to Shift Lead within a year', ['was promoted to Shift Lead within a year']],
  ['Responsible for 12 beds', ['was responsible for 12 beds']],
  ['Presented results to the board', ['presented results to the board']],
  ['Granted access to 40 users', ['granted access to 40 users']],
  ['Offered a workshop to 40 parents', ['offered a workshop to 40 parents']],
])('[told-line-1] a line of a past job follows “I”: %s', (line, clauses) => {
  expect(before(line)).toEqual(clauses);
});

test.each([
  ['Lead team of 3', ['lead a team of 3']],
  ['Explain the figures to doctors', ['explain the figures to doctors']],
  ['Responsible for 12 beds', ['am responsible for 12 beds']],
])('work that goes on is told in the present: %s', (line, clauses) => {
  expect(now(line)).toEqual(clauses);
});

test.each([
  'Stock rotation, ordering, HACCP paperwork',
  'Supported living for 6 adults',
  'Controlled drugs audit',
  'LED lighting in 40 shops',
  'Code 10 licence with PDP',
  'Wound care for the ward',
  'Awarded contracts worth 3m',
  'Median deploy from 47 min to 8',
  'Served customers and handle money',
  'Launched loyalty app with vendor',
  'Drove tractors, fencing',
  'Wrote shell scripts, Python scripts, Perl scripts',
  'Built X → Y',
  'Achieve target',
  'Masters thesis on night shifts',
  'Partner signs off',
  'Taught a class of 31. 9 pupils new to English',
  'Set up online payment? voted down',
  'Helped w meals',
  'Employed as a nurse',
  'Granted a patent for the valve',
  'Offered a permanent post',
  'Authorised to sign up to $50,000',
  'Taught by two masters of the craft',
  'Expected to graduate in 2025',
  'Presented with the safety award',
])('[told-line-3] what is no sentence for sure stays a line: %s', (line) => {
  expect(before(line)).toBeUndefined();
});

test('a verb that may be a thing is told beside deeds alone', () => {
  const line = 'Plan lessons and reports';
  expect(now(line)).toBeUndefined();
  expect(clausesOf(line, { isCurrent: true, isAmongDeeds: true })).toEqual([
    'plan lessons and reports',
  ]);
});

test('a text that is no line is none', () => {
  expect(before('Led a team. '.repeat(5_000))).toBeUndefined();
});
