import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { DeviceStore } from './device-store.ts';
import { KeptForm } from './kept-form.ts';

const blank = { job: '', name: '' };
const item = 'form/tailor-1';
let store: DeviceStore;
let count = 0;

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  count += 1;
  store = new DeviceStore('asha', { tab: 'one', name: `folio-form-${count}` });
});
afterEach(() => store.close());

const open = () => new KeptForm(store, item, blank);

it('what was typed last is there when the form is opened again', async () => {
  expect(await open().read()).toBeUndefined();
  const form = open();
  form.keep({ job: 'Cook', name: '' });
  form.keep({ job: 'Cook wanted', name: '' });
  form.flush();
  await expect.poll(() => open().read()).toEqual({ job: 'Cook wanted', name: '' });
});

it('is put without being asked to', async () => {
  open().keep({ job: 'Cook wanted', name: '' });
  await expect.poll(() => open().read()).toEqual({ job: 'Cook wanted', name: '' });
});

it('what is typed while the device is read stands', async () => {
  await store.update(item, { notes: { job: 'Old' } });
  const form = open();
  const reading = form.read();
  form.keep({ job: 'New', name: '' });
  expect(await reading).toBeUndefined();
});

it('is gone once it has served, and for whoever signs in next', async () => {
  const form = open();
  form.keep({ job: 'Cook', name: '' });
  form.flush();
  await form.forget();
  await expect.poll(() => open().read()).toBeUndefined();
  await store.update(item, { notes: { job: 'Cook' } });
  expect((await store.listItems()).filter(({ hasPending }) => hasPending)).toEqual([]);
  await store.wipeAccount();
  const next = new DeviceStore('asha', { tab: 'two', name: `folio-form-${count}` });
  expect(await new KeptForm(next, item, blank).read()).toBeUndefined();
  await next.close();
});

it.each([null, 7, 'x', [], { job: 7 }, { other: 'x' }])(
  '%j on the device is nothing',
  async (notes) => {
    await store.update(item, { notes });
    expect(await open().read()).toBeUndefined();
  },
);
