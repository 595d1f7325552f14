import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../scripts/markdown.ts';

const source = `# A "title"

One line about it.

Before the sections.

## First *of* two

- a **bold** word
- another & one

## Second

| a | b |
|---|---|
| 1 | 2 |
`;

describe('a text in Markdown', () => {
  const document = readDocument(source);

  it('has a title, a description and an introduction before its sections', () => {
    expect(document).toMatchObject({ title: 'A "title"', description: 'One line about it.' });
    expect(document.html).toBe('<p>Before the sections.</p>\n');
  });

  it('has sections with an address, HTML and plain words', () => {
    expect(document.sections.map(({ id, title }) => [id, title])).toEqual([
      ['first-of-two', 'First of two'],
      ['second', 'Second'],
    ]);
    expect(document.sections[0]?.html).toContain('<strong>bold</strong>');
    expect(document.sections[0]?.text).toBe('a bold word another & one');
    expect(document.sections[1]?.text).toBe('a b 1 2');
  });

  it('without a title or a description is refused', () => {
    expect(() => readDocument('Text alone')).toThrow('title');
    expect(() => readDocument('# Title\n\n## Section')).toThrow('description');
  });
});
