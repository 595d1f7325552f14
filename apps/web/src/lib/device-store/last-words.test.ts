import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { DeviceStore } from './device-store.ts';
import { livingTabs } from './tab.ts';

let count = 0;
const opened: DeviceStore[] = [];
const unanswered: DeviceStore[] = [];
const openAs = (userId: string, tab: string) => {
  const store = new DeviceStore(userId, { tab, name: `folio-words-${count}` });
  opened.push(store);
  return store;
};
/** Its database never answers, as that of a page whose transactions the browser aborts. */
function openUnanswered(userId: string, tab: string): DeviceStore {
  vi.spyOn(IDBFactory.prototype, 'open').mockReturnValueOnce(new IDBOpenDBRequest());
  const store = new DeviceStore(userId, { tab, name: `folio-unanswered-${count}` });
  unanswered.push(store);
  return store;
}
const copies = () => localStorage.length;

beforeEach(() => {
  count += 1;
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await Promise.all(opened.splice(0).map((store) => store.close()));
  // Never done, but their tabs are gone for the files of tests that follow.
  for (const store of unanswered.splice(0)) void store.close();
});

const operation = (id: string, value: string) => ({ id, value });

it('what a closed tab left under way is there for the next one, the latest of it', async () => {
  await openAs('asha', 'zero').update('form/job', { notes: { role: 'Cook' } });
  const store = openUnanswered('asha', 'one');
  void store.update('form/job', { notes: { role: '' } });
  void store.putOperations('resume/1', [operation('one:1', 'Las')]);
  void store.putPending('letter/1', { text: 'Dear' });
  void store.putOperations('resume/1', [operation('one:1', 'Last words')]);
  expect(await openAs('ben', 'two').listItems()).toEqual([]);
  void store.close();
  await expect.poll(async () => (await livingTabs()).has('one')).toBe(false);
  const next = openAs('asha', 'two');
  const { operations } = await next.loadItem('resume/1');
  expect(operations).toEqual([operation('one:1', 'Last words')]);
  const { pending } = await next.loadItem('letter/1');
  expect(pending).toMatchObject([{ tab: 'one', pending: { text: 'Dear' } }]);
  expect((await next.loadItem('form/job')).notes).toEqual({ role: '' });
  expect(copies()).toBe(0);
});

/** A device without room. Returns a function that makes some. */
function fill(): () => void {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  return () => put.mockRestore();
}

it('what the database refuses is copied once, until it goes with the next change', async () => {
  const store = openAs('asha', 'one');
  const kept = store.putPending('letter/1', { text: 'Dear' });
  expect(copies()).toBe(1);
  await kept;
  expect(copies()).toBe(0);
  const makeRoom = fill();
  const refused = [operation('one:1', 'First'), operation('one:2', 'Second')];
  for (const one of refused)
    expect(await store.putOperations('applications', [one])).toEqual({ kind: 'full' });
  expect(copies()).toBe(1);
  makeRoom();
  await store.update('applications', { notes: 'All of it' });
  const { operations, notes } = await openAs('asha', 'two').loadItem('applications');
  expect({ operations, notes }).toEqual({ operations: refused, notes: 'All of it' });
  expect(copies()).toBe(0);
});

it('what the database has refused of a closed tab is there for the next one', async () => {
  const store = openAs('asha', 'one');
  await store.loadItem('letter/1');
  const makeRoom = fill();
  await store.putPending('letter/1', { text: 'Dear' });
  await store.putPending('letter/2', { text: 'Taken back' });
  await store.update('letter/2', { pending: { one: undefined } });
  await store.close();
  makeRoom();
  await expect.poll(async () => (await livingTabs()).has('one')).toBe(false);
  const next = openAs('asha', 'two');
  expect((await next.loadItem('letter/1')).pending).toMatchObject([{ pending: { text: 'Dear' } }]);
  expect((await next.loadItem('letter/2')).pending).toEqual([]);
  expect(copies()).toBe(0);
});

// It was: they counted as older than what the same tab had stored an hour before.
it('last words after the clock was set back are there, too', async () => {
  const store = openAs('asha', 'one');
  await store.putPending('letter/1', { text: 'Dear' });
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  const makeRoom = fill();
  await store.putPending('letter/1', { text: 'Dear team' });
  await store.close();
  makeRoom();
  await expect.poll(async () => (await livingTabs()).has('one')).toBe(false);
  const { pending } = await openAs('asha', 'two').loadItem('letter/1');
  expect(pending).toMatchObject([{ pending: { text: 'Dear team' } }]);
});

it('what a closed tab could not store replaces nothing that was written since', async () => {
  const old = openAs('asha', 'one');
  await old.loadItem('form/job');
  const makeRoom = fill();
  await old.update('form/job', { notes: { job: 'Of before' } });
  await old.close();
  const store = openAs('asha', 'two');
  await new Promise((resolve) => setTimeout(resolve, 2));
  await store.update('form/job', { notes: { job: 'Since' } });
  makeRoom();
  await store.update('form/job', { notes: { job: 'Since then' } });
  await expect.poll(async () => (await livingTabs()).has('one')).toBe(false);
  expect((await store.loadItem('form/job')).notes).toEqual({ job: 'Since then' });
  expect(copies()).toBe(0);
});

it('a copy does not replace a draft that its tab put later', async () => {
  const store = openAs('asha', 'one');
  const early = store.putPending('letter/1', { text: 'early' });
  const key = localStorage.key(0) ?? '';
  const copy = localStorage.getItem(key) ?? '';
  await early;
  await store.putPending('letter/1', { text: 'later' });
  await store.close();
  localStorage.setItem(key, copy);
  const { pending } = await openAs('asha', 'two').loadItem('letter/1');
  expect(pending).toMatchObject([{ tab: 'one', pending: { text: 'later' } }]);
  expect(copies()).toBe(0);
});

it('signing out leaves no copy', async () => {
  void openUnanswered('asha', 'one').putPending('letter/1', { text: 'Dear' });
  expect(copies()).toBe(1);
  await openAs('asha', 'two').wipeAccount();
  expect(copies()).toBe(0);
});

it('signing out leaves nothing that is asked for meanwhile, or on its way in another tab', async () => {
  const one = openAs('asha', 'one');
  const two = openAs('asha', 'two');
  await Promise.all([one.listItems(), two.listItems()]);
  const wiping = one.wipeAccount();
  await Promise.all([
    wiping,
    one.putPending('letter/1', { text: 'After the click' }),
    two.putPending('letter/2', { text: 'In another tab' }),
    two.putOperations('applications', [operation('two:1', 'In another tab')]),
  ]);
  expect(await openAs('asha', 'three').listItems()).toEqual([]);
  expect(copies()).toBe(0);
});
