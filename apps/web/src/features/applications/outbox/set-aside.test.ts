import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-client.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { makeServer, moved, type OutboxTabs, openTabs, sentTo } from '../testing/outbox-server.ts';
import { isSetAside } from './queued-change.ts';

let tabs: OutboxTabs;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('localStorage', memoryStorage());
  tabs = openTabs();
});
afterEach(async () => {
  await tabs.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
const bug = new ApiError('INTERNAL', { status: 500, requestId: 'r' });

/** A server that fails at each change of one application. */
function failingAt(id: string, fault: Error = bug) {
  const server = makeServer();
  const { send } = server;
  server.send = async (change) => {
    if (change.ids.includes(id)) throw fault;
    return send(change);
  };
  return server;
}

it('one at which the server fails each time is told of once, kept, and passed by others', async () => {
  const server = failingAt('a');
  const one = tabs.open('one', server);
  expect((await one.make(moved('a'))).kind).toBe('waiting');
  await one.make(moved('b'));
  expect(sentTo(server)).toEqual([]);
  later(3);
  for (let attempt = 0; attempt < 6; attempt += 1) await one.send();
  expect([sentTo(server), one.hasRefused]).toEqual([[], false]);
  later(3);
  await one.send();
  expect(sentTo(server)).toEqual(['b']);
  expect(await one.takeRefused()).toMatchObject([{ change: { ids: ['a'] } }]);
  // What it says may rest on what waits.
  await one.make(moved('a', 'interview'));
  await one.make(moved('c'));
  expect(sentTo(server)).toEqual(['b', 'c']);
  expect(one.queued.map(({ ids }) => ids)).toEqual([['a'], ['a']]);
  later(11);
  await one.send();
  expect([sentTo(server), one.hasRefused]).toEqual([['b', 'c'], false]);
});

it('it is sent, in order, once the server is mended', async () => {
  const server = failingAt('a');
  const one = tabs.open('one', server);
  await one.make(moved('a'));
  for (let attempt = 0; attempt < 6; attempt += 1) {
    later(1.5);
    await one.send();
  }
  await one.make(moved('a', 'interview'));
  await one.make(moved('b'));
  const mended = makeServer();
  const next = tabs.open('two', mended);
  await next.send();
  expect(sentTo(mended)).toEqual([]);
  later(11);
  await next.send();
  expect(mended.sent).toMatchObject([{ status: 'applied' }, { status: 'interview' }]);
  expect(next.queued).toEqual([]);
});

it('one that is refused in the end is gone, and told of as that', async () => {
  const one = tabs.open('one', failingAt('a'));
  await one.make(moved('a'));
  for (let attempt = 0; attempt < 6; attempt += 1) {
    later(1.5);
    await one.send();
  }
  await one.takeRefused();
  const mended = makeServer();
  mended.refuses = () => true;
  const next = tabs.open('two', mended);
  later(11);
  await next.send();
  expect(next.queued).toEqual([]);
  const [refused] = await next.takeRefused();
  expect(refused?.change).toMatchObject({ ids: ['a'] });
  expect(refused && isSetAside(refused.change)).toBe(false);
});

it.each([
  new ApiError('OFFLINE'),
  new ApiError('UNAVAILABLE', { status: 503, requestId: 'r' }),
  new ApiError('STORAGE_FULL', { status: 507, requestId: 'r' }),
  // A proxy's page.
  new ApiError('INTERNAL', { status: 502 }),
])('a server that is away or full fails at none of them: %s', async (fault) => {
  const server = failingAt('a', fault);
  const one = tabs.open('one', server);
  await one.make(moved('a'));
  await one.make(moved('b'));
  for (let attempt = 0; attempt < 8; attempt += 1) {
    later(2);
    await one.send();
  }
  expect([sentTo(server), one.hasRefused, one.queued.length]).toEqual([[], false, 2]);
});
