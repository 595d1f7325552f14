import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDeviceStore } from '../../lib/device-store/device-store.ts';
import { storeAccount, storeToken } from '../../lib/token.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { leavePages, runHook } from '../../testing/run-hook.ts';
import { asha } from './testing/asha.ts';
import { useProfileForm } from './use-profile-form.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  storeAccount(asha.id);
  storeToken('t');
});
afterEach(async () => {
  await leavePages();
  await openDeviceStore(asha.id).wipeAccount();
  vi.unstubAllGlobals();
});

/** Saves what it is sent, and loses the answer to the first save. */
function stubServer() {
  const server = { stored: asha, sent: [] as object[], isLost: true };
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit = {}) => {
    if (method !== 'PUT') return Response.error();
    const { version, fullName: _name, ...changes } = JSON.parse(String(body));
    server.sent.push(changes);
    if (version !== server.stored.version) {
      const stale = { success: false, code: 'VERSION_CONFLICT', message: 'Stale', requestId: 'r' };
      return Response.json({ ...stale, data: server.stored }, { status: 409 });
    }
    server.stored = { ...server.stored, ...changes, version: version + 1 };
    if (server.isLost) throw new TypeError('Failed to fetch');
    return Response.json({ success: true, message: 'Saved', data: server.stored });
  });
  return server;
}

async function openForm() {
  const server = stubServer();
  const client = new QueryClient();
  const page = await runHook(
    () => useProfileForm(asha, () => {}),
    (hook) => createElement(QueryClientProvider, { client }, hook),
  );
  const type = (bio: string, fullName: string) => {
    page.shown.change({ bio, fullName });
    expect(page.shown.draft.document).toMatchObject({ bio, fullName });
  };
  const save = async () => {
    await expect.poll(() => page.shown.isSaving).toBe(false);
    return await page.shown.save();
  };
  return { server, page, type, save };
}

it('a save without an answer is no conflict with what is typed since', async () => {
  const { server, page, type, save } = await openForm();
  type('I build cranes ', 'Asha  Rao');
  expect(await save()).toBe(false);
  type('I build tower cranes', 'Asha Rao-Verma');
  server.isLost = false;
  expect(await save()).toBe(true);
  expect(page.shown.draft.conflicts).toEqual([]);
  expect(server.stored).toMatchObject({ bio: 'I build tower cranes', lastName: 'Rao-Verma' });
});

it('nor with itself, where it is saved again unchanged', async () => {
  const { server, page, type, save } = await openForm();
  type('I build cranes ', 'Asha  Rao');
  expect(await save()).toBe(false);
  server.isLost = false;
  await save();
  expect(page.shown.draft.conflicts).toEqual([]);
  expect(server.stored).toMatchObject({ bio: 'I build cranes ', lastName: 'Rao' });
});
