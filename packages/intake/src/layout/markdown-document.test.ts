import { textsOf } from '@folio/contract/bullets';
import { expect, it } from 'vitest';
import { readLines } from '../read-lines.ts';
import { isMarkdown, markdownDocument } from './markdown-document.ts';
import { wordLines } from './word-lines.ts';

const written = String.raw`# Ada Berg

**Engineer**

[ada@berg.example](mailto:ada@berg.example) | [+44 20 7946 0812](tel:+442079460812)

## Experience

### Engineer

Acme \& Sons | Leeds | 2019 – 2021

- Cut the time of **every** build, *twice*, with [Bazel](https://bazel.example)
- Wrote a \*small\* parser in C\#,
  and its tests
- \- Drew 5\% of maps

## Skills

- **Languages:** C\#, C\+\+
- **Tools:** vim\_mode, Git
`;

it('Markdown comes back with its marks in what may have them, and without elsewhere', () => {
  expect(isMarkdown(written)).toBe(true);
  const { content } = readLines(wordLines(markdownDocument(written)));
  const { personalInfo, workExperience, skills } = content;
  expect(personalInfo).toMatchObject({
    firstName: 'Ada',
    lastName: 'Berg',
    title: 'Engineer',
    email: 'ada@berg.example',
    phone: '+44 20 7946 0812',
  });
  const [job] = workExperience;
  expect(job).toMatchObject({ position: 'Engineer', company: 'Acme & Sons' });
  expect(textsOf(job?.bullets ?? []).slice(0, 2)).toEqual([
    'Cut the time of **every** build, *twice*, with [Bazel](https://bazel.example)',
    'Wrote a *small* parser in C#, and its tests',
  ]);
  expect(skills.map(({ category, items }) => [category, ...items])).toEqual([
    ['Languages', 'C#', 'C++'],
    ['Tools', 'vim_mode', 'Git'],
  ]);
});

const contentOf = (text: string) => readLines(wordLines(markdownDocument(text))).content;

it('settings at the head, bold headings, lists in lists, tables and links by reference are read', () => {
  const content = contentOf(`---
name: "Ada Berg"
email: ada@berg.example
layout: resume
---

**Staff engineer**

[LinkedIn][li]

**Experience**

- **Acme & Sons**, Engineer, Leeds, 2019 – 2021
  - Cut the time of *every* build twice with [Bazel][bz]
  - Moved to \`PostgreSQL\` 15
- **Boot Ltd**, Junior engineer, York, 2016 – 2019
  - Wrote a parser in C\\#
    and its tests

**Education**

| School | Degree | Year |
|--------|--------|------|
| University of Leeds | BSc Computer Science | 2016 |

**Skills**

* Languages: Python, Go

[li]: https://linkedin.com/in/adaberg
[bz]: https://bazel.build "Bazel"
`);
  const { personalInfo, workExperience, education, skills } = content;
  expect(personalInfo).toMatchObject({
    firstName: 'Ada',
    lastName: 'Berg',
    title: 'Staff engineer',
    email: 'ada@berg.example',
    website: 'https://linkedin.com/in/adaberg',
  });
  expect(workExperience.map(({ company, bullets }) => [company, ...textsOf(bullets)])).toEqual([
    [
      'Acme & Sons',
      'Cut the time of *every* build twice with [Bazel](https://bazel.build)',
      'Moved to PostgreSQL 15',
    ],
    ['Boot Ltd', 'Wrote a parser in C# and its tests'],
  ]);
  expect(education).toMatchObject([{ institution: 'University of Leeds', degree: 'BSc' }]);
  expect(skills).toMatchObject([{ category: 'Languages', items: ['Python', 'Go'] }]);
});

it('headings with a line below, breaks of two blanks, letters by name and comments are read', () => {
  const { personalInfo, workExperience } = contentOf(`Ada Berg
========

Leeds, UK  
ada@berg.example  
+44 20 7946 0812

Profile
-------
Engineer who likes __small__ programs &amp; fast builds.

Work Experience
---------------

### Engineer, Acme & Sons _(2019 – 2021)_

<!-- of which there is more -->

1. Led four people &mdash; two of them remote
2. [x] Cut builds
`);
  expect(personalInfo).toMatchObject({
    lastName: 'Berg',
    location: 'Leeds, UK',
    email: 'ada@berg.example',
    phone: '+44 20 7946 0812',
    summary: 'Engineer who likes **small** programs & fast builds.',
  });
  expect(workExperience.map(({ bullets }) => textsOf(bullets))).toEqual([
    ['Led four people — two of them remote', 'Cut builds'],
  ]);
});

it('terms with what defines them, and what is only indented, are read without their marks', () => {
  const { education } = contentOf(`Ada Berg
========

Education
---------

2010-2014
:   **PhD, Computer Science**; University of Leeds (Leeds)

    *Thesis: Programs that are small*

Skills
------

Python, Go
`);
  expect(education).toMatchObject([
    { degree: 'PhD', field: 'Computer Science', institution: 'University of Leeds' },
  ]);
  expect(education[0]?.description).toContain('Thesis: Programs that are small');
  expect(JSON.stringify(education)).not.toContain('*');
});

it('a list below a point of an entry stays a part of it, and its text keeps its marks', () => {
  const { workExperience } = contentOf(`# Ada Berg

## Experience

### Engineer

Acme | Leeds | 2019 – 2021

**Two teams**, of which one was remote.

- **Led** a move:
  - to PostgreSQL
  - of 40 services
`);
  expect(workExperience.map(({ bullets }) => textsOf(bullets))).toEqual([
    ['**Led** a move:', 'to PostgreSQL', 'of 40 services'],
  ]);
  expect(workExperience[0]?.description).toBe('**Two teams**, of which one was remote.');
});

it('short lines below one another are lines, and long ones go on', () => {
  const { personalInfo } = contentOf(`# Ada Berg

Engineer
Leeds, UK
ada@berg.example
+44 20 7946 0812

## Profile

Engineer who likes small programs, fast builds and the people who write
and read both.
`);
  expect(personalInfo).toMatchObject({
    title: 'Engineer',
    location: 'Leeds, UK',
    email: 'ada@berg.example',
    phone: '+44 20 7946 0812',
    summary:
      'Engineer who likes small programs, fast builds and the people who write and read both.',
  });
});

it('Markdown is told by headings that resumes have beside its own marks, and a plain text is none', () => {
  const headings = '\n\nExperience\n---\n\nSkills\n---\n';
  expect(isMarkdown(`Ada Berg\n===${headings}`)).toBe(true);
  expect(isMarkdown(`[Ada](https://ada.example)${headings}`)).toBe(true);
  expect(isMarkdown(`---\nname: Ada\n---${headings}`)).toBe(true);
  expect(isMarkdown('[Ada][a]\n\n**Experience**\n\n**Skills:**\n\n[a]: ada.example')).toBe(true);
  expect(isMarkdown('# 7 of 9\n\nAda Berg')).toBe(false);
  expect(isMarkdown(`Ada Berg\nEngineer${headings}`)).toBe(false);
  expect(isMarkdown('Ada Berg\n**Experience**\nAcme\n**2019**\n')).toBe(false);
});

it('marks without an end, and lists within lists, are read in time that grows with the text', () => {
  const signs = [
    '*',
    '[',
    '[x](',
    '**a',
    '\\',
    '- **a:** ',
    '######',
    '_a',
    '> ',
    '1. ',
    '|',
    '`',
    '<a',
    '<!--',
    '\n> - ',
    '    ',
  ];
  for (const sign of signs) {
    const node = markdownDocument(
      `# A\n\n## B\n\n${sign.repeat(60_000)}\n\n- x\n\n${'## b\n'.repeat(20_000)}`,
    );
    expect(node.children?.length, sign).toBeGreaterThan(sign === '`' ? 2 : 20_000);
  }
});

const definitions = `# Ada Berg {.name}
## Joiner

### Experience {#work}

Acme Joinery
: *Foreman*
  __2019-2021__
  Led the workshop of five.

Berg & Sons
: *Joiner*
  __2014-2019__
  Hung doors in the old town of Thirsk.

### Skills {#skills}

• Dovetails that hold without any glue, and windows that open in every weather
• French polish and the repair of veneers on pieces of two hundred years
`;

it('definition lists are entries, anchors of headings no text, and typed bullets items', () => {
  const lines = wordLines(markdownDocument(definitions));
  const { content, headings } = readLines(lines);
  expect(headings).toEqual(['Experience', 'Skills']);
  expect(content.workExperience).toMatchObject([
    { company: 'Acme Joinery', position: 'Foreman', startDate: '2019', endDate: '2021' },
    { company: 'Berg & Sons', position: 'Joiner', startDate: '2014', endDate: '2019' },
  ]);
  expect(lines.filter(({ role }) => role === 'item')).toHaveLength(2);
});
