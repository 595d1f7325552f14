import { expect, it } from 'vitest';
import { createViewStore, partShown } from './use-view.ts';

it('the bar of a phone names the part that is in sight, also where the score is open behind it', () => {
  const view = createViewStore({ pane: 'preview', isScoreOpen: true });
  expect(partShown(view.get())).toBe('score');
  view.set({ pane: 'form', tab: 'education', dialog: null });
  expect(partShown(view.get())).toBe('form');
  view.set({ pane: 'preview', isScoreOpen: false });
  expect(partShown(view.get())).toBe('preview');
});
