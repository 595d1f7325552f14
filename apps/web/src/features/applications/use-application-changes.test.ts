import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDeviceStore } from '../../lib/device-store/device-store.ts';
import { sessionQuery } from '../../lib/session.ts';
import { storeAccount, storeToken } from '../../lib/token.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { leavePages, runHook } from '../../testing/run-hook.ts';
import { useApplicationChanges } from './use-application-changes.ts';

const userId = 'asha-notes';
beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  storeToken('t');
  storeAccount(userId);
});
afterEach(async () => {
  await leavePages();
  await openDeviceStore(userId).wipeAccount();
  vi.unstubAllGlobals();
});

it('a note leaves its form once it is on the device, so that it is not added twice', async () => {
  const client = new QueryClient();
  client.setQueryData(sessionQuery().queryKey, { id: userId } as never);
  const page = await runHook(useApplicationChanges, (shown) =>
    createElement(QueryClientProvider, { client }, shown),
  );
  const onAdded = vi.fn();
  page.shown.addNote('a', { id: 'e', day: '2026-11-27', status: null, text: 'Called' }, onAdded);
  await page.leave();
  await vi.waitFor(() => expect(onAdded).toHaveBeenCalled());
  const { operations } = await openDeviceStore(userId).loadItem('applications');
  expect(operations).toMatchObject([{ kind: 'note', event: { text: 'Called' } }]);
});
