import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendUnsaved } from '../../../lib/unsaved-work.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { makeServer, moved, type OutboxTabs, openTabs, sentTo } from '../testing/outbox-server.ts';
import { guardUnkept } from './send-waiting.ts';
import { sendQueuedChanges } from './unsent-changes.ts';

let tabs: OutboxTabs;
beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  tabs = openTabs();
});
afterEach(async () => {
  await tabs.close();
  vi.unstubAllGlobals();
});

it('what the device has no room for is sent by a logout, or listed, and a closed tab asks', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const server = makeServer();
  server.isDown = true;
  vi.stubGlobal('indexedDB', undefined);
  const one = tabs.open('one', server);
  tabs.whenClosed(guardUnkept(one));
  expect(asks()).toBe(false);
  await one.make(moved('a'));
  expect(asks()).toBe(true);
  expect(await sendUnsaved()).toMatchObject([{ key: 'applications' }]);
  server.isDown = false;
  expect(await sendUnsaved()).toEqual([]);
  expect(sentTo(server)).toEqual(['a']);
  expect(asks()).toBe(false);
});

it('a logout is told of what is refused then, and of what still waits', async () => {
  const server = makeServer();
  server.isDown = true;
  const one = tabs.open('one', server);
  await one.make(moved('a'));
  await one.make(moved('b'));
  expect(await sendQueuedChanges(one)).toMatchObject([
    { key: 'applications', why: 'The server doesn’t have it yet.' },
  ]);
  server.isDown = false;
  server.refuses = ({ ids }) => ids[0] === 'a';
  const left = await sendQueuedChanges(one);
  expect(left).toMatchObject([
    { key: 'applications/refused', why: expect.stringContaining('full') },
  ]);
  expect(JSON.parse((await left[0]?.copy()) ?? '')).toMatchObject([{ change: { ids: ['a'] } }]);
  expect(await sendQueuedChanges(one)).toEqual([]);
});
