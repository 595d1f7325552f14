import 'fake-indexeddb/auto';
import { ProfileWork } from '@folio/contract/profile';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeviceStore } from '../../lib/device-store/device-store.ts';
import { oldDraftTab } from '../../lib/device-store/old-drafts.ts';
import { livingTabs } from '../../lib/device-store/tab.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { type FormValues, toFormValues } from './form-values.ts';
import {
  baseOf,
  fromFields,
  openProfileDraft,
  readProfileCopy,
  toFields,
} from './profile-draft.ts';
import { asha } from './testing/asha.ts';

const values = toFormValues(asha);

let count = 0;
let closing: (() => unknown)[] = [];
beforeEach(() => {
  count += 1;
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', async () => Response.error());
});
afterEach(async () => {
  for (const close of closing) await close();
  closing = [];
  vi.unstubAllGlobals();
});

async function open(tab: string, { of = asha, userId = 'asha' } = {}) {
  const store = new DeviceStore(userId, { tab, name: `folio-profile-${count}` });
  const shown: object[] = [];
  const draft = openProfileDraft(of, store, (fields) => shown.push(fields));
  const leave = async () => {
    await expect.poll(() => draft.kept).toBe('kept');
    draft.dispose();
    await store.close();
    await expect.poll(async () => (await livingTabs()).has(tab)).toBe(false);
  };
  closing.push(leave);
  await draft.open();
  const type = (typed: Partial<FormValues>) =>
    draft.change(toFields({ ...fromFields(draft.document), ...typed }));
  return { draft, store, shown, type, leave };
}

it('[draft-1] unsaved input is kept for its author only, without the password', async () => {
  const { type, store, leave } = await open('one');
  type({ bio: 'Hello', currentPassword: 'secret', website: 'no address yet' });
  await expect.poll(async () => (await store.loadItem('profile')).pending.length).toBe(1);
  expect(JSON.stringify(await store.loadItem('profile'))).not.toContain('secret');
  await leave();
  const again = await open('two');
  expect(again.draft.document).toMatchObject({ bio: 'Hello', website: 'no address yet' });
  expect(again.draft.unsaved).toMatchObject({ bio: { value: 'Hello', was: '' } });
  expect((await open('three', { userId: 'ben' })).draft.hasUnsaved()).toBe(false);
});

it('parts of a group are joined one by one, and entries are kept as they are', async () => {
  const { draft, type } = await open('one');
  const job = ProfileWork.parse({ id: 'a', company: 'Kite' });
  type({ visibility: { ...values.visibility, skills: false }, workExperience: [job] });
  const theirs = { ...asha, version: 5, visibility: { ...asha.visibility, public: false } };
  await draft.receive(baseOf(theirs));
  const joined = fromFields(draft.document);
  expect(joined.visibility).toMatchObject({ skills: false, public: false, education: true });
  expect(joined.workExperience).toEqual([job]);
  expect(draft.conflicts).toEqual([]);
});

it('a reread of a known version is shown where nothing was typed', async () => {
  const { draft, shown, type } = await open('one');
  type({ bio: 'Mine' });
  await draft.refresh(baseOf({ ...asha, email: 'new@gmail.com' }));
  expect(shown.at(-1)).toMatchObject({ email: 'new@gmail.com', bio: 'Mine' });
});

it('one that an earlier release kept is taken over', async () => {
  const { store, leave } = await open('one');
  await store.putPending('profile', { oldDraft: { bio: 'Earlier', title: 7 } }, oldDraftTab);
  await leave();
  const { draft } = await open('two');
  expect(draft.unsaved).toEqual({ bio: { value: 'Earlier', was: '' } });
});

it.each([null, { changes: { bio: { value: 7 }, nonsense: { value: '' } } }, { oldDraft: 7 }])(
  'what lies on the device and is %j is no draft',
  async (broken) => {
    const { store, leave } = await open('one');
    await store.putPending('profile', broken, 'gone');
    await leave();
    expect((await open('two')).draft.hasUnsaved()).toBe(false);
  },
);

it('is removed when it is discarded', async () => {
  const { draft, store, type } = await open('one');
  type({ bio: 'Hello' });
  await draft.discard();
  expect(fromFields(draft.document).bio).toBe('');
  expect((await store.loadItem('profile')).pending).toEqual([]);
});

it('a copy that was handed over is read back, as far as the form can hold it', () => {
  const { document } = baseOf(asha);
  const copy = JSON.parse(JSON.stringify({ ...document, fullName: 'Rescued' }));
  expect(readProfileCopy(copy, document)).toEqual(copy);
  const odd = { bio: 'Rao', fullName: 5, unknown: 'x', 'visibility.public': 'yes' };
  expect(readProfileCopy(odd, document)).toEqual({ bio: 'Rao' });
  for (const other of [undefined, 'text', [], { basics: {} }])
    expect(readProfileCopy(other, document)).toBeUndefined();
});
