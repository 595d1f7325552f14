import { expect, it } from 'vitest';
import { removal, statusChange } from './application-changes.ts';
import { application } from './testing/application.ts';

const saved = application({ id: 'saved' });
const applied = application({ id: 'applied', status: 'applied' });
const move = () => statusChange([saved, applied], ['saved', 'applied', 'unknown'], 'applied');

it('a move that still waits is undone of those that had another status before, and of no other', () => {
  const undo = move().undo?.change();
  expect(undo?.change).toMatchObject({ kind: 'undo-status', status: 'applied', ids: ['saved'] });
  const { status, statusDay } = saved;
  expect(undo?.change.shown).toEqual([{ id: 'saved', status, statusDay }]);
});

it('a move that was no news to any of them has no undo', () => {
  expect(statusChange([applied], ['applied'], 'applied').undo?.change()).toBeUndefined();
});

it('one that was answered is undone of those that the server has changed', () => {
  const change = move().undo?.change(['unknown'])?.change;
  expect(change).toMatchObject({ ids: ['unknown'], shown: [] });
  expect(move().undo?.change([])).toBeUndefined();
});

it('a deletion is undone of all of them', () => {
  const undo = removal([saved], ['saved']).undo?.change([]);
  expect(undo?.change).toMatchObject({ kind: 'restore', ids: ['saved'], shown: [saved] });
});
