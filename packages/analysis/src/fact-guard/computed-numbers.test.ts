import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkFacts } from './check-facts.ts';
import { judgeRewrite } from './judge-rewrite.ts';

/** A whole resume as the guard gets it: a line each, with dates, telephone numbers and figures. */
const resume = [
  'Ana Bo',
  '+44 20 7946 0812',
  'Bath, tel. (555) 010-2233',
  'Operations manager with nine years in logistics and software.',
  'Operations Manager, Harbour Logistics',
  '2021-03',
  'Cut the time of reports by 30%',
  'Lowered late deliveries from 500 to 400 a month',
  'Negotiated supplier contracts worth £1.4 million',
  'Trained 12 drivers at 3 depots in 6 weeks',
  'Operations Analyst, Fennimore Retail',
  '2017-09',
  '2021-02',
  'Built the stock forecast that 84 shops order by',
  'Replaced 31 spreadsheets with four dashboards',
  'Answered 45 tickets a day, 80% of them on the first call',
  'Sold 21 of 28 vans',
  'September 2017 – February 2021',
];
const claims = [
  (share: number) => `Cut the time of reports by ${share}%`,
  (share: number) => `Trained drivers at depots, ${share}% faster than before`,
  (share: number) => `Replaced spreadsheets with dashboards, which saved ${share}% of the work`,
  (share: number) => `Built the stock forecast. Waste fell by ${share}%.`,
  (share: number) => `Lowered late deliveries by ${share}%`,
  (share: number) => `Negotiated supplier contracts ${share}% below budget`,
  (share: number) => `I answered tickets of customers and raised satisfaction by ${share}%.`,
  (share: number) => `Led the sale of vans, ${share}% above target`,
  (share: number) => `Opened a branch that grew by ${share}% in a year`,
];
/** Said in per cent, or made by two figures of one line: 400 of 500, 21 of 28. */
const borneOut = new Set([30, 80, 20, 25, 75, 33]);
const madeUp = fc.integer({ min: 1, max: 99 }).filter((share) => !borneOut.has(share));
const lines = fc.shuffledSubarray(resume, { minLength: resume.length });

describe('beside a whole resume', () => {
  test.each([
    ['line by line', '\n'],
    ['in one paragraph', '. '],
  ])('a percentage that is made up is held back: %s', (_, between) => {
    const draws = fc.sample(fc.tuple(madeUp, fc.constantFrom(...claims), lines), {
      numRuns: 1_000,
      seed: 94,
    });
    const passed = draws
      .map(([share, claim, source]) => [source.join(between), claim(share)] as const)
      .filter(([source, output]) =>
        checkFacts(source, output).flags.every((f) => f.kind !== 'number'),
      )
      .map(([, output]) => output);
    expect(passed.length, passed.join('\n')).toBeLessThanOrEqual(draws.length / 100);
  });

  test.each([
    'Cut the time of reports by 90%',
    'Cut the time of reports by 70%',
    'Cut downtime by 3%',
    'Doubled the number of shops',
    'Led a team of 15',
    'Saved £700k a year on supplier contracts',
    'At Fennimore Retail for four years',
  ])('what the figures of other lines would make is none: %s', (output) =>
    expect(judgeRewrite(resume.join('\n'), output).verdict).not.toBe('clear'),
  );

  test.each([
    'Lowered late deliveries by 20%',
    'Lowered late deliveries by a fifth, from 500 to 400 a month',
    'At Harbour Logistics I cut the time of reports by 30% and late deliveries by 20%.',
    'Sold 75% of the vans',
    'Sold three quarters of the vans. Trained 12 drivers.',
    'Answered 36 tickets a day on the first call',
    'Answered 225 tickets a week',
    'At Fennimore Retail for three years',
    'At Fennimore Retail for 3 years and 5 months',
  ])('what follows from one line, or from dates, is true: %s', (output) =>
    expect(checkFacts(resume.join('\n'), output).flags).toEqual([]),
  );
});

test.each([
  ['Trained 12 drivers at 3 depots', 'Trained drivers at 25% of the depots'],
  ['Cut the time of reports by 40% for 12 teams', 'Cut the time of reports by 30%'],
  ['Opened a shop on 12 May 2021, sold 30 bikes', 'Sold 40% of the bikes'],
  ['Write to +44 20 7946 0812 for 40 references', 'Has references, 50% of them written'],
  ['A year of 45 weeks, cut waste by 30%', 'Cut waste by 67%'],
])('a line, too, has figures that make nothing together: %s', (source, output) =>
  expect(checkFacts(source, output).flags.map(({ kind }) => kind)).toContain('number'),
);

test.each([
  ['Opened 10 markets, 4 of them abroad', 'Opened 40% of the markets abroad'],
  ['In May 30 clients came, in June 45', 'Half as many clients more came in June (50%)'],
])('what begins as a month is counted: %s', (source, output) =>
  expect(checkFacts(source, output).flags.map(({ kind }) => kind)).not.toContain('number'),
);

test('a figure at the end of a line has no unit from the next one', () => {
  expect(checkFacts('Taught class 3\nM.Sc Mathematics', 'Taught class 3.').flags).toEqual([]);
});
