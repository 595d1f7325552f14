import { EditorForm } from '@folio/contract/editor-form';
import { expect, it } from 'vitest';
import { resumeOf } from '../saving/saving-fixture.ts';
import { documentOf } from './document.ts';
import { reduceHistory, startHistory } from './history.ts';
import { copyOf, customListOf, emptyEntry, entriesOf, type ListKey } from './lists.ts';
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
const awards = customListOf('awards');
const titles = (list: ListKey, of = document) => entriesOf(of.form, list).map(({ title }) => title);

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

it('each of them holds a list, in which a change touches no other', () => {
  const added = reduceDocument(document, {
    type: 'addEntry',
    list: awards,
    entry: emptyEntry(awards),
  });
  expect(entriesOf(added.form, awards)).toHaveLength(2);
  expect(added.form.customSections[1]).toBe(document.form.customSections[1]);
  expect(EditorForm.safeParse(added.form).success).toBe(true);
  const unknown = customListOf('nowhere');
  expect(entriesOf(document.form, unknown)).toEqual([]);
});

it('lines are edited as one text, and stay lines', () => {
  const write = (value: string) =>
    reduceDocument(document, {
      ...{ type: 'setEntryField', list: awards, id: 'abacus', field: 'bullets', value },
    } as const);
  const bullets = (of: typeof document) => entriesOf(of.form, awards)[0]?.bullets;
  expect(bullets(write('one\ntwo\n'))).toMatchObject([
    { text: 'one' },
    { text: 'two' },
    { text: '' },
  ]);
  expect(bullets(write(''))).toEqual([]);
  expect(write('one\ntwo')).toBe(document);
});

it('a copy of a section shares no id with it', () => {
  const [section] = document.form.customSections;
  const copy = copyOf(section ?? {}) as typeof section;
  expect(copy?.id).not.toBe(section?.id);
  expect(copy?.entries[0]?.id).not.toBe(section?.entries[0]?.id);
  expect(copy?.entries[0]?.bullets).toMatchObject([{ text: 'one' }, { text: 'two' }]);
});

it('sharing is no step, and undo and redo leave it as it is', () => {
  let history = startHistory(document);
  history = reduceHistory(history, { type: 'setField', field: 'title', value: 'Poet' }, 0);
  history = reduceHistory(history, { type: 'setPublic', isPublic: true }, 1);
  expect(history.past).toHaveLength(1);
  history = reduceHistory(history, { type: 'undo' }, 2);
  expect(history.document).toMatchObject({ isPublic: true, form: { title: '' } });
  history = reduceHistory(history, { type: 'setPublic', isPublic: false }, 3);
  history = reduceHistory(history, { type: 'redo' }, 4);
  expect(history.document).toMatchObject({ isPublic: false, form: { title: 'Poet' } });
});
