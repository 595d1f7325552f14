import { describe, expect, it } from 'vitest';
import { lossesIn, pointsIn, saidIn } from '../testing/find.ts';
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
    expect(pointsIn(contact, {})).toBe(8);
    expect(pointsIn(contact, { personalInfo: { ...person, firstName: '' } })).toBe(0);
  });

  it.each([
    ['email', 'ana at example', 2.5],
    ['email', '', 2.5],
    ['phone', '12 34', 1.5],
    ['location', ' ', 1],
    ['website', 'on request', 1],
  ])('%s %j', (field, text, points) => {
    const part = { personalInfo: { ...person, [field]: text } };
    expect(lossesIn(contact, part)).toMatchObject([{ path: `personalInfo/${field}`, points }]);
    expect(saidIn(contact, part)).toEqual([text]);
  });
});

describe('titles and companies', () => {
  it('wants both of each job', () => {
    const workExperience = [{ position: 'Cook' }, { position: 'Chef', company: 'Inn' }];
    expect(lossesIn(titlesAndCompanies, { workExperience })).toMatchObject([
      { path: 'workExperience/workExperience-1/company', points: 1.25 },
    ]);
    expect(lossesIn(titlesAndCompanies, { workExperience: [{ company: 'Inn' }] })).toMatchObject([
      { path: 'workExperience/workExperience-1/position', points: 2.5 },
    ]);
    expect(pointsIn(titlesAndCompanies, {})).toBe(5);
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

  it('names those that stand alone, as many as are wanted', () => {
    const items = ['Coaching', 'SQL', 'Go', 'Rust', 'Java', 'Perl'];
    const found = lossesIn(skillsInContext, listed(['Coached two cooks'], items));
    expect(found.map(({ message }) => /'(.*?)'/.exec(message)?.[1])).toEqual(['SQL', 'Go', 'Rust']);
    expect(pointsIn(skillsInContext, listed(['Coached two cooks'], items))).toBe(3.75);
    expect(lossesIn(skillsInContext, listed(['Coached cooks'], ['Coaching']))).toMatchObject([
      { path: 'skills', points: 3.75 },
    ]);
    expect(pointsIn(skillsInContext, {})).toBe(5);
  });

  it('wants the words of a skill together', () => {
    const items = ['Stock control'];
    expect(pointsIn(skillsInContext, listed(['Kept stock', 'Took control'], items))).toBe(5);
    expect(pointsIn(skillsInContext, listed(['Controlled the stock'], items))).toBe(3.75);
  });
});

describe('readable dates', () => {
  it.each([
    [{ startDate: '2020-01', endDate: '2021' }, 0],
    [{ dateText: 'Mar 2020 - Present' }, 0],
    [{ dateText: 'two summers' }, 4],
    [{ startDate: 'long ago', endDate: '2021' }, 4],
    [{}, 4],
  ])('%j', (period, lost) => {
    const part = { workExperience: [{ position: 'Cook', ...period }] };
    expect(pointsIn(readableDates, part)).toBe(lost);
  });

  it('speaks of the words that are not read', () => {
    const part = { education: [{ degree: 'BSc', dateText: 'two summers' }] };
    expect(saidIn(readableDates, part)).toEqual(['two summers']);
    expect(pointsIn(readableDates, {})).toBe(4);
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
  ])('%j', (location, said) =>
    expect(saidIn(oddGlyphs, { personalInfo: { location } })).toEqual([said]),
  );

  it.each(['São Paulo – 24/7 • “A” & B™ ©', '東京大学', 'A B C', 'Nürnberg №5', 'C# and C++'])(
    'takes %s',
    (location) => expect(saidIn(oddGlyphs, { personalInfo: { location } })).toEqual([]),
  );

  it('loses a share for each section, however many signs it has', () => {
    expect(pointsIn(oddGlyphs, {})).toBe(3);
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
    expect(pointsIn(oddGlyphs, part)).toBeCloseTo(2 / 3, 5);
  });
});
