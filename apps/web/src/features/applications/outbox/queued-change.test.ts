import type { ApplicationEvent } from '@folio/contract/application-fields';
import { expect, it } from 'vitest';
import { application } from '../testing/application.ts';
import { moved } from '../testing/outbox-server.ts';
import { eventsWith, QueuedChange, withQueued } from './queued-change.ts';

const event = (id: string, day: string, text = ''): ApplicationEvent => ({
  id,
  day,
  status: null,
  text,
});
const change = (of: object) => QueuedChange.parse({ id: '1', at: 0, ids: ['7'], ...of });

it('a note stands on its day, once however often it is sent', () => {
  const before = [event('a', '2026-11-01'), event('b', '2026-11-20')];
  const note = change({ kind: 'note', event: event('c', '2026-11-10', 'Met Jo') });
  const once = eventsWith(before, note);
  expect(once.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  expect(eventsWith(once, note)).toEqual(once);
  const removed = change({ kind: 'note-removed', eventId: 'c' });
  expect(eventsWith(once, removed)).toEqual(before);
  expect(eventsWith(before, removed)).toEqual(before);
});

it('a status that it has already adds nothing to the timeline', () => {
  const saved: ApplicationEvent = { ...event('a', '2026-11-01'), status: 'saved' };
  const move = change({ kind: 'status', status: 'applied', day: '2026-11-27' });
  const moved = eventsWith([saved], move);
  expect(moved.map(({ status }) => status)).toEqual(['saved', 'applied']);
  expect(eventsWith(moved, move)).toEqual(moved);
});

it('what another release has kept is left alone where it can’t be read', () => {
  expect(QueuedChange.safeParse({ id: '1', at: 0, ids: [], kind: 'dance' }).success).toBe(false);
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
