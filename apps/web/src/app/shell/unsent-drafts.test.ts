import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDeviceStore } from '../../lib/device-store/device-store.ts';
import { StoredForm } from '../../lib/device-store/stored-form.ts';
import { storeAccount, storeToken } from '../../lib/token.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { unsentDrafts } from './unsent-drafts.ts';

let count = 0;
const account = () => `asha-${count}`;
beforeEach(() => {
  count += 1;
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  storeAccount(account());
  storeToken('t');
});
afterEach(async () => {
  await openDeviceStore(account()).wipeAccount();
  vi.unstubAllGlobals();
});

const blank = { name: '', typed: '' };
const typed = { name: 'Crane', typed: 'yes' };
const item = 'form/profile-projects-{}';
const left = () => unsentDrafts(account(), new Set());

it('what was typed into a dialog of the profile is asked about, until it is used or canceled', async () => {
  const store = openDeviceStore(account());
  const form = new StoredForm(store, item, blank, { isAsked: true });
  form.keep(typed);
  form.flush();
  await expect.poll(async () => (await left()).map(({ key }) => key)).toEqual([item]);
  await expect.poll(() => sessionStorage.length, { message: 'the copy of a closing page' }).toBe(0);
  expect(await (await left())[0]?.copy()).toContain('Crane');
  expect(await new StoredForm(store, item, blank, { isAsked: true }).read()).toEqual(typed);
  await form.remove();
  expect(await left()).toEqual([]);
});

it('a text of the release before is still there, and what is typed on is asked about', async () => {
  const store = openDeviceStore(account());
  await store.update(item, { notes: typed });
  const form = new StoredForm(store, item, blank, { isAsked: true });
  expect(await form.read()).toEqual(typed);
  form.keep({ ...typed, name: 'Tower crane' });
  form.flush();
  await expect.poll(async () => (await left()).length).toBe(1);
  await expect.poll(() => sessionStorage.length, { message: 'the copy of a closing page' }).toBe(0);
  expect(await new StoredForm(store, item, blank).read()).toMatchObject({ name: 'Tower crane' });
});

it('an application that is written but not added is asked about, until its form is empty again', async () => {
  const empty = { role: '', status: 'saved' };
  const store = openDeviceStore(account());
  await store.update('form/new-application', { notes: { role: 'Kept by the release before' } });
  const form = new StoredForm(store, 'form/new-application', empty, { isAsked: true });
  const keep = (role: string) => {
    form.keep({ ...empty, role });
    form.flush();
  };
  keep('Crane driver');
  await expect
    .poll(async () => (await left()).map(({ what }) => what))
    .toEqual(['New application']);
  keep('');
  await expect.poll(left).toEqual([]);
  const again = new StoredForm(store, 'form/new-application', empty, { isAsked: true });
  expect((await again.read())?.role ?? '').toBe('');
});
