import 'fake-indexeddb/auto';
import { Replica } from '@folio/operations/replica';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeviceStore } from '../../../lib/device-store/device-store.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { newEntryId } from '../store/document.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { baseOf, itemOf, readCopy } from './resume-copy.ts';
import { ResumeSync } from './resume-sync.ts';
import { MemoryServer } from './server-fixture.ts';

let server: MemoryServer;
let device: DeviceStore;
let count = 0;
const opened: ResumeSync[] = [];

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  server = new MemoryServer();
  server.version = 7;
  device = new DeviceStore('ada', { name: `folio-as-new-${++count}` });
});
afterEach(async () => {
  for (const sync of opened.splice(0)) await sync.dispose({ keepsRest: false });
  await device.close();
  vi.unstubAllGlobals();
});

/** A resume as the device has it, after its deletion elsewhere. */
async function openDeleted(id = server.id) {
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
    deleted: { isInTrash: false },
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
  expect((await device.listItems()).map(({ item }) => item)).toEqual([itemOf(server.id)]);
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
  expect((await readCopy(device, sync.item)).operations).toHaveLength(1);
});
