import { readTable } from '@folio/tables/read-table';
import { describe, expect, it } from 'vitest';
import { lossesIn, matchedTexts, pointsIn } from '../testing/find-losses.ts';
import { contact } from './contact.ts';
import { readableDates } from './dates.ts';
import { oddGlyphs } from './odd-glyphs.ts';
import { titlesAndCompanies } from './sections.ts';
import { skillsInContext } from './skills-in-context.ts';

describe('contact', () => {
  const person = {
    firstName: 'Ana',
    lastName: 'Bo',
    email: 'ana@example.com',
    phone: '+44 20 7946 0812',
    location: 'Bath',
    website: 'ana.example.com',
  };

  it('is complete', () => {
    expect(pointsIn(contact, { personalInfo: person })).toBe(0);
    expect(pointsIn(contact, {})).toBe(6);
    expect(pointsIn(contact, { personalInfo: { ...person, firstName: '' } })).toBe(0);
  });

  it.each([
    ['email', 'ana at example', 2],
    ['email', '', 2],
    ['phone', '12 34', 1.5],
    ['location', ' ', 0.5],
    ['website', 'on request', 0.5],
  ])('%s %j', (field, text, points) => {
    const part = { personalInfo: { ...person, [field]: text } };
    expect(lossesIn(contact, part)).toMatchObject([{ path: `personalInfo/${field}`, points }]);
    expect(matchedTexts(contact, part)).toEqual([text]);
  });
});

describe('titles and companies', () => {
  const bullets = ['Cooked for 80 guests'];

  it('wants both of each job of which something is said', () => {
    const workExperience = [
      { position: 'Cook', bullets },
      { position: 'Chef', company: 'Inn', bullets },
      { position: 'Waiter' },
    ];
    expect(lossesIn(titlesAndCompanies, { workExperience })).toMatchObject([
      { path: 'workExperience/workExperience-1/company', points: 0.5 },
    ]);
    const untitled = [{ company: 'Inn', bullets }];
    expect(lossesIn(titlesAndCompanies, { workExperience: untitled })).toMatchObject([
      { path: 'workExperience/workExperience-1/position', points: 0.5 },
    ]);
    expect(pointsIn(titlesAndCompanies, {})).toBe(3);
  });

  it('asks for the employer and the title of grouped roles once', () => {
    const grouped = [
      { company: 'Inn', bullets },
      { position: 'Chef', sameEmployer: true, bullets: ['Ran a kitchen of 4'] },
      { position: 'Cook', sameEmployer: true, bullets: ['Cut waste by 9%'] },
    ];
    expect(pointsIn(titlesAndCompanies, { workExperience: grouped })).toBe(0);
    const apart = grouped.map((job) => ({ ...job, sameEmployer: false }));
    expect(pointsIn(titlesAndCompanies, { workExperience: apart })).toBeGreaterThan(0);
  });

  it.each(['Various', 'Confidential (Tier 1)', 'Private clinic', 'a startup'])(
    'takes %s for no employer',
    (company) =>
      expect(
        pointsIn(titlesAndCompanies, { workExperience: [{ position: 'Cook', company, bullets }] }),
      ).toBe(0.5),
  );

  it('asks a project for its name alone', () => {
    const projects = [{ name: 'Menu', description: 'Built a menu of 30 dishes' }];
    expect(pointsIn(titlesAndCompanies, { projects })).toBe(0);
  });
});

describe('skills in context', () => {
  const listed = (bullets: string[], items: string[]) => ({
    workExperience: [{ position: 'Cook', bullets }],
    skills: [{ items }],
  });

  it('looks for each in other forms and words', () => {
    const bullets = [
      'Coached two cooks',
      'Wrote apps in TypeScript and NodeJS',
      'Made the forecast',
    ];
    const items = ['Coaching', 'TS', 'Node.js', 'Forecasting'];
    expect(pointsIn(skillsInContext, listed(bullets, items))).toBe(0);
  });

  it('names those that stand alone, as many as are wanted, in one note', () => {
    const items = ['Coaching', 'SQL', 'Go', 'Rust', 'Java', 'Perl'];
    const found = lossesIn(skillsInContext, listed(['Coached two cooks'], items));
    expect(found.map(({ message }) => message)).toEqual([
      "'SQL', 'Go' and 'Rust' are listed but never shown. Mention them in your bullets to prove them.",
    ]);
    const one = lossesIn(skillsInContext, listed(['Coached two cooks'], ['Coaching', 'SQL']));
    expect(one[0]?.message).toBe(
      "'SQL' is listed but never shown. Mention it in a bullet to prove it.",
    );
    expect(pointsIn(skillsInContext, listed(['Coached two cooks'], items))).toBe(2.25);
    expect(lossesIn(skillsInContext, listed(['Coached cooks'], ['Coaching']))).toMatchObject([
      { path: 'skills', points: 2.25 },
    ]);
    expect(pointsIn(skillsInContext, {})).toBe(3);
  });

  it('wants the words of a skill together', () => {
    const items = ['Stock control'];
    expect(pointsIn(skillsInContext, listed(['Kept stock', 'Took control'], items))).toBe(3);
    expect(pointsIn(skillsInContext, listed(['Controlled the stock'], items))).toBe(2.25);
  });
});

describe('readable dates', () => {
  it.each([
    [{ startDate: '2020-01', endDate: '2021' }, 0],
    [{ dateText: 'Mar 2020 - Present' }, 0],
    [{ dateText: 'two summers' }, 0.666667],
    [{ startDate: 'long ago', endDate: '2021' }, 0.666667],
    [{}, 0.666667],
  ])('%j', (period, lost) => {
    const part = { workExperience: [{ position: 'Cook', bullets: ['Cooked'], ...period }] };
    expect(pointsIn(readableDates, part)).toBe(lost);
  });

  it('speaks of the words that are not read', () => {
    const part = { education: [{ degree: 'BSc', dateText: 'two summers' }] };
    expect(matchedTexts(readableDates, part)).toEqual(['two summers']);
    expect(pointsIn(readableDates, {})).toBe(2);
  });
});

describe('odd glyphs', () => {
  it.each([
    ['📞 Bath', '📞'],
    ['Bath \ue000', '\ue000'],
    ['of\ufb01ce', '\ufb01'],
    ['zero\u200bwidth', '\u200b'],
    ['━━━━', '━'],
    ['E D U C A T I O N', 'E D U C A T I O N'],
    ['𝐁𝐨𝐥𝐝', '𝐁'],
  ])('%j', (location, matched) =>
    expect(matchedTexts(oddGlyphs, { personalInfo: { location } })).toEqual([matched]),
  );

  it.each(['São Paulo – 24/7 • “A” & B™ ©', '東京大学', 'A B C', 'Nürnberg №5', 'C# and C++'])(
    'takes %s',
    (location) => expect(matchedTexts(oddGlyphs, { personalInfo: { location } })).toEqual([]),
  );

  it('loses a share for each section, however many signs it has', () => {
    expect(pointsIn(oddGlyphs, {})).toBe(1);
    const part = { skills: [{ items: ['🚀 Python', 'SQL', '💡 Ideas'] }], interests: '🎲' };
    expect(lossesIn(oddGlyphs, part)).toMatchObject([
      {
        path: 'skills/skills-1/items',
        start: 0,
        end: 0,
        message: expect.stringContaining('1 more place'),
      },
      { path: 'interests' },
    ]);
    expect(pointsIn(oddGlyphs, part)).toBeCloseTo(2 / 9, 5);
  });
});

/** What an import calls it, which takes the word of the document's language. */
const titlesOfRest = readTable(
  new URL('../../../documents/src/language/document-words.tsv', import.meta.url),
  { language: 'text', word: 'text', text: 'text' },
).flatMap(({ word, text }) => (word === 'section/customSections' ? [text] : []));

describe.each(['Other text', ...titlesOfRest])('what a reader could place nowhere: %s', (title) => {
  const lost = {
    customSections: [{ title, entries: [{ description: 'Member of the county board of nurses' }] }],
  };

  it('needs no title', () =>
    expect(
      pointsIn(titlesAndCompanies, {
        ...lost,
        projects: [{ name: 'Shop', description: 'Sold 80 pots' }],
      }),
    ).toBe(0));
});

it('skills that are missing are counted in good English', () => {
  const [loss] = lossesIn(skillsInContext, {});
  expect(loss?.message).toBe('List 4 more skills that your bullets mention.');
});

it('a sentence begins with a capital', () => {
  const [loss] = lossesIn(oddGlyphs, { personalInfo: { location: '📍 Bath' } });
  expect(loss?.message).not.toMatch(/\. \p{Ll}/u);
});
