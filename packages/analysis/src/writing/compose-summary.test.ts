import { ResumeContent } from '@folio/contract/resume-content';
import { expect, test } from 'vitest';
import { checkFacts } from '../fact-guard/check-facts.ts';
import { composeSummary } from './compose-summary.ts';
import { resumeText, yearsOfExperience } from './facts/resume-facts.ts';
import { analyst, resumes } from './testing/resumes.ts';

test('says what the resume says', () => {
  expect(composeSummary(analyst, { today: '2026-11' }).text).toBe(
    'Data Analyst with 5 years of experience at Veridian. Skilled in Excel, SQL, Tableau and public speaking. At Veridian, cut the time for a report from 3 days to 4 hours. Holds an MSc in Statistics from Kessel University. Qualifications include Scrum Master.',
  );
});

test('the years of all jobs are not told as spent with the two employers that are named', () => {
  const job = (company: string, startDate: string, endDate: string) => ({
    ...{ position: 'Shift Manager', company, startDate, endDate },
    bullets: ['Led the staff of the night shift'],
  });
  const summaryOf = (...workExperience: object[]) =>
    composeSummary(ResumeContent.parse({ workExperience })).text;
  const two = [
    job('Carlow Foods', '2018-01', '2024-01'),
    job('Bexley Bakery', '2016-01', '2018-01'),
  ];
  expect(summaryOf(...two)).toMatch(/with 8 years of experience at Carlow Foods and Bexley Bakery/);
  for (const earlier of ['Alder Cafe', ''])
    expect(summaryOf(...two, job(earlier, '2011-01', '2016-01'))).toMatch(
      /with 13 years of experience, including at Carlow Foods and Bexley Bakery/,
    );
});

test('a role puts first what it needs, and closes the summary', () => {
  const { text } = composeSummary(analyst, { targetRole: 'Data Analyst' });
  expect(text).toContain('Looking for a role as a Data Analyst.');
  expect(text.indexOf('SQL')).toBeLessThan(text.indexOf('public speaking'));
});

test('tones tell it differently, with the same facts', () => {
  const friendly = composeSummary(analyst, { tone: 'Friendly' });
  expect(friendly.text).toMatch(/^I am a Data Analyst/);
  expect(composeSummary(analyst, { tone: 'concise' }).text).not.toContain('At Veridian,');
});

test('tells of the present job as of somebody, and leaves out what may be a thing', () => {
  const now = (bullet: string) =>
    composeSummary(
      ResumeContent.parse({
        workExperience: [
          {
            position: 'Cook',
            company: 'Mensa',
            startDate: '2020-01',
            current: true,
            bullets: [bullet],
          },
        ],
      }),
      { today: '2026-11' },
    ).text;
  expect(now('Handle the stock of 12 stores')).toContain(
    'At Mensa, handles the stock of 12 stores.',
  );
  expect(now('Carry plates for 40 guests')).toContain('At Mensa, carries plates for 40 guests.');
  expect(now('Plan menus and order goods for 40 guests')).toBe(
    'Cook with 6 years of experience at Mensa.',
  );
  expect(now('Plan menus and train the cooks of 12 kitchens')).toContain(
    'At Mensa, plans menus and trains the cooks of 12 kitchens.',
  );
});

test.each([
  'Budget of $3.1 million and 6 cooks',
  'Lead cook of a kitchen for 80 guests',
  'Cost plans and tenders for 3 kitchens',
])('a noun is nothing that was done: %s', (bullet) => {
  const job = { position: 'Cook', company: 'Mensa', current: true, bullets: [bullet] };
  const { text } = composeSummary(ResumeContent.parse({ workExperience: [job] }));
  expect(text).toMatch(
    /^Cook with experience at Mensa\.(?: (?:In figures: |Experience includes )|$)/,
  );
});

test('says names and titles as one would', () => {
  const { text } = composeSummary(
    ResumeContent.parse({
      personalInfo: { title: 'HEAD OF IT SUPPORT | MBCS' },
      workExperience: [
        { position: 'Head', company: 'MOTHER SETON DIAGNOSTIC CENTER' },
        { position: 'Consultant', company: 'Self-employed' },
        { position: 'Clerk', company: 'IKEA AB' },
      ],
      education: [
        { degree: 'M.Sc.', field: 'Physics', institution: 'The University of Texas at Dallas' },
      ],
      skills: [
        {
          category: '',
          items: ['Floor plans (Social Tables)', 'Hindi (Native)', 'Epic (4 years)', 'Phlebotomy'],
        },
      ],
      certifications: [{ name: 'Registered with the Council' }, { name: 'Certified Admin' }],
    }),
  );
  expect(text).toBe(
    'Head of IT Support with experience at Mother Seton Diagnostic Center. Skilled in floor plans (Social Tables), Epic and phlebotomy. Holds an M.Sc. in Physics from the University of Texas at Dallas. Qualifications include Certified Admin.',
  );
});

test('what an empty resume lacks is left to fill in', () => {
  expect(composeSummary(ResumeContent.parse({})).text).toMatch(/^\[Your title\] with \[N\] years/);
});

test('a resume in another language is left alone, with the reason', () => {
  const content = ResumeContent.parse({
    personalInfo: { summary: '営業チームの管理を担当しました。' },
  });
  expect(composeSummary(content)).toMatchObject({
    text: '',
    reason: expect.stringMatching(/English/),
  });
});

test('says nothing that the resume does not', () => {
  for (const content of [analyst, ...resumes]) {
    for (const tone of ['Professional', 'friendly', 'concise']) {
      const options = { tone, targetRole: 'Project Manager', today: '2026-11' };
      const { text, allowed } = composeSummary(content, options);
      expect({ text, flags: checkFacts(resumeText(content), text, { allowed }).flags }).toEqual({
        text,
        flags: [],
      });
      expect(composeSummary(content, options).text).toBe(text);
    }
  }
});

test('years of work are counted once, and never more than the dates allow', () => {
  const job = (startDate: string, endDate: string, current = false) => ({
    startDate,
    endDate,
    current,
  });
  const years = (jobs: object[], today?: string) =>
    yearsOfExperience(ResumeContent.parse({ workExperience: jobs }), today);
  expect(years([job('2018-01', '2020-01'), job('2019-01', '2021-01')])).toBe(3);
  expect(years([job('2018', '2020')])).toBe(1);
  expect(years([job('2020-01', '', true)])).toBeUndefined();
  expect(years([job('2020-01', '', true)], '2026-11')).toBe(6);
  expect(years([job('Summer 2019', '2020-01')])).toBeUndefined();
  // A fixed term counts up to the present day.
  expect(years([job('2025-01', '2031-12')], '2026-11')).toBe(1);
  expect(years([job('2025-01', '2031')], '2026-11')).toBe(1);
  expect(years([job('2027-01', '2031')], '2026-11')).toBeUndefined();
  const between = { position: 'Career break', startDate: '2016-01', endDate: '2024-01' };
  expect(years([between, { startDate: '2010-01', endDate: '2016-01' }], '2026-11')).toBe(6);
});

test('what went wrong is no achievement, and a name has its article wherever it stands', () => {
  const summaryOf = (company: string, bullets: string[]) =>
    composeSummary(
      ResumeContent.parse({
        personalInfo: { summary: 'I work with people and care for the things of the shop.' },
        workExperience: [
          { position: 'Barista', company, startDate: '2018-03', endDate: '2022-05', bullets },
        ],
      }),
    ).text;
  expect(summaryOf('Bean Street', ['Lost 40% of our customers', 'No experience with SAP'])).toBe(
    'Barista with 4 years of experience at Bean Street.',
  );
  expect(summaryOf('University of Leeds', ['Trained 12 colleagues'])).toBe(
    'Barista with 4 years of experience at the University of Leeds. At the University of Leeds, trained 12 colleagues.',
  );
});

test('claims no more years than the person, and no half of a bracket as a skill', () => {
  const content = ResumeContent.parse({
    personalInfo: { title: 'welder', summary: 'Welder with 8 years of experience.' },
    workExperience: [
      {
        position: 'Welder',
        company: 'Acme Ships',
        startDate: '2010',
        current: true,
        bullets: [{ text: 'Trained 12 welders' }, { text: 'Cut rework from 9% to 4%' }],
      },
    ],
    skills: [{ items: ['MEDDPICC', 'Gas Safe (CCN1', 'CENWAT)', 'forklift certified', 'TIG'] }],
  });
  const { text } = composeSummary(content, { today: '2026-11' });
  expect(text).toMatch(/^Welder with 8 years of experience, including at Acme Ships\./);
  expect(text).toContain('Skilled in MEDDPICC and TIG.');
  const loud = ResumeContent.parse({ ...content, skills: [{ items: ['COACHING', 'PLUMBING'] }] });
  expect(composeSummary(loud).text).toMatch(/Skilled in coaching and plumbing\./i);
  expect(composeSummary(loud).text).not.toMatch(/COACHING|PLUMBING/);
  expect(text).toContain('cut rework from 9% to 4%');
});

test('what is still being studied for is not held', () => {
  const summaryOf = (title: string, school: object) =>
    composeSummary(
      ResumeContent.parse({
        personalInfo: { title },
        workExperience: [
          {
            position: 'Researcher',
            company: 'Rift University',
            startDate: '2019-09',
            current: true,
            bullets: ['Wrote the scripts that the group reads its images with'],
          },
        ],
        education: [school],
      }),
      { today: '2026-11' },
    ).text;
  const doctorate = { degree: 'PhD', field: 'Plant Biology', startDate: '2019' };
  expect(summaryOf('PhD Candidate', doctorate)).not.toContain('Holds');
  expect(summaryOf('Plant Biologist', doctorate)).toContain('Holds a PhD in Plant Biology');
  for (const title of ['Final-year Plant Biology student', 'Botanist | PhD Candidate'])
    expect(summaryOf(title, doctorate)).not.toContain('Holds');
  for (const title of ['Student Support Officer', 'Candidate Experience Lead'])
    expect(summaryOf(title, doctorate)).toContain('Holds a PhD in Plant Biology');
  expect(summaryOf('Officer', { degree: 'ACCA', field: '9 of 13 papers' })).not.toContain('ACCA');
});
