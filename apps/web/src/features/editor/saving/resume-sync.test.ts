import 'fake-indexeddb/auto';
import { newId } from '@folio/contract/new-id';
import { Replica } from '@folio/operations/replica';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeviceStore } from '../../../lib/device-store/device-store.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { type EditorDocument, newEntryId } from '../store/document.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { type Change, reduceDocument } from '../store/reduce-document.ts';
import { baseOf, itemOf, readCopy } from './resume-copy.ts';
import { ResumeSync } from './resume-sync.ts';
import { MemoryServer, resumeOf } from './server-fixture.ts';

let server: MemoryServer;
let database = '';
let count = 0;
const opened: { sync: ResumeSync; device: DeviceStore }[] = [];

beforeEach(() => {
  count += 1;
  database = `folio-sync-${count}`;
  server = new MemoryServer(
    resumeOf({
      content: {
        personalInfo: { title: 'Analyst', location: 'Bristol' },
        workExperience: [{ id: 'a', position: 'Poet', bullets: [{ id: 'p', text: 'Wrote' }] }],
      },
    }),
  );
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const { sync, device } of opened.splice(0)) {
    await sync.dispose({ keepsRest: false });
    await device.close();
  }
});

/** A tab of a browser, which has what the device holds; `device` names another browser. */
async function open({ browser = '', isNew = false, name = 'new-1' } = {}) {
  const device = new DeviceStore('ada', { tab: `tab-${newEntryId()}`, name: database + browser });
  const item = isNew ? itemOf(name) : itemOf(server.id);
  const { operations, conflicts, base } = await readCopy(device, item);
  const document = base?.document ?? server.document;
  const version = base?.version ?? (isNew ? 0 : server.version);
  const replica = new Replica(newEntryId(), { document, version, unanswered: operations });
  if (!isNew) await device.putBase(item, baseOf(replica.record()));
  const store = createEditorStore(replica, () => Date.now() + 5_000 * ++clock);
  const caughtUp: boolean[] = [];
  const created: string[] = [];
  const sync = new ResumeSync({
    store,
    device,
    server,
    item,
    conflicts,
    id: isNew ? undefined : server.id,
    restMs: 600_000,
    onCaughtUp: ({ isJoined }) => caughtUp.push(isJoined),
    onCreated: (id) => created.push(id),
  });
  opened.push({ sync, device });
  const type = (value: string, field = 'title') =>
    store.dispatch({ type: 'setField', field, value });
  const person = () => store.getDocument().content.personalInfo;
  return { store, sync, device, item, caughtUp, created, type, person };
}
let clock = 0;

/** The tab is gone at once: nothing more of it is kept or sent. */
async function crash({ sync, device }: { sync: ResumeSync; device: DeviceStore }) {
  await sync.dispose({ keepsRest: false });
  await device.close();
}

const title = (value: string): Change => ({ type: 'setField', field: 'title', value });
const place = (value: string): Change => ({ type: 'setField', field: 'location', value });
const elsewhere = (...changes: Change[]) =>
  server.put(changes.reduce(reduceDocument, server.document as EditorDocument));

describe('saving', () => {
  it('says why much was changed at once, once, also when the line was down at first', async () => {
    const { store, sync, type } = await open();
    const reset = () => {
      const document = reduceDocument(store.getDocument(), title(`Reset ${server.version}`));
      store.dispatch({ type: 'replace', document, reason: 'reset' });
    };
    server.line = 'gone';
    reset();
    await sync.flush();
    server.line = 'good';
    await sync.flush();
    type('Typed');
    await sync.flush();
    expect(server.requests.map(({ reason }) => reason)).toEqual(['reset', undefined]);
  });

  it('says why also after the tab has crashed before it was sent, and another tab sends it', async () => {
    const tab = await open();
    server.line = 'gone';
    const document = reduceDocument(tab.store.getDocument(), title('Reset'));
    tab.store.dispatch({ type: 'replace', document, reason: 'reset' });
    await tab.sync.flush();
    await crash(tab);
    const other = await open();
    server.line = 'good';
    await other.sync.flush();
    other.type('Typed');
    await other.sync.flush();
    expect(server.requests.map(({ reason }) => reason)).toEqual(['reset', undefined]);
  });

  it('reports ’kept’ once the change is on the device, and sends it once', async () => {
    const tab = await open();
    server.line = 'gone';
    tab.type('Typed');
    expect(tab.sync.state.status).toBe('pending');
    await tab.sync.keep();
    expect((await readCopy(tab.device, tab.item)).operations).toMatchObject([{ value: 'Typed' }]);
    expect((await tab.sync.flush()).status).toBe('offline');
    server.line = 'loses answers';
    await tab.sync.flush();
    server.line = 'good';
    expect((await tab.sync.flush()).status).toBe('saved');
    expect(server.document.content.personalInfo.title).toBe('Typed');
    expect(server.version).toBe(2);
    expect((await readCopy(tab.device, tab.item)).operations).toEqual([]);
  });

  it('[resume-autosave-2] the Save button waits for the request under way and saves the rest', async () => {
    const tab = await open();
    tab.type('One');
    const first = tab.sync.flush();
    tab.type('Two', 'location');
    expect((await tab.sync.flush()).status).toBe('saved');
    await first;
    expect(server.document.content.personalInfo).toMatchObject({ title: 'One', location: 'Two' });
  });

  it('[resume-autosave-1] a resume without an id is created by hand only', async () => {
    const tab = await open({ isNew: true });
    tab.type('New');
    await tab.sync.keep();
    expect(tab.sync.base).toBeUndefined();
    expect((await readCopy(tab.device, tab.item)).base).toBeDefined();
    expect((await tab.sync.flush()).status).toBe('saved');
    expect(tab.created).toEqual([server.id]);
    expect(await tab.device.listItems()).toEqual([{ item: itemOf(server.id), hasPending: false }]);
    tab.store.dispatch({ type: 'undo' });
    expect(tab.person().title).toBe('Analyst');
    await tab.sync.flush();
    expect(server.document.content.personalInfo.title).toBe('Analyst');
  });

  it('a new resume is made once, also where no answer came and more was written since', async () => {
    const name = `new-${newId()}`;
    const tab = await open({ isNew: true, name });
    tab.type('First');
    server.line = 'loses answers';
    expect((await tab.sync.flush()).status).toBe('offline');
    await crash(tab);
    server.line = 'good';
    const later = await open({ isNew: true, name });
    later.type('Second');
    later.type('Lisbon', 'location');
    await later.sync.flush();
    expect((await later.sync.flush()).status).toBe('saved');
    expect(server.made).toBe(1);
    expect(server.document.content.personalInfo).toMatchObject({
      title: 'Second',
      location: 'Lisbon',
    });
  });

  it('[resume-autosave-3] nothing is left on the device once the server has it', async () => {
    const tab = await open();
    tab.type('Typed');
    await tab.sync.keep();
    await tab.sync.flush();
    const { operations, base } = await readCopy(tab.device, tab.item);
    expect([operations, base?.version]).toEqual([[], 2]);
  });

  it('one field over its limit keeps no other from being saved, and is saved once it fits', async () => {
    const tab = await open();
    tab.type('x'.repeat(5_000));
    tab.type('Lisbon', 'location');
    const state = await tab.sync.flush();
    expect(state).toMatchObject({
      status: 'failed',
      isPart: true,
      problems: [{ field: { field: 'title' } }],
    });
    expect(server.document.content.personalInfo).toMatchObject({
      title: 'Analyst',
      location: 'Lisbon',
    });
    expect((await readCopy(tab.device, tab.item)).operations).toHaveLength(1);
    tab.type('Short');
    expect((await tab.sync.flush()).status).toBe('saved');
    expect(tab.sync.conflicts).toEqual([]);
    expect((await readCopy(tab.device, tab.item)).operations).toEqual([]);
    expect(server.document.content.personalInfo.title).toBe('Short');
  });

  // It was: what had been typed offline was gone, since it counted as stored.
  it('what the browser deletes with all data of the site is stored again, also when the page is left', async () => {
    const tab = await open();
    server.line = 'gone';
    tab.type('Typed');
    await tab.sync.keep();
    await deleteDB(database);
    await tab.sync.dispose();
    expect((await readCopy(tab.device, tab.item)).operations).toMatchObject([{ value: 'Typed' }]);
  });

  // It was: they came back onto the device, below what was written since.
  it('what another tab has sent meanwhile is not stored again when the page is left', async () => {
    const [one, two] = [await open(), await open()];
    one.type('Typed here');
    await one.sync.keep();
    vi.spyOn(server, 'since').mockResolvedValue({ kind: 'unreachable' });
    two.type('Typed there');
    await two.sync.flush();
    await one.sync.dispose({ savesRest: false });
    expect((await readCopy(one.device, one.item)).operations).toEqual([]);
  });

  // It was: without the server's document, which an offline reload needs to show what was typed.
  it('what the browser deletes while a resume is open is stored again whole', async () => {
    const tab = await open();
    server.line = 'gone';
    tab.type('Typed');
    await tab.sync.keep();
    await deleteDB(database);
    const copy = async () => {
      const { operations, base } = await readCopy(tab.device, tab.item);
      return [operations.length, base?.version];
    };
    await expect.poll(copy).toEqual([1, 1]);
  });

  it('[drafts-1] a full device is said to be full, and offline is not called kept', async () => {
    const tab = await open();
    server.line = 'gone';
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    tab.type('Typed');
    await tab.sync.keep();
    expect(tab.sync.storage).toBe('full');
    expect((await tab.sync.flush()).status).toBe('failed');
    expect(tab.sync.isAtRisk()).toBe(true);
    vi.restoreAllMocks();
    await tab.sync.keep();
    expect(tab.sync.storage).toBe('kept');
    expect((await readCopy(tab.device, tab.item)).operations).toMatchObject([{ value: 'Typed' }]);
    expect(tab.sync.isAtRisk()).toBe(false);
  });

  it('a resume deleted elsewhere is reported, and typed text stays on the device', async () => {
    const tab = await open();
    server.deleted = { isInTrash: true };
    tab.type('Typed');
    expect(await tab.sync.flush()).toEqual({ status: 'deleted', isInTrash: true });
    expect((await readCopy(tab.device, tab.item)).operations).toHaveLength(1);
    server.deleted = undefined;
    expect((await tab.sync.flush()).status).toBe('saved');
    expect(server.document.content.personalInfo.title).toBe('Typed');
  });
});

describe('tabs and devices', () => {
  it('tabs of one browser follow each other at once, without the server', async () => {
    const [one, two] = [await open(), await open()];
    server.line = 'gone';
    one.type('Typed in one');
    await one.sync.keep();
    await expect.poll(() => two.person().title).toBe('Typed in one');
    two.type('Paris', 'location');
    await two.sync.keep();
    await expect.poll(() => one.person().location).toBe('Paris');
  });

  it('what two tabs typed offline is all there after both are closed, and any tab sends it', async () => {
    const [one, two] = [await open(), await open()];
    server.line = 'gone';
    one.type('From one');
    two.type('From two', 'location');
    await Promise.all([one.sync.keep(), two.sync.keep()]);
    await crash(one);
    await crash(two);
    server.line = 'good';
    const next = await open();
    expect(next.person()).toMatchObject({ title: 'From one', location: 'From two' });
    expect((await next.sync.flush()).status).toBe('saved');
    expect(server.document.content.personalInfo).toMatchObject({
      title: 'From one',
      location: 'From two',
    });
  });

  it('undo after a merge reverts own changes only', async () => {
    const tab = await open();
    elsewhere(place('Lisbon'));
    tab.type('Typed here');
    await tab.sync.flush();
    expect(tab.person()).toMatchObject({ title: 'Typed here', location: 'Lisbon' });
    expect(tab.caughtUp).toEqual([true]);
    tab.store.dispatch({ type: 'undo' });
    await tab.sync.flush();
    expect(server.document.content.personalInfo).toMatchObject({
      title: 'Analyst',
      location: 'Lisbon',
    });
  });

  it('typing during a save isn’t reported as another device’s change', async () => {
    const tab = await open();
    const { send } = server;
    vi.spyOn(server, 'send').mockImplementationOnce(async (...sent) => {
      tab.type('Typed on');
      return send(...sent);
    });
    tab.type('  Padded  ', 'location');
    await tab.sync.flush();
    await tab.sync.flush();
    expect(server.document.content.personalInfo.title).toBe('Typed on');
    expect(tab.caughtUp).toEqual([]);
  });

  it('a field changed twice becomes a conflict, and resolving it changes no other field', async () => {
    const tab = await open();
    elsewhere(title('Theirs'), place('Lisbon'));
    tab.type('Mine');
    expect((await tab.sync.flush()).status).toBe('saved');
    expect(tab.sync.conflicts).toMatchObject([
      { path: 'personalInfo/title', mine: 'Mine', theirs: 'Theirs' },
    ]);
    expect(server.document.content.personalInfo).toMatchObject({
      title: 'Mine',
      location: 'Lisbon',
    });
    const again = await open();
    expect(again.sync.conflicts).toHaveLength(1);
    again.sync.settleConflict(again.sync.conflicts[0]?.id ?? '');
    expect(again.sync.conflicts).toEqual([]);
    await expect.poll(() => tab.sync.conflicts).toEqual([]);
  });

  it('a conflict that is settled while a save reads the device stays settled', async () => {
    const tab = await open();
    elsewhere(title('Theirs'));
    tab.type('Mine');
    await tab.sync.flush();
    const [conflict] = tab.sync.conflicts;
    const [isRead, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const load = tab.device.loadItem.bind(tab.device);
    vi.spyOn(tab.device, 'loadItem').mockImplementationOnce(async (item) => {
      const found = await load(item);
      isRead.resolve();
      await goesOn.promise;
      return found;
    });
    tab.type('Mine, and more');
    const saving = tab.sync.flush();
    await isRead.promise;
    tab.sync.settleConflict(conflict?.id ?? '');
    goesOn.resolve();
    await saving;
    expect(tab.sync.conflicts).toEqual([]);
    expect((await readCopy(tab.device, tab.item)).conflicts).toEqual([]);
  });

  it('a page that could not ask for what was saved elsewhere asks again by itself', async () => {
    const tab = await open();
    elsewhere(title('Theirs'));
    const soon = (work: () => void) => setImmediate(work);
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(soon as unknown as typeof setTimeout);
    server.line = 'gone';
    await tab.sync.catchUp();
    expect(tab.person().title).toBe('Analyst');
    server.line = 'good';
    await vi.waitUntil(() => tab.person().title === 'Theirs');
  });

  it('what the server lost when it was restored from a backup is saved again by who still has it', async () => {
    const tab = await open();
    const backup = { document: server.document, version: server.version };
    for (const place of ['Leeds', 'Lost later']) {
      tab.type(place, 'location');
      await tab.sync.flush();
    }
    server.restore(backup);
    tab.type('Typed since');
    await tab.sync.flush();
    const all = { title: 'Typed since', location: 'Lost later' };
    expect(tab.person()).toMatchObject(all);
    expect(server.document.content.personalInfo).toMatchObject(all);
    expect(server.requests.at(-1)?.reason).toBe('restore');
    expect(tab.sync.state.status).toBe('saved');
    expect((await readCopy(tab.device, tab.item)).base?.version).toBe(server.version);
    server.restore(backup);
    await tab.sync.catchUp();
    await tab.sync.flush();
    expect(server.document.content.personalInfo).toMatchObject(all);
  });

  it('text in a job that a restored server has lost is saved with the job, though the tab ends at once', async () => {
    const tab = await open();
    const backup = { document: server.document, version: server.version };
    const write = (position: string) => {
      const document = tab.store.getDocument();
      const [first] = document.content.workExperience;
      if (!first) throw new Error('There is no job');
      const workExperience = [first, { ...first, id: 'lost', place: 'z', position }];
      const content = { ...document.content, workExperience };
      tab.store.dispatch({ type: 'replace', document: { ...document, content } });
    };
    write('Lost');
    await tab.sync.flush();
    server.restore(backup);
    write('Lost later');
    await tab.sync.catchUp();
    await crash(tab);
    const other = await open();
    await other.sync.flush();
    const positions = server.document.content.workExperience.map(({ position }) => position);
    expect(positions).toEqual(['Poet', 'Lost later']);
    expect(other.sync.state.status).toBe('saved');
  });

  it('a page that is restored shows what was saved elsewhere, and sends nothing', async () => {
    const tab = await open();
    elsewhere(title('Theirs'));
    await tab.sync.catchUp();
    expect(tab.person().title).toBe('Theirs');
    expect([tab.caughtUp, server.requests]).toEqual([[false], []]);
    expect(tab.store.getHistory().canUndo).toBe(false);
  });

  it('reading the saving state computes no undo steps', async () => {
    const { sync, store, type } = await open();
    type('Mine');
    const asked = vi.spyOn(store.getReplica(), 'canUndo', 'get');
    expect([sync.id, sync.base?.version, sync.hasUnsaved()]).toEqual([server.id, 1, true]);
    expect(asked).not.toHaveBeenCalled();
  });
});
