import { readAt, removeAt } from '@folio/operations/tree';
import { expect, it } from 'vitest';
import { documentOf } from '../store/document.ts';
import { standingConflicts, withChoice } from './conflict-list.tsx';
import { resumeOf } from './server-fixture.ts';

const document = documentOf(
  resumeOf({ content: { workExperience: [{ id: 'a', position: 'Cook' }, { id: 'b' }] } }),
);
const role = 'workExperience/a/position';
const conflicts = [
  { id: 'x:1', path: role, mine: 'Cook', theirs: 'Chef' },
  { id: 'x:2', path: 'workExperience/a', mine: null, theirs: { id: 'a' } },
  { id: 'x:3', path: 'settings/sidebar', mine: null, theirs: ['skills'] },
];

it('asks nothing about an entry that was deleted, and asks again once it is back', () => {
  const idsIn = (shown: typeof document) => standingConflicts(shown, conflicts).map(({ id }) => id);
  expect(idsIn(document)).toEqual(['x:1', 'x:2', 'x:3']);
  const without = removeAt(document, 'workExperience/a') as typeof document;
  expect(idsIn(without)).toEqual(['x:3']);
});

it('takes the value that is chosen, also where that is none', () => {
  expect(readAt(withChoice(document, role, 'Chef'), role)).toBe('Chef');
  const listed = withChoice(document, 'settings/sidebar', ['skills']);
  expect(readAt(listed, 'settings/sidebar')).toEqual(['skills']);
  expect(readAt(withChoice(listed, 'settings/sidebar', null), 'settings/sidebar')).toBeNull();
});

it('removes an entry for whoever keeps its removal, and leaves it as it is otherwise', () => {
  const idsIn = (shown: typeof document) => shown.content.workExperience.map(({ id }) => id);
  expect(idsIn(withChoice(document, 'workExperience/a', null))).toEqual(['b']);
  expect(withChoice(document, 'workExperience/a', { id: 'a' })).toBe(document);
});
