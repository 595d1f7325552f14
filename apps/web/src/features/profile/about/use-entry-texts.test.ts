import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDeviceStore } from '../../../lib/device-store/device-store.ts';
import { sessionQuery } from '../../../lib/session.ts';
import { storeAccount, storeToken } from '../../../lib/token.ts';
import { memoryStorage } from '../../../testing/memory-storage.ts';
import { leavePages, runHook } from '../../../testing/run-hook.ts';
import { useEntryTexts } from './entry-dialog.tsx';
import type { Entry } from './entry-row.tsx';

const names = ['name', 'description'];
const crane = { id: 'p', name: 'Crane', description: 'Lifts' };
let count = 0;

beforeEach(() => {
  count += 1;
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  storeAccount(`asha-${count}`);
  storeToken('t');
});
afterEach(async () => {
  await leavePages();
  await openDeviceStore(`asha-${count}`).wipeAccount();
  vi.unstubAllGlobals();
});

/** The dialog of an entry. */
function open(entry: Entry) {
  const client = new QueryClient();
  client.setQueryData(sessionQuery().queryKey, { id: `asha-${count}` } as never);
  return runHook(
    () => useEntryTexts('projects', names, entry),
    (page) => createElement(QueryClientProvider, { client }, page),
  );
}

it('what is typed is there when the dialog is opened again, also where it deletes a text', async () => {
  const first = await open(crane);
  expect(first.shown.texts).toEqual(crane);
  first.shown.type('name', 'Tower crane');
  first.shown.type('description', '');
  await vi.waitFor(() => expect(first.shown.texts.name).toBe('Tower crane'));
  await first.leave();
  const again = await open(crane);
  const typed = { ...crane, name: 'Tower crane', description: '' };
  await vi.waitFor(() => expect(again.shown.texts).toEqual(typed));
  const other = await open({});
  expect(other.shown.texts).toEqual({ name: '', description: '' });
});

it('what was canceled, or is in the form, does not come back', async () => {
  const first = await open(crane);
  first.shown.type('name', 'Tower crane');
  await vi.waitFor(() => expect(first.shown.texts.name).toBe('Tower crane'));
  await first.shown.forget();
  await first.leave();
  const again = await open(crane);
  await openDeviceStore(`asha-${count}`).listItems();
  expect(again.shown.texts).toEqual(crane);
});
