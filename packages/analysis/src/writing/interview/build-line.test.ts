import { describe, expect, test } from 'vitest';
import { judgeRewrite } from '../../fact-guard/judge-rewrite.ts';
import { missingOfChange } from './answered-change.ts';
import {
  buildLine,
  type LineAnswers,
  lineToAskAbout,
  noAnswers,
  questionsOf,
} from './build-line.ts';

const answered = (answers: Partial<LineAnswers>): LineAnswers => ({ ...noAnswers, ...answers });

describe('a line that is built from answers', () => {
  test.each<[string, Partial<LineAnswers>, string]>([
    ['Answered phone calls', { amount: '40 a day' }, 'Answered 40 phone calls a day'],
    ['Answered phone calls.', { amount: '40 a day. ' }, 'Answered 40 phone calls a day.'],
    [
      'Answered phone calls',
      { amount: 'We had about 40 a day' },
      'Answered about 40 phone calls a day',
    ],
    ['Trained [N] new cooks', { amount: '6' }, 'Trained 6 new cooks'],
    [
      'Planted trees',
      { amount: '3000', measure: 'survival rate 90%' },
      'Planted 3,000 trees, with a survival rate of 90%',
    ],
    ['Booked travel', { amount: 'for 6 directors' }, 'Booked travel for 6 directors'],
    ['Served tables', { measure: '2x faster' }, 'Served tables, 2x faster'],
    [
      'Researched case law',
      { measure: 'won the appeal' },
      'Researched case law, winning the appeal',
    ],
    [
      'Taught maths',
      { measure: 'pass rate', before: '61%', after: '74%' },
      'Taught maths, taking the pass rate from 61% to 74%',
    ],
    ['Trained [N] new cooks', { amount: '6 a year' }, 'Trained new cooks (6 a year)'],
    ['Trained [N] new cooks', { amount: 'not sure' }, 'Trained new cooks'],
    [
      'Moved the queue to tickets',
      { measure: 'the waiting time', before: '9 days', after: '4 days', span: 'six months' },
      'Moved the queue to tickets, taking waiting time from 9 days to 4 days in six months',
    ],
    ['Ran the bar', { measure: 'Waste', after: '2%' }, 'Ran the bar, bringing waste to 2%'],
    ['Ran the bar', { measure: 'We saved $300 a week' }, 'Ran the bar, saving $300 a week'],
    ['Ran the bar', { measure: 'Waste fell by half' }, 'Ran the bar; waste fell by half'],
    ['Ran the bar', { measure: '20% fewer complaints' }, 'Ran the bar, with 20% fewer complaints'],
    [
      'Ran the bar',
      { measure: 'We cut waste', before: '8%', after: '3%' },
      'Ran the bar, cutting waste from 8% to 3%',
    ],
    ['Trained cooks', { measure: 'They stayed longer' }, 'Trained cooks; they stayed longer'],
    ['Sold insurance', { measure: 'Beat the goal by 15%' }, 'Sold insurance; beat the goal by 15%'],
    ['Ran the bar', { measure: 'fewer people complained' }, 'Ran the bar; fewer people complained'],
    ['Ran the bar', { measure: 'Mondays were faster' }, 'Ran the bar; Mondays were faster'],
    ['Led the events', { amount: '6 events' }, 'Led the events (6 events)'],
    ['Organized charity events', { amount: '6 events' }, 'Organized 6 charity events'],
    ['Fixed bugs in the app', { amount: '40+ bugs' }, 'Fixed 40+ bugs in the app'],
    ['Trained cooks', { span: 'over two summers' }, 'Trained cooks over two summers'],
    ['Trained cooks', { span: 'since 2019' }, 'Trained cooks since 2019'],
    ['Trained cooks', { span: 'May 2021' }, 'Trained cooks in May 2021'],
    ['Trained cooks', { span: '2019-2021' }, 'Trained cooks from 2019 to 2021'],
    ['Trained cooks!', { span: '2019 – present' }, 'Trained cooks from 2019 to present!'],
    ['Trained cooks', { amount: '6', span: 'part-time' }, 'Trained 6 cooks (part-time)'],
    ['[did what?] sales reports', { did: 'wrote', amount: '12' }, 'Wrote 12 sales reports'],
    ['[did what?] sales reports', { did: 'I wrote' }, 'Wrote sales reports'],
    ['[did what?] sales reports', { did: 'writing' }, 'Wrote sales reports'],
    ['Cleaned rooms', {}, 'Cleaned rooms'],
    ['Cleaned rooms', { measure: '40' }, 'Cleaned rooms'],
    ['Cleaned rooms', { measure: '+40%' }, 'Cleaned rooms'],
    [
      'Ran the bar',
      { measure: 'saved “3 hours a week', span: 'since "2019' },
      'Ran the bar, saving 3 hours a week since 2019',
    ],
    [
      'Ran the "Late Shift" bar',
      { measure: 'won the "Best Bar" prize (2021' },
      'Ran the "Late Shift" bar, winning the "Best Bar" prize 2021',
    ],
    ['Ran the bar', { measure: 'made the "30 under 30"' }, 'Ran the bar, making the "30 under 30"'],
    [
      'Ran the bar',
      { measure: 'won the prize „Bestes Café“' },
      'Ran the bar, winning the prize „Bestes Café“',
    ],
    ['Welded pipes', { amount: '40 of 5" pipes' }, 'Welded pipes (40 of 5" pipes)'],
    ['Cleaned rooms', { measure: 'sick days', amount: 'n/a', span: '-' }, 'Cleaned rooms'],
  ])('%s with %j', (line, answers, built) => {
    expect(buildLine(line, answered(answers))).toBe(built);
  });
});

test.each<[Partial<LineAnswers>, string | undefined]>([
  [{ before: '9', after: '4' }, 'measure'],
  [{ measure: '40' }, 'thing'],
  [{ measure: '12 %', before: '9', after: '4' }, 'thing'],
  [{ measure: '~30–40' }, 'thing'],
  [{ measure: 'up 40 percent' }, 'thing'],
  [{ measure: '3 hrs' }, 'thing'],
  [{ measure: '40 fewer calls' }, undefined],
  [{ measure: '2x faster' }, undefined],
  [{ measure: 'waste', before: '9%' }, 'after'],
  [{ measure: 'sick days' }, 'after'],
  [{ measure: 'fewer sick days' }, undefined],
  [{}, undefined],
])('of %j is missing: %s', (answers, missing) => {
  expect(missingOfChange(answered(answers))).toBe(missing);
});

test.each([
  ['Cleaned rooms', 'Cleaned rooms ([number] per [week or month])', 'Cleaned rooms'],
  ['Cut waits', 'Cut waits [by X%] by moving desks', 'Cut waits by moving desks'],
  ['Cut waits', 'Cut waits by [X%] by moving desks', 'Cut waits by moving desks'],
  ['Trained new employees', 'Trained [N] new employees', 'Trained [N] new employees'],
  ['Did it', 'Did it, [what changed, and by how much?].', 'Did it.'],
  ['Sales reports', '[did what?] sales reports, [what changed?]', '[did what?] sales reports'],
  ['As it [is]', undefined, 'As it [is]'],
  ['Cut [my] waits', 'Cut [my] waits by [X%]', 'Cut [my] waits'],
])('%s is asked about without blanks', (text, suggested, line) => {
  expect(lineToAskAbout(text, suggested)).toBe(line);
});

test('no figure is asked for where one is', () => {
  expect(questionsOf('Served 40 guests')).toEqual(['change', 'span']);
  expect(questionsOf('[did what?] reports')).toEqual(['did', 'amount', 'change', 'span']);
});

const lines = [
  'Answered phone calls.',
  'Handled the monthly credit reports',
  'Trained [N] new employees',
  'Kept the books for two shops',
  '[did what?] pricing models',
  'Wrote tests in Python',
  'Was part of the night team',
  'Sold equipment at Northgate',
];
const amounts = ['', '40 a day', 'We did 6', 'twice a week (at best)', 'a lot [N]'];
const changes: Partial<LineAnswers>[] = [
  {},
  { measure: 'errors', before: '12 a month', after: '3' },
  { measure: 'No-shows at Aldgate', after: '4%' },
  { measure: 'we saved 3 hours a day' },
  { measure: 'Complaints fell by half.' },
  { measure: 'fewer accidents' },
  { before: '3', after: '2' },
];
const spans = ['', '18 months', 'since 2019', 'part-time', 'For one summer!'];

test('every number and name of a line stands in it or in the answers, and the guard refuses none', () => {
  const replies = amounts.flatMap((amount) =>
    changes.flatMap((change) =>
      spans.map((span) => answered({ did: 'built', amount, span, ...change })),
    ),
  );
  for (const line of lines)
    for (const answers of replies) {
      const built = buildLine(line, answers);
      const source = [line, ...Object.values(answers)].join('\n');
      const words = built.match(/\p{Lu}[\p{L}]+|\d+%?/gu) ?? [];
      for (const word of words) expect(source.toLowerCase()).toContain(word.toLowerCase());
      expect(judgeRewrite(source, built).verdict, built).not.toBe('refused');
      expect(built).not.toMatch(/\s{2}|,,|\s[.,;]|[[\]]|\(\)/);
    }
});

test('[build-line-2] asks how many only where something can be counted, and no time twice', () => {
  expect(questionsOf('Ensured compliance with health and safety')).not.toContain('amount');
  expect(questionsOf('Wrote unit tests')).toContain('amount');
  for (const line of [
    'Prepare quarterly reports for grant funders',
    'Member of the team, called out to four incidents',
    'Key worker to men; meet each every week',
  ])
    expect(questionsOf(line)).not.toContain('amount');
  expect(questionsOf('Led daily standups')).not.toContain('span');
});
