import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { livingTabs } from '../device-store/tab.ts';
import { openNoteForm } from './testing/note-form.ts';

const base = { version: 1, document: { text: '', title: '' } };

let count = 0;
const closing: (() => unknown)[] = [];
beforeEach(() => {
  count += 1;
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  vi.unstubAllGlobals();
});

/** A tab of one browser with a form that sends by itself. */
async function openTab(tab: string) {
  const { store, note } = await openNoteForm(tab, `folio-resolved-${count}`, base);
  const leave = async () => {
    note.dispose({ savesRest: false });
    await store.close();
    await expect.poll(async () => (await livingTabs()).has(tab)).toBe(false);
  };
  closing.push(leave);
  const fieldsOf = () => note.conflicts.map(({ field }) => field);
  return { note, leave, fieldsOf };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

const theirs = { version: 2, document: { text: 'Theirs', title: 'Theirs' } };
const both = { text: 'Mine', title: 'Mine' };

/** Two tabs that both show what was changed in two places. */
async function openWithConflicts(): Promise<[Tab, Tab]> {
  const one = await openTab('one');
  one.note.change(both);
  await one.note.receive(theirs);
  await expect.poll(() => one.note.kept).toBe('kept');
  const two = await openTab('two');
  expect(two.fieldsOf()).toEqual(['text', 'title']);
  return [one, two];
}

it.each([
  ['one’s own', 'Mine'],
  ['the other', 'Theirs'],
])('a choice of %s text in one tab is none to make in another', async (_, chosen) => {
  const [one, two] = await openWithConflicts();
  one.note.resolve('text', chosen);
  await expect.poll(two.fieldsOf).toEqual(['title']);
  await expect.poll(() => two.note.document).toEqual({ text: chosen, title: 'Mine' });
  two.note.resolve('title', 'Mine');
  await expect.poll(one.fieldsOf).toEqual([]);
  await expect.poll(() => two.note.kept).toBe('kept');
  expect((await openTab('three')).fieldsOf()).toEqual([]);
});

it('what one tab lists stays listed where another stores its own', async () => {
  const [one, two] = [await openTab('one'), await openTab('two')];
  one.note.change({ ...base.document, text: 'Mine' });
  await expect.poll(() => two.note.document.text).toBe('Mine');
  two.note.change({ ...two.note.document, title: 'Mine' });
  await expect.poll(() => one.note.document).toEqual(both);
  await Promise.all([one.note.receive(theirs), two.note.receive(theirs)]);
  await expect.poll(() => [one.note.kept, two.note.kept]).toEqual(['kept', 'kept']);
  await expect.poll(() => two.fieldsOf().toSorted()).toEqual(['text', 'title']);
  two.note.change({ text: 'Mine', title: 'Mine, too' });
  await expect.poll(() => two.note.kept).toBe('kept');
  await one.leave();
  await two.leave();
  expect((await openTab('three')).fieldsOf().toSorted()).toEqual(['text', 'title']);
});
