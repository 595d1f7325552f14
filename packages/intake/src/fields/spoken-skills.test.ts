import { ResumeContent } from '@folio/contract/resume-content';
import { expect, it } from 'vitest';
import { withSpokenLanguages } from './spoken-skills.ts';

const read = (skills: { category: string; items: string[] }[], languages: object[] = []) => {
  const fields = skills.map(({ items }, at) => ({
    path: `skills[${at}].items`,
    value: items.join(', '),
    confidence: 0.9,
  }));
  return withSpokenLanguages({ content: ResumeContent.parse({ skills, languages }), fields });
};

it('a row of languages among the skills becomes languages with their levels', () => {
  const { content, fields } = read([
    { category: 'Sprachen', items: ['Deutsch (Muttersprache)', 'Englisch (C1)'] },
    { category: 'Software', items: ['Excel'] },
  ]);
  expect(content.skills.map(({ category }) => category)).toEqual(['Software']);
  expect(content.languages).toMatchObject([
    { language: 'Deutsch', proficiency: 'Native' },
    { language: 'Englisch', proficiency: 'C1' },
  ]);
  expect(fields.map(({ path }) => path)).toEqual([
    'skills[0].items',
    'languages[0].language',
    'languages[0].proficiency',
    'languages[1].language',
    'languages[1].proficiency',
  ]);
});

it('a language that the resume has already is not said twice', () => {
  const { content } = read(
    [{ category: 'Languages', items: ['English', 'French'] }],
    [{ language: 'English', proficiency: 'Native' }],
  );
  expect(content.languages.map(({ language }) => language)).toEqual(['English', 'French']);
});

it('a level that the row alone says goes to the language that the resume has already', () => {
  const { content } = read(
    [{ category: 'Languages', items: ['English (C1)', 'French (A2)'] }],
    [
      { language: 'English', proficiency: '' },
      { language: 'French', proficiency: 'B2' },
    ],
  );
  expect(content.languages.map(({ proficiency }) => proficiency)).toEqual(['C1', 'B2']);
});

it('a row of programming languages stays among the skills', () => {
  const { content } = read([{ category: 'Languages', items: ['Java', 'SQL', 'Python'] }]);
  expect(content.skills).toHaveLength(1);
  expect(content.languages).toEqual([]);
});

it('rows by level and a row among the personal details are languages, too', () => {
  const skills = [
    { category: 'Mother tongue(s)', items: ['Polish'] },
    { category: 'Other language(s)', items: ['English B1', 'Russian B2'] },
  ];
  const details = [
    { label: 'Nationality', value: 'Polish' },
    { label: 'Languages known', value: 'Tamil, English and Telugu' },
  ];
  const content = ResumeContent.parse({ skills, personalInfo: { details } });
  const fields = details.map(({ value }, at) => ({
    path: `personalInfo.details[${at}].value`,
    value,
    confidence: 0.9,
  }));
  const joined = withSpokenLanguages({ content, fields });
  expect(joined.content.skills).toEqual([]);
  expect(joined.content.personalInfo.details).toMatchObject([{ label: 'Nationality' }]);
  expect(
    joined.content.languages.map(({ language, proficiency }) => `${language} ${proficiency}`),
  ).toEqual(['Polish Native', 'English B1', 'Russian B2', 'Tamil ', 'Telugu ']);
  expect(joined.fields.map(({ path }) => path)).toContain('personalInfo.details[0].value');
  expect(joined.fields.map(({ path }) => path)).not.toContain('personalInfo.details[1].value');
});
