import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearDrafts, draftKeys } from '../../lib/autosave/draft-storage.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { profileDraftsOf, readProfileDraft } from './draft.ts';
import type { FormValues } from './form-values.ts';

const stored = { fullName: 'Asha', email: 'asha@example.com', bio: '' } as FormValues;
const drafts = (userId: string) => profileDraftsOf(userId, () => stored);
const typed = { document: { ...stored, bio: 'Hello', currentPassword: 'secret' }, version: 0 };

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

it('[draft-1] what is not saved is kept for whoever typed it, and nobody else; a password is not', () => {
  drafts('asha').store({ ...typed, saved: false });
  expect(drafts('asha').load()?.document).toEqual({ ...stored, bio: 'Hello' });
  expect(readProfileDraft('asha')).toEqual({ bio: 'Hello' });
  expect(drafts('ben').load()).toBeUndefined();
});

it('it is gone once it is saved, given up or its person has signed out, and nonsense is none', () => {
  drafts('asha').store({ ...typed, saved: false });
  drafts('asha').store({ ...typed, saved: true });
  expect(drafts('asha').load()).toBeUndefined();
  drafts('asha').store({ ...typed, saved: false });
  drafts('asha').remove();
  expect(localStorage.length).toBe(0);
  drafts('asha').store({ ...typed, saved: false });
  clearDrafts();
  expect(localStorage.length).toBe(0);
  localStorage.setItem(draftKeys.profile, 'nonsense');
  expect(drafts('asha').load()).toBeUndefined();
});

it('one that an earlier release kept is still there, until it is written anew', () => {
  const before = { userId: 'asha', changes: { bio: 'Earlier' } };
  localStorage.setItem(draftKeys.profile, JSON.stringify(before));
  expect(drafts('asha').load()?.document.bio).toBe('Earlier');
  expect(drafts('ben').load()).toBeUndefined();
  drafts('asha').store({ ...typed, saved: false });
  expect(JSON.parse(localStorage.getItem(draftKeys.profile) ?? '')).toEqual({
    asha: { bio: 'Hello' },
  });
});
