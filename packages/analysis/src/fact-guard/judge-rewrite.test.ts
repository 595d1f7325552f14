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
    ['Trained a model, AUC .81', 'Trained a model with an AUC of 0.81'],
    ['800m runner', '800-metre runner'],
    ['Logged 3,200 m of core', 'Logged 3,200 metres of core'],
    ['Checks every 30 mins', 'Checks every half hour'],
    ['Scrap was 4.1 now 2.9 pct', 'Scrap fell from 4.1% to 2.9%'],
    ['Year 4, 29 children', 'Taught 29 Year 4 pupils'],
    ['HR assistant in a team of 3', 'HR assistant in a team of 3 HR staff'],
    ['Exam booked may', 'Exam booked for May'],
    ['Van crew, Joburg', 'Van crew in Johannesburg'],
    ['Hedge laying, Lancs style', 'Laid hedges in the style of Lancashire'],
    ['set up a k8s cluster', 'Set up a Kubernetes cluster'],
    ['taught yrs 7-9', 'Taught Years 7 to 9'],
    ['worked N Sea rigs', 'Worked on North Sea rigs'],
    ['scaffolder in N Ireland', 'Scaffolder in Northern Ireland'],
    ['Clerk of a gov’t office', 'Clerk of a Government office'],
    ['mgr of shop', 'Manager of shop'],
    ['asst mgr of shop', 'Assistant Manager of shop'],
    ['Jr. dev, mobile apps', 'Junior Developer of mobile apps'],
    ['ops asst at depot', 'Operations assistant at depot'],
    ['Managed the insta page of a brand', 'Managed the Instagram page of a brand'],
    ['Maori ward cadet', 'Māori ward cadet'],
    ['Doing NVQ2', 'Working towards an NVQ Level 2'],
    ['Commissioned 22kV switchgear', 'Commissioned 22 kV switchgear'],
    ['Baggage, Dublin T1', 'Baggage handler at Terminal 1, Dublin'],
    ['Sites with mpesa checkout', 'Sites with M-Pesa checkout'],
    ['Did the vat filing', 'Filed VAT returns'],
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

describe('what follows, and what is in other words, is not refused', () => {
  test.each([
    ['Food bank, 2 1/2 yrs', '2.5 years at a food bank'],
    ['Bar 18 months + before that pub 1 yr', 'Two and a half years in a bar and a pub'],
    [
      'Shop floor of 9 people\nBuild of the app 38 min to 22',
      'Worked with 9 people and cut the build of the app from 38 minutes to 22, a 42% reduction',
    ],
    ['Upholstery class, done a wingback', 'Finished a wingback chair in an upholstery class'],
    ['Started a startup with a friend in 2019', 'Co-founded a startup in 2019'],
    ['AD at a high school, 14 teams', 'Athletic director for 14 teams at a high school'],
    ['Labs for Prof. Ada Moss', 'Labs for Professor Ada Moss'],
    ['AD account admin for 300 users', 'Administered Active Directory accounts for 300 users'],
    ['ncaa div 2 runner', 'NCAA Division II runner'],
    ['dip in nursing 2018', 'Diploma in nursing, 2018'],
    ['2ic of the kitchen', 'Second in command of the kitchen'],
    ['Fitted LED lights', 'Fitted LEDs'],
    ["MOT tester since '19", 'MOT tester since 2019'],
    ['hired in apr 22', 'Hired in April 2022'],
    ['did obs 4 hourly', 'Took observations every four hours'],
    ['escalated EWS > 5', 'Escalated early warning scores above 5'],
    ['stock accuracy 97.1 at xmas', '97.1% stock accuracy at Christmas'],
    ['cleaned a school 5-8pm mon-fri', 'Cleaned a school for 15 hours a week'],
    ['made a game, 2.5 yrs of evenings', 'Made a game over two and a half years of evenings'],
  ])('%s: %s', (source, output) => expect(verdictOf(source, output)).not.toBe('refused'));
});

describe('arithmetic that does not hold is refused', () => {
  test.each([
    ['21 of 28 got grade 5', '85% got grade 5'],
    ['Two shifts, 24 + 19 operators', 'Two shifts with 53 operators'],
    ['Waste fell from 14 kg to 10 kg', 'Waste fell by 40%, from 14 kg to 10 kg'],
    ['Cut loading from 90 minutes to 60', 'Cut loading by half, from 90 minutes to 60'],
    ['Sold 17 houses in 2022', 'Sold 17 houses since 2020'],
    ['Food bank, 2 1/2 yrs', 'Three and a half years at a food bank'],
    ['Bar 18 months + before that pub 1 yr', '8 years in a bar and a pub'],
    ['Trained a model, AUC .81', 'Trained a model with an AUC of 0.91'],
    ['Worked in Java', 'Worked in JavaScript'],
    ['Sold in India', 'Sold in Indiana'],
    ["MOT tester since '19", 'MOT tester since 2009'],
    ['cleaned a school 5-8pm mon-fri', 'Cleaned a school for 25 hours a week'],
    ['worked N Sea rigs', 'Worked on Norwegian Sea rigs'],
    ['Played in team N', 'Played in team North'],
    ['Dir of files', 'Director of files'],
    ['Ward with 28 beds', 'Ward in Bedfordshire with 28 beds'],
    ['Band D officer', 'Band director officer'],
    ['worked with sam', 'Worked with Samsung'],
    ['dr office cleaner', 'Director office cleaner'],
    ['5 years of evenings', 'Made it in over 5 years of practice, with over 5 years of experience'],
    ['Sold in Austria', 'Sold in Australia'],
    ['SQL databases', 'SQL Server databases'],
    ['Served 3m customers', 'Served 3 customers'],
    ['Served 5 customers', 'Served 5m customers'],
    ['Ran the B2 store', 'Ran the Boots 2 store'],
    ['Opened the shop every morning', 'Founded the shop'],
    ['Started a business degree in 2019', 'Founded a business in 2019'],
    ['This may help', 'Helped in May'],
    ['Started cooking for a club', 'Directed a club as its Chair of Trustees'],
  ])('%s: %s', (source, output) => expect(verdictOf(source, output)).toBe('refused'));
});

describe('what others did, another of its kind and a whole for its part are doubts', () => {
  test.each([
    ['Prepared payroll, manager signed off', 'Prepared and signed off payroll', 'signed'],
    [
      'Audited 7 branches, findings to the manager who presented',
      'Audited 7 branches and presented findings',
      'presented',
    ],
    ['Wrote drivers, board design by hw team', 'Designed the board and wrote drivers', 'Designed'],
    ['Ran the staging environment', 'Ran the production environment', 'production'],
    ['Prepared quarterly returns', 'Prepared monthly returns', 'monthly'],
    ['carved 3 of 11 grotesques', 'Carved the eleven grotesques', 'eleven'],
  ])('%s: %s', (source, output, word) => {
    const { verdict, flags } = judgeRewrite(source, output);
    expect(verdict).toBe('doubtful');
    expect(flags.map(({ text }) => text)).toContain(word);
  });

  test.each([
    ['Prepared payroll, manager signed off', 'Prepared payroll for sign-off by the manager'],
    ['carved 3 of 11 grotesques', 'Carved three of eleven grotesques'],
    ['Ran the staging and production environments', 'Ran the production and staging environments'],
  ])('but not in other words: %s: %s', (source, output) =>
    expect(verdictOf(source, output)).toBe('clear'),
  );
});

describe('no abbreviation stands for a rank or a certificate that it may not mean', () => {
  test.each([
    ['exp in sales', 'Expert in sales', 'Expert'],
    ['cert in welding', 'Certified in welding', 'Certified'],
    ['lic for forklift', 'Licensed for forklift', 'Licensed'],
    ['sup shift for bar', 'Supervisor shift for bar', 'Supervisor'],
    ['coord of volunteers', 'Coordinator of volunteers', 'Coordinator'],
    ['admin at office', 'Administrator of office', 'Administrator'],
    ['Worked in the ED', 'Worked for the Executive Director', 'Director'],
    ['Calendars of 2 VPs', 'Kept calendars as vice president', 'president'],
    ['asst mgr of shop', 'Manager of shop', 'Manager'],
    ['jr dev at Acme', 'Developer at Acme', 'Developer'],
    ['Series A startup', 'Series award startup', 'award'],
  ])('%s: %s', (source, output, word) => {
    const { verdict, flags } = judgeRewrite(source, output);
    expect(verdict).toBe('doubtful');
    expect(flags.map(({ text }) => text)).toContain(word);
  });
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

test('what is added to a paragraph is a doubt, however much stays as it was', () => {
  const own = 'Handled calls from patients and booked their visits at the desk of the clinic. ';
  for (const times of [1, 2, 5, 40])
    expect(verdictOf(own.repeat(times), `${own.repeat(times)}Led the team.`)).toBe('doubtful');
});

test('words longer than any name are compared with none, which would take 8 seconds', () => {
  const [source, output] = [`zq${'a'.repeat(50_000)}b`, `met Zq${'a'.repeat(50_009)}c`];
  expect(verdictOf(source, output)).toBe('refused');
});

test('rewrites of strangers keep what was reached', () => {
  const { caught, refused, falseAlarms, doubted } = measureRewrites(rewritesOf('tuned'));
  // Authors 12 to 14 wrote most lies beside an honest rewrite of like length and style, and 14 long ones.
  // Of the other eleven alone 0.87 are caught, and 0.02 refused.
  expect(caught).toBeGreaterThanOrEqual(0.83);
  expect(falseAlarms).toBeLessThanOrEqual(0.038);
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

describe('one thing in another spelling is the same', () => {
  test.each([
    ['NCAA runner in division 2', 'Ran in NCAA Division II'],
    ['Sort letters from 6, out by 8.30', 'Sorted letters from 6 and was out by 8:30'],
    ['Plant labels redone winter 21', 'Redid plant labels in winter 2021'],
  ])('%s', (source, output) => expect(verdictOf(source, output)).not.toBe('refused'));
});

test('a new noun of a German line is a doubt, and a new employer is refused', () => {
  const source = 'Senkte Druckgeschwüre von 31 auf 9 Fälle durch Lagerungsrunden auf der Station';
  const rewrite = 'Senkte den Dekubitus von 31 auf 9 Fälle durch Lagerungsrunden auf der Station';
  expect(verdictOf(source, rewrite)).toBe('doubtful');
  expect(verdictOf(source, `${source} bei Siemens`)).toBe('refused');
});

test.each([
  ['Gestion des stocks et des commandes', 'Gestion des stocks et des commandes pour Renault'],
  ['Gestão das lojas e um projeto', 'Gestão das lojas e um projeto na Petrobras'],
])('a new name is none of German for its small words: %s', (source, output) =>
  expect(verdictOf(source, output)).toBe('refused'),
);

test.each([
  ['Took X-rays of patients', 'Took X-rays of 10 patients'],
  ['Placed IV lines on a ward', 'Placed 4 IV lines on a ward'],
  ['Looked after 4 patients', 'Gave IV therapy to 4 patients'],
])('letters are no Roman numerals where nothing is numbered: %s', (source, output) =>
  expect(verdictOf(source, output)).toBe('refused'),
);

test.each([
  ['लागत 12% घटाया', 'लागत 12% बढ़ाया'],
  ['बिक्री में 12% बढ़ोतरी', 'बिक्री में 12% कमी'],
  [
    'Tutorat de 45 binômes, absences en baisse de 28 %',
    'Tutorat de 45 binômes, absences en hausse de 28 %',
  ],
  ['Reduje las mermas un 12 %', 'Aumenté las mermas un 12 %'],
])('a fall is no rise: %s', (source, output) =>
  expect(verdictOf(source, output)).not.toBe('clear'),
);
