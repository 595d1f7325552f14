import 'fake-indexeddb/auto';
import { Application } from '@folio/contract/applications';
import { newId } from '@folio/contract/new-id';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeviceStore } from '../../lib/device-store/device-store.ts';
import { storeAccount, storeToken } from '../../lib/token.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { ApplicationDraft } from './application-draft.ts';
import { application } from './testing/application.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  storeAccount('asha');
  storeToken('hers');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['asha', 1],
  ['ben', 0],
])('an answer that comes when %s is logged in changes the lists %d times', async (who, times) => {
  const stored = Application.parse({ ...application({ id: newId() }), events: [] });
  vi.stubGlobal('fetch', async () => {
    storeAccount(who);
    return Response.json({ success: true, data: { ...stored, version: 2 } });
  });
  const store = new DeviceStore('asha', { name: `folio-application-${who}` });
  const onSaved = vi.fn();
  const draft = new ApplicationDraft({ stored, store, onSaved });
  await draft.open();
  draft.edit({ role: 'Chef' });
  await draft.flush();
  expect(onSaved).toHaveBeenCalledTimes(times);
  draft.dispose({ savesRest: false });
  await store.close();
});

it('what the server had no room for is tried again', async () => {
  const stored = Application.parse({ ...application({ id: newId() }), events: [] });
  const refusal = { success: false, code: 'STORAGE_FULL', message: 'Full', requestId: '1' };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 507 }));
  const store = new DeviceStore('asha', { name: 'folio-application-full' });
  const draft = new ApplicationDraft({ stored, store });
  await draft.open();
  draft.edit({ notes: 'Call Jo.' });
  expect(await draft.flush()).toMatchObject({ status: 'failed', isTemporary: true });
  draft.dispose({ savesRest: false });
  await store.close();
});
