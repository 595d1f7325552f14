import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { DeviceStore } from './device-store.ts';
import { StoredForm } from './stored-form.ts';

const blank = { job: '', name: '' };
const item = 'form/tailor-1';
let store: DeviceStore;
let count = 0;

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  count += 1;
  store = new DeviceStore('asha', { tab: 'one', name: `folio-form-${count}` });
});
/** None may write once its test has ended: the storage of the page goes with it. */
const opened: StoredForm<typeof blank>[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((form) => form.remove()));
  await store.close();
});

function open(at: typeof item | 'form/tailor-2' = item) {
  const form = new StoredForm(store, at, blank);
  opened.push(form);
  return form;
}

it('the last input is there when the form is opened again', async () => {
  expect(await open().read()).toBeUndefined();
  const form = open();
  form.keep({ job: 'Cook', name: '' });
  form.keep({ job: 'Cook wanted', name: '' });
  form.flush();
  await expect.poll(() => open().read()).toEqual({ job: 'Cook wanted', name: '' });
});

it('is stored at once where the page is hidden or left', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  for (const event of ['pagehide', 'visibilitychange']) {
    open().keep({ job: event, name: '' });
    page.dispatchEvent(new Event(event));
    expect(sessionStorage.getItem(`formDraft:${item}`)).toContain(event);
  }
});

it('is stored without a call to flush', async () => {
  open().keep({ job: 'Cook wanted', name: '' });
  await expect.poll(() => open().read()).toEqual({ job: 'Cook wanted', name: '' });
});

it('goes on under another key with what is stored, and what is typed since', async () => {
  const form = open();
  form.keep({ job: 'Cook', name: '' });
  form.flush();
  await form.move('form/tailor-2');
  const moved = () => open('form/tailor-2').read();
  expect(await moved()).toEqual({ job: 'Cook', name: '' });
  expect(await open().read()).toBeUndefined();
  form.keep({ job: 'Cook wanted', name: '' });
  form.flush();
  await expect.poll(moved).toEqual({ job: 'Cook wanted', name: '' });
});

it('what is typed while it moves to another key is newer than what was there', async () => {
  const form = open();
  form.keep({ job: 'Cook', name: '' });
  form.flush();
  const give = store.giveItem.bind(store);
  const isAsked = Promise.withResolvers<void>();
  vi.spyOn(store, 'giveItem').mockImplementationOnce(async (...what) => {
    await isAsked.promise;
    return give(...what);
  });
  const moving = form.move('form/tailor-2');
  form.keep({ job: 'Cook wanted', name: '' });
  form.flush();
  await store.listItems();
  isAsked.resolve();
  await moving;
  form.flush();
  await expect.poll(() => open('form/tailor-2').read()).toEqual({ job: 'Cook wanted', name: '' });
});

it('is there after a reload that was sooner than the device', async () => {
  await store.update(item, { notes: { job: 'Cook' } });
  const form = open();
  form.keep({ job: 'Cook wanted', name: '' });
  const reloaded = new DeviceStore('asha', { tab: 'one', name: `folio-form-${count}` });
  // The page is gone before the device is written to.
  await store.close();
  vi.spyOn(store, 'update').mockReturnValue(new Promise(() => undefined));
  form.flush();
  const again = new StoredForm(reloaded, item, blank);
  expect(await again.read()).toEqual({ job: 'Cook wanted', name: '' });
  again.flush();
  await expect.poll(() => sessionStorage.length).toBe(0);
  expect((await reloaded.loadItem(item)).notes).toEqual({ job: 'Cook wanted', name: '' });
  await reloaded.close();
});

it('input during loading wins over the stored texts', async () => {
  await store.update(item, { notes: { job: 'Old' } });
  const form = open();
  const reading = form.read();
  form.keep({ job: 'New', name: '' });
  expect(await reading).toBeUndefined();
  await form.remove();
});

it('is removed once it is used, and at the next sign-in of another account', async () => {
  const form = open();
  form.keep({ job: 'Cook', name: '' });
  form.flush();
  await form.remove();
  expect(sessionStorage.length).toBe(0);
  await expect.poll(() => open().read()).toBeUndefined();
  await store.update(item, { notes: { job: 'Cook' } });
  expect((await store.listItems()).filter(({ hasPending }) => hasPending)).toEqual([]);
  await store.wipeAccount();
  const next = new DeviceStore('asha', { tab: 'two', name: `folio-form-${count}` });
  expect(await new StoredForm(next, item, blank).read()).toBeUndefined();
  await next.close();
});

it('what is typed into the next form stays there when the answer to the last one comes', async () => {
  const form = open();
  form.keep({ job: 'Cook', name: '' });
  await form.remove();
  const next = open();
  next.keep({ job: 'Baker', name: '' });
  next.flush();
  await expect.poll(() => open().read()).toEqual({ job: 'Baker', name: '' });
  await form.remove();
  expect(await open().read()).toEqual({ job: 'Baker', name: '' });
});

it('is forgotten although the page closes before its records are removed', async () => {
  await store.update(item, { notes: { job: 'Cook' } });
  vi.spyOn(store, 'removeItem').mockReturnValue(new Promise(() => undefined));
  void new StoredForm(store, item, blank).remove();
  await expect.poll(() => open().read()).toBeUndefined();
  vi.restoreAllMocks();
});

it.each([null, 7, 'x', [], { job: 7 }, { other: 'x' }])(
  'ignores %j on the device',
  async (notes) => {
    await store.update(item, { notes });
    expect(await open().read()).toBeUndefined();
  },
);
