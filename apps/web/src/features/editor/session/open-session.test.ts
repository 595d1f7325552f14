import { createServer, type Server } from 'node:http';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addChosenSkills, readChosenSkills } from '../../../lib/chosen-skills.ts';
import { draftsOf } from '../saving/drafts.ts';
import { memoryStorage, resumeOf } from '../saving/saving-fixture.ts';
import { documentOf } from '../store/document.ts';
import { reduceDocument } from '../store/reduce-document.ts';
import { openSession } from './open-session.ts';

let server: Server;
let stored: Resume | undefined;
const storage = memoryStorage();
const id = resumeOf().id;
const events = { onCaughtUp: () => {}, onCreated: () => {} };
const drafts = () => draftsOf('ada', id, storage);
const typed = (title: string) =>
  reduceDocument(documentOf(resumeOf()), { type: 'setField', field: 'title', value: title });

beforeEach(async () => {
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

afterEach(async () => {
  vi.unstubAllGlobals();
  drafts().remove();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const open = async () => {
  const session = await openSession('ada', id, events);
  const title = session.store.getDocument().content.personalInfo.title;
  const { status } = session.saver.state;
  session.saver.dispose({ keepsDraft: false });
  return { ...session, title, status };
};

describe('opening a resume', () => {
  it('[open-session-1] shows what the server has, when nothing is unsaved here', async () => {
    stored = resumeOf({ content: { personalInfo: { title: 'Server' } } });
    drafts().store({ document: typed('Draft'), version: 1, saved: true });
    expect(await open()).toMatchObject({ title: 'Server', status: 'saved', restored: false });
  });

  it('puts an unsaved draft back, saves it, and undo takes it away', async () => {
    drafts().store({ document: typed('Draft'), version: 1, saved: false });
    const session = await open();
    expect(session).toMatchObject({ title: 'Draft', status: 'pending', restored: true });
    session.store.dispatch({ type: 'undo' });
    expect(session.store.getDocument().content.personalInfo.title).toBe('');
  });

  it('asks when the resume has moved on since the draft', async () => {
    stored = resumeOf({ version: 4, content: { personalInfo: { title: 'Server' } } });
    drafts().store({ document: typed('Draft'), version: 1, saved: false });
    expect(await open()).toMatchObject({ title: 'Draft', status: 'conflict' });
  });

  it('asks nothing when the draft says what the server says', async () => {
    stored = resumeOf({ version: 4, content: { personalInfo: { title: 'Draft' } } });
    drafts().store({ document: typed('Draft'), version: 1, saved: false });
    expect(await open()).toMatchObject({ status: 'saved', restored: false });
  });

  it('refuses an unknown resume, draft or not', async () => {
    stored = undefined;
    drafts().store({ document: typed('Draft'), version: 1, saved: false });
    await expect(open()).rejects.toMatchObject({ code: 'RESUME_NOT_FOUND' });
  });

  it('opens the draft alone when the server is out of reach', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    drafts().store({ document: typed('Draft'), version: 1, saved: true });
    expect(await open()).toMatchObject({ title: 'Draft', status: 'saved' });
  });

  it('[open-session-2] starts without an id from the sample data in the classic template', async () => {
    const { store, saver } = await openSession('ada', undefined, events);
    expect(store.getDocument().templateId).toBe('classic');
    expect(store.getDocument().content.workExperience.length).toBeGreaterThan(0);
    expect(saver.base).toBeUndefined();
  });

  it('starts without an id with the skills that a visitor chose, which then wait no more', async () => {
    addChosenSkills('Frontend Developer', ['React', 'CSS']);
    const { store, saver } = await openSession('ada', undefined, events);
    expect(store.getDocument().content.skills[0]).toMatchObject({ category: 'Frontend Developer' });
    await saver.flush();
    expect(readChosenSkills()).toEqual([]);
  });
});
