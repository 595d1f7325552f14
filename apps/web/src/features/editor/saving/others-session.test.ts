import 'fake-indexeddb/auto';
import { Replica } from '@folio/operations/replica';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeviceStore } from '../../../lib/device-store/device-store.ts';
import { storeAccount, storeToken } from '../../../lib/token.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { newEntryId } from '../store/document.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { itemOf, readCopy } from './resume-copy.ts';
import { ResumeSync } from './resume-sync.ts';
import { MemoryServer } from './server-fixture.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(['new', 'saved'])(
  'a %s resume is not sent as somebody else whom another tab has logged in',
  async (which) => {
    const server = new MemoryServer();
    const isNew = which === 'new';
    const id = isNew ? undefined : server.id;
    const item = itemOf(id ?? 'new-1');
    const device = new DeviceStore('ada', { name: `folio-others-${which}` });
    const { document, version } = server;
    const replica = new Replica(newEntryId(), { document, version: isNew ? 0 : version });
    const store = createEditorStore(replica);
    const sync = new ResumeSync({ store, device, server, item, id, restMs: 600_000 });
    storeToken('of Ben');
    storeAccount('ben');
    store.dispatch({ type: 'setField', field: 'title', value: 'Of Ada' });
    expect(await sync.flush()).toEqual({ status: 'offline' });
    expect([server.made, server.requests]).toEqual([0, []]);
    expect((await readCopy(device, item)).operations).toHaveLength(1);
    storeAccount('ada');
    await sync.flush();
    expect(server.document.content.personalInfo.title).toBe('Of Ada');
    await sync.dispose();
    await device.close();
  },
);
