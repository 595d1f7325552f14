import 'fake-indexeddb/auto';
import { Replica } from '@folio/operations/replica';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeviceStore } from '../../../lib/device-store/device-store.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { newEntryId } from '../store/document.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { answersItem } from './answers-item.ts';
import { baseOf, itemOf, readCopy } from './resume-copy.ts';
import { ResumeSync } from './resume-sync.ts';
import { MemoryServer } from './server-fixture.ts';

let server: MemoryServer;
let firstTab: DeviceStore;
let count = 0;
const opened: ResumeSync[] = [];

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  server = new MemoryServer();
  server.version = 7;
  firstTab = new DeviceStore('ada', { name: `folio-as-new-${++count}` });
});
afterEach(async () => {
  for (const sync of opened.splice(0)) await sync.dispose({ keepsRest: false });
  await firstTab.close();
  vi.unstubAllGlobals();
});

/** A resume as the device has it, after its deletion elsewhere. */
async function openDeleted(id = server.id, device = firstTab, { isKnown = true } = {}) {
  server.deleted = { isInTrash: false };
  const item = itemOf(id);
  const { base, operations, againAs } = await readCopy(device, item);
  const { document, version } = base ?? server;
  const replica = new Replica(newEntryId(), { document, version, unanswered: operations });
  await device.putBase(item, baseOf(replica.record()));
  const store = createEditorStore(replica);
  const created: string[] = [];
  const sync = new ResumeSync({
    store,
    device,
    server,
    item,
    id,
    againAs,
    ...(isKnown && { deleted: { isInTrash: false } }),
    restMs: 600_000,
    onCreated: (made) => created.push(made),
  });
  opened.push(sync);
  const type = (value: string, field = 'title') =>
    store.dispatch({ type: 'setField', field, value });
  return { sync, store, created, type };
}
const person = () => server.document.content.personalInfo;

it('keeps what is typed until the new resume is there, and what was typed before', async () => {
  const { id } = server;
  const { sync, store, created, type } = await openDeleted();
  type('Before the click');
  const saving = sync.saveAsNew();
  const asked = vi.spyOn(server, 'send');
  await expect.poll(() => server.made).toBe(1);
  type('While it was made');
  type('Leeds', 'location');
  expect((await saving)?.kind).toBe('done');
  expect(created).toEqual([server.id]);
  expect(server.id).not.toBe(id);
  await sync.flush();
  expect(person()).toMatchObject({ title: 'While it was made', location: 'Leeds' });
  expect(asked.mock.calls.map(([to]) => to)).toEqual([server.id]);
  expect(sync.state.status).toBe('saved');
  expect((await firstTab.listItems()).map(({ item }) => item)).toEqual([itemOf(server.id)]);
  store.dispatch({ type: 'undo' });
  await sync.flush();
  expect(person().location).toBe('');
});

it('makes one resume, however often it is asked for and after whichever answer was lost', async () => {
  const { id } = server;
  const { sync, type } = await openDeleted();
  type('Once');
  server.line = 'loses answers';
  expect((await sync.saveAsNew())?.kind).toBe('unreachable');
  expect(sync.state.status).toBe('deleted');
  await sync.dispose();
  server.line = 'good';
  const again = await openDeleted(id);
  again.type('Typed since');
  await Promise.all([again.sync.saveAsNew(), again.sync.saveAsNew()]);
  await again.sync.flush();
  expect(server.made).toBe(1);
  expect(person().title).toBe('Typed since');
});

it('stays on the device, and deleted, where the new one is refused', async () => {
  const { sync, type } = await openDeleted();
  type('Still here');
  vi.spyOn(server, 'create').mockResolvedValue({
    kind: 'refused',
    message: 'Too many resumes',
    errors: {},
    temporary: false,
  });
  expect(await sync.saveAsNew()).toMatchObject({ message: 'Too many resumes' });
  expect(sync.state.status).toBe('deleted');
  expect((await readCopy(firstTab, sync.item)).operations).toHaveLength(1);
});

it('answers about its lines are those of the new resume, with no dialog open', async () => {
  const { sync } = await openDeleted();
  const notes = { answers: '{}' };
  await firstTab.update(answersItem(sync.item), { notes });
  await sync.saveAsNew();
  expect((await firstTab.loadItem(answersItem(sync.item))).notes).toEqual(notes);
});

describe('two tabs in which it was open', () => {
  async function openBoth(second = { isKnown: true }) {
    const secondTab = new DeviceStore('ada', { tab: 'two', name: firstTab.name });
    const { id } = server;
    const tabs = [await openDeleted(id), await openDeleted(id, secondTab, second)] as const;
    tabs[0].type('Typed before');
    await tabs[0].sync.keep();
    await expect
      .poll(() => tabs[1].store.getDocument().content.personalInfo.title)
      .toBe('Typed before');
    return { tabs, id, close: () => secondTab.close() };
  }

  it('make one of it, whenever they are asked to', async () => {
    const { tabs, close } = await openBoth();
    const [one, two] = tabs;
    await Promise.all([one.sync.saveAsNew(), two.sync.saveAsNew()]);
    expect([server.made, one.created, two.created]).toEqual([1, [server.id], [server.id]]);
    await two.sync.dispose();
    await close();
  });

  it('lose nothing that either has typed since', async () => {
    const { tabs, id, close } = await openBoth();
    const [one, two] = tabs;
    await one.sync.saveAsNew();
    one.type('Typed in the first');
    one.type('First', 'phone');
    await one.sync.flush();
    two.type('Leeds', 'location');
    await two.sync.keep();
    // As much as is needed to open it again.
    const { base, operations } = await readCopy(firstTab, itemOf(id));
    expect([base?.version, operations.length]).toEqual([7, 1]);
    await two.sync.saveAsNew();
    await two.sync.flush();
    expect(server.made).toBe(1);
    expect(person()).toMatchObject({
      title: 'Typed in the first',
      phone: 'First',
      location: 'Leeds',
    });
    await two.sync.dispose();
    await close();
  });

  it('can open again what one has typed that knew of nothing', async () => {
    server.line = 'gone';
    const { tabs, id, close } = await openBoth({ isKnown: false });
    const [one, two] = tabs;
    server.line = 'good';
    await one.sync.saveAsNew();
    expect(two.sync.state.status).not.toBe('deleted');
    two.type('Leeds', 'location');
    await two.sync.flush();
    expect(two.sync.state.status).toBe('deleted');
    const copy = () => readCopy(firstTab, itemOf(id));
    await expect.poll(async () => (await copy()).base?.version).toBe(7);
    expect((await copy()).operations).toMatchObject([{ value: 'Leeds' }]);
    await two.sync.dispose();
    await close();
  });

  it('keep the conflicts that each of them lists', async () => {
    const { tabs, close } = await openBoth();
    const [one, two] = tabs;
    await one.sync.saveAsNew();
    const path = 'personalInfo/phone';
    await one.sync.addConflicts([{ id: 'of-one', path, mine: '1', theirs: '2' }]);
    one.type('Oslo', 'location');
    await one.sync.flush();
    two.type('Leeds', 'location');
    await two.sync.saveAsNew();
    const both = [{ id: 'of-one' }, { mine: 'Leeds', theirs: 'Oslo' }];
    expect(two.sync.conflicts).toMatchObject(both);
    await expect.poll(() => one.sync.conflicts).toMatchObject(both);
    await two.sync.dispose();
    await close();
  });

  it('list both texts of a field that each has changed', async () => {
    const { tabs, close } = await openBoth();
    const [one, two] = tabs;
    await one.sync.saveAsNew();
    one.type('Oslo', 'location');
    await one.sync.flush();
    two.type('Leeds', 'location');
    await two.sync.saveAsNew();
    await two.sync.flush();
    expect(person()).toMatchObject({ title: 'Typed before', location: 'Leeds' });
    expect(two.sync.conflicts).toMatchObject([{ mine: 'Leeds', theirs: 'Oslo' }]);
    await two.sync.dispose();
    await close();
  });
});
