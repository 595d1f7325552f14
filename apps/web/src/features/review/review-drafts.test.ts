import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { openDrafts } from './review-drafts.ts';

const token = 'a-secret-of-a-review-link-in-43-characters-';
const comment = { kind: 'comment', after: 'Was.', before: 'Was.', reason: '', quote: '' } as const;
const wording = { ...comment, kind: 'wording', after: 'Says more.' } as const;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('drafts survive a reload, most recent first', () => {
  const drafts = openDrafts(token);
  drafts.keep('one', { ...comment, reason: 'Which ones?' });
  drafts.keep('two', wording);
  drafts.keep('one', { ...comment, reason: 'Which ones, and when?' });
  const reloaded = openDrafts(token);
  expect(reloaded.get('two')).toEqual(wording);
  expect(reloaded.latest()).toMatchObject({
    path: 'one',
    draft: { reason: 'Which ones, and when?' },
  });
  expect(reloaded.texts()).toEqual(['Says more.', 'Which ones, and when?']);
});

it('sent, emptied and blank drafts are not kept', () => {
  const drafts = openDrafts(token);
  drafts.keep('one', wording);
  drafts.forget('one');
  drafts.keep('two', { ...comment, reason: 'Why?' });
  drafts.keep('two', { ...comment, reason: ' ' });
  drafts.keep('three', { ...wording, after: 'Was.' });
  expect(openDrafts(token).latest()).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
});

it('drafts belong to their link, and unreadable ones are ignored', () => {
  openDrafts(token).keep('one', wording);
  expect(openDrafts(`x${token}`).texts()).toEqual([]);
  sessionStorage.setItem(`review-drafts-${token.slice(0, 16)}`, '[["one",7]]');
  expect(openDrafts(token).texts()).toEqual([]);
});
