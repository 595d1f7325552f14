import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { DeviceStore } from '../device-store/device-store.ts';
import { storeAccount, storeToken } from '../token.ts';
import { FieldAutosave } from './field-autosave.ts';
import type { FieldChanges } from './field-changes.ts';
import type { FieldBase } from './field-replica.ts';
import type { FieldOutcome } from './field-saving.ts';

type Letter = { subject: string; text: string };
const first = { subject: '', text: '' };

/** A server that keeps one letter and refuses a stale version, as ours does. */
function makeServer() {
  let stored: FieldBase<Letter> = { version: 1, document: first };
  const server = {
    sent: [] as Letter[],
    isDown: false,
    get stored() {
      return stored;
    },
    /** Goes back to an older state, as from a backup. */
    restore(older: FieldBase<Letter>): void {
      stored = older;
    },
    save(document: Letter, version = stored.version): FieldOutcome<Letter> {
      if (server.isDown) return { kind: 'unreachable' };
      server.sent.push(document);
      if (document.text.length > 10) {
        const message = 'Text: too long';
        return { kind: 'refused', message, fields: ['text'] };
      }
      if (version !== stored.version) return { kind: 'conflict', theirs: stored };
      stored = { version: version + 1, document };
      return { kind: 'saved', version: stored.version };
    },
  };
  return server;
}

let server: ReturnType<typeof makeServer>;
let count = 0;
let closing: (() => unknown)[] = [];

beforeEach(() => {
  count += 1;
  server = makeServer();
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(async () => {
  for (const close of closing) await close();
  closing = [];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A tab of one browser; `device` is another browser where it is given. */
async function openTab(
  tab: string,
  { device = 'one', base = server.stored, onTell = (_: FieldAutosave<Letter>) => {} } = {},
) {
  const store = new DeviceStore('asha', { tab, name: `folio-fields-${count}-${device}` });
  const letter = new FieldAutosave<Letter>({
    store,
    item: 'letter/1',
    base,
    send: async (document, version) => server.save(document, version),
    load: async () => (server.isDown ? undefined : server.stored),
    readKept: (kept) => (kept as { changes: FieldChanges }).changes,
    readBase: (kept) => kept as FieldBase<Letter>,
    restMs: 40,
  });
  /** As when the tab is killed: nothing is put or sent any more, and its lock is gone. */
  const kill = async () => {
    letter.dispose({ savesRest: false });
    await store.close();
  };
  closing.push(kill);
  letter.subscribe(() => onTell(letter));
  await letter.open();
  return { letter, store, kill };
}

const text = (letter: FieldAutosave<Letter>) => letter.document.text;

it('reports ’kept’ once the change is on the device, and saves it after a pause', async () => {
  const { letter, store } = await openTab('one');
  letter.change({ ...first, text: 'Dear' });
  expect(letter.kept).toBe('pending');
  await expect.poll(() => letter.kept).toBe('kept');
  await expect.poll(() => letter.state.status).toBe('saved');
  expect(server.stored.document.text).toBe('Dear');
  await expect.poll(async () => (await store.loadItem('letter/1')).pending).toEqual([]);
  expect((await store.loadItem('letter/1')).base).toEqual(server.stored);
});

it('typing without a pause is stored and saved all the same', async () => {
  server.isDown = true;
  const { letter, store } = await openTab('one');
  const typing = setInterval(() => letter.change({ ...first, text: `${text(letter)}a` }), 20);
  await expect.poll(async () => (await store.loadItem('letter/1')).pending.length).toBe(1);
  clearInterval(typing);
});

it('a killed tab loses nothing that was reported as kept, though both tabs wrote', async () => {
  server.isDown = true;
  const [one, two] = [await openTab('one'), await openTab('two')];
  one.letter.change({ ...first, text: 'One' });
  two.letter.change({ ...two.letter.document, subject: 'Two' });
  await expect.poll(() => [one.letter.kept, two.letter.kept]).toEqual(['kept', 'kept']);
  await Promise.all([one.kill(), two.kill()]);
  server.isDown = false;
  const { letter } = await openTab('three');
  expect(letter.document).toEqual({ subject: 'Two', text: 'One' });
  await letter.flush();
  expect(server.stored.document).toEqual({ subject: 'Two', text: 'One' });
});

it('two tabs with unsaved changes store them once, and then leave the device alone', async () => {
  // Never answers, so that nothing is sent again either.
  vi.spyOn(server, 'save').mockReturnValue(new Promise(() => {}) as never);
  const [one, two] = [await openTab('one'), await openTab('two')];
  one.letter.change({ ...first, text: 'One' });
  two.letter.change({ ...two.letter.document, subject: 'Two' });
  const both = () => [one.letter, two.letter];
  await expect.poll(() => both().map(({ state }) => state.status)).toEqual(['saving', 'saving']);
  await expect.poll(() => both().map(({ kept }) => kept)).toEqual(['kept', 'kept']);
  await expect.poll(() => both().map(text)).toEqual(['One', 'One']);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  // Several times the delay of a put.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(put).not.toHaveBeenCalled();
});

it('is not called saved while it shows what a closed tab has not sent', async () => {
  server.isDown = true;
  const one = await openTab('one');
  one.letter.change({ ...first, text: 'Dear' });
  await expect.poll(() => one.letter.kept).toBe('kept');
  await one.kill();
  const statuses = new Set<string>();
  const { letter } = await openTab('two', {
    onTell: (tab) => text(tab) === 'Dear' && statuses.add(tab.state.status),
  });
  expect(text(letter)).toBe('Dear');
  expect([...statuses]).toContain('pending');
  expect([...statuses]).not.toContain('saved');
});

it('what is taken back while it is sent stays taken back', async () => {
  const { letter } = await openTab('one');
  const arrived = Promise.withResolvers<void>();
  const answers = Promise.withResolvers<void>();
  vi.spyOn(server, 'save').mockImplementationOnce((document, version) => {
    vi.mocked(server.save).mockRestore();
    arrived.resolve();
    const outcome = server.save(document, version);
    return answers.promise.then(() => outcome) as never;
  });
  letter.change({ ...first, text: 'Dear' });
  await arrived.promise;
  letter.change(first);
  answers.resolve();
  // The next save may be there, too.
  await expect.poll(() => letter.base.version).toBeGreaterThan(1);
  expect(text(letter)).toBe('');
  await expect.poll(() => server.stored.document.text).toBe('');
  await expect.poll(() => letter.state.status).toBe('saved');
});

it('two tabs follow each other, and each change is saved once', async () => {
  const [one, two] = [await openTab('one'), await openTab('two')];
  one.letter.change({ ...first, text: 'Dear' });
  await expect.poll(() => text(two.letter)).toBe('Dear');
  two.letter.change({ ...two.letter.document, text: 'Dear all' });
  await expect.poll(() => text(one.letter)).toBe('Dear all');
  await expect.poll(() => server.stored.document.text).toBe('Dear all');
  await expect
    .poll(() => [one.letter.base.version, two.letter.base.version])
    .toEqual([server.stored.version, server.stored.version]);
  expect([...one.letter.conflicts, ...two.letter.conflicts]).toEqual([]);
});

it('two devices with different fields keep both; with one field both texts are listed', async () => {
  const here = await openTab('one');
  const there = await openTab('two', { device: 'two' });
  here.letter.change({ ...first, text: 'Here' });
  await here.letter.flush();
  there.letter.change({ text: 'There', subject: 'There' });
  await there.letter.flush();
  expect(server.stored.document).toEqual({ text: 'There', subject: 'There' });
  expect(there.letter.conflicts).toEqual([{ field: 'text', mine: 'There', theirs: 'Here' }]);
  await here.letter.catchUp();
  expect(here.letter.document).toEqual({ text: 'There', subject: 'There' });
  there.letter.resolve('text', 'Here');
  await there.letter.flush();
  expect(server.stored.document).toEqual({ text: 'Here', subject: 'There' });
  expect(there.letter.conflicts).toEqual([]);
});

it('an unresolved conflict is still there after a reload', async () => {
  const here = await openTab('one');
  server.save({ subject: '', text: 'Theirs' });
  here.letter.change({ ...first, text: 'Mine' });
  await here.letter.flush();
  await expect.poll(() => here.letter.kept).toBe('kept');
  await here.kill();
  const { letter } = await openTab('two');
  expect(letter.conflicts).toEqual([{ field: 'text', mine: 'Mine', theirs: 'Theirs' }]);
});

it('an unresolved conflict that the device had no room for is stored once there is space', async () => {
  const here = await openTab('one');
  server.save({ subject: '', text: 'Theirs' });
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  here.letter.change({ ...first, text: 'Mine' });
  await here.letter.flush();
  await expect.poll(() => here.letter.kept).toBe('full');
  put.mockRestore();
  for (const text of ['Mine, too', 'Mine again']) {
    here.letter.change({ ...first, text });
    await expect.poll(() => here.letter.kept).toBe('kept');
  }
  await here.kill();
  const { letter } = await openTab('two');
  expect(letter.conflicts).toEqual([{ field: 'text', mine: 'Mine', theirs: 'Theirs' }]);
});

it('a field that is refused keeps no other from being saved, and stays on the device', async () => {
  const { letter, kill } = await openTab('one');
  letter.change({ subject: 'Fine', text: 'far too long a text' });
  await letter.flush();
  expect(server.stored.document).toEqual({ subject: 'Fine', text: '' });
  expect(letter.state).toEqual({ status: 'failed', message: 'Text: too long' });
  await kill();
  expect(text((await openTab('two')).letter)).toBe('far too long a text');
});

it('a full device is reported, leaving would lose the text, and it is stored once there is space', async () => {
  server.isDown = true;
  const { letter } = await openTab('one');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  letter.change({ ...first, text: 'Dear' });
  await expect.poll(() => letter.kept).toBe('full');
  expect(letter.isAtRisk()).toBe(true);
  put.mockRestore();
  letter.change({ ...first, text: 'Dear all' });
  await expect.poll(() => letter.kept).toBe('kept');
  expect(letter.isAtRisk()).toBe(false);
});

it('offline it is tried again when it is asked to, and given up only by its person', async () => {
  server.isDown = true;
  const { letter, kill } = await openTab('one');
  letter.change({ ...first, text: 'Dear' });
  await letter.flush();
  expect(letter.state.status).toBe('offline');
  await letter.discard();
  expect([text(letter), letter.hasUnsaved()]).toEqual(['', false]);
  await kill();
  expect(text((await openTab('two')).letter)).toBe('');
});

it('nothing is sent or read as somebody else whom another tab has logged in', async () => {
  const { letter } = await openTab('one');
  storeToken('of Ben');
  storeAccount('ben');
  letter.change({ ...first, text: 'Dear' });
  expect(await letter.flush()).toEqual({ status: 'offline' });
  const theirs = { subject: 'Of Ben', text: '' };
  server.save(theirs);
  await letter.catchUp();
  expect([server.stored.document, letter.document]).toEqual([theirs, { ...first, text: 'Dear' }]);
  storeAccount('asha');
  await letter.flush();
  expect(server.stored.document.text).toBe('Dear');
});

it('text typed offline is there when its page is opened again in the same tab', async () => {
  const { letter, store } = await openTab('one');
  server.isDown = true;
  letter.change({ ...first, text: 'Dear' });
  await letter.flush();
  letter.dispose();
  const again = new FieldAutosave<Letter>({
    store,
    item: 'letter/1',
    base: server.stored,
    send: async (document, version) => server.save(document, version),
    readKept: (kept) => (kept as { changes: FieldChanges }).changes,
    readBase: (kept) => kept as FieldBase<Letter>,
    restMs: 40,
  });
  closing.push(() => again.dispose({ savesRest: false }));
  await again.open();
  expect(text(again)).toBe('Dear');
  server.isDown = false;
  await again.flush();
  expect(server.stored.document.text).toBe('Dear');
});

it('a server that was restored from an older backup gets all that it has lost, beside what it has instead', async () => {
  const backup = server.stored;
  const { letter, store } = await openTab('one');
  for (const subject of ['Cook', 'Chef']) {
    letter.change({ subject, text: 'Dear' });
    await letter.flush();
  }
  server.restore({ ...backup, document: { subject: 'Waiter', text: '' } });
  letter.change({ subject: 'Chef', text: 'Dear Sir' });
  await letter.flush();
  expect(letter.state.status).toBe('saved');
  expect(server.stored.document).toEqual({ subject: 'Chef', text: 'Dear Sir' });
  expect(letter.conflicts).toEqual([{ field: 'subject', mine: 'Chef', theirs: 'Waiter' }]);
  expect((await store.loadItem('letter/1')).base).toEqual(server.stored);
});

it('the last words are on the device though the put before them has not ended', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockReturnValue(new IDBOpenDBRequest());
  const store = new DeviceStore('asha', { tab: 'one', name: `folio-fields-${count}-one` });
  const letter = new FieldAutosave<Letter>({
    store,
    item: 'letter/1',
    base: server.stored,
    readKept: (kept) => (kept as { changes: FieldChanges }).changes,
    readBase: (kept) => kept as FieldBase<Letter>,
  });
  for (const typed of ['Dear', 'Dear Sir']) {
    letter.change({ ...first, text: typed });
    letter.keep();
    // The put is under way.
    await new Promise((resolve) => setTimeout(resolve));
  }
  // The tab is gone.
  void store.close();
  vi.restoreAllMocks();
  const { letter: next } = await openTab('two');
  expect(text(next)).toBe('Dear Sir');
});
