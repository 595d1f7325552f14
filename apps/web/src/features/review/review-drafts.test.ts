import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeviceStore } from '../../lib/device-store/device-store.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { openDrafts as openOn } from './review-drafts.ts';

const token = 'a-secret-of-a-review-link-in-43-characters-';
const comment = { kind: 'comment', after: 'Was.', before: 'Was.', reason: '', quote: '' } as const;
const wording = { ...comment, kind: 'wording', after: 'Says more.' } as const;

let count = 0;
let device: DeviceStore;
let opened: ReturnType<typeof openOn>[] = [];
const openDrafts = (link: string) => {
  const drafts = openOn(link, device);
  opened.push(drafts);
  return drafts;
};

beforeEach(() => {
  count += 1;
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  device = new DeviceStore('reviewer', { name: `folio-review-${count}` });
});
afterEach(async () => {
  await Promise.all(opened.map(({ restored }) => restored));
  for (const { flush } of opened) flush();
  // Texts on their way to the disk.
  await expect.poll(() => sessionStorage.length).toBe(0);
  opened = [];
  await device.close();
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
  expect(localStorage.getItem(`review-drafts-${token.slice(0, 16)}`)).toBeNull();
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

/** As where a browser was killed before it wrote them to the disk: they are those of a while ago. */
function loseRecentStorage(recent: Record<string, string> = {}): void {
  vi.stubGlobal('localStorage', memoryStorage(recent));
  vi.stubGlobal('sessionStorage', memoryStorage());
}

it('a draft typed just before the browser is killed is there again', async () => {
  const first = openDrafts(token);
  first.keep('one', { ...comment, reason: 'Which ones?' });
  first.keep('two', wording);
  const item = `form/review-drafts-${token.slice(0, 16)}` as const;
  await expect.poll(async () => (await device.loadItem(item)).notes).toBeDefined();
  loseRecentStorage({ [`review-drafts-${token.slice(0, 16)}`]: '[]' });
  const again = openDrafts(token);
  await again.restored;
  expect(again.texts()).toEqual(['Which ones?', 'Says more.']);
  again.forget('one');
  expect(openDrafts(token).texts()).toEqual(['Says more.']);
});

it('a draft that is typed while the disk is read stays', async () => {
  const first = openDrafts(token);
  first.keep('one', wording);
  const item = `form/review-drafts-${token.slice(0, 16)}` as const;
  await expect.poll(async () => (await device.loadItem(item)).notes).toBeDefined();
  loseRecentStorage();
  const again = openDrafts(token);
  again.keep('one', { ...comment, reason: 'Typed since' });
  await again.restored;
  expect(again.texts()).toEqual(['Typed since']);
  expect(openDrafts(token).texts()).toEqual(['Typed since']);
});

// It was: the older text took its place, and a note that had been sent came back.
it('a draft that the database had no room for is there again, and none that was sent', async () => {
  const first = openDrafts(token);
  first.keep('one', wording);
  first.keep('sent', wording);
  const item = `form/review-drafts-${token.slice(0, 16)}` as const;
  await expect.poll(async () => (await device.loadItem(item)).notes).toBeDefined();
  const full = vi.spyOn(device, 'update').mockResolvedValue({ kind: 'full' });
  first.keep('one', { ...wording, after: 'Says it all.' });
  first.forget('sent');
  first.flush();
  full.mockRestore();
  vi.stubGlobal('sessionStorage', memoryStorage());
  const again = openDrafts(token);
  await again.restored;
  expect(again.texts()).toEqual(['Says it all.']);
});
