import 'fake-indexeddb/auto';
import { newId } from '@folio/contract/new-id';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-client.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { addition } from '../application-changes.ts';
import { localToday } from '../applications.copy.ts';
import { makeServer, moved, type OutboxTabs, openTabs, sentTo } from '../testing/outbox-server.ts';
import { withQueued, withQueuedEvents } from './queued-change.ts';
import { addedIn, isUnsent, waitingEvents } from './unsent-applications.ts';
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

const added = (id: string, role = 'Cook') => {
  const blank = { company: '', place: '', pay: '', source: '', link: '', jobDescription: '' };
  return addition(id, { ...blank, role, status: 'applied', jobDescription: 'Cook for us.' }).change;
};
/** Without a connection, and one application added. */
async function addOffline() {
  const server = makeServer();
  server.isDown = true;
  const one = tabs.open('one', server);
  const id = newId();
  await one.make(added(id));
  return { server, one, id };
}

it('is in the list at once, whole on its own page, and in the calendar', async () => {
  const { one, id } = await addOffline();
  await one.make(moved(id, 'interview'));
  const [shown] = withQueued([], one.queued);
  expect(shown).toMatchObject({ id, role: 'Cook', status: 'interview' });
  expect(shown && isUnsent(shown)).toBe(true);
  const alone = addedIn(one.queued, id);
  if (!alone) throw new Error('It is not there');
  expect(alone).toMatchObject({ jobDescription: 'Cook for us.', status: 'applied' });
  const statuses = withQueuedEvents(alone, one.queued).events.map(({ status }) => status);
  expect(statuses).toEqual(['interview', 'applied']);
  const days = waitingEvents(one.queued).map(({ id: of, event }) => [of, event.day]);
  expect(days).toEqual([
    [id, '2026-11-27'],
    [id, localToday()],
  ]);
});

it('is sent once, before what was changed of it since, also by a tab that was opened later', async () => {
  const { server, one, id } = await addOffline();
  await one.make(moved(id, 'interview'));
  server.isDown = false;
  const later = tabs.open('two', server);
  await Promise.all([later.send(), one.send()]);
  expect(server.sent.map(({ kind }) => kind)).toEqual(['add', 'status']);
  expect(sentTo(server)).toEqual([id, id]);
});

it('asked for again after a lost answer, it has the same id; the list of the server is newer than it', async () => {
  const server = makeServer();
  server.losesAnswers = true;
  const one = tabs.open('one', server);
  const id = newId();
  await one.make(added(id));
  const [mine] = withQueued([], one.queued);
  const theirs = { ...mine, role: 'Chef', version: 3 } as NonNullable<typeof mine>;
  expect(withQueued([theirs], one.queued)).toEqual([theirs]);
  server.losesAnswers = false;
  await one.send();
  expect(sentTo(server)).toEqual([id, id]);
  expect(one.queued).toEqual([]);
});

it('one that is refused lies here with its reason and what followed, and holds back no other', async () => {
  const { server, one, id } = await addOffline();
  await one.make(moved(id, 'interview'));
  await one.make({ ...moved('other'), ids: ['other', id], shown: [] });
  server.isDown = false;
  server.refuses = ({ kind }) => kind === 'add';
  await one.send();
  expect(sentTo(server)).toEqual([`other,${id}`]);
  // What was meant for both is still to be done for this one.
  expect(one.queued.map(({ kind, ids }) => [kind, ids])).toEqual([
    ['add', [id]],
    ['status', [id]],
    ['status', [id]],
  ]);
  expect(one.queued[0]).toMatchObject({ refusal: expect.stringContaining('full') });
  const again = tabs.open('two', server);
  await again.send();
  expect(addedIn(again.queued, id)).toMatchObject({ jobDescription: 'Cook for us.' });
  expect(await sendQueuedChanges(again)).toMatchObject([
    { what: 'New application: Cook', why: expect.stringContaining('full') },
    { key: 'applications' },
  ]);
  server.refuses = () => false;
  await again.tryAgain(id);
  expect(server.sent.slice(1).map(({ kind }) => kind)).toEqual(['add', 'status', 'status']);
  await expect.poll(() => again.queued).toEqual([]);
});

it('what is changed of many, with a refused one among them, is still to be done for that one', async () => {
  const { server, one, id } = await addOffline();
  server.isDown = false;
  server.refuses = ({ kind }) => kind === 'add';
  await one.send();
  const both = { ...moved('other', 'interview'), ids: ['other', id], shown: [{ id }] };
  const made = await one.make(both);
  expect(made.kind).toBe('sent');
  expect(one.queued.map(({ kind, ids }) => [kind, ids])).toEqual([
    ['add', [id]],
    ['status', [id]],
  ]);
  // The server has done it for the other one.
  expect(await one.cancel(made.id)).toBe(false);
});

it('what waited for many and was sent for some counts as attempted', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { server, one, id } = await addOffline();
  const { id: changeId } = await one.make({ ...moved('other'), ids: ['other', id], shown: [] });
  vi.stubGlobal('navigator', { onLine: true });
  server.isDown = false;
  server.refuses = ({ kind }) => kind === 'add';
  await one.send();
  expect(one.queued.map(({ ids }) => ids)).toEqual([[id], [id]]);
  expect(await one.cancel(changeId)).toBe(false);
});

it('is not sent again by a tab that has not heard that another gave it up', async () => {
  const { server, one, id } = await addOffline();
  server.isDown = false;
  server.refuses = () => true;
  await one.send();
  // The other tab is closed: no news comes from it any more.
  const closed = tabs.store('two');
  const { operations } = await closed.loadItem('applications');
  await closed.update('applications', {
    answered: operations.map((given) => (given as { id: string }).id),
  });
  server.refuses = () => false;
  await one.tryAgain(id);
  expect(server.sent).toEqual([]);
});

it('one that is given up is gone from the device, with what was typed into it', async () => {
  const { server, one, id } = await addOffline();
  const store = tabs.store('three');
  await store.putPending(`application/${id}`, { changes: {} });
  server.isDown = false;
  server.refuses = () => true;
  await one.send();
  await one.discard(id);
  expect(one.queued).toEqual([]);
  expect(await store.listItems()).not.toContainEqual(expect.objectContaining({ hasPending: true }));
});

it('a refused one that was deleted can be undone where it was, and is gone a day later', async () => {
  const { server, one, id } = await addOffline();
  server.isDown = false;
  server.refuses = ({ kind }) => kind === 'add';
  await one.send();
  await one.make({ kind: 'trash', ids: [id], shown: [] });
  expect(withQueued([], one.queued)).toEqual([]);
  await tabs.open('two', server).send();
  await one.send();
  expect(one.queued.map(({ kind }) => kind)).toEqual(['add', 'trash']);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60 * 1_000 });
  tabs.whenClosed(() => vi.useRealTimers());
  const later = tabs.open('three', server);
  await later.send();
  await expect.poll(() => later.queued).toEqual([]);
  expect(server.sent).toEqual([]);
});

it('it waits for whoever has lost the session, or the account', async () => {
  const { server, one, id } = await addOffline();
  server.isDown = false;
  server.fault = new ApiError('UNAUTHENTICATED', { status: 401 });
  await one.send();
  expect(one.queued).toMatchObject([{ kind: 'add', ids: [id] }]);
});
