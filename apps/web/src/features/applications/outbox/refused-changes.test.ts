import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-client.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { dismissToast, shownToast } from '../../../ui/toast.ts';
import { applicationsCopy } from '../applications.copy.ts';
import { makeServer, moved, type OutboxTabs, openTabs, sentTo } from '../testing/outbox-server.ts';
import { announceRefusals } from './send-waiting.ts';

let tabs: OutboxTabs;
beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  tabs = openTabs();
});
afterEach(async () => {
  await tabs.close();
  vi.unstubAllGlobals();
});

it('one that is refused is told of, and holds back none of those behind it', async () => {
  const server = makeServer();
  server.isDown = true;
  const one = tabs.open('one', server);
  const notices: string[] = [];
  one.follow(({ ids }, outcome, isAwaited) => notices.push(`${ids} ${outcome.kind} ${isAwaited}`));
  await one.make(moved('a'));
  await one.make(moved('b'));
  server.isDown = false;
  server.refuses = ({ ids }) => ids[0] === 'a';
  await one.send();
  expect(notices).toEqual(['a refused false', 'b sent false']);
  server.refuses = () => true;
  await expect(one.make(moved('c'))).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
  expect(one.queued).toEqual([]);
});

it('what is refused while nobody looks is kept until one is told of it, once, in whichever tab', async () => {
  const server = makeServer();
  server.isDown = true;
  const one = tabs.open('one', server);
  await one.make(moved('a'));
  server.isDown = false;
  server.refuses = () => true;
  await one.send();
  expect(one.queued).toEqual([]);
  expect(one.hasRefused).toBe(true);
  const next = tabs.open('two', server);
  await expect.poll(() => next.hasRefused).toBe(true);
  const refused = await next.takeRefused();
  expect(refused).toMatchObject([{ change: { ids: ['a'] }, why: expect.stringContaining('full') }]);
  expect(await one.takeRefused()).toEqual([]);
  await expect(one.make(moved('b'))).rejects.toMatchObject({ code: 'QUOTA_EXCEEDED' });
  expect(one.hasRefused).toBe(false);
});

it('whatever page is open tells of what was refused, once somebody can see it', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  vi.stubGlobal('document', page);
  const server = makeServer();
  server.isDown = true;
  const one = tabs.open('one', server);
  tabs.whenClosed(announceRefusals(one));
  await one.make(moved('a'));
  server.isDown = false;
  server.refuses = () => true;
  await one.send();
  expect(one.hasRefused).toBe(true);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await expect
    .poll(() => shownToast())
    .toMatchObject({ tone: 'error', title: applicationsCopy.waitedFailed });
  expect(one.hasRefused).toBe(false);
});

it('a note that is refused can be kept as a file, a change of status needs none', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const files: { href?: string; click: () => void }[] = [];
  const createElement = () => {
    files.push({ click: () => undefined });
    return files.at(-1);
  };
  vi.stubGlobal('document', Object.assign(page, { createElement }));
  const server = makeServer();
  server.refuses = () => true;
  const event = { id: 'e', day: '2026-11-27', status: null, text: 'Met Jo' };
  const texts: (string | undefined)[] = [];
  for (const change of [moved('a'), { kind: 'note' as const, ids: ['a'], event, shown: [] }]) {
    server.isDown = true;
    const tab = tabs.open(change.kind, server);
    await tab.make(change);
    server.isDown = false;
    await tab.send();
    const stop = announceRefusals(tab);
    await expect.poll(() => tab.hasRefused).toBe(false);
    await expect.poll(() => shownToast()?.isOpen).toBe(true);
    shownToast()?.action?.onClick();
    const { href } = files.pop() ?? {};
    texts.push(href && (await (await fetch(href)).text()));
    dismissToast();
    stop();
  }
  expect(texts).toEqual([undefined, expect.stringContaining('Met Jo')]);
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
  const one = tabs.open('one', server);
  server.fault = fault;
  expect((await one.make(moved('a'))).kind).toBe('waiting');
  await one.make(moved('b'));
  server.fault = undefined;
  await tabs.open('two', server).send();
  expect(sentTo(server)).toEqual(['a', 'b']);
});

it('a change of an application that is gone is refused', async () => {
  const server = makeServer();
  const one = tabs.open('one', server);
  server.fault = new ApiError('APPLICATION_NOT_FOUND', { status: 404 });
  await expect(one.make(moved('a'))).rejects.toMatchObject({ code: 'APPLICATION_NOT_FOUND' });
  expect(one.queued).toEqual([]);
});
