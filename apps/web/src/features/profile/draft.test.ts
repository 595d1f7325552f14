import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { forgetDraft, readDraft, writeDraft } from './draft.ts';

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

it('what is not saved is kept for whoever typed it, and nobody else', () => {
  writeDraft('asha', { bio: 'Hello' });
  expect(readDraft('asha')).toEqual({ bio: 'Hello' });
  expect(readDraft('ben')).toBeUndefined();
});

it('it is gone once it is forgotten, and nonsense is none', () => {
  writeDraft('asha', { bio: 'Hello' });
  forgetDraft();
  expect(readDraft('asha')).toBeUndefined();
  localStorage.setItem('profileDraft', 'nonsense');
  expect(readDraft('asha')).toBeUndefined();
});
