import { addBulletAt } from '@folio/contract/content-path';
import type { Suggestion } from '@folio/contract/suggestions';
import { describe, expect, it } from 'vitest';
import { resumeOf } from '../saving/server-fixture.ts';
import { documentOf, type EditorDocument } from '../store/document.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { createSuggestionStore, waitingFor } from './suggestion-store.ts';

const bullet = (id: string, text: string) => ({ id, place: id, text, isHidden: false });
const document: EditorDocument = documentOf(
  resumeOf({
    order: ['personalInfo', 'skills', 'workExperience'],
    content: {
      personalInfo: { summary: 'Analyst.' },
      workExperience: [
        { id: 'w', place: 'a', bullets: [bullet('a', 'One.'), bullet('b', 'Two.')] },
      ],
      skills: [{ id: 's', place: 'a', category: 'Data', items: ['SQL'] }],
    },
  }),
);
const pathOf = (id: string) => `workExperience/w/bullets/${id}/text`;
let made = 0;
const suggestion = (part: Partial<Suggestion> = {}): Suggestion => ({
  id: `01890000-0000-7000-8000-${String(++made).padStart(12, '0')}`,
  by: { kind: 'reviewer', name: 'Farid' },
  path: pathOf('a'),
  before: 'One.',
  quote: '',
  after: 'First.',
  reason: '',
  verdict: 'clear',
  flags: [],
  status: 'open',
  decision: 'open',
  replies: [],
  takesReplies: false,
  createdAt: '2026-11-27T08:00:00.000Z',
  ...part,
});
const withBullet = (text: string) => ({
  type: 'setBullet' as const,
  list: 'workExperience' as const,
  id: 'w',
  bullet: 'a',
  text,
});

describe('what waits for the owner', () => {
  it('is numbered in page order, with suggestions about deleted texts last', () => {
    const all = [
      suggestion({ path: pathOf('gone'), before: 'Gone.' }),
      suggestion({ path: pathOf('b'), before: 'Two.' }),
      suggestion(),
      suggestion({ path: 'skills/s/category', before: 'Data', after: 'Analysis' }),
      suggestion({ path: 'personalInfo/summary', before: 'Analyst.', after: null, reason: 'Hm' }),
    ];
    expect(
      waitingFor(all, document).map(({ number, path, status, isGone }) => [
        number,
        path,
        status,
        isGone,
      ]),
    ).toEqual([
      [1, 'personalInfo/summary', 'open', false],
      [2, 'skills/s/category', 'open', false],
      [3, pathOf('a'), 'open', false],
      [4, pathOf('b'), 'open', false],
      [5, pathOf('gone'), 'outdated', true],
    ]);
  });

  it('excludes decided suggestions, until the decision is undone', () => {
    const all = [
      suggestion({ decision: 'left' }),
      suggestion({ decision: 'taken', before: 'Zero.', after: 'One.' }),
      suggestion({ decision: 'taken' }),
    ];
    expect(waitingFor(all, document).map(({ id }) => id)).toEqual([all[2]?.id]);
  });

  it('of a new bullet is below those of its entry, until it is added or the entry is deleted', () => {
    const made = suggestion({ path: pathOf('new'), before: '', after: 'Three.' });
    const elsewhere = suggestion({ path: 'workExperience/gone/bullets/x/text', before: '' });
    expect(waitingFor([elsewhere, made], document)).toMatchObject([
      { addsTo: 'workExperience/w/bullets', status: 'open', isGone: false },
      { addsTo: undefined, status: 'outdated', isGone: true },
    ]);
    const content = addBulletAt(document.content, made.path, 'Three.');
    expect(content.workExperience[0]?.bullets.map(({ text }) => text)).toEqual([
      'One.',
      'Two.',
      'Three.',
    ]);
    const taken = { ...made, decision: 'taken' as const };
    expect(waitingFor([taken], { ...document, content })).toEqual([]);
    // What undo has taken back waits again.
    expect(waitingFor([taken], document)).toHaveLength(1);
  });

  it('follows edits, and doesn’t notify about unchanged suggestions', () => {
    const editor = createEditorStore(document);
    const store = createSuggestionStore(editor);
    store.follow();
    store.setAll([suggestion()]);
    const announced: string[] = [];
    store.subscribe(() =>
      announced.push(
        store
          .get()
          .map(({ status }) => status)
          .join(),
      ),
    );
    editor.dispatch({ type: 'setField', field: 'summary', value: 'An analyst.' });
    expect(announced).toEqual([]);
    editor.dispatch(withBullet('One, or so.'));
    expect(store.at(pathOf('a'))).toMatchObject([{ status: 'outdated' }]);
    editor.dispatch({ type: 'undo' });
    expect(store.at(pathOf('a'))).toMatchObject([{ status: 'open' }]);
    editor.dispatch(withBullet('First.'));
    expect(store.at(pathOf('a'))).toEqual([]);
    expect(announced).toEqual(['outdated', 'open', '']);
  });
});
