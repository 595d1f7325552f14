import { expect, it } from 'vitest';
import type { TextItem } from './layout/model.ts';
import { pageLines } from './layout/page-lines.ts';
import { textToLines } from './layout/text-lines.ts';
import { resumeOf } from './resume-of-lines.ts';

/** What many people's files have, read by rules and model together, as an import reads it. */
const contentOf = async (text: string) => (await resumeOf(textToLines(text))).content;

const skills = 'Skills\nSawing, gluing\n';
const studied = 'Education\n\nBSc Civil Engineering\nUniversity of Leeds\n2014 – 2017\n';
const worked =
  'Work Experience\n\nSite Joiner\nHollin Timber Ltd, Leeds\nMarch 2018 – Present\n- Hung 400 doors\n';
const head = 'Ada Berg\nada@post.example\n';

it.each([
  ['Engineer in Acme Ltd\n2018 – 2020', 'Engineer', 'Acme Ltd'],
  ['Software Engineer with Acme Systems\n2018 – 2020', 'Software Engineer', 'Acme Systems'],
  ['Ingeniera de software en Telefónica\n2018 – 2020', 'Ingeniera de software', 'Telefónica'],
  ['Encarregada de montagem na Ribeirão\n2018 – 2020', 'Encarregada de montagem', 'Ribeirão'],
  ['Software Engineer / Acme / Leeds\n2018 – 2020', 'Software Engineer', 'Acme'],
])('an employer is told from the role before it: %s', async (header, position, company) => {
  const { workExperience } = await contentOf(
    `${head}\nWork Experience\n\n${header}\n- Hung 400 doors\n\n${studied}\n${skills}`,
  );
  expect(workExperience).toMatchObject([{ position, company }]);
});

it.each([
  [
    'University of Leeds\nBachelor of Science - BS, Computer Science · (2013 - 2017)',
    { degree: 'Bachelor of Science - BS', field: 'Computer Science', endDate: '2017' },
  ],
  [
    'University of Leeds\nBachelor of Science - BS, Computer Science · (2013 -\n2017)',
    { degree: 'Bachelor of Science - BS', field: 'Computer Science', endDate: '2017' },
  ],
  [
    'B.E. Computer Science, College of Engineering, Guindy, Chennai\n2010 – 2014',
    { institution: 'College of Engineering, Guindy', location: 'Chennai' },
  ],
  [
    'Luther, Decorah, IA  2009 - 2013\nBachelor of Arts, Biology',
    { institution: 'Luther', location: 'Decorah, IA' },
  ],
])('a study of LinkedIn, a campus or a college town is read whole: %s', async (lines, study) => {
  const { education } = await contentOf(`${head}\n${worked}\nEducation\n\n${lines}\n\n${skills}`);
  expect(education).toMatchObject([study]);
});

it('several labels within a line of skills each have their list', async () => {
  const line = 'Languages: Python, Java. Frameworks: React, Django. Tools: Git, Docker';
  const content = await contentOf(`${head}\n${worked}\nSkills\n${line}\n\n${studied}`);
  expect(content.skills).toMatchObject([
    { category: 'Languages', items: ['Python', 'Java'] },
    { category: 'Frameworks', items: ['React', 'Django'] },
    { category: 'Tools', items: ['Git', 'Docker'] },
  ]);
});

it('where somebody lives is told from what stands around it', async () => {
  const placeOf = async (line: string) =>
    (await contentOf(`Ada Berg\n${line}\nada@post.example\n\n${worked}\n${studied}`)).personalInfo;
  expect(await placeOf('Joiner based in Leeds')).toMatchObject({ location: 'Leeds' });
  expect(await placeOf('Joiner | Skelby')).toMatchObject({ location: 'Skelby' });
});

type Text = [text: string, x: number, y: number, size?: number];

const pageOf = (...texts: Text[]) => {
  const items = texts.map(
    ([text, x, y, size = 10]): TextItem => ({
      ...{ text, page: 1, x, y, size, width: (text.length * size) / 2 },
      ...{ font: '', isBold: size > 10, isItalic: false },
    }),
  );
  const pages = [{ widthPt: 595, heightPt: 842 }];
  return resumeOf(pageLines({ items, links: [], pages, isCut: false }));
};

const jobs: Text[] = [
  ['WORK EXPERIENCE', 40, 140, 13],
  ['Site Joiner', 40, 160],
  ['March 2018 – Present', 430, 160],
  ['Hollin Timber Ltd, Leeds', 40, 174],
  ['• Hung 400 doors in three schools', 50, 188],
];

it.each([
  ['Ada Maria', 'Berg Holm'],
  ['María José', 'García López'],
])('a name of two words on each of two lines is whole: %s %s', async (first, second) => {
  const { content } = await pageOf(
    [first, 40, 40, 22],
    [second, 40, 66, 22],
    ['x1@post.example | 01482 555 0114 | Leeds, UK', 40, 106],
    ...jobs,
  );
  const { firstName, lastName } = content.personalInfo;
  expect(`${firstName} ${lastName}`).toBe(`${first} ${second}`);
  expect(content.customSections).toEqual([]);
});

it('dates of jobs above two columns belong to the jobs', async () => {
  const { content } = await pageOf(
    ['Ada Berg', 40, 40, 22],
    ['ada@post.example | Leeds, UK', 40, 70],
    ['WORK EXPERIENCE', 40, 100, 13],
    ['Site Joiner, Hollin Timber Ltd', 40, 120],
    ['March 2018 – Present', 420, 120],
    ['Apprentice, Corvin Woodworks', 40, 140],
    ['May 2015 – Feb 2018', 420, 140],
    ['EDUCATION', 40, 180, 13],
    ['SKILLS', 420, 180, 13],
    ['BSc Civil Engineering', 40, 200],
    ['Sawing', 420, 200],
    ['University of Leeds', 40, 214],
    ['Gluing', 420, 214],
    ['2014 – 2017', 40, 228],
    ['Turning', 420, 228],
  );
  expect(content.workExperience.map(({ startDate }) => startDate)).toEqual(['2018-03', '2015-05']);
  expect(content.education).toHaveLength(1);
});
