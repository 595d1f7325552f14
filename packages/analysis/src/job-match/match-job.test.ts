import { ResumeContent } from '@folio/contract/resume-content';
import { describe, expect, test } from 'vitest';
import { matchJob } from './match-job.ts';
import { readAdvertisement } from './read-advertisement.ts';
import { advertisements } from './testing/advertisements.ts';

const advertisement = readAdvertisement(
  'Data Analyst\n\nRequirements\n- SQL\n- Python\n- 3+ years of experience\n\nNice to have\n- Tableau',
);

const resume = (over: Partial<Record<keyof ResumeContent, unknown>> = {}): ResumeContent =>
  ResumeContent.parse({
    personalInfo: {
      firstName: 'Ada',
      lastName: 'Moss',
      email: 'ada@example.com',
      phone: '+44 20 7946 0000',
      title: 'Data Analyst',
    },
    workExperience: [
      {
        company: 'Veridian',
        position: 'Data Analyst',
        startDate: '2020-01',
        current: true,
        bullets: ['Built reports in SQL, Python and Tableau.'],
      },
    ],
    education: [{ institution: 'Kessel University', degree: 'BSc' }],
    skills: [{ category: 'Tools', items: ['SQL', 'Python', 'Tableau'] }],
    ...over,
  });

describe('the score', () => {
  test('counts no blank bullet as what somebody did', () => {
    const blank = { company: 'Veridian', position: 'Data Analyst', startDate: '2020-01' };
    const match = matchJob(
      resume({ workExperience: [{ ...blank, bullets: [''] }] }),
      advertisement,
    );
    expect(match.suggestions).toContain('Say what you did in your jobs.');
  });

  test('is full when all is there', () => {
    const match = matchJob(resume(), advertisement);
    expect(match.parts).toEqual({ keywords: 60, readability: 20, title: 10, placement: 10 });
    expect(match).toMatchObject({ score: 100, missing: [], suggestions: [] });
  });

  test('weighs what is required three times what is preferred', () => {
    const keywords = (...items: string[]) =>
      matchJob(resume({ skills: [{ category: 'x', items }], workExperience: [] }), advertisement)
        .parts.keywords;
    expect(keywords('SQL')).toBeCloseTo(25.7, 1);
    expect(keywords('Tableau')).toBeCloseTo(8.6, 1);
  });

  test.each([
    ['No experience with Python yet', false],
    ['Have not used Python', false],
    ['Eager to learn Python', false],
    ['Taught 40 adults with no experience in Python', true],
    ['Not only used Python but taught it', true],
    ['No errors in the Python reports', true],
  ])('what the person says they lack is not found: %s', (bullet, isFound) => {
    const { found } = matchJob(
      resume({ workExperience: [{ bullets: [bullet] }], skills: [] }),
      advertisement,
    );
    expect(found.map(({ name }) => name)).toEqual(isFound ? ['Python'] : []);
  });

  test('is 0 for an empty resume', () => {
    expect(matchJob(ResumeContent.parse({}), advertisement).score).toBe(0);
  });

  test('leaves knock-out needs out, and passes them on', () => {
    const without = { ...advertisement, knockouts: [] };
    const match = matchJob(resume(), advertisement);
    expect(match.score).toBe(matchJob(resume(), without).score);
    expect(match.knockouts.map(({ kind }) => kind)).toEqual(['years']);
  });

  test('never falls when an asked skill is added', () => {
    for (const { text } of advertisements) {
      const read = readAdvertisement(text);
      let items: string[] = [];
      let last = matchJob(resume({ skills: [] }), read).score;
      for (const { name } of [...read.required, ...read.preferred]) {
        items = [...items, name];
        const { score } = matchJob(resume({ skills: [{ category: 'x', items }] }), read);
        expect(score).toBeGreaterThanOrEqual(last);
        last = score;
      }
      expect(matchJob(resume({ skills: [{ category: 'x', items }] }), read).missing).toEqual([]);
    }
  });
});

test('what is missing is offered only if it is true', () => {
  const match = matchJob(resume({ skills: [], workExperience: [] }), advertisement);
  expect(match.missing.map(({ name }) => name)).toEqual(['SQL', 'Python', 'Tableau']);
  expect(match.suggestions).toContain("Add 'SQL' only if you really have it.");
});

test('other names of a skill count', () => {
  const read = readAdvertisement('Requirements\n- Kubernetes\n- JavaScript');
  const match = matchJob(resume({ skills: [{ category: 'x', items: ['k8s', 'JS'] }] }), read);
  expect(match.missing).toEqual([]);
});

test('an advertisement that asks for nothing is said to', () => {
  const match = matchJob(resume(), readAdvertisement('Hello'));
  expect(match.parts.keywords).toBe(0);
  expect(match.suggestions[0]).toBe('No requirements could be read from this job description.');
});

describe('a need in the words of the advertisement', () => {
  const asks = (name: string, about?: readonly string[]) => ({
    ...advertisement,
    required: [{ key: name.toLowerCase(), name, isSkill: false, ...(about && { about }) }],
    preferred: [],
  });
  const foundIn = (asked: ReturnType<typeof asks>) =>
    matchJob(resume(), asked).found.map(({ name }) => name);

  test('is met by the skill that its words are about, and only where it is', () => {
    expect(foundIn(asks('Write SQL queries'))).toEqual([]);
    expect(foundIn(asks('Write SQL queries', ['sql']))).toEqual(['Write SQL queries']);
    expect(foundIn(asks('SQL and Terraform', ['sql', 'terraform']))).toEqual([]);
  });

  test('is about the skills that at least half of its words name', () => {
    const { required } = readAdvertisement(
      'Data Analyst\n\nYour tasks\n- Build Tableau dashboards\n- Write SQL queries for the finance team',
    );
    expect(required.map(({ name, about }) => [name, about])).toEqual(
      expect.arrayContaining([
        ['Build Tableau dashboards', ['tableau', 'dashboard']],
        ['SQL queries', ['sql']],
      ]),
    );
  });
});

test('a skill is had at any level in brackets, under its other names, and by its degree', () => {
  const engineer = resume({
    skills: [{ category: 'CAD', items: ['Creo (basics)', 'FEM'] }],
    education: [{ institution: 'TUHH', degree: 'MSc', field: 'Mechanical Engineering' }],
  });
  const missing = (text: string) =>
    matchJob(engineer, readAdvertisement(text)).missing.map(({ name }) => name);
  expect(missing('Engineer\n\nRequirements\n- Creo\n- FEA')).toEqual([]);
  expect(
    missing('Ingenieur\n\nIhr Profil\n- Studium im Maschinenbau\n- Kenntnisse in FEM'),
  ).toEqual([]);
});

describe('a need is met in other words', () => {
  const isMet = (need: string, over: Parameters<typeof resume>[0]) =>
    matchJob(resume(over), {
      ...advertisement,
      required: [{ key: need.toLowerCase(), name: need, isSkill: false }],
      preferred: [],
    }).found.length === 1;
  const did = (text: string) => ({
    workExperience: [{ company: 'Tarrow', position: 'Officer', bullets: [text] }],
  });
  const has = (...items: string[]) => ({ skills: [{ category: '', items }] });

  test.each([
    ['chair reviews with healthcare', did('Chairing reviews with healthcare and psychology')],
    ['mentor new officers', did('Mentored eight new officers a year')],
    ['manage ACCT documents', has('ACCT')],
    ['experience with scRNA-seq data', has('scRNA-seq')],
    ['supervise MSc and PhD', did('Supervised 4 PhD (3 completed) and 15 MSc students')],
    ['manage ACCT documents', { skills: [{ category: '', itemsText: 'Radio, ACCT, keys' }] }],
  ])('%s', (need, over) => expect(isMet(need, over)).toBe(true));

  test.each([
    ['chair reviews with healthcare', did('Wrote reviews of restaurants')],
    ['manage the budget', has('Management')],
    ['repair control systems', did('Drew a system for stock, and had no control of it')],
    ['experience with children', did('Drove a van with experience')],
    ['take orders', did('Ordered stock. Took the bus')],
    ['standard costing', did('Wrote standard recipe cards with weights, allergens and their cost')],
    ['level 3 childcare', did('Passed a level 2 childcare course')],
    ['ISO 13485', has('ISO')],
    ['use LIMS', did('Spread lime on fields')],
    ['work with children', did('CHILDREN SHOES SOLD')],
    ['serve food', { skills: [{ category: '', itemsText: 'Serving drinks, food safety' }] }],
  ])('and not met: %s', (need, over) => expect(isMet(need, over)).toBe(false));
});

test('an acronym without its S is another one', () => {
  const { required, preferred } = readAdvertisement(
    'Encargado de finca\n\nRequisitos\n- Conocimientos de la PAC\n- Permiso de conducir',
  );
  expect([...required, ...preferred].map(({ name }) => name)).not.toContain('PACS');
});
