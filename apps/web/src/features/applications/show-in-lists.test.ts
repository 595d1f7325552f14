import 'fake-indexeddb/auto';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { applicationListQuery } from './applications.queries.ts';
import { updateListsOnAnswers } from './outbox/use-outbox.ts';
import { application } from './testing/application.ts';
import { makeServer, moved, type OutboxTabs, openTabs } from './testing/outbox-server.ts';
import { toSummary } from './to-summary.ts';

let tabs: OutboxTabs;
beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  tabs = openTabs();
});
afterEach(async () => {
  await tabs.close();
  vi.unstubAllGlobals();
});

const listKey = applicationListQuery().queryKey;
const inTrash = { kind: 'trash' as const, ids: ['a'], shown: [] };

/** A page that shows what the key stands for; answers how often it has asked the server. */
function showing(client: QueryClient, queryKey: readonly unknown[]) {
  const queryFn = vi.fn(async () => 'known');
  const page = new QueryObserver(client, {
    queryKey,
    queryFn,
    staleTime: Number.POSITIVE_INFINITY,
  });
  tabs.whenClosed(page.subscribe(() => undefined));
  return queryFn;
}

it.each([
  ['what was deleted', ['trash']],
  ['next steps on the dashboard', ['applications', 'due', '2026-11-28']],
  ['days of the calendar', ['applications', 'events', '2026-11-01', '2026-12-01']],
  ['letters, which name their application', ['letters', 'list', '']],
])('a page opened before the server has a change hears of it: %s', async (_, queryKey) => {
  const client = new QueryClient();
  const outbox = tabs.open('one', makeServer());
  updateListsOnAnswers(client, outbox);
  const asked = showing(client, queryKey);
  await expect.poll(() => client.getQueryData(queryKey)).toBe('known');
  await outbox.make(inTrash);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('the list takes what was answered, and is not asked for again', async () => {
  const client = new QueryClient();
  const server = makeServer();
  server.answer = ({ kind }) => (kind === 'status' ? [application({ id: 'b', role: 'Cook' })] : []);
  const outbox = tabs.open('one', server);
  updateListsOnAnswers(client, outbox);
  client.setQueryData(listKey, [application({ id: 'b' }), application({ id: 'a' })]);
  await outbox.make(inTrash);
  await outbox.make(moved('b'));
  expect(client.getQueryData(listKey)).toMatchObject([{ id: 'b', role: 'Cook' }]);
  expect(client.getQueryState(listKey)?.isInvalidated).toBe(false);
});

const sentAs = { resumeId: 'r', name: 'Cook', templateId: 'modern', match: 88, isKept: true };
const fields = { kind: 'fields' as const, ids: ['a'], fields: { role: 'Chef' }, shown: [] };

it.each([
  ['an edit', { role: 'Chef' }, false],
  ['another resume', { resumeId: 's' }, true],
  ['documents that were kept', { keeping: { isKept: true, reason: null, message: '' } }, true],
])('the list knows what was sent beside %s', async (_, news, isAskedAgain) => {
  const client = new QueryClient();
  const server = makeServer();
  const before = application({ id: 'a', resumeId: 'r', status: 'applied' });
  // An answer of one application does not say what was sent.
  const events = [{ id: 'e', day: '2026-11-01', status: 'interview' as const, text: '' }];
  const whole = { link: '', jobDescription: '', notes: '', contacts: [], leftOut: [] };
  server.answer = () => [toSummary({ ...before, ...whole, ...news, events, preparation: [] })];
  const outbox = tabs.open('one', server);
  updateListsOnAnswers(client, outbox);
  client.setQueryData(listKey, [{ ...before, sentAs }]);
  await outbox.make(fields);
  expect(client.getQueryData(listKey)).toMatchObject([{ id: 'a', sentAs, had: ['interview'] }]);
  expect(client.getQueryState(listKey)?.isInvalidated).toBe(isAskedAgain);
});

it.each([
  ['of all applications', listKey],
  ['of what was deleted', ['trash']],
])('a list %s that was asked for before a change is asked for again', async (_, queryKey) => {
  const client = new QueryClient();
  const outbox = tabs.open('one', makeServer());
  updateListsOnAnswers(client, outbox);
  const old = Promise.withResolvers<unknown>();
  const queryFn = vi.fn(() => Promise.resolve([])).mockReturnValueOnce(old.promise as never);
  const page = new QueryObserver(client, { queryKey, queryFn });
  tabs.whenClosed(page.subscribe(() => undefined));
  await outbox.make(inTrash);
  old.resolve([application({ id: 'a' })]);
  await expect.poll(() => queryFn).toHaveBeenCalledTimes(2);
  await expect.poll(() => client.getQueryData(queryKey)).toEqual([]);
});

it('another tab’s change makes the list ask again', async () => {
  const client = new QueryClient();
  const server = makeServer();
  server.isDown = true;
  const [one, other] = [tabs.open('one', server), tabs.open('two', server)];
  updateListsOnAnswers(client, one);
  client.setQueryData(listKey, [application({ id: 'a' })]);
  await one.make(inTrash);
  await expect.poll(() => other.queued).toHaveLength(1);
  server.isDown = false;
  await other.send();
  await expect.poll(() => client.getQueryState(listKey)?.isInvalidated).toBe(true);
});
