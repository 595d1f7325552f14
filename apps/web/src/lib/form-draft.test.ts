import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import {
  clearFormDrafts,
  readFormDraft,
  removeFormDraft,
  unsentForms,
  writeFormDraft,
} from './form-draft.ts';
import { removeToken, storeAccount, storeToken } from './token.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

const draft = { fields: { name: 'Asha', message: 'Where is it?' }, openedAt: 1_000 };

it('keeps the input and the time of opening until it is sent', () => {
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

it('is removed at sign-out, and nothing else is', () => {
  writeFormDraft('contact', draft);
  writeFormDraft('inquiry', { ...draft, fields: { name: 'Asha' } });
  writeFormDraft('report:/ada', { ...draft, fields: { note: 'This is not her.' } });
  sessionStorage.setItem('toast', 'kept');
  expect(unsentForms()).toEqual(['contact', 'report:/ada']);
  clearFormDrafts();
  expect(sessionStorage.length).toBe(1);
  expect(sessionStorage.getItem('toast')).toBe('kept');
});

it('outlasts a session that ends by itself, for its own account alone', () => {
  storeToken('t');
  storeAccount('asha');
  writeFormDraft('contact', draft);
  removeToken();
  storeToken('u');
  storeAccount('bea');
  expect(readFormDraft('contact', 9_000)).toEqual({ fields: {}, openedAt: 9_000 });
  expect(unsentForms()).toEqual([]);
  storeAccount('asha');
  expect(readFormDraft('contact', 9_000)).toEqual(draft);
});

it('goes on where the storage is full', () => {
  const full = memoryStorage();
  full.setItem = () => {
    throw new Error('full');
  };
  vi.stubGlobal('sessionStorage', full);
  expect(() => writeFormDraft('contact', draft)).not.toThrow();
});
