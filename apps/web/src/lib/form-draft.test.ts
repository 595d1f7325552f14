import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import {
  forgetDraftsAtSignOut,
  readFormDraft,
  removeFormDraft,
  writeFormDraft,
} from './form-draft.ts';
import { removeToken, storeToken } from './token.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

const draft = { fields: { name: 'Asha', message: 'Where is it?' }, openedAt: 1_000 };

it('keeps what was written, and since when, until it was sent', () => {
  writeFormDraft('contact', draft);
  expect(readFormDraft('contact', 9_000)).toEqual(draft);
  expect(readFormDraft('inquiry', 9_000)).toEqual({ fields: {}, openedAt: 9_000 });
  removeFormDraft('contact');
  expect(readFormDraft('contact', 9_000)).toEqual({ fields: {}, openedAt: 9_000 });
});

it('leaves out fields that are empty or no text, whatever lies there', () => {
  writeFormDraft('contact', { fields: { name: 'Asha', email: '' }, openedAt: 1_000 });
  expect(readFormDraft('contact').fields).toEqual({ name: 'Asha' });
  for (const stored of [
    '',
    'null',
    '[]',
    '"x"',
    '{"fields":{"name":1,"email":{}}}',
    '{',
    '{"openedAt":"now"}',
  ]) {
    sessionStorage.setItem('formDraft:contact', stored);
    expect(readFormDraft('contact', 9_000)).toEqual({ fields: {}, openedAt: 9_000 });
  }
});

it('is gone after a sign-out, with nothing else', () => {
  const stop = forgetDraftsAtSignOut();
  storeToken('t');
  writeFormDraft('contact', draft);
  writeFormDraft('inquiry', draft);
  sessionStorage.setItem('toast', 'kept');
  removeToken();
  expect(sessionStorage.length).toBe(1);
  expect(sessionStorage.getItem('toast')).toBe('kept');
  stop();
});

it('goes on where the storage is full', () => {
  const full = memoryStorage();
  full.setItem = () => {
    throw new Error('full');
  };
  vi.stubGlobal('sessionStorage', full);
  expect(() => writeFormDraft('contact', draft)).not.toThrow();
});
