import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { DeviceStore } from '../device-store/device-store.ts';
import { keepDoubts, readDoubts } from '../reading/doubts.ts';
import { claimGuestWork, isGuestClaimOf, isPdfClaimed } from './guest-claim.ts';
import { guestId, guestItem, hasGuestWork, takeGuestWork } from './guest-work.ts';

let count = 0;
const opened: DeviceStore[] = [];
const openAs = (userId: string) => {
  const store = new DeviceStore(userId, { tab: userId, name: `folio-guest-${count}` });
  opened.push(store);
  return store;
};
const write = (store: DeviceStore) =>
  store.update(guestItem, { base: { version: 0 }, operations: [{ id: 'one:1' }] });

beforeEach(() => {
  count += 1;
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(opened.splice(0).map((store) => store.close()));
});

it('what a guest wrote waits for the address that they signed up with, and for no other', () => {
  expect(isGuestClaimOf({ email: 'asha@gmail.com' })).toBe(false);
  claimGuestWork(' Asha@Gmail.com');
  expect(isGuestClaimOf({ email: 'asha@gmail.com' })).toBe(true);
  expect(isGuestClaimOf({ email: 'ben@gmail.com' })).toBe(false);
  expect(isPdfClaimed()).toBe(false);
});

it('a PDF that was asked for is asked for until the text has moved', async () => {
  await write(openAs(guestId));
  claimGuestWork('asha@gmail.com', true);
  expect(isPdfClaimed()).toBe(true);
  await takeGuestWork('asha', openAs(guestId));
  expect(isPdfClaimed()).toBe(false);
});

it('moves into an account once, however often it is asked for, and leaves the device', async () => {
  await write(openAs(guestId));
  claimGuestWork('asha@gmail.com');
  const take = () => takeGuestWork('asha', openAs(guestId));
  const ids = [await take(), await take(), ...(await Promise.all([take(), take()]))];
  expect(ids.filter((id) => id !== undefined)).toHaveLength(1);
  expect(await openAs('asha').listItems()).toEqual([
    { item: `resume/${ids[0]}`, hasPending: true },
  ]);
  expect(await hasGuestWork(openAs(guestId))).toBe(false);
  expect(isGuestClaimOf({ email: 'asha@gmail.com' })).toBe(false);
});

it('the job description and the answers beside it move with it', async () => {
  const guest = openAs(guestId);
  await write(guest);
  await guest.update(`form/job-${guestId}`, { notes: { job: 'Cook wanted' } });
  await guest.update(`form/interview-${guestItem.slice('resume/'.length)}`, {
    notes: { answers: '{}' },
  });
  const id = await takeGuestWork('asha', guest);
  const { notes } = await openAs('asha').loadItem(`form/job-${id}`);
  expect(notes).toEqual({ job: 'Cook wanted' });
  const interview = await openAs('asha').loadItem(`form/interview-${id}`);
  expect(interview.notes).toEqual({ answers: '{}' });
});

it('what an import was unsure of stays marked', async () => {
  const guest = openAs(guestId);
  await write(guest);
  keepDoubts(guestId, ['personalInfo/email']);
  const id = await takeGuestWork('asha', guest);
  expect(readDoubts(id?.replace('new-', '') ?? '')).toEqual(['personalInfo/email']);
  expect(readDoubts(guestId)).toEqual([]);
});

it('stays with the guest where the device can not move it', async () => {
  const guest = openAs(guestId);
  await write(guest);
  claimGuestWork('asha@gmail.com');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await takeGuestWork('asha', guest)).toBeUndefined();
  put.mockRestore();
  expect(await hasGuestWork(openAs(guestId))).toBe(true);
});
