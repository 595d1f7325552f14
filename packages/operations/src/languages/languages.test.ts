import { writeTextAt } from '@folio/contract/content-path';
import { withIds } from '@folio/contract/entry-ids';
import { hasWords } from '@folio/contract/language-free';
import type { Agreed } from '@folio/contract/languages';
import { ResumeContent } from '@folio/contract/resume-content';
import { arbitraryContent } from '@folio/contract/testing/arbitrary-content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ResumeDocument } from '../document.ts';
import type { Entry } from '../levels.ts';
import { listOf, readAt, removeAt, writeAt } from '../tree.ts';
import {
  copiedMarks,
  isStructure,
  type LanguageNote,
  languageNotes,
  marksAt,
  turned,
  withMarks,
} from './notes.ts';
import { partsOf } from './parts.ts';
import { takeOver, takeOverAll, withTheirNumber } from './take-over.ts';

const english = ResumeContent.parse({
  personalInfo: { firstName: 'Asha', lastName: 'Rao', email: 'a@b.example', summary: 'I build.' },
  workExperience: [
    {
      id: 'acme',
      company: 'Acme',
      position: 'Engineer',
      startDate: '2020-03',
      bullets: [
        { id: 'b1', text: 'Cut costs by 12 %.' },
        { id: 'b2', text: 'Led a team.' },
      ],
    },
    { id: 'beta', company: 'Beta', position: 'Intern' },
  ],
});
const copied = withMarks({}, copiedMarks(english, english));
const write = (content: ResumeContent, path: string, text: string) =>
  writeTextAt(content, path, text);
const b1 = 'workExperience/acme/bullets/b1/text';
const kinds = (own: ResumeContent, theirs: ResumeContent, agreed: Agreed) =>
  languageNotes(own, theirs, agreed).map(({ key, kind }) => `${kind} ${key}`);
const agreeOnAll = (own: ResumeContent, theirs: ResumeContent, agreed: Agreed): Agreed =>
  languageNotes(own, theirs, agreed).reduce(
    (known, { key }) => withMarks(known, marksAt(own, theirs, key)),
    agreed,
  );

describe('a new language', () => {
  it('has its words to translate, and no name, date or address', () => {
    expect(kinds(english, english, copied)).toEqual([
      'translate personalInfo/summary',
      'translate workExperience/acme/position',
      `translate ${b1}`,
      'translate workExperience/acme/bullets/b2/text',
      'translate workExperience/beta/position',
    ]);
  });

  it('leaves the version that it was made of with nothing to look at', () => {
    expect(kinds(english, english, turned(copied))).toEqual([]);
    const german = write(english, b1, 'Senkte die Kosten um 12 %.');
    expect(kinds(english, german, turned(copied))).toEqual([]);
  });
});

describe('two versions that say the same', () => {
  const german = write(english, b1, 'Kosten um 12 % gesenkt.');
  const agreed = agreeOnAll(german, english, copied);

  it('have nothing to look at', () => {
    expect(languageNotes(german, english, agreed)).toEqual([]);
    expect(languageNotes(english, german, turned(agreed))).toEqual([]);
  });

  it('tell the other of a change, with what was there before', () => {
    const now = write(english, b1, 'Cut costs by 12 % in a year.');
    expect(languageNotes(german, now, agreed)).toMatchObject([
      {
        key: b1,
        kind: 'changed',
        was: 'Cut costs by 12 %.',
        theirs: 'Cut costs by 12 % in a year.',
      },
    ]);
    expect(languageNotes(now, german, turned(agreed))).toEqual([]);
  });

  it('tell both that the numbers in a line differ, until that is meant', () => {
    const mistranslated = write(german, b1, 'Kosten um 15 % gesenkt.');
    expect(kinds(mistranslated, english, agreed)).toEqual([`facts ${b1}`]);
    expect(languageNotes(mistranslated, english, agreed)).toMatchObject([{ isOwn: true }]);
    expect(kinds(english, mistranslated, turned(agreed))).toEqual([`changed ${b1}`]);
    expect(kinds(mistranslated, english, agreeOnAll(mistranslated, english, agreed))).toEqual([]);
  });

  it('ask again for a translation where the words are the other’s once more', () => {
    expect(kinds(english, english, agreed)).toEqual([`translate ${b1}`]);
  });

  it('tell both of a date or an employer that differs', () => {
    const moved = { ...english, workExperience: structuredClone(english.workExperience) };
    Object.assign(moved.workExperience[0] ?? {}, { startDate: '2021-01', company: 'Acme Inc.' });
    const expectedNotes = ['fact workExperience/acme/company', 'fact workExperience/acme/period'];
    expect(kinds(german, moved, agreed)).toEqual(expectedNotes);
    expect(kinds(moved, german, turned(agreed))).toEqual(expectedNotes);
    const isOwn = (notes: LanguageNote[]) => notes.map((note) => note.isOwn);
    expect(isOwn(languageNotes(german, moved, agreed))).toEqual([false, false]);
    expect(isOwn(languageNotes(moved, german, turned(agreed)))).toEqual([true, true]);
    const taken = takeOverAll(german, moved, agreed);
    expect(languageNotes(taken, moved, agreed)).toEqual([]);
    expect(taken.workExperience[0]).toMatchObject({ company: 'Acme Inc.', startDate: '2021-01' });
  });

  it('tell of what was removed there, and not of what was removed here', () => {
    const shorter = { ...english, workExperience: english.workExperience.slice(0, 1) };
    expect(kinds(german, shorter, agreed)).toEqual(['removed workExperience/beta']);
    expect(kinds(shorter, german, turned(agreed))).toEqual([]);
  });

  it('have what is taken over where it stands there', () => {
    const [first, ...more] = english.workExperience;
    const entry = { ...first, id: 'new', place: '' };
    const longer = withIds({
      ...english,
      workExperience: [first, entry, ...more],
    } as ResumeContent);
    const note = { key: 'workExperience/new', kind: 'added' } as const;
    const { workExperience } = takeOver(german, longer, note);
    expect(workExperience.map(({ id }) => id)).toEqual(['acme', 'new', 'beta']);
  });

  it('tell of what was moved or hidden there, and not of what was here', () => {
    const moved = withIds({ ...english, workExperience: english.workExperience.toReversed() });
    expect(kinds(german, moved, agreed)).toEqual(['order workExperience#order']);
    expect(kinds(moved, german, turned(agreed))).toEqual([]);
    const taken = takeOverAll(german, moved, agreed);
    expect(taken.workExperience.map(({ id }) => id)).toEqual(['beta', 'acme']);
    const path = 'workExperience/beta/isHidden';
    const hidden = writeAt({ content: english } as ResumeDocument, path, true).content;
    expect(languageNotes(german, hidden, agreed)).toMatchObject([{ key: path, isOwn: false }]);
    expect(languageNotes(hidden, german, turned(agreed))).toMatchObject([{ isOwn: true }]);
  });

  it('tell once of a new entry, whose words then wait to be translated', () => {
    const entry = { ...english.workExperience[0], id: 'new', place: '', position: 'Lead' };
    const longer = withIds({
      ...english,
      workExperience: [entry, ...english.workExperience] as ResumeContent['workExperience'],
    });
    expect(kinds(german, longer, agreed)).toEqual(['added workExperience/new']);
    const taken = takeOverAll(german, longer, agreed);
    const then = withMarks(agreed, copiedMarks(taken, longer, 'workExperience/new'));
    expect(kinds(taken, longer, then)).toEqual([
      'translate workExperience/new/position',
      'translate workExperience/new/bullets/b1/text',
      'translate workExperience/new/bullets/b2/text',
    ]);
    // Its own addition is for the others to look at.
    expect(kinds(longer, german, turned(agreed))).toEqual([]);
    // Undo takes it out again, and it is told of again.
    expect(kinds(german, longer, then)).toEqual(['added workExperience/new']);
    expect(kinds(german, longer, agreeOnAll(german, longer, agreed))).toEqual([]);
  });
});

/** What somebody does to one version; numbers choose where. */
const arbitraryEdit = fc.record({
  does: fc.constantFrom('write', 'write', 'remove', 'add', 'move', 'hide'),
  at: fc.nat(1_000),
  to: fc.nat(20),
  text: fc.constantFrom('one', 'two 2', '3', '', 'https://x.example/3'),
});
type Edit = typeof arbitraryEdit extends fc.Arbitrary<infer T> ? T : never;

const keysOfKind = (content: ResumeContent, kind: string) =>
  [...partsOf(content)].filter(([, part]) => part.kind === kind).map(([key]) => key);

function edited(content: ResumeContent, { does, at, to, text }: Edit, id: string): ResumeContent {
  const document = { content } as ResumeDocument;
  const pick = (keys: readonly string[]) => keys[at % keys.length];
  if (does === 'write') {
    const key = pick(keysOfKind(content, 'text'));
    return key === undefined ? content : writeTextAt(content, key, text);
  }
  const key = pick(keysOfKind(content, 'node'));
  if (key === undefined) return content;
  if (does === 'remove') return removeAt(document, key).content;
  if (does === 'hide') {
    const path = `${key}/isHidden`;
    const was = readAt(document, path);
    return typeof was === 'boolean' ? writeAt(document, path, !was).content : content;
  }
  const list = listOf(key);
  const entries = readAt(document, list) as Entry[];
  const index = entries.findIndex((entry) => `${list}/${entry.id}` === key);
  const entry = entries[index];
  if (!entry) return content;
  const next =
    does === 'add'
      ? entries.toSpliced(to % (entries.length + 1), 0, { ...entry, id, place: '' })
      : entries.toSpliced(index, 1).toSpliced(to % entries.length, 0, entry);
  return withIds(writeAt(document, list, next).content);
}

const arbitraryLife = fc.record({
  start: arbitraryContent,
  before: fc.array(fc.tuple(fc.boolean(), arbitraryEdit), { maxLength: 12 }),
  after: fc.array(arbitraryEdit, { maxLength: 8 }),
});

/** Two versions after edits on both sides, with all that there was to look at dealt with in `own`. */
function settled({ start, before }: { start: ResumeContent; before: [boolean, Edit][] }) {
  let [own, theirs] = [withIds(start), withIds(start)];
  const first = withMarks({}, copiedMarks(own, theirs));
  for (const [at, [isOwn, edit]] of before.entries()) {
    if (isOwn) own = edited(own, edit, `n${at}`);
    else theirs = edited(theirs, edit, `n${at}`);
  }
  const taken = takeOverAll(own, theirs, first);
  return { own: taken, theirs, agreed: agreeOnAll(taken, theirs, first) };
}

describe('whatever was done in either version', () => {
  it('all can be dealt with, and taking over arrangement and facts twice is the same as once', () => {
    fc.assert(
      fc.property(arbitraryLife, (life) => {
        const { own, theirs, agreed } = settled(life);
        expect(languageNotes(own, theirs, agreed)).toEqual([]);
        const later = life.after.reduce((it, edit, at) => edited(it, edit, `m${at}`), theirs);
        const once = takeOverAll(own, later, agreed);
        expect(languageNotes(once, later, agreed).filter(isStructure)).toEqual([]);
        expect(takeOverAll(once, later, agreed)).toBe(once);
        for (const note of languageNotes(own, later, agreed)) {
          const one = takeOver(own, later, note);
          expect(takeOver(one, later, note)).toEqual(one);
        }
      }),
    );
  });

  it('exactly the texts that changed there since are to be looked at', () => {
    fc.assert(
      fc.property(arbitraryLife, (life) => {
        const { own, theirs, agreed } = settled(life);
        const later = life.after.reduce((it, edit, at) => edited(it, edit, `m${at}`), theirs);
        const [mine, was, now] = [partsOf(own), partsOf(theirs), partsOf(later)];
        const changed = [...mine.keys()].filter((key) => {
          const parts = [mine, was, now].map((all) => all.get(key));
          const isText = parts[0]?.kind === 'text' || parts[2]?.kind === 'text';
          return isText && parts[2] !== undefined && parts[1]?.value !== parts[2].value;
        });
        const notes = languageNotes(own, later, agreed)
          .filter(({ kind }) => kind === 'changed')
          .map(({ key }: LanguageNote) => key);
        expect(new Set(notes)).toEqual(new Set(changed));
      }),
    );
  });

  it('what is in both is known by the same id, and words alone wait to be translated', () => {
    fc.assert(
      fc.property(arbitraryContent, (start) => {
        const content = withIds(start);
        const notes = languageNotes(content, content, withMarks({}, copiedMarks(content, content)));
        const texts = [...partsOf(content)].filter(([, { kind }]) => kind === 'text');
        expect(notes.map(({ key }) => key)).toEqual(texts.map(([key]) => key));
        expect(notes.every(({ own }) => hasWords(own))).toBe(true);
      }),
    );
  });
});

it.each([
  ['15 % weniger Kosten', 'Cut costs by 12 %', '12 % weniger Kosten'],
  ['1.250 Kunden', 'for 1,300 customers', '1,300 Kunden'],
  ['15 von 15', '12 of 15', undefined],
  ['12 Leute', '12 people', undefined],
  ['10 und 20', '11 and 21', undefined],
])('%j beside %j reads %j with their number', (own, theirs, expected) => {
  expect(withTheirNumber(own, theirs)).toBe(expected);
});
