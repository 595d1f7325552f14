import { textAt } from '@folio/contract/content-path';
import { ResumeContent } from '@folio/contract/resume-content';
import { describe, expect, test } from 'vitest';
import { explainMatch } from './explain-match.ts';

const description =
  'Lab Technician\n\nRequirements\n- Chromatography\n- Pipetting robots such as knowledge of Hamilton STAR\n- Excel\n- Titration';

const resume = (over: object = {}) =>
  ResumeContent.parse({
    personalInfo: { firstName: 'Ada', lastName: 'Moss' },
    workExperience: [
      { id: 'job', position: 'Technician', bullets: ['Ran HPLC on 40 samples a day.'] },
    ],
    skills: [{ id: 'tools', category: 'Tools', items: ['Titration', 'Microsoft Excel'] }],
    ...over,
  });

describe('a match is explained term by term', () => {
  const { terms, match } = explainMatch(resume(), description);
  const named = (name: string) => terms.find((term) => term.name === name);

  test('each term has its place in the job description', () => {
    for (const { name, asked } of terms) expect(asked.length, name).toBeGreaterThan(0);
    const { start, end } = named('Chromatography')?.asked[0] ?? { start: 0, end: 0 };
    expect(description.slice(start, end)).toBe('Chromatography');
  });

  test('and those that are found their places in the resume, by path', () => {
    const excel = named('Excel')?.answered[0];
    expect(excel).toMatchObject({ path: 'skills/tools/items/1' });
    for (const { path, text } of terms.flatMap(({ answered }) => answered))
      expect(textAt(resume(), path)).toBe(text);
    for (const { isFound, answered, name } of terms)
      expect(answered.length > 0, name).toBe(isFound);
  });

  test('a product’s name is itself in a job description of another language, and not what it is for', () => {
    const asked =
      'Datenanalyst (m/w/d)\n\nMuster GmbH\n\nIhr Profil\n- Fünf Jahre Erfahrung mit SQL und Python\n- Tableau';
    const skills = [{ id: 'tools', category: 'Tools', items: ['SQL', 'Python'] }];
    const found = explainMatch(resume({ skills }), asked).terms.filter(({ isFound }) => isFound);
    expect(found.map(({ name }) => name).toSorted()).toEqual(['Python', 'SQL']);
  });

  test('a narrower skill answers the broader one, and shows itself', () => {
    const place = named('Chromatography')?.answered[0];
    expect(place?.text.slice(place.start, place.end)).toBe('HPLC');
    expect(match.found.map(({ name }) => name)).toContain('Chromatography');
  });

  test('the broader skill does not answer the narrower one', () => {
    const broad = resume({
      skills: [{ category: 'Tools', items: ['Chromatography'] }],
      workExperience: [],
    });
    const asked = explainMatch(broad, 'Lab Technician\n\nRequirements\n- HPLC');
    expect(asked.match.missing.map(({ name }) => name)).toEqual(['HPLC']);
  });

  test('what is hidden answers nothing, and is quoted nowhere', () => {
    const hidden = resume({
      skills: [],
      projects: [{ name: 'Assays', description: 'Titration of acids', isHidden: true }],
    });
    const found = explainMatch(hidden, description).terms.find(({ name }) => name === 'Titration');
    expect(found).toMatchObject({ isFound: false, answered: [] });
  });
});
