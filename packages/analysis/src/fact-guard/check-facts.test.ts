import { describe, expect, test } from 'vitest';
import { checkFacts } from './check-facts.ts';
import { measureGuard } from './testing/measure-guard.ts';
import {
  everydayStatements,
  heldOutEverydayStatements,
  heldOutStatements,
  statements,
} from './testing/statements.ts';

const source =
  'Helped build a billing service in Java with 4 colleagues at Quillon Systems in 2021.';
const kinds = (output: string) => checkFacts(source, output).flags.map((flag) => flag.kind);

describe('what the guard catches', () => {
  test('at least 95 % of invented statements, at most 5 % of honest ones', () => {
    const result = measureGuard([...statements, ...everydayStatements]);
    expect(result.caught).toBeGreaterThanOrEqual(0.95);
    expect(result.falseAlarms).toBeLessThanOrEqual(0.05);
  });

  test('the same on statements that it was not tuned on', () => {
    const result = measureGuard([...heldOutStatements, ...heldOutEverydayStatements]);
    expect(result.invented + measureGuard(statements).invented).toBeGreaterThanOrEqual(200);
    expect(result.caught).toBeGreaterThanOrEqual(0.95);
    expect(result.falseAlarms).toBeLessThanOrEqual(0.05);
  });

  test.each([
    ['number', 'Helped build a billing service in Java with 14 colleagues.'],
    ['number', 'Helped build a billing service in Java with more than four colleagues.'],
    ['date', 'Helped build a billing service in Java in 2019.'],
    ['name', 'Helped build a billing service in Java at Quillon Systems and Larkspur.'],
    ['place', 'Helped build a billing service in Java for clients in Germany.'],
    ['scope', 'Built a billing service in Java.'],
    ['scope', 'Led the build of a billing service in Java.'],
    ['award', 'Helped build an award-winning billing service in Java.'],
    ['degree', 'Helped build a billing service in Java, holding an MSc.'],
    ['outcome', 'Helped build a billing service in Java, reducing late payments.'],
    ['claim', 'Helped build a billing service in Java and reconciled bank statements.'],
    ['number', 'Helped build a billing service in Java, on call 24/7.'],
    ['number', 'Helped build a billing service in Java with five other colleagues.'],
    ['scope', 'First engineer to help build a billing service in Java.'],
    ['scope', 'Ran a company that helped build a billing service in Java.'],
    ['scope', 'Helped build a national billing service in Java.'],
  ])('%s: %s', (kind, output) => {
    expect(kinds(output)).toContain(kind);
  });

  test('a skill of the vocabulary that is written like any word', () => {
    const check = checkFacts('Planned production.', 'Planned lean manufacturing.');
    expect(check.flags.map(({ kind, text }) => [kind, text])).toEqual([
      ['skill', 'lean manufacturing'],
    ]);
  });
});

describe('the ladder of scope', () => {
  test.each([
    ['Was on the team that built the app', 'Built the app'],
    ['Supported the launch of two products', 'Launched two products'],
    ['Assisted the project manager', 'Managed projects'],
    ['Led a team. Helped with the budget.', 'Led the budget.'],
    ['Contributed to a library', 'Owned a library'],
    ['Drove a delivery van', 'Supervised van drivers'],
  ])('%s is not: %s', (from, output) => {
    expect(checkFacts(from, output).flags.map((flag) => flag.kind)).toContain('scope');
    expect(checkFacts(output, from).flags.map((flag) => flag.kind)).not.toContain('scope');
  });
});

describe('what the guard lets pass', () => {
  test.each([
    source,
    'Helped with a Java billing service, reducing late payments by [X%].',
    'Helped four colleagues build a billing service in Java.',
    '',
  ])('%s', (output) => {
    expect(checkFacts(source, output).flags).toEqual([]);
  });

  test.each([
    ['Raised €1.2M', 'Raised 1.2 million euros'],
    ['Served more than 50,000 users', 'Served 50K+ users'],
    ['Spent 1,20,000 rupees', 'Spent ₹1.2 lakh'],
    ['Cut costs by 20-30%', 'Cut costs by 20 to 30 percent'],
    ['Worked from Jan 2019 to March 2020', 'Worked from January 2019 to Mar 2020'],
    ['Improved key performance indicators', 'Improved KPIs'],
    ['Improved KPIs', 'Improved key performance indicators'],
    ['Doubled sales', 'Grew sales twofold'],
    ['Owner of a bakery', 'Owned a bakery'],
    ['Managed a team of 5', 'Led a team of five'],
    ['One of four cooks', 'Cooked with three other cooks'],
    ['Wrote code with two other developers', 'Wrote code in a team of three'],
    ['Was on call day and night', 'Was on call 24/7'],
    ['Trained the youth team', 'Coached the youth team'],
    ['Answered emails', 'Answered emails every day, one by one, and always on time'],
    ['Packed materials', 'Made sure that material was packed with care as soon as possible'],
    ['Cleaned rooms', 'Double-checked that every single room was clean at the end of the shift'],
  ])('%s, said as: %s', (from, output) => {
    expect(checkFacts(from, output).flags).toEqual([]);
  });

  test('what is allowed beside the source', () => {
    const output = 'Helped build a billing service for 3 years.';
    expect(checkFacts(source, output).held).toBe(true);
    expect(checkFacts(source, output, { allowed: ['3 years'] }).held).toBe(false);
  });
});

test('flags say where they are', () => {
  for (const { source: from, invented } of statements) {
    for (const output of invented) {
      for (const flag of checkFacts(from, output).flags) {
        expect(output.slice(flag.start, flag.end)).toBe(flag.text);
      }
    }
  }
});

test.each([
  ['a long text', 'Led 5 teams, and 10 % more. '.repeat(4000)],
  ['brackets', '['.repeat(50_000)],
  ['digits', '1,'.repeat(50_000)],
  ['letters', 'A'.repeat(100_000)],
  ['another script', '销售经理，负责团队管理。'.repeat(2000)],
])('%s is read in time that grows with its length', (_, output) => {
  expect(checkFacts(source, output)).toEqual(checkFacts(source, output));
});

describe('what follows by arithmetic', () => {
  test.each([
    [
      'Build time went from 40 min to 6 min after I added caching.',
      'Cut build time by 85% (40 to 6 minutes) with caching.',
    ],
    ['Followers 2,100 -> 5,300.', 'Followers more than doubled to 5,300.'],
    ['21 of 28 passed.', '75% passed.'],
    ['Worked on 240 weekly + 65 monthly payslips.', 'Worked on 305 payslips.'],
    ['Drove a van, 06/2018 till 06/2023.', 'Drove a van for five years.'],
    ['Accuracy 71 to 83 on the test set.', 'Accuracy rose by 12 points on the test set.'],
    ['Query took 9 sec, now 300ms.', 'Query was made 30 times faster.'],
  ])('%s, said as: %s', (from, output) => {
    const kinds = checkFacts(from, output).flags.map(({ kind }) => kind);
    expect(kinds).not.toContain('number');
  });

  test.each([
    ['Target £400k, reached £452k.', 'Went 23% above the target of £400k.'],
    ['21 of 28 passed.', '85% passed.'],
    ['Followers 2,100 -> 5,300.', 'Followers tripled to 5,300.'],
    ['Team of 6 in a kitchen.', 'Worked in a kitchen for 6 years.'],
    ['Closed 35 tickets / wk.', 'Closed 35 tickets a day.'],
    ['Nurse, Jan 2021 - Nov 2021.', 'Nurse for two years.'],
  ])('%s, but not: %s', (from, output) => {
    expect(checkFacts(from, output).held).toBe(true);
  });
});

describe('what a rewrite leaves out to say more', () => {
  test.each([
    ['Assistant site manager on a school extension.', 'Site manager on a school extension.'],
    ['Did GST returns; did not handle audits.', 'Did GST returns and audits.'],
    ['Coordinated the move; it is planned for October.', 'Coordinated the successful move.'],
  ])('%s is not: %s', (from, output) => expect(checkFacts(from, output).held).toBe(true));
});
