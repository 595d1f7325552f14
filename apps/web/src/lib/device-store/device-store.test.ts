import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { draftKeys } from '../autosave/draft-storage.ts';
import { DeviceStore } from './device-store.ts';
import { oldDraftTab } from './old-drafts.ts';

let name = '';
let count = 0;
const opened: DeviceStore[] = [];
const openAs = (userId: string, tab: string) => {
  const store = new DeviceStore(userId, { tab, name });
  opened.push(store);
  return store;
};

beforeEach(() => {
  count += 1;
  name = `folio-test-${count}`;
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await Promise.all(opened.splice(0).map((store) => store.close()));
});

const operation = (id: string, value: string) => ({ id, value });
const base = (version: number, text = 'stored') => ({ version, document: { text } });
const pendingOf = async (store: DeviceStore, item: 'letter/1' | 'profile' = 'letter/1') =>
  Object.fromEntries(
    (await store.loadItem(item)).pending.map(({ tab, pending }) => [tab, pending]),
  );

it('what two tabs wrote into one letter is kept beside each other, over a restart', async () => {
  const [one, two] = [openAs('asha', 'one'), openAs('asha', 'two')];
  await one.putBase('letter/1', base(3));
  expect(await one.putPending('letter/1', { text: 'Dear' })).toEqual({ kind: 'kept' });
  await two.putPending('letter/1', { text: 'Hello' });
  const after = openAs('asha', 'three');
  expect((await after.loadItem('letter/1')).base).toEqual(base(3));
  expect(await pendingOf(after)).toEqual({ one: { text: 'Dear' }, two: { text: 'Hello' } });
  expect(await after.listItems()).toEqual([{ item: 'letter/1', hasPending: true }]);
});

it('is put with the durability that survives a kill of the browser', async () => {
  const asked = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await openAs('asha', 'one').putPending('profile', { bio: 'Hi' });
  const writes = asked.mock.calls.filter(([, mode]) => mode === 'readwrite');
  expect(writes.map(([, , options]) => options)).toEqual([{ durability: 'strict' }]);
});

it('writes are requested and committed before anything is awaited', async () => {
  const store = openAs('asha', 'one');
  await store.putOperations('resume/1', [operation('one:1', 'Last')]);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const look = vi.spyOn(IDBIndex.prototype, 'getKey');
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
  const kept = store.putOperations('resume/1', [
    operation('one:1', 'Last words'),
    operation('one:2', 'of a page'),
  ]);
  // Promises go on while a page is closed; what the database answers does not arrive any more.
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  expect(put).toHaveBeenCalledTimes(2);
  expect(look).not.toHaveBeenCalled();
  expect(commit).toHaveBeenCalledOnce();
  expect(await kept).toEqual({ kind: 'kept' });
});

it('an operation that another tab has put takes its place, and no other’s', async () => {
  const [one, two] = [openAs('asha', 'one'), openAs('asha', 'two')];
  await one.putOperations('resume/1', [operation('a', 'a'), operation('b', 'b')]);
  expect(await two.putOperations('resume/1', [operation('a', 'A')])).toEqual({ kind: 'kept' });
  await two.update('resume/1', { answered: ['b'] });
  await one.putOperations('resume/1', [operation('c', 'c'), operation('b', 'b again')]);
  expect((await one.loadItem('resume/1')).operations).toEqual([
    operation('a', 'A'),
    operation('b', 'b again'),
    operation('c', 'c'),
  ]);
});

it('accounts neither see nor wipe each other’s data', async () => {
  const [asha, ben] = [openAs('asha', 'one'), openAs('ben', 'two')];
  await asha.putPending('letter/1', { text: 'Asha' });
  await ben.putPending('letter/1', { text: 'Ben' });
  expect(await pendingOf(ben)).toEqual({ two: { text: 'Ben' } });
  await asha.wipeAccount();
  expect(await openAs('asha', 'one').listItems()).toEqual([]);
  expect(await pendingOf(ben)).toEqual({ two: { text: 'Ben' } });
});

it('an answer that arrives late does not put an older base over a newer one', async () => {
  const store = openAs('asha', 'one');
  await store.putBase('resume/1', base(5, 'new'));
  await store.putBase('resume/1', base(4, 'old'));
  expect((await store.loadItem('resume/1')).base).toEqual(base(5, 'new'));
});

it('removing a draft keeps what another tab wrote after it was read', async () => {
  const [one, two] = [openAs('asha', 'one'), openAs('asha', 'two')];
  await one.putPending('letter/1', { text: 'a' });
  const { pending: read } = await two.loadItem('letter/1');
  await one.putPending('letter/1', { text: 'ab' });
  await two.update('letter/1', { pending: { two: { text: 'a' } }, removed: read });
  expect(await pendingOf(two)).toEqual({ one: { text: 'ab' }, two: { text: 'a' } });
  const { pending: again } = await two.loadItem('letter/1');
  await two.update('letter/1', { removed: again });
  expect(await pendingOf(two)).toEqual({});
});

it('notifies other tabs of the account, and no other account, once it is on the disk', async () => {
  const [one, two, ben] = [openAs('asha', 'one'), openAs('asha', 'two'), openAs('ben', 'three')];
  const messages: unknown[] = [];
  ben.listen((news) => messages.push(['ben', news]));
  const heard = new Promise((resolve) => {
    two.listen(() => void pendingOf(two).then(resolve));
  });
  await one.putPending('letter/1', { text: 'Dear' });
  expect(await heard).toEqual({ one: { text: 'Dear' } });
  expect(messages).toEqual([]);
});

it('a full device says so, keeps what it had, and says when there is room again', async () => {
  const store = openAs('asha', 'one');
  await store.putPending('letter/1', { text: 'short' });
  const shown: string[] = [];
  store.subscribe(() => shown.push(store.state.kind));
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await store.putPending('letter/1', { text: 'longer' })).toEqual({ kind: 'full' });
  put.mockRestore();
  expect(await pendingOf(store)).toEqual({ one: { text: 'short' } });
  expect(await store.putPending('letter/1', { text: 'longer' })).toEqual({ kind: 'kept' });
  expect(shown).toEqual(['full', 'kept']);
});

it('half of a change is never kept', async () => {
  const store = openAs('asha', 'one');
  await store.putPending('letter/1', { text: 'mine' });
  const { pending } = await store.loadItem('letter/1');
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('broken', 'DataError');
  });
  await store.update('letter/1', { base: base(9), removed: pending });
  vi.restoreAllMocks();
  expect((await store.loadItem('letter/1')).base).toBeUndefined();
});

it('distinguishes a browser without a database', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('private', 'SecurityError');
  });
  const store = openAs('asha', 'one');
  expect(await store.loadItem('letter/1')).toMatchObject({ base: undefined, pending: [] });
  expect(await store.putPending('letter/1', { text: 'a' })).toEqual({ kind: 'blocked' });
  expect(store.state).toEqual({ kind: 'blocked' });
});

it('a connection that the browser has closed is opened again', async () => {
  const store = openAs('asha', 'one');
  await store.putPending('letter/1', { text: 'a' });
  const transaction = IDBDatabase.prototype.transaction;
  const lost = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('The database connection is closing', 'InvalidStateError');
  });
  expect(await store.putPending('letter/1', { text: 'ab' })).toEqual({ kind: 'kept' });
  expect(lost).toHaveBeenCalledTimes(2);
  expect(IDBDatabase.prototype.transaction).not.toBe(transaction);
  expect(await pendingOf(store)).toEqual({ one: { text: 'ab' } });
});

it('recreates a database that was deleted while in use, and asks everybody to store again', async () => {
  const store = openAs('asha', 'one');
  await store.putPending('letter/1', { text: 'a' });
  const emptied = new Promise<void>((resolve) => {
    store.onEmptied(resolve);
  });
  await deleteDB(name);
  expect(await store.putPending('letter/1', { text: 'ab' })).toEqual({ kind: 'kept' });
  await emptied;
  expect(await pendingOf(store)).toEqual({ one: { text: 'ab' } });
});

// It was: nobody heard of it before the next letter, and a tab that was closed lost what it had.
it('tells that the database was deleted, also where nothing more is typed', async () => {
  const store = openAs('asha', 'one');
  await store.putPending('letter/1', { text: 'a' });
  const emptied = new Promise<void>((resolve) => store.onEmptied(resolve));
  await deleteDB(name);
  await emptied;
});

// It was: only the tab heard of it that had recreated the database.
it('tells all tabs and accounts that the database was deleted', async () => {
  const stores = [openAs('asha', 'one'), openAs('asha', 'two'), openAs('ben', 'three')];
  for (const store of stores) await store.putPending('letter/1', { text: 'a' });
  const emptied = stores.map((store) => new Promise<void>((resolve) => store.onEmptied(resolve)));
  await deleteDB(name);
  await Promise.all(emptied);
});

it('lets a tab of a newer release change the tables, and goes on with them', async () => {
  const store = openAs('asha', 'one');
  await store.putPending('letter/1', { text: 'a' });
  const newer = await openDB(name, 2, {
    upgrade: (database) => database.createObjectStore('more'),
  });
  newer.close();
  expect(await store.putPending('letter/1', { text: 'ab' })).toEqual({ kind: 'kept' });
  expect(await pendingOf(store)).toEqual({ one: { text: 'ab' } });
});

it('says that it is blocked while another tab holds back a change of the tables, and recovers', async () => {
  const before = openAs('asha', 'zero');
  await before.putPending('letter/1', { text: 'kept' });
  await before.close();
  const holder = await openDB(name);
  const open = IDBFactory.prototype.open;
  vi.spyOn(indexedDB, 'open').mockImplementationOnce((of) => open.call(indexedDB, of, 2));
  const store = openAs('asha', 'one');
  expect(await store.putPending('letter/1', { text: 'a' })).toEqual({ kind: 'blocked' });
  expect(await store.putPending('letter/1', { text: 'ab' })).toEqual({ kind: 'blocked' });
  holder.close();
  await expect.poll(() => store.putPending('letter/1', { text: 'abc' })).toEqual({ kind: 'kept' });
  expect(await pendingOf(store)).toEqual({ zero: { text: 'kept' }, one: { text: 'abc' } });
});

it('nothing is put any more once an account has signed out, by no tab', async () => {
  const [one, two] = [openAs('asha', 'one'), openAs('asha', 'two')];
  await two.putPending('letter/1', { text: 'a' });
  const message = new Promise((resolve) => {
    two.listen(({ kind }) => kind === 'wiped' && resolve(kind));
  });
  await one.wipeAccount();
  await message;
  await one.putPending('letter/1', { text: 'late' });
  await two.putPending('letter/1', { text: 'late, too' });
  expect(await openAs('asha', 'three').listItems()).toEqual([]);
});

it('operations are kept in the order of their first put, each until it is answered', async () => {
  const [one, two] = [openAs('asha', 'one'), openAs('asha', 'two')];
  await one.putOperations('resume/1', [{ id: 'one:1' }, { id: 'one:2' }]);
  await two.putOperations('resume/1', [{ id: 'two:1' }]);
  const joined = { id: 'one:1', value: 'joined' };
  await one.putOperations('resume/1', [joined, { id: 'one:3' }]);
  const operations = async () => (await two.loadItem('resume/1')).operations;
  expect(await operations()).toEqual([joined, { id: 'one:2' }, { id: 'two:1' }, { id: 'one:3' }]);
  await two.update('resume/1', { base: base(2), answered: ['one:1', 'two:1'], notes: ['seen'] });
  expect(await operations()).toEqual([{ id: 'one:2' }, { id: 'one:3' }]);
  expect(await two.loadItem('resume/1')).toMatchObject({ base: base(2), notes: ['seen'] });
  expect(await two.listItems()).toEqual([{ item: 'resume/1', hasPending: true }]);
  await two.removeItem('resume/1');
  expect(await two.listItems()).toEqual([]);
});

it('an item that is given to another account is there whole, and once', async () => {
  const [guest, asha] = [openAs('guest', 'one'), openAs('asha', 'two')];
  await guest.update('resume/new-1', {
    base: base(0),
    pending: { one: 'draft' },
    operations: [{ id: 'one:1' }, { id: 'one:2' }],
    notes: 'kept',
  });
  const to = { userId: 'asha', item: 'resume/new-7' } as const;
  const given = () => guest.giveItem('resume/new-1', to);
  expect((await Promise.all([given(), given()])).toSorted()).toEqual([false, true]);
  expect(await guest.listItems()).toEqual([]);
  expect(await asha.listItems()).toEqual([{ item: 'resume/new-7', hasPending: true }]);
  expect(await asha.loadItem('resume/new-7')).toMatchObject({
    base: base(0),
    pending: [{ tab: 'one', pending: 'draft' }],
    operations: [{ id: 'one:1' }, { id: 'one:2' }],
    notes: 'kept',
  });
});

it('drafts of earlier releases are moved, each removed only once it is on the disk', async () => {
  const letters = { 'asha/1': { content: { text: 'Old' }, version: 2 }, 'ben/1': { content: {} } };
  localStorage.setItem(draftKeys.letters, JSON.stringify(letters));
  localStorage.setItem(
    draftKeys.profile,
    JSON.stringify({ userId: 'asha', changes: { bio: 'Old' } }),
  );
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await openAs('asha', 'one').listItems()).toEqual([]);
  expect(JSON.parse(localStorage.getItem(draftKeys.letters) ?? '')).toEqual(letters);
  put.mockRestore();
  const store = openAs('asha', 'one');
  expect(await pendingOf(store)).toEqual({ [oldDraftTab]: { oldDraft: letters['asha/1'] } });
  expect(await pendingOf(store, 'profile')).toEqual({
    [oldDraftTab]: { oldDraft: { bio: 'Old' } },
  });
  expect(JSON.parse(localStorage.getItem(draftKeys.letters) ?? '')).toEqual({
    'ben/1': { content: {} },
  });
});
