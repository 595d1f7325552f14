import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-client.ts';
import { storeAccount } from '../../../lib/token.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { makeServer, moved, type OutboxTabs, openTabs, sentTo } from '../testing/outbox-server.ts';
import { keepSending } from './keep-sending.ts';

let tabs: OutboxTabs;
beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  tabs = openTabs();
});
afterEach(async () => {
  await tabs.close();
  vi.unstubAllGlobals();
});

it('what is changed without a connection is sent later, in its order and once, also by another tab', async () => {
  const server = makeServer();
  server.isDown = true;
  const one = tabs.open('one', server);
  const first = await one.make(moved('a'));
  expect(first.kind).toBe('waiting');
  await one.make(moved('b'));
  await one.make(moved('a', 'interview'));
  const later = tabs.open('two', server);
  server.isDown = false;
  await later.send();
  await one.send();
  expect(sentTo(server)).toEqual(['a', 'b', 'a']);
  expect(later.queued).toEqual([]);
  await expect.poll(() => one.queued).toEqual([]);
});

it('is shown at once, and what was answered is gone from the device', async () => {
  const server = makeServer();
  const one = tabs.open('one', server);
  const making = one.make(moved('a'));
  expect(one.queued).toHaveLength(1);
  expect((await making).kind).toBe('sent');
  expect(one.queued).toEqual([]);
  const next = tabs.open('two', server);
  await next.send();
  expect(server.sent).toHaveLength(1);
});

it('says that it is on the device before it is sent, and nothing where there is no room', async () => {
  const server = makeServer();
  const one = tabs.open('one', server);
  const sentBefore: number[] = [];
  const note = () => sentBefore.push(server.sent.length);
  await one.make(moved('a'), note);
  expect(sentBefore).toEqual([0]);
  vi.stubGlobal('indexedDB', undefined);
  await tabs.open('two', server).make(moved('b'), note);
  expect(sentTo(server)).toEqual(['a', 'b']);
  expect(sentBefore).toEqual([0]);
});

it('is not called sent where the device can not be read, and is sent later', async () => {
  const server = makeServer();
  server.isDown = true;
  const one = tabs.open('one', server);
  await one.make(moved('a'));
  const gone: unknown[] = [];
  one.followOthers((changes) => gone.push(...changes));
  const reading = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('lost', 'UnknownError');
  });
  expect((await one.make(moved('b'))).kind).toBe('waiting');
  expect(gone).toEqual([]);
  server.isDown = false;
  reading.mockRestore();
  await one.send();
  expect(sentTo(server)).toEqual(['a', 'b']);
  expect(one.queued).toEqual([]);
});

it('what still waits can be taken back, and is never sent then', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const server = makeServer();
  server.isDown = true;
  const one = tabs.open('one', server);
  const { id } = await one.make(moved('a'));
  expect(await one.cancel(id)).toBe(true);
  server.isDown = false;
  await one.send();
  expect(server.sent).toEqual([]);
  expect(await one.cancel(id)).toBe(false);
});

it('taking back what was attempted is not enough: the server may have it although no answer came', async () => {
  const server = makeServer();
  const one = tabs.open('one', server);
  server.losesAnswers = true;
  const { id } = await one.make(moved('a'));
  expect(sentTo(server)).toEqual(['a']);
  expect(await one.cancel(id)).toBe(false);
  expect(one.queued).toEqual([]);
});

it('what was made without a line and attempted later, by another tab too, counts as attempted', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const server = makeServer();
  server.isDown = true;
  const one = tabs.open('one', server);
  const { id } = await one.make(moved('a'));
  vi.stubGlobal('navigator', { onLine: true });
  await tabs.open('two', server).send();
  expect(await one.cancel(id)).toBe(false);
  expect(await one.cancel(id)).toBe(false);
});

it('what waits is sent again although the browser has not heard of its line', async () => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const server = makeServer();
  server.isDown = true;
  const one = tabs.open('one', server);
  await one.make(moved('a'));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  tabs.whenClosed(keepSending(one), () => vi.useRealTimers());
  await one.send();
  server.isDown = false;
  vi.advanceTimersByTime(20_000);
  await expect.poll(() => one.queued).toEqual([]);
});

it('a tab hears of what another has sent, and not of its own', async () => {
  const server = makeServer();
  server.isDown = true;
  const [one, other] = [tabs.open('one', server), tabs.open('two', server)];
  const gone: string[] = [];
  one.followOthers((changes) => gone.push(`one ${changes.flatMap(({ ids }) => ids)}`));
  other.followOthers((changes) => gone.push(`two ${changes.flatMap(({ ids }) => ids)}`));
  await one.make(moved('a'));
  await expect.poll(() => other.queued).toHaveLength(1);
  server.isDown = false;
  await other.send();
  await expect.poll(() => one.queued).toEqual([]);
  expect(gone).toEqual(['one a']);
});

it('nothing is sent as somebody else’s who has logged in since, and all of it once its owner has', async () => {
  const server = makeServer();
  const one = tabs.open('one', server);
  storeAccount('bea');
  expect((await one.make(moved('a'))).kind).toBe('waiting');
  expect(server.sent).toEqual([]);
  storeAccount('asha');
  await one.send();
  expect(sentTo(server)).toEqual(['a']);
});

it('without locks, as over plain http, each is sent once and in its order', async () => {
  vi.stubGlobal('navigator', {});
  const server = makeServer();
  const one = tabs.open('one', server);
  const made = ['a', 'b', 'c'].map((id) => one.make(moved(id)));
  await Promise.all([...made, one.send(), one.send()]);
  expect(sentTo(server)).toEqual(['a', 'b', 'c']);
});

it('an answer that comes when somebody else was logged in changes none of their lists', async () => {
  const server = makeServer();
  const one = tabs.open('one', server);
  const follower = vi.fn();
  one.follow(follower);
  await one.make(moved('a'));
  expect(follower).toHaveBeenCalledOnce();
  server.answer = () => {
    storeAccount('ben');
    return [];
  };
  await one.make(moved('b'));
  expect(sentTo(server)).toEqual(['a', 'b']);
  expect(follower).toHaveBeenCalledOnce();
  storeAccount('asha');
});

it('what is asked to be sent while a request has no answer lines up once', async () => {
  const server = makeServer();
  const answer = Promise.withResolvers<never>();
  const asked = vi.spyOn(server, 'send').mockImplementation(() => answer.promise);
  const again = tabs.open('one', server);
  const making = again.make(moved('a'));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  const others = Array.from({ length: 5 }, () => again.send());
  answer.reject(new ApiError('OFFLINE'));
  await Promise.all([making, ...others]);
  expect(asked).toHaveBeenCalledTimes(2);
});
