import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { DeviceStore } from '../../lib/device-store/device-store.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { takeFromDraft } from './take-from-draft.ts';

const item = 'application/7' as const;
const stores: DeviceStore[] = [];
const openTab = (tab: string) => {
  vi.stubGlobal('localStorage', memoryStorage());
  const store = new DeviceStore('asha', { tab, name: 'folio-take-from-draft' });
  stores.push(store);
  return store;
};
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  vi.unstubAllGlobals();
});

it('an edit that is undone is sent no more, and whatever else was typed still is', async () => {
  const [own, other] = [openTab('one'), openTab('two')];
  const changes = { role: { value: 'Cook', was: 'Baker' }, notes: { value: 'Early', was: '' } };
  await own.putPending(item, { version: 3, changes });
  await other.putPending(item, { version: 3, changes });
  const draftOf = async (tab: string) =>
    (await own.loadItem(item)).pending.find((one) => one.tab === tab)?.pending;
  await takeFromDraft(own, '7', ['role']);
  expect(await draftOf('one')).toEqual({ version: 3, changes: { notes: changes.notes } });
  await takeFromDraft(own, '7', ['role', 'notes']);
  expect(await draftOf('one')).toBeUndefined();
  expect(await draftOf('two')).toEqual({ version: 3, changes });
  await takeFromDraft(own, '8', ['role']);
});
