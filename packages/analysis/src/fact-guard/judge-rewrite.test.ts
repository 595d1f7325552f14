import { describe, expect, test } from 'vitest';
import { judgeRewrite } from './judge-rewrite.ts';
import { measureRewrites, rewritesOf } from './testing/rewrites.ts';

const verdictOf = (source: string, output: string) => judgeRewrite(source, output).verdict;

describe('what is made up is refused', () => {
  const source = 'Responsible for the build servers';
  test.each([
    'Handled the build servers, cutting costs by 35%',
    'Handled the build servers at Google',
    'Handled the build servers with Kubernetes',
    'Founded and directed the build servers department',
  ])('%s', (output) => expect(verdictOf(source, output)).toBe('refused'));
});

describe('what the source says in other words is clear', () => {
  test.each([
    [
      'Picking orders, about 120 a shift, using RF scanner',
      'Picked around 120 orders per shift with an RF scanner',
    ],
    ['Sold 0.9m, 0.8m and 0.4m in three years', 'Sold 2.1m over three years'],
    ['Average 4:10 against target 5:00', 'Averaged 4:10, 50 seconds under target'],
    ['Overtime 8% in 2020, 4% in 2022', 'Overtime fell by half, from 8% to 4%'],
    ['Solved 80 % of tickets', 'Solved four in five tickets'],
    ['Office cleaning 5pm-8pm', 'Cleaned offices three hours a day'],
    ['Cut loading from 75 minutes to 50', 'Cut loading by a third, from 75 to 50 minutes'],
    ['Works with 85 000 people', 'Works with 85,000 people'],
    ['Services on K8s', 'Services on Kubernetes'],
    ['Played in the U16 netball team', 'Played in the under-16 netball team'],
    ['Trained in Control and Restraint', 'Trained in C&R'],
    ['Night auditor from 23 to 7', 'Night auditor (23:00–07:00)'],
    ['Reports in 30 min', 'Reports in half an hour'],
    ['Courses from june to october', 'Courses from June to October'],
  ])('%s: %s', (source, output) => expect(verdictOf(source, output)).toBe('clear'));
});

describe('a fact in another form is refused', () => {
  const store = 'Increased sales of the store';
  test.each([
    [store, 'Increased sales of the store by ४०%'],
    [store, 'Increased sales of the store by ４０％'],
    [store, 'Increased sales of the store by ٤٠٪'],
    [store, 'Increased sales of the store by 𝟒𝟎%'],
    [store, 'Increased sales of the store by [40%]'],
    [store, 'Increased sales of the store at गूगल'],
    [store, 'Increased sales of the store at 谷歌'],
    ['Built dashboards', 'Built dashboards with рython'],
    ['NoSQL stores', 'SQL stores'],
    ['BSc in Biology', 'MSc in Biology'],
    ['MA in Biology', 'PhD in Biology'],
    ['Bachelor of Arts, Leeds', 'Master of Arts, Leeds'],
    ['Clerk from May 2019', 'Clerk from March 2019'],
    ['Clerk from May 2019', 'Clerk from march 2019'],
    ['Saved £2,000 a year', 'Saved $2,000 a year'],
    ['Raised the pass rate by 20%', 'Raised the pass rate by 20 percentage points'],
    ['Raised the pass rate by 20 percentage points', 'Raised the pass rate by 20%'],
  ])('%s: %s', (source, output) => expect(verdictOf(source, output)).toBe('refused'));
});

describe('the same fact in another form is clear', () => {
  test.each([
    ['४० लोगों की टीम', '40 लोगों की टीम'],
    ['Saved USD 2,000 a year', 'Saved $2,000 a year'],
    ['Saved 2,000 pounds a year', 'Saved £2,000 a year'],
    ['Saved Rs. 2 lakh a year', 'Saved ₹2 lakh a year'],
    ['Raised the pass rate by 20 percentage points', 'Raised the pass rate by 20 points'],
    ['Nurse on a 28 bedded ward', 'Nurse on a 28-bed ward'],
    ['BSc (Hons) in Biology', 'Bachelor of Science in Biology'],
    ['Supervised 2 master students', "Supervised 2 master's students"],
    ['Cut the build from 10 to 5 minutes', 'Cut the build by 5 minutes'],
  ])('%s: %s', (source, output) => expect(verdictOf(source, output)).toBe('clear'));
});

describe('what only its owner can know is shown with a doubt', () => {
  test.each([
    ['Cut the build to 5 minutes', 'Cut the build by 5 minutes', '5'],
    ['Raised the score to 91%', 'Raised the score by 91%', '91'],
    ['Studied biology at Leeds', 'Graduated in biology at Leeds', 'Graduated'],
    ['Sold shoes in the store', 'Sold shoes in the store, employee of the month', 'of the month'],
    ['Speaks German', 'Speaks fluent German', 'fluent'],
  ])('%s: %s', (source, output, word) => {
    const { verdict, flags } = judgeRewrite(source, output);
    expect(verdict).not.toBe('clear');
    expect(flags.map(({ text }) => text)).toContain(word);
  });
});

describe('arithmetic that does not hold is refused', () => {
  test.each([
    ['21 of 28 got grade 5', '85% got grade 5'],
    ['Two shifts, 24 + 19 operators', 'Two shifts with 53 operators'],
    ['Waste fell from 14 kg to 10 kg', 'Waste fell by 40%, from 14 kg to 10 kg'],
    ['Cut loading from 90 minutes to 60', 'Cut loading by half, from 90 minutes to 60'],
    ['Sold 17 houses in 2022', 'Sold 17 houses since 2020'],
  ])('%s: %s', (source, output) => expect(verdictOf(source, output)).toBe('refused'));
});

describe('what held a statement back and is gone is shown with a doubt', () => {
  test.each([
    ['Trainee solicitor with seats in property', 'Solicitor experienced in property', 'Solicitor'],
    [
      'Ran the audits, but did not approve budgets',
      'Ran the audits and approved budgets',
      'approved',
    ],
  ])('%s: %s', (source, output, word) => {
    const { verdict, flags } = judgeRewrite(source, output);
    expect(verdict).not.toBe('clear');
    expect(flags.map(({ text }) => text)).toContain(word);
  });
});

describe('what the source says of something else is shown with a doubt', () => {
  test.each([
    ['Repaired 15 laptops for the 200 employees', 'Repaired 200 laptops', '200'],
    [
      'Analyst at Brill Bank. Intern at Orbit Insurance, wrote the claims report there.',
      'As an analyst at Brill Bank wrote the claims report',
      'Brill',
    ],
    ['Weekly meeting with the team of 5', 'Daily meeting with the team of 5', 'Daily'],
    ['Most of the pupils passed', 'All pupils passed', 'All'],
    ['Kept personnel files, no payroll', 'Kept personnel files and payroll', 'payroll'],
    ['Helped at the polls in May 2022', 'Helped at the polls since 2022', 'since 2022'],
    ['Replaced 40 switches, only one outage', 'Replaced 40 switches with no outages', 'outages'],
    ['7 years, one lost time injury', '7 years of injury-free work', 'injury'],
  ])('%s: %s', (source, output, word) => {
    const { verdict, flags } = judgeRewrite(source, output);
    expect(verdict).not.toBe('clear');
    expect(flags.map(({ text }) => text)).toContain(word);
  });

  test.each([
    ['Taught 29 children, 7 pupils with special needs', 'Taught 29 pupils, 7 with special needs'],
    ['Weekly stock count, monthly order', 'Counted stock weekly and ordered monthly'],
    ['Kept files, no payroll', 'Kept files, without payroll'],
    ['2 complaints in 11 years, both not upheld', 'No upheld complaints in 11 years'],
    ['Hung 500 doors, me and 3 others', 'Hung 500 doors in a team of four'],
    ['Drew up 5 plans, all but one approved', 'Drew up 5 plans, with four approved'],
  ])('and in its own place it is clear: %s: %s', (source, output) =>
    expect(verdictOf(source, output)).toBe('clear'),
  );
});

describe('lines of an entry are added up where they count one thing', () => {
  const shops = 'Managed 12 pharmacies in Leeds\nTook on 8 pharmacies in York';
  const savings = 'Saved £40k on freight\nSaved £25k on packaging';
  test.each([
    [shops, 'Managed 20 pharmacies in Leeds and York', 'clear'],
    [shops, 'Managed 21 pharmacies in Leeds and York', 'refused'],
    [savings, 'Saved £65k in total on freight and packaging', 'clear'],
    [savings, 'Saved £65k on freight', 'refused'],
    ['Cut costs by 12%\nCut waste by 8%', 'Cut costs and waste by 20%', 'refused'],
    ['Ran 3 shops\nHired 12 people', 'Ran 15 shops', 'refused'],
  ])('%s: %s', (source, output, verdict) => expect(verdictOf(source, output)).toBe(verdict));
});

test('flags name the words where they stand, and none twice', () => {
  const output = 'Led and directed 40 engineers at Google';
  const { flags } = judgeRewrite('Helped engineers', output);
  for (const { text, start, end } of flags) expect(output.slice(start, end)).toBe(text);
  expect(new Set(flags.map(({ start }) => start)).size).toBe(flags.length);
});

test('an empty text on either side is judged, too', () => {
  expect(verdictOf('', '')).toBe('clear');
  expect(verdictOf('Sold cars', '')).toBe('clear');
  expect(verdictOf('', 'Sold 40 cars')).toBe('refused');
});

test('rewrites of strangers keep what was reached', () => {
  const { caught, refused, falseAlarms, doubted } = measureRewrites(rewritesOf('tuned'));
  expect(caught).toBeGreaterThanOrEqual(0.84);
  expect(falseAlarms).toBeLessThanOrEqual(0.02);
  // Four of a hundred honest ones may be refused in all, so that more of the others are doubts.
  expect(refused).toBeGreaterThanOrEqual(0.27);
  expect(doubted).toBeLessThanOrEqual(0.39);
});

test.each([
  ['Drove 40 km a day to twelve farms', 'Drove 40 miles a day to twelve farms', '40'],
  ['Grew 40 acres of wheat', 'Grew 40 hectares of wheat', '40'],
  ['Moved 12 TB of logs', 'Moved 12 PB of logs', '12'],
  ['Built dashboards for two plants', 'Built graphql dashboards for two plants', 'graphql'],
])('refuses another measure, and a tool in small letters: %s', (source, rewrite, flagged) => {
  const { verdict, flags } = judgeRewrite(source, rewrite);
  expect(verdict).toBe('refused');
  expect(flags.map(({ text }) => text)).toContain(flagged);
});

test.each([
  ['Ran 40 km a day', 'Ran 40 kilometers a day'],
  ['Lifted 20 to 40 kg', 'Lifted 20 to 40 kilos'],
  ['Fenced 12 ha for 40 cows', 'Fenced 12 hectares for forty cows'],
  ['Leitete fünf Filialen', 'Leitete 5 Filialen'],
  ['Dirigí 9 equipos de treinta personas', 'Dirigí nueve equipos de 30 personas'],
  ['Formei 7 turmas', 'Formei sete turmas'],
])('takes a number for itself, spelt out in any of five languages: %s', (source, rewrite) => {
  expect(judgeRewrite(source, rewrite).verdict).toBe('clear');
});

test.each([
  ['Leitete fünf Filialen', 'Leitete zwölf Filialen', 'zwölf'],
  ['Dirigí siete equipos', 'Dirigí nueve equipos', 'nueve'],
  ['J’ai formé deux apprentis', 'J’ai formé quinze apprentis', 'quinze'],
])('marks another number in words of %s', (source, rewrite, flagged) => {
  const { verdict, flags } = judgeRewrite(source, rewrite);
  expect(verdict).not.toBe('clear');
  expect(flags.map(({ text }) => text)).toContain(flagged);
});
