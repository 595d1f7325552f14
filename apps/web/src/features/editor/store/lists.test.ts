import { ResumeContent } from '@folio/contract/resume-content';
import { groupRoles, withEmployers } from '@folio/contract/role-groups';
import { expect, it } from 'vitest';
import { resumeOf } from '../saving/server-fixture.ts';
import { documentOf } from './document.ts';
import { createEditorStore } from './editor-store.ts';
import { copyOf, emptyEntry, entriesOf, innerListOf, type ListPath } from './lists.ts';
import { reduceDocument } from './reduce-document.ts';

const document = documentOf(
  resumeOf({
    content: {
      customSections: [
        { id: 'awards', title: 'Awards', entries: [{ id: 'abacus', bullets: ['one', 'two'] }] },
        { id: 'talks', title: 'Talks', entries: [] },
      ],
    },
  }),
);
const awards = innerListOf('awards');
const titles = (list: ListPath, of = document) =>
  entriesOf(of.content, list).map(({ title }) => title);

it('the sections that a person adds are a list like any other', () => {
  const list = 'customSections' as const;
  const moved = reduceDocument(document, { type: 'moveEntry', list, id: 'talks', to: 0 });
  expect(titles(list, moved)).toEqual(['Talks', 'Awards']);
  const removed = reduceDocument(moved, { type: 'removeEntry', list, id: 'awards' });
  expect(titles(list, removed)).toEqual(['Talks']);
  const entry = { ...emptyEntry(list), title: 'Teaching' };
  expect(titles(list, reduceDocument(removed, { type: 'addEntry', list, entry }))).toEqual([
    'Talks',
    'Teaching',
  ]);
});

it('a role without an employer of its own stays at it when the job above goes', () => {
  const list = 'workExperience' as const;
  const jobs = [
    { id: 'cook', company: 'The Inn' },
    { id: 'lead', company: 'Rye Bakery' },
    { id: 'baker', company: '', sameEmployer: true },
  ];
  const before = documentOf(resumeOf({ content: { workExperience: jobs } }));
  const shown = (of: typeof before) => groupRoles(withEmployers(of.content).workExperience);
  for (const after of [
    reduceDocument(before, { type: 'removeEntry', list, id: 'lead' }),
    reduceDocument(before, { type: 'moveEntry', list, id: 'lead', to: 0 }),
    reduceDocument(before, { type: 'moveEntry', list, id: 'baker', to: 0 }),
  ]) {
    const group = shown(after).find((roles) => roles.some(({ id }) => id === 'baker'));
    expect(group?.map(({ company }) => company)).not.toContain('The Inn');
    expect(group?.at(-1)?.company).toBe('Rye Bakery');
  }
});

it('each of them holds a list, in which a change touches no other', () => {
  const added = reduceDocument(document, {
    type: 'addEntry',
    list: awards,
    entry: emptyEntry(awards),
  });
  expect(entriesOf(added.content, awards)).toHaveLength(2);
  expect(added.content.customSections[1]).toBe(document.content.customSections[1]);
  expect(ResumeContent.safeParse(added.content).success).toBe(true);
  const unknown = innerListOf('nowhere');
  expect(entriesOf(document.content, unknown)).toEqual([]);
});

it('lines are edited as one text, and stay lines', () => {
  const write = (value: string) =>
    reduceDocument(document, {
      type: 'setEntryField',
      list: awards,
      id: 'abacus',
      field: 'bullets',
      value,
    } as const);
  const bullets = (of: typeof document) =>
    of.content.customSections[0]?.entries[0]?.bullets.map(({ text }) => text);
  expect(bullets(write('one\ntwo\n'))).toEqual(['one', 'two', '']);
  expect(bullets(write(''))).toEqual([]);
  expect(write('one\ntwo')).toBe(document);
});

it('a copy of a section shares no id with it', () => {
  const [section] = document.content.customSections;
  if (!section) throw new Error('The section is missing');
  const copy = copyOf(section) as unknown as typeof section;
  expect(copy.id).not.toBe(section.id);
  expect(copy.entries[0]?.id).not.toBe(section.entries[0]?.id);
  expect(copy.entries[0]?.bullets.map(({ text }) => text)).toEqual(['one', 'two']);
  expect(copy.entries[0]?.bullets[0]?.id).not.toBe(section.entries[0]?.bullets[0]?.id);
});

it('sharing is not an undo step, and undo and redo don’t change it', () => {
  const store = createEditorStore(document);
  store.dispatch({ type: 'setField', field: 'title', value: 'Poet' });
  store.dispatch({ type: 'setPublic', isPublic: true });
  expect(store.getHistory().past).toHaveLength(1);
  store.dispatch({ type: 'undo' });
  expect(store.getDocument()).toMatchObject({
    isPublic: true,
    content: { personalInfo: { title: '' } },
  });
  store.dispatch({ type: 'setPublic', isPublic: false });
  store.dispatch({ type: 'redo' });
  expect(store.getDocument()).toMatchObject({
    isPublic: false,
    content: { personalInfo: { title: 'Poet' } },
  });
});
