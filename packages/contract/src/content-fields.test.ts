import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readField, type TextField, writeField } from './content-fields.ts';
import { ResumeContent } from './resume-content.ts';
import { customEntries, listSections, sections } from './sections.ts';
import { arbitraryContent, arbitraryText } from './testing/arbitrary-content.ts';

let made = 0;
const makeId = () => `made-${made++}`;

/** Each thing of a content that has fields, with each of these. */
function holdersOf(content: ResumeContent): { holder: object; field: TextField }[] {
  const of = (holder: object, fields: readonly TextField[]) =>
    fields.map((field) => ({ holder, field }));
  return [
    ...of(content.personalInfo, sections.personalInfo.fields),
    ...of(content, sections.interests.fields),
    ...Object.values(listSections).flatMap(({ id, fields }) =>
      (content[id as 'workExperience'] as object[]).flatMap((entry) => of(entry, fields)),
    ),
    ...content.customSections
      .flatMap(({ entries }) => entries)
      .flatMap((entry) => of(entry, customEntries.fields)),
  ];
}

const parsedContent = arbitraryContent.map((content) => ResumeContent.parse(content));

describe('a field', () => {
  it('reads what was written into it, letter by letter, whatever it held', () => {
    fc.assert(
      fc.property(parsedContent, arbitraryText, (content, text) => {
        for (const { holder, field } of holdersOf(content)) {
          const before = structuredClone(holder);
          expect(readField(writeField(holder, field, text, makeId), field)).toBe(text);
          expect(holder).toEqual(before);
        }
      }),
    );
  });

  it('stays the same object when its own text is written again', () => {
    fc.assert(
      fc.property(parsedContent, (content) => {
        for (const { holder, field } of holdersOf(content))
          expect(writeField(holder, field, readField(holder, field), makeId)).toBe(holder);
      }),
    );
  });
});

describe('a name', () => {
  const write = (firstName: string, lastName: string, text: string) =>
    writeField({ firstName, lastName }, { id: 'name', kind: 'name' }, text, makeId);

  it('is split at its first space, and keeps a trailing space while it is typed', () => {
    expect(write('', '', 'Ada Lovelace')).toEqual({ firstName: 'Ada', lastName: 'Lovelace' });
    expect(write('', '', 'Ada ')).toEqual({ firstName: 'Ada ', lastName: '' });
    expect(write('Ada', 'L', '')).toEqual({ firstName: '', lastName: '' });
  });

  it('keeps the part of two words that is not retyped', () => {
    expect(write('Mary Ann', 'Smith', 'Mary Ann Smyth').lastName).toBe('Smyth');
    expect(write('Mary Ann', 'Evans', 'Marian Ann Evans').firstName).toBe('Marian Ann');
  });
});

it('a period is never reformatted while it is being typed', () => {
  const field = { id: 'period', kind: 'period' } as const;
  const empty = { startDate: '', endDate: '', current: false, dateText: '' };
  let entry = empty;
  for (const end of 'Jan 2020 – Present'.split('').keys()) {
    const typed = 'Jan 2020 – Present'.slice(0, end + 1);
    entry = writeField(entry, field, typed, makeId);
    expect(readField(entry, field)).toBe(typed);
  }
  expect(entry).toEqual({ startDate: '2020-01', endDate: '', current: true, dateText: '' });
});

describe('bullet points', () => {
  const field = { id: 'bullets', kind: 'bullets' } as const;
  const entry = {
    bullets: [
      { id: 'a', place: 'a0', text: 'one' },
      { id: 'b', place: 'a1', text: 'two\nlines' },
      { id: 'c', place: 'a2', text: 'three' },
    ],
  };
  const ids = (text: string) =>
    writeField(entry, field, text, makeId).bullets.map(({ id, text: line }) => [
      id.startsWith('made') ? 'new' : id,
      line,
    ]);

  it('that were not touched are the same, with the breaks within them', () => {
    const { bullets } = writeField(entry, field, 'one\ntwo\nlines\nthree!', makeId);
    expect(bullets[0]).toBe(entry.bullets[0]);
    expect(bullets[1]).toBe(entry.bullets[1]);
    expect(bullets[2]).toEqual({ id: 'c', place: 'a2', text: 'three!' });
  });

  it('get an id when added, and lose it when removed', () => {
    expect(ids('one\nand a half\ntwo\nlines\nthree')).toEqual([
      ['a', 'one'],
      ['new', 'and a half'],
      ['b', 'two\nlines'],
      ['c', 'three'],
    ]);
    expect(ids('one\nthree')).toEqual([
      ['a', 'one'],
      ['c', 'three'],
    ]);
    expect(ids('')).toEqual([]);
  });

  it('keep their places in order', () => {
    const { bullets } = writeField(entry, field, 'three\none\nnew', makeId);
    const places = bullets.map(({ place }) => place);
    expect(places).toEqual(places.toSorted());
    expect(new Set(places).size).toBe(3);
  });
});
