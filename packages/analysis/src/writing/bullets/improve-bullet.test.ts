import { describe, expect, test } from 'vitest';
import { checkFacts } from '../../fact-guard/check-facts.ts';
import { heldOutStatements, statements } from '../../fact-guard/testing/statements.ts';
import { improveBullet } from './improve-bullet.ts';

const past = (text: string) => improveBullet(text, { current: false }).text;
const present = (text: string) => improveBullet(text, { current: true }).text;

describe('openings', () => {
  test.each([
    ['Responsible for answering calls and writing reports.', 'Answered calls and wrote reports.'],
    ['I was responsible for the weekly posts', 'Handled the weekly posts'],
    ['Responsible for a team of 12', 'Managed a team of 12'],
    ['My duties included cleaning rooms and making beds', 'Cleaned rooms and made beds'],
    ['Was in charge of a team of 4', 'Managed a team of 4'],
    [
      'Responsible for talking to schools about diet, reaching 52 schools',
      'Talked to schools about diet, reaching 52 schools',
    ],
    [
      'Responsible for processing claims and making decisions in line with guidance',
      'Processed claims and made decisions in line with guidance',
    ],
    ['Responsible for opening & closing the hall', 'Opened & closed the hall'],
    ['Responsible for pricing jobs and following through', 'Priced jobs and followed through'],
    ['Was able to reduce costs', 'Reduced costs'],
    ['Dealt with complaints', 'Handled complaints'],
    ['Responsible for a team of 4 and for a bar', 'Managed a team of 4 and a bar'],
    ['Preparing files and attending audits', 'Prepared files and attended audits'],
  ])('%s', (text, expected) => expect(past(text)).toBe(expected));

  test('stay at their rung of the ladder', () => {
    expect(past('Helped to build a data warehouse')).toBe('Helped build a data warehouse');
    expect(past('Helped with the migration to AWS')).toBe('Helped with the migration to AWS');
    expect(past('Was involved in the migration')).toBe('Was involved in the migration');
  });

  test('are told in the tense of the role', () => {
    expect(present('Responsible for managing 3 stores')).toBe('Manage 3 stores');
    expect(past('Manages 3 stores')).toBe('Managed 3 stores');
    expect(present('Manages 3 stores')).toBe('Manage 3 stores');
    expect(improveBullet('Manages 3 stores').text).toBe('Manages 3 stores');
  });

  test.each([
    'Sales reports for the board',
    'Lead generation for B2B clients',
    'Training of staff',
    'Rotating three-shift duties, two platoons',
    'Live shopping twice a week',
    'Fit up and visual inspection of weld joints',
    'Forms 4 to 6; pass rate from 58 to 83 per cent',
    'Mentor to two learners',
    'Checking in and checking out of guests and handing over the float',
    'Volunteers who collect unsold bread by cargo bike',
    'Route scouting and impurity profiling by HPLC',
    'Cost reports to the client every month',
    'Field studies with 140 residents',
    'Own portfolio of 22 customers, margin above 12%',
  ])('a noun is no verb: %s', (text) => expect(past(text)).toBe(text));
});

test('wordy phrases get short', () => {
  expect(past('Utilized Excel in order to plan shifts on a daily basis')).toBe(
    'Used Excel to plan shifts daily',
  );
});

test('only what the text says was done by the person becomes active', () => {
  expect(past('The annual budget was prepared by me.')).toBe('Prepared the annual budget.');
  expect(improveBullet('The annual budget was prepared by me.', { current: true }).text).toBe(
    'Prepared the annual budget.',
  );
  expect(past('The system was migrated to Azure.')).toBe('The system was migrated to Azure.');
  expect(past('The menu was written by the owner.')).toBe('The menu was written by the owner.');
});

test('pronouns are left out', () => {
  expect(past('I trained nurses and I wrote manuals for our ward')).toBe(
    'Trained nurses and wrote manuals for our ward',
  );
});

describe('a missing figure', () => {
  test('is asked for beside the text, not claimed in it', () => {
    expect(improveBullet('Reduced waiting times.')).toMatchObject({
      text: 'Reduced waiting times.',
      suggestion: 'Reduced waiting times by [X%].',
    });
    expect(improveBullet('Trained new employees').suggestion).toBe('Trained [N] new employees');
  });

  test('stands before how it was done', () => {
    expect(improveBullet('Cut waiting times by moving two desks.').suggestion).toBeUndefined();
    expect(improveBullet('Cut waiting times by moving desks.').suggestion).toBe(
      'Cut waiting times by [X%] by moving desks.',
    );
  });

  test.each([
    'Raised the calves and wrote their diet sheets',
    'Cut hair and beards',
    'Cut streaming cost by half',
    'Wrote the incident handbook',
    'Prepared monthly billing reports',
    'Handling of complaints and calls',
    'Taught statistics',
  ])('is not asked for where none would be said: %s', (text) =>
    expect(improveBullet(text, { current: false }).suggestion).toBeUndefined(),
  );

  test('is not asked for where there is one', () => {
    expect(improveBullet('Reduced waiting times by 5 minutes.').suggestion).toBeUndefined();
  });
});

test('each change says what it did', () => {
  const { changes } = improveBullet('I also helped to cook in order to learn');
  expect(changes.map(({ kind }) => kind)).toEqual(['pronoun', 'opening', 'wording']);
  for (const change of changes) expect(change.reason).not.toBe('');
});

test('no rewrite says more than its source, with or without its suggestion', () => {
  for (const { source, honest, invented } of [...statements, ...heldOutStatements]) {
    for (const text of [source, ...honest, ...invented]) {
      for (const current of [true, false, undefined]) {
        const improved = improveBullet(text, { current });
        expect(checkFacts(text, improved.text).flags).toEqual([]);
        expect(checkFacts(text, improved.suggestion ?? improved.text).flags).toEqual([]);
        expect(improveBullet(text, { current })).toEqual(improved);
      }
    }
  }
});

test('what is improved can be improved again without harm', () => {
  for (const { source } of statements) expect(past(past(source))).toBe(past(source));
});

test.each([
  ['', 'There is no text to improve.'],
  ['  • ', 'There is no text to improve.'],
  [
    '负责客户服务和团队管理',
    'Rewriting works for English texts only, so this text was not changed.',
  ],
  [
    'Verantwortlich für die Betreuung von Kunden und die Erstellung von Angeboten im Vertrieb der Firma',
    'Rewriting works for English texts only, so this text was not changed.',
  ],
  ['x'.repeat(100_001), 'This text is too long to improve in one go.'],
])('leaves %# as it is and says why', (text, reason) => {
  expect(improveBullet(text)).toEqual({ text, changes: [], reason });
});

test('100 KB are read in time that grows with their length', () => {
  const text = 'I was responsible for the shop and, in order to help, worked on it. '.repeat(1400);
  expect(checkFacts(text, improveBullet(text).text).flags).toEqual([]);
});

test.each([
  ['welcomes guests and handles luggage', true, 'Welcome guests and handle luggage'],
  ['Screens CVs, books interviews', true, 'Screens CVs, books interviews'],
  [
    'Loads secured and checked before departure',
    false,
    'Loads secured and checked before departure',
  ],
  ['Hires per month 15-20', false, 'Hires per month 15-20'],
  ['Deploys went from weekly to daily', false, 'Deploys went from weekly to daily'],
  ['Taking blood, urine tests', false, 'Taking blood, urine tests'],
  ['Bottling line operator', true, 'Bottling line operator'],
  ['In charge of night shift', false, 'In charge of night shift'],
  [
    'We are a team of 4 looking after 900 homes',
    true,
    'We are a team of 4 looking after 900 homes',
  ],
  ['Responsible for training of 6 cooks', false, 'Trained 6 cooks'],
  ['Upselling insurance to the guests', false, 'Upsold insurance to the guests'],
  ['underwrites loans', false, 'Underwrote loans'],
  [
    'Responsible for looking after 8 patients, including giving medication',
    false,
    'Looked after 8 patients, including giving medication',
  ],
  ['Answered the majority of the calls', false, 'Answered most of the calls'],
])('[quick-fixes-1] changes all verbs of a line or none: %s', (line, current, fixed) =>
  expect(improveBullet(line, { current }).text).toBe(fixed),
);
