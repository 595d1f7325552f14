import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { openDrafts } from './review-drafts.ts';

const token = 'a-secret-of-a-review-link-in-43-characters-';
const comment = { kind: 'comment', after: 'Was.', before: 'Was.', reason: '', quote: '' } as const;
const wording = { ...comment, kind: 'wording', after: 'Says more.' } as const;

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
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
  expect(localStorage.length).toBe(0);
});

it('drafts belong to their link, and unreadable ones are ignored', () => {
  openDrafts(token).keep('one', wording);
  expect(openDrafts(`x${token}`).texts()).toEqual([]);
  localStorage.setItem(`review-drafts-${token.slice(0, 16)}`, '[["one",7]]');
  expect(openDrafts(token).texts()).toEqual([]);
});

it('drafts survive a closed tab, and those of two tabs take nothing from each other', () => {
  const [one, two] = [openDrafts(token), openDrafts(token)];
  one.keep('one', { ...comment, reason: 'Which ones?' });
  two.keep('two', wording);
  one.keep('one', { ...comment, reason: 'Which ones, and when?' });
  vi.stubGlobal('sessionStorage', memoryStorage());
  expect(openDrafts(token).texts().toSorted()).toEqual(['Says more.', 'Which ones, and when?']);
  two.forget('two');
  one.keep('three', wording);
  expect(openDrafts(token).get('two')).toBeUndefined();
});

it('drafts that a tab of the release before kept are there', () => {
  const old = JSON.stringify([['one', wording]]);
  sessionStorage.setItem(`review-drafts-${token.slice(0, 16)}`, old);
  const drafts = openDrafts(token);
  drafts.keep('two', { ...comment, reason: 'Why?' });
  expect(drafts.get('one')).toEqual(wording);
  expect(openDrafts(token).get('one')).toEqual(wording);
});
