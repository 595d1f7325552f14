import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-client.ts';
import { DeviceStore } from '../../../lib/device-store/device-store.ts';
import { sendUnsaved } from '../../../lib/unsaved-work.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { shownToast } from '../../../ui/toast.ts';
import { applicationsCopy } from '../applications.copy.ts';
import { application } from '../testing/application.ts';
import { keepSending } from './keep-sending.ts';
import { Outbox } from './outbox.ts';
import { QueuedChange, withQueued } from './queued-change.ts';
import { guardUnkept, tellOfRefused } from './send-waiting.ts';
import { sendQueuedChanges } from './unsent-changes.ts';

let count = 0;
let closing: (() => unknown)[] = [];
beforeEach(() => {
  count += 1;
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(async () => {
  for (const close of closing) await close();
  closing = [];
  vi.unstubAllGlobals();
});

/** A server that may be out of reach, and refuses what it is told to. */
function makeServer() {
  const server = {
    isDown: false,
    losesAnswers: false,
    fault: undefined as Error | undefined,
    refuses: (_: QueuedChange) => false,
    sent: [] as QueuedChange[],
    send: async (change: QueuedChange) => {
      if (server.isDown) throw new ApiError('OFFLINE');
      if (server.fault) throw server.fault;
      if (server.refuses(change)) throw new ApiError('QUOTA_EXCEEDED');
      server.sent.push(change);
      if (server.losesAnswers) throw new ApiError('OFFLINE');
      return [];
    },
  };
  return server;
}

function openTab(tab: string, server: ReturnType<typeof makeServer>) {
  const store = new DeviceStore('asha', { tab, name: `folio-outbox-${count}` });
  closing.push(() => store.close());
  return new Outbox(store, server.send);
}

const moved = (id: string, status: 'applied' | 'interview' = 'applied') => ({
  kind: 'status' as const,
  ids: [id],
  status,
  day: '2026-11-27',
  shown: [{ id, status, statusDay: '2026-11-27' }],
});
const rolesOf = ({ sent }: ReturnType<typeof makeServer>) => sent.map(({ ids }) => ids.join());

it('what is changed without a connection is sent later, in its order and once, also by another tab', async () => {
  const server = makeServer();
  server.isDown = true;
  const one = openTab('one', server);
  const first = await one.make(moved('a'));
  expect(first.kind).toBe('waiting');
  await one.make(moved('b'));
  await one.make(moved('a', 'interview'));
  const later = openTab('two', server);
  server.isDown = false;
  await later.send();
  await one.send();
  expect(rolesOf(server)).toEqual(['a', 'b', 'a']);
  expect(later.queued).toEqual([]);
  await vi.waitFor(() => expect(one.queued).toEqual([]));
});

it('is shown at once, and what was answered is gone from the device', async () => {
  const server = makeServer();
  const one = openTab('one', server);
  const making = one.make(moved('a'));
  expect(one.queued).toHaveLength(1);
  expect((await making).kind).toBe('sent');
  expect(one.queued).toEqual([]);
  const next = openTab('two', server);
  await next.send();
  expect(server.sent).toHaveLength(1);
});

it('what still waits can be taken back, and is never sent then', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const server = makeServer();
  server.isDown = true;
  const one = openTab('one', server);
  const { id } = await one.make(moved('a'));
  expect(await one.takeBack(id)).toBe(true);
  server.isDown = false;
  await one.send();
  expect(server.sent).toEqual([]);
  expect(await one.takeBack(id)).toBe(false);
});

it('taking back what was attempted is not enough: the server may have it although no answer came', async () => {
  const server = makeServer();
  const one = openTab('one', server);
  server.losesAnswers = true;
  const { id } = await one.make(moved('a'));
  expect(rolesOf(server)).toEqual(['a']);
  expect(await one.takeBack(id)).toBe(false);
  expect(one.queued).toEqual([]);
});

it('what was made without a line and attempted later, by another tab too, counts as attempted', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const server = makeServer();
  server.isDown = true;
  const one = openTab('one', server);
  const { id } = await one.make(moved('a'));
  vi.stubGlobal('navigator', { onLine: true });
  await openTab('two', server).send();
  expect(await one.takeBack(id)).toBe(false);
  expect(await one.takeBack(id)).toBe(false);
});

it('one that is refused is told of, and holds back none of those behind it', async () => {
  const server = makeServer();
  server.isDown = true;
  const one = openTab('one', server);
  const told: string[] = [];
  one.follow(({ ids }, outcome, isAwaited) => told.push(`${ids} ${outcome.kind} ${isAwaited}`));
  await one.make(moved('a'));
  await one.make(moved('b'));
  server.isDown = false;
  server.refuses = ({ ids }) => ids[0] === 'a';
  await one.send();
  expect(told).toEqual(['a refused false', 'b sent false']);
  server.refuses = () => true;
  await expect(one.make(moved('c'))).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
  expect(one.queued).toEqual([]);
});

it('what is refused while nobody looks is kept until one is told of it, once, in whichever tab', async () => {
  const server = makeServer();
  server.isDown = true;
  const one = openTab('one', server);
  await one.make(moved('a'));
  server.isDown = false;
  server.refuses = () => true;
  await one.send();
  expect(one.queued).toEqual([]);
  expect(one.hasRefused).toBe(true);
  const next = openTab('two', server);
  await vi.waitFor(() => expect(next.hasRefused).toBe(true));
  const told = await next.takeRefused();
  expect(told).toMatchObject([{ change: { ids: ['a'] }, why: expect.stringContaining('full') }]);
  expect(await one.takeRefused()).toEqual([]);
  await expect(one.make(moved('b'))).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
  expect(one.hasRefused).toBe(false);
});

it('whatever page is open tells of what was refused, once somebody can see it', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  vi.stubGlobal('document', page);
  const server = makeServer();
  server.isDown = true;
  const one = openTab('one', server);
  closing.push(tellOfRefused(one));
  await one.make(moved('a'));
  server.isDown = false;
  server.refuses = () => true;
  await one.send();
  expect(one.hasRefused).toBe(true);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() =>
    expect(shownToast()).toMatchObject({ tone: 'error', title: applicationsCopy.waitedFailed }),
  );
  expect(one.hasRefused).toBe(false);
});

it('what waits is sent again although the browser has not heard of its line', async () => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const server = makeServer();
  server.isDown = true;
  const one = openTab('one', server);
  await one.make(moved('a'));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  closing.push(keepSending(one), () => vi.useRealTimers());
  await one.send();
  server.isDown = false;
  vi.advanceTimersByTime(20_000);
  await vi.waitFor(() => expect(one.queued).toEqual([]));
});

it('what the device has no room for is sent by a logout, or listed, and a closed tab asks', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const server = makeServer();
  server.isDown = true;
  vi.stubGlobal('indexedDB', undefined);
  const one = openTab('one', server);
  closing.push(guardUnkept(one));
  expect(asks()).toBe(false);
  await one.make(moved('a'));
  expect(asks()).toBe(true);
  expect(await sendUnsaved()).toMatchObject([{ key: 'applications' }]);
  server.isDown = false;
  expect(await sendUnsaved()).toEqual([]);
  expect(rolesOf(server)).toEqual(['a']);
  expect(asks()).toBe(false);
});

it('a tab hears of what another has sent, and not of its own', async () => {
  const server = makeServer();
  server.isDown = true;
  const [one, other] = [openTab('one', server), openTab('two', server)];
  const gone: string[] = [];
  one.followOthers((changes) => gone.push(`one ${changes.flatMap(({ ids }) => ids)}`));
  other.followOthers((changes) => gone.push(`two ${changes.flatMap(({ ids }) => ids)}`));
  await one.make(moved('a'));
  await vi.waitFor(() => expect(other.queued).toHaveLength(1));
  server.isDown = false;
  await other.send();
  await vi.waitFor(() => expect(one.queued).toEqual([]));
  expect(gone).toEqual(['one a']);
});

it('a logout is told of what is refused then, and of what still waits', async () => {
  const server = makeServer();
  server.isDown = true;
  const one = openTab('one', server);
  await one.make(moved('a'));
  await one.make(moved('b'));
  expect(await sendQueuedChanges(one)).toMatchObject([
    { key: 'applications', why: 'The server doesn’t have them yet.' },
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

it.each([
  new ApiError('INTERNAL', { status: 500 }),
  new ApiError('STORAGE_FULL', { status: 507 }),
  // A proxy's own page, whatever it says.
  new ApiError('INTERNAL', { status: 403 }),
  // An older release, which lacks the route; a missing application has a code of its own.
  new ApiError('NOT_FOUND', { status: 404 }),
  new TypeError('Failed to load'),
])('a fault is no refusal, and what it met stays for later: %s', async (fault) => {
  const server = makeServer();
  const one = openTab('one', server);
  server.fault = fault;
  expect((await one.make(moved('a'))).kind).toBe('waiting');
  await one.make(moved('b'));
  server.fault = undefined;
  await openTab('two', server).send();
  expect(rolesOf(server)).toEqual(['a', 'b']);
});

it('a change of an application that is gone is refused', async () => {
  const server = makeServer();
  const one = openTab('one', server);
  server.fault = new ApiError('APPLICATION_NOT_FOUND', { status: 404 });
  await expect(one.make(moved('a'))).rejects.toMatchObject({ code: 'APPLICATION_NOT_FOUND' });
  expect(one.queued).toEqual([]);
});

it('without locks, as over plain http, each is sent once and in its order', async () => {
  vi.stubGlobal('navigator', {});
  const server = makeServer();
  const one = openTab('one', server);
  const made = ['a', 'b', 'c'].map((id) => one.make(moved(id)));
  await Promise.all([...made, one.send(), one.send()]);
  expect(rolesOf(server)).toEqual(['a', 'b', 'c']);
});

it('a list shows what waits, a deleted one not, and one that is restored again', () => {
  const idOf = (end: string) => `01890000-0000-7000-8000-00000000000${end}`;
  const list = [
    application({ id: idOf('2'), role: 'Cook' }),
    application({ id: idOf('1'), role: 'Baker' }),
  ];
  const [cook, baker] = list;
  if (!cook || !baker) throw new Error('There are two');
  const queued = (change: object) => QueuedChange.parse({ id: '1', at: 0, ...change });
  const [first] = withQueued(list, [queued(moved(cook.id))]);
  expect(first).toMatchObject({ role: 'Cook', status: 'applied', statusDay: '2026-11-27' });
  const trash = queued({ kind: 'trash', ids: [cook.id] });
  expect(withQueued(list, [trash])).toEqual([baker]);
  const restore = queued({ kind: 'restore', ids: [cook.id], shown: [cook] });
  expect(
    withQueued(list, [trash, restore])
      .map(({ role }) => role)
      .toSorted(),
  ).toEqual(['Baker', 'Cook']);
});
