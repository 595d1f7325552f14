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

it('a text with a hash is no Markdown, and marks without an end are read in a moment', () => {
  expect(isMarkdown('# 7 of 9\n\nAda Berg')).toBe(false);
  for (const sign of ['*', '[', '[x](', '**a', '\\', '- **a:** ', '#'.repeat(6)]) {
    const node = markdownDocument(
      `# A\n\n## B\n\n${sign.repeat(60_000)}\n${'- a\n'.repeat(20_000)}`,
    );
    expect(node.children?.length).toBeGreaterThan(20_000);
  }
});
