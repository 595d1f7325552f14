import { expect, it } from 'vitest';
import { readResume } from '../read-resume.ts';
import { readJsonResume } from './json-resume.ts';

const read = (resume: object) =>
  readJsonResume(new TextEncoder().encode(JSON.stringify(resume))).content;

it('[json-read-1] the lists of the schema become sections of their own', () => {
  const content = read({
    basics: { name: 'Ada Lovelace', url: 'https://ada.example' },
    volunteer: [
      {
        organization: 'Shelter',
        position: 'Cook',
        url: 'https://shelter.example',
        startDate: '2019-01-05',
        endDate: '2020-02-01',
        summary: 'Nights.',
        highlights: ['Cooked for forty'],
      },
    ],
    awards: [
      { title: 'Golden Abacus', date: '2021-11-01', awarder: 'The Guild', summary: 'First.' },
    ],
    publications: [
      { name: 'Notes', publisher: 'Memoirs', releaseDate: '1843-09-01', url: 'https://n.example' },
    ],
    references: [{ name: 'Charles Babbage', reference: 'She sees what others do not.' }],
    interests: [{ name: 'Engines', keywords: ['difference', 'analytical'] }],
  });
  expect(content.volunteering).toMatchObject([
    {
      organization: 'Shelter',
      position: 'Cook',
      link: 'https://shelter.example',
      startDate: '2019-01',
      endDate: '2020-02',
      current: false,
      description: 'Nights.',
      bullets: [{ text: 'Cooked for forty' }],
    },
  ]);
  expect(content.awards).toMatchObject([
    { title: 'Golden Abacus', date: '2021-11', awarder: 'The Guild', description: 'First.' },
  ]);
  expect(content.publications).toMatchObject([
    { title: 'Notes', venue: 'Memoirs', publisher: '', date: '1843-09', link: 'https://n.example' },
  ]);
  expect(content.references).toMatchObject([
    { name: 'Charles Babbage', description: 'She sees what others do not.' },
  ]);
  expect(content.interests).toBe('Engines (difference, analytical)');
  expect(content.customSections).toEqual([]);
});

it('[json-read-2] profiles become links of their kind, once', () => {
  const { personalInfo } = read({
    basics: {
      name: 'Ada',
      websiteText: 'ada.example, grün.example/ä, b.example',
      profiles: [
        { network: 'GitHub', url: 'https://github.com/ada' },
        { network: 'Elsewhere', url: 'https://orcid.org/0000-0002-1825-0097', label: 'ORCID' },
        { network: 'gr%C3%BCn.example', url: 'https://gr%C3%BCn.example/%C3%A4' },
        { network: 'b.example', url: 'https://b.example/' },
      ],
      details: [{ label: 'Visa', value: 'EU Blue Card' }, { label: 'EU citizen' }, {}],
    },
  });
  expect(personalInfo.website).toBe('ada.example, grün.example/ä, b.example');
  expect(personalInfo.links).toMatchObject([
    { kind: 'github', url: 'https://github.com/ada', label: '' },
    { kind: 'orcid', label: 'ORCID' },
  ]);
  expect(personalInfo.details).toMatchObject([
    { label: 'Visa', value: 'EU Blue Card' },
    { label: 'EU citizen', value: '' },
  ]);
});

it('what is hidden, and roles at one employer, are read as they were', () => {
  const { workExperience, customSections } = read({
    work: [
      { name: 'A', position: 'Lead' },
      { name: 'A', position: 'Analyst', sameEmployer: true, isHidden: true },
      { name: 'B', highlights: ['one', 'two', 'x'.repeat(400)], hiddenHighlights: [1, 2] },
    ],
    customSections: [
      { title: 'More', entries: [{ title: 'T', url: 'https://t.example', startDate: '2020-01' }] },
    ],
  });
  expect(workExperience).toMatchObject([
    { sameEmployer: false, isHidden: false },
    { sameEmployer: true, isHidden: true },
    {
      bullets: [
        { text: 'one', isHidden: false },
        { text: 'two', isHidden: true },
        { text: 'x'.repeat(400), isHidden: true },
      ],
    },
  ]);
  expect(customSections[0]?.entries).toMatchObject([
    { link: 'https://t.example', startDate: '2020-01', current: true },
  ]);
});

it('what a file of ours keeps apart as hidden is read at its place', () => {
  const hidden = {
    work: [
      { at: 0, position: 'first', isHidden: true },
      { at: 2, position: 'third', isHidden: true },
      { at: 900, position: 'last', isHidden: true },
    ],
    interestsText: 'Chess.',
  };
  const { workExperience, interests } = read({
    work: [{ position: 'second' }, { position: 'fourth' }],
    meta: { folio: { hidden } },
  });
  expect(workExperience.map(({ position }) => position)).toEqual([
    ...['first', 'second', 'third', 'fourth', 'last'],
  ]);
  expect(workExperience.map(({ isHidden }) => isHidden)).toEqual([true, false, true, false, true]);
  expect(interests).toBe('Chess.');
});

it('entries of custom sections keep their link and their months', () => {
  const written = { startDate: '2020-01', endDate: '', current: false, dateText: '' };
  const { customSections } = read({
    basics: { name: 'Ada' },
    customSections: [
      {
        title: 'Radio',
        entries: [
          { title: 'A', link: 'https://a.example', dateText: 'Jan 2020', period: written },
          { title: 'B', dateText: '2019' },
        ],
      },
    ],
  });
  expect(customSections[0]?.entries).toMatchObject([
    { link: 'https://a.example', ...written },
    { link: '', startDate: '', dateText: '2019' },
  ]);
});

it('nonsense in a list does no harm', () => {
  const wrong = [null, 7, 'text', [], { name: 7, highlights: 'no list', hiddenHighlights: {} }];
  const lists = [
    'volunteer',
    'awards',
    'publications',
    'references',
    'courses',
    'patents',
    'talks',
  ];
  const content = read({
    basics: { profiles: wrong, details: wrong },
    ...Object.fromEntries(lists.map((name) => [name, wrong])),
  });
  expect(content.publications).toHaveLength(1);
  expect(content.personalInfo.links).toEqual([]);
});

const many = (count: number, one: (at: number) => unknown) =>
  Array.from({ length: count }, (_, at) => one(at + 1));

it('all that a resume may hold is read, however much of it', () => {
  const written = 'Go / Rust / Zig; and what they compile to, '.repeat(20);
  const content = read({
    basics: { name: 'Ada Lovelace' },
    work: [
      {
        name: 'Engines',
        highlights: [...many(70, (at) => `Point ${at}`), 'Long. '.repeat(1_500).trim()],
      },
    ],
    skills: [{ name: 'Code', keywords: ['one '.repeat(100).trim()], itemsText: written }],
    customSections: many(45, (at) => ({
      title: `Section ${at}`,
      entries: many(at === 1 ? 60 : 1, (of) => ({ title: `Entry ${of}` })),
    })),
  });
  expect(content.customSections).toHaveLength(45);
  expect(content.customSections[0]?.entries).toHaveLength(60);
  const [job] = content.workExperience;
  expect(job?.bullets).toHaveLength(71);
  expect(job?.bullets.at(-1)?.text).toHaveLength(8_999);
  expect(content.skills[0]?.items[0]).toHaveLength(399);
  expect(content.skills[0]?.itemsText).toBe(written.trim());
});

it('what a resume has no room for is left out, and told', async () => {
  const bytes = (sections: number, jobs: number) =>
    new TextEncoder().encode(
      JSON.stringify({
        basics: { name: 'Ada Lovelace' },
        customSections: many(sections, (at) => ({ title: `Section ${at}`, entries: [] })),
        work: many(jobs, () => ({ name: 'Engines', highlights: many(999, (at) => `Point ${at}`) })),
      }),
    );
  expect((await readResume({ bytes: bytes(201, 0) })).problems).toContain('over-limit');
  expect((await readResume({ bytes: bytes(2, 4) })).problems).toContain('over-limit');
  expect((await readResume({ bytes: bytes(200, 3) })).problems).not.toContain('over-limit');
});

it('dates in words, grades and addresses of certificates are kept', () => {
  const content = read({
    basics: { name: 'Ada Lovelace' },
    work: [
      { name: 'Engines', startDate: 'May 2020' },
      { name: 'Looms', startDate: '2018-02-01', endDate: 'Spring 2020' },
    ],
    education: [{ institution: 'Home', score: '3.9/4.0', courses: ['Algebra'] }],
    certificates: [{ name: 'Numbers', date: 'June 2021', url: 'https://n.example/7' }],
  });
  expect(content.workExperience).toMatchObject([
    { startDate: '2020-05', current: true, dateText: '' },
    { dateText: '2018-02 – Spring 2020' },
  ]);
  expect(content.education[0]?.description).toBe('Algebra\nGrade: 3.9/4.0');
  expect(content.certifications).toMatchObject([
    { date: '2021-06', description: 'https://n.example/7' },
  ]);
});

it('nothing that the schema has beside our fields is lost', () => {
  const content = read({
    basics: {
      name: 'Ada',
      location: { address: '27 Mill Lane', city: 'Bath', region: 'Somerset', countryCode: 'GB' },
    },
    work: [{ name: 'Acme', description: 'Makers of doors', summary: 'Ran the shop floor.' }],
    projects: [{ name: 'Kiln', entity: 'Guild', roles: ['Lead'], description: 'Fired clay.' }],
    skills: [{ name: 'Joinery', level: 'Master', keywords: ['Dovetails'] }],
  });
  expect(content.personalInfo.location).toBe('27 Mill Lane, Bath, Somerset, GB');
  expect(content.workExperience[0]?.description).toBe('Makers of doors\nRan the shop floor.');
  expect(content.projects[0]?.description).toBe('Lead, Guild\nFired clay.');
  expect(content.skills).toMatchObject([{ category: 'Joinery (Master)', items: ['Dovetails'] }]);
  const whole = read({
    basics: { name: 'A', location: { address: '1 Quay, Bath', city: 'Bath' } },
  });
  expect(whole.personalInfo.location).toBe('1 Quay, Bath');
});
