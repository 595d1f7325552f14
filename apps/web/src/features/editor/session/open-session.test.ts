import 'fake-indexeddb/auto';
import { createServer, type Server } from 'node:http';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKeys } from '../../../lib/autosave/draft-storage.ts';
import { addChosenSkills, readChosenSkills } from '../../../lib/chosen-skills.ts';
import { DeviceStore } from '../../../lib/device-store/device-store.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { itemOf } from '../saving/resume-copy.ts';
import { resumeOf } from '../saving/server-fixture.ts';
import { documentOf } from '../store/document.ts';
import { reduceDocument } from '../store/reduce-document.ts';
import { openSession } from './open-session.ts';

let server: Server;
let stored: Resume | undefined;
let storage = memoryStorage();
let device: DeviceStore;
let count = 0;
const id = resumeOf().id;
const events = { onCaughtUp: () => {}, onCreated: () => {} };
const typed = (title: string) =>
  reduceDocument(documentOf(resumeOf()), { type: 'setField', field: 'title', value: title });

/** A draft of a release that kept one for all tabs. */
const storeOldDraft = (title: string, version: number, name = id) =>
  storage.setItem(
    draftKeys.resumes,
    JSON.stringify({ [`ada/${name}`]: { document: typed(title), version, saved: false, at: 0 } }),
  );

/** What an earlier session left on the device. */
async function leave(title: string): Promise<void> {
  const document = documentOf(resumeOf());
  await device.update(itemOf(id), {
    base: { version: 1, document, removed: [] } as { version: number },
    operations: [
      { id: 'abcdef12:0', kind: 'set', path: 'personalInfo/title', value: title, was: '' } as {
        id: string;
      },
    ],
  });
}

beforeEach(async () => {
  count += 1;
  storage = memoryStorage();
  stored = resumeOf();
  server = createServer((request, response) => {
    const isMade = request.method === 'POST' && request.url === resumeRoutes.create.url;
    const isThere = stored && request.url === resumeRoutes.get.url.replace(':id', stored.id);
    const found = isMade || isThere;
    const refusal = { success: false, code: 'RESUME_NOT_FOUND', message: 'No.', requestId: 'r' };
    response.writeHead(isMade ? 201 : found ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(found ? { success: true, data: stored } : refusal));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${url}`, init),
  );
  vi.stubGlobal('localStorage', storage);
});
/** The device is opened when the test has put there what it wants. */
beforeEach(() => {
  device = new DeviceStore('ada', { tab: 'now', name: `folio-open-${count}` });
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await device.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const open = async () => {
  const session = await openSession('ada', id, events, device);
  const title = session.store.getDocument().content.personalInfo.title;
  const { status } = session.saver.state;
  await session.saver.dispose({ keepsRest: false });
  return { ...session, title, status };
};
/** With an old draft: what is in `localStorage` is read when the device is opened. */
const openWithOldDraft = (title: string, version: number) => {
  storeOldDraft(title, version);
  device = new DeviceStore('ada', { tab: 'old', name: `folio-open-old-${count}` });
  return open();
};

describe('opening a resume', () => {
  it('[open-session-1] shows what the server has, when nothing is unsaved here', async () => {
    stored = resumeOf({ content: { personalInfo: { title: 'Server' } } });
    expect(await open()).toMatchObject({ title: 'Server', status: 'saved', restored: false });
  });

  it('shows what an earlier session left on the device, and saves it', async () => {
    await leave('Left');
    expect(await open()).toMatchObject({ title: 'Left', status: 'pending', restored: true });
  });

  it('merges unsaved text with what was saved elsewhere', async () => {
    await leave('Left');
    stored = resumeOf({ version: 4, content: { personalInfo: { location: 'Lisbon' } } });
    const { store } = await open();
    expect(store.getDocument().content.personalInfo).toMatchObject({
      title: 'Left',
      location: 'Lisbon',
    });
  });

  it('shows and saves what the server has lost since it was restored from an older backup', async () => {
    const base = { version: 7, document: typed('Lost'), removed: [] };
    await device.update(itemOf(id), { base: base as { version: number } });
    stored = resumeOf({ version: 4, content: { personalInfo: { location: 'Lisbon' } } });
    const { title, status, restored, store } = await open();
    expect({ title, status, restored }).toEqual({
      title: 'Lost',
      status: 'pending',
      restored: true,
    });
    expect(store.reason()).toBe('restore');
    const kept = await device.loadItem(itemOf(id));
    expect(kept).toMatchObject({ base: { version: 4 }, operations: [{ value: 'Lost' }] });
  });

  it('puts a draft of an earlier release back, saves it, and undo takes it away', async () => {
    const session = await openWithOldDraft('Draft', 1);
    expect(session).toMatchObject({ title: 'Draft', restored: true });
    expect(storage.getItem(draftKeys.resumes)).toBeNull();
    const { operations, pending } = await device.loadItem(itemOf(id));
    expect([operations.length, pending]).toEqual([1, []]);
    session.store.dispatch({ type: 'undo' });
    expect(session.store.getDocument().content.personalInfo.title).toBe('');
  });

  it('tells of a field that says something else in an old draft and on the server', async () => {
    stored = resumeOf({
      version: 4,
      content: { personalInfo: { title: 'Server', location: 'Lisbon' } },
    });
    const session = await openWithOldDraft('Draft', 1);
    expect(session.title).toBe('Server');
    expect(session.saver.conflicts).toMatchObject([
      { path: 'personalInfo/title', mine: 'Draft', theirs: 'Server' },
      { path: 'personalInfo/location', mine: '', theirs: 'Lisbon' },
    ]);
  });

  it('asks nothing when the draft says what the server says', async () => {
    stored = resumeOf({ version: 4, content: { personalInfo: { title: 'Draft' } } });
    expect(await openWithOldDraft('Draft', 1)).toMatchObject({ status: 'saved', restored: false });
  });

  it('refuses an unknown resume of which nothing is here', async () => {
    stored = undefined;
    await expect(open()).rejects.toMatchObject({ code: 'RESUME_NOT_FOUND' });
  });

  it('opens a resume that was deleted elsewhere with its unsaved changes', async () => {
    await leave('Left');
    stored = undefined;
    expect(await open()).toMatchObject({ title: 'Left', status: 'deleted' });
  });

  it('opens what the device has when the server is out of reach', async () => {
    await leave('Left');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const session = await open();
    expect(session.title).toBe('Left');
    expect(session.saver.base).toMatchObject({ isRemembered: true, version: 1 });
  });

  it('opens what the device has when the server never answers', async () => {
    await leave('Left');
    const answer = Promise.withResolvers<never>();
    vi.stubGlobal('fetch', () => answer.promise);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const opening = openSession('ada', id, events, device);
    await vi.advanceTimersByTimeAsync(60_000);
    const { store, saver } = await opening;
    expect(store.getDocument().content.personalInfo.title).toBe('Left');
    vi.useRealTimers();
    // What is being sent holds the lock of this resume, which other tests want.
    answer.reject(new TypeError('Failed to fetch'));
    await saver.dispose({ keepsRest: false });
  });

  it('[open-session-2] starts without an id from the sample data in the classic template', async () => {
    const { store, saver } = await openSession('ada', undefined, events, device);
    expect(store.getDocument().templateId).toBe('classic');
    expect(store.getDocument().content.workExperience.length).toBeGreaterThan(0);
    expect(saver.base).toBeUndefined();
  });

  it('starts without an id with the skills that a visitor chose, which then wait no more', async () => {
    addChosenSkills('Frontend Developer', ['React', 'CSS']);
    const { store, saver } = await openSession('ada', undefined, events, device);
    expect(store.getDocument().content.skills[0]).toMatchObject({ category: 'Frontend Developer' });
    await saver.flush();
    expect(readChosenSkills()).toEqual([]);
  });

  it('finds a new resume as an earlier release left it, which is created when it is asked for by its id', async () => {
    const document = documentOf(resumeOf());
    await device.update('resume/new-abc', {
      base: { version: 0, document, removed: [] } as { version: number },
      operations: [
        {
          id: 'abcdef12:0',
          on: 0,
          kind: 'set',
          path: 'personalInfo/title',
          value: 'Left',
          was: '',
        } as {
          id: string;
        },
      ],
    });
    const { store, saver } = await openSession('ada', 'new-abc', events, device);
    expect(store.getDocument().content.personalInfo.title).toBe('Left');
    await saver.flush();
    expect(saver.base?.id).toBe(id);
    await saver.dispose({ keepsRest: false });
    await expect(openSession('ada', 'new-abc', events, device)).rejects.toMatchObject({
      code: 'RESUME_NOT_FOUND',
    });
  });
});
