import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatPath,
  joinPath,
  listTexts,
  parsePath,
  splitPath,
  textAt,
  writeTextAt,
} from './content-path.ts';
import { ResumeContent } from './resume-content.ts';
import { arbitraryContent } from './testing/arbitrary-content.ts';

const content = ResumeContent.parse({
  personalInfo: { summary: 'A poet.' },
  workExperience: [
    { id: 'a', position: 'Analyst' },
    { id: 'b/~', position: 'Engineer' },
  ],
  skills: [{ id: 's', items: ['Go', 'Rust'], itemsText: 'Go,Rust' }],
  customSections: [{ id: 'c', title: 'Awards', entries: [{ id: 'd', description: 'First' }] }],
});

describe('the path of a text', () => {
  it('parses to the segments that it was joined from, whatever is in an id', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (segments) => {
        expect(splitPath(joinPath(...segments))).toEqual(segments);
      }),
    );
  });

  it('is the same after it was parsed and formatted, for each text of any content', () => {
    fc.assert(
      fc.property(arbitraryContent, (any) => {
        for (const { path } of listTexts(any)) {
          const location = parsePath(path);
          expect(location && formatPath(location)).toBe(path);
        }
      }),
    );
  });

  it('names entries and bullet points by their id, whatever is in it', () => {
    expect(parsePath('workExperience/b~1~0/position')).toEqual({
      section: 'workExperience',
      entry: 'b/~',
      field: 'position',
    });
    expect(parsePath('customSections/c/entries/d/bullets/e/text')).toEqual({
      section: 'customSections',
      entry: 'c',
      innerEntry: 'd',
      field: 'bullets',
      item: 'e',
    });
  });

  it('is that of a section, of an entry or of the entries within one, too', () => {
    expect(parsePath('education')).toEqual({ section: 'education' });
    expect(parsePath('education/a')).toEqual({ section: 'education', entry: 'a' });
    expect(parsePath('interests')).toEqual({ section: 'interests' });
    expect(parsePath('customSections/c/entries/d')).toEqual({
      section: 'customSections',
      entry: 'c',
      innerEntry: 'd',
    });
  });

  it.each([
    '',
    '/',
    'nowhere/a',
    'workExperience//position',
    'workExperience[0].position',
    'interests/a',
    'personalInfo/title/a',
    'workExperience/a/bullets/b/text/c',
  ])('is rejected if it is malformed: %j', (path) => {
    expect(parsePath(path)).toBeUndefined();
  });
});

describe('the text at a path', () => {
  it('is each of the texts that the content lists', () => {
    fc.assert(
      fc.property(arbitraryContent, (any) => {
        for (const { path, text } of listTexts(any)) expect(textAt(any, path)).toBe(text);
      }),
    );
  });

  it('is found by the id of its entry, and nowhere else', () => {
    expect(textAt(content, 'workExperience/b~1~0/position')).toBe('Engineer');
    expect(textAt(content, 'workExperience/1/position')).toBeUndefined();
    expect(textAt(content, 'workExperience/a')).toBeUndefined();
    expect(textAt(content, 'personalInfo/constructor')).toBeUndefined();
    expect(textAt(content, '__proto__')).toBeUndefined();
  });

  it('is a list of skills joined by commas, or one of them', () => {
    expect(textAt(content, 'skills/s/items')).toBe('Go, Rust');
    expect(textAt(content, 'skills/s/items/1')).toBe('Rust');
  });
});

describe('a text that is written at a path', () => {
  it('replaces that text and no other', () => {
    const picked = arbitraryContent
      .map((any) => ({ any, texts: listTexts(any) }))
      .chain(({ any, texts }) =>
        fc.record({
          any: fc.constant(any),
          texts: fc.constant(texts),
          one: fc.constantFrom(...texts),
          text: fc.string(),
        }),
      );
    fc.assert(
      fc.property(picked, ({ any, texts, one, text }) => {
        const before = structuredClone(any);
        const after = writeTextAt(any, one.path, text);
        expect(any).toEqual(before);
        expect(textAt(after, one.path)).toBe(text);
        const others = texts.filter(
          ({ path }) => path !== one.path && !path.endsWith('/itemsText'),
        );
        for (const other of others) expect(textAt(after, other.path)).toBe(other.text);
      }),
    );
  });

  it('shares every object that is not on the path', () => {
    const after = writeTextAt(content, 'workExperience/a/position', 'Poet');
    expect(after.workExperience[0]?.position).toBe('Poet');
    expect(after.workExperience[1]).toBe(content.workExperience[1]);
    expect(after.skills).toBe(content.skills);
  });

  it('changes nothing if the text is the same or the path leads nowhere', () => {
    expect(writeTextAt(content, 'personalInfo/summary', 'A poet.')).toBe(content);
    expect(writeTextAt(content, 'workExperience/z/position', 'Poet')).toBe(content);
    expect(writeTextAt(content, 'workExperience/a', 'Poet')).toBe(content);
    expect(writeTextAt(content, 'personalInfo/__proto__', 'Poet')).toBe(content);
  });

  it('replaces a list of skills together with its typed wording', () => {
    const own = { id: 's', place: 'a0', isHidden: false };
    const skills = [{ ...own, category: '', items: ['Go', 'C'], itemsText: '' }];
    expect(writeTextAt(content, 'skills/s/items', 'Go,C').skills).toEqual(skills);
    expect(writeTextAt(content, 'skills/s/items', ['Go', 'C']).skills).toEqual(skills);
    expect(writeTextAt(content, 'skills/s/items/1', 'C').skills).toEqual(skills);
    expect(writeTextAt(content, 'skills/s/items', 'Go, Rust')).toBe(content);
  });
});
