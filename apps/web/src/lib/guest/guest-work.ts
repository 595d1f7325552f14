import { newId } from '@folio/contract/new-id';
import type { DeviceItem } from '../device-store/device-item.ts';
import { type DeviceStore, openDeviceStore } from '../device-store/device-store.ts';
import { keepDoubts, moveDoubts } from '../reading/doubts.ts';
import { clearGuestClaim } from './guest-claim.ts';

/** The owner id of text written without an account; no account has this id. */
export const guestId = 'guest';

/** The one resume of a guest, which all tabs share. */
export const guestItem: DeviceItem = 'resume/new-guest';

/** Whether there is text on this device that was written without an account. */
export async function hasGuestWork(device = openDeviceStore(guestId)): Promise<boolean> {
  const items = await device.listItems();
  return items.some(({ item, hasPending }) => item === guestItem && hasPending);
}

/**
 * Moves a guest's resume to an account on this device, as a resume that the server doesn't have
 * yet. Runs in one transaction, so that there is only one, however many tabs do this. Returns its
 * new id, or undefined if there is none.
 */
export async function takeGuestWork(
  userId: string,
  device: DeviceStore = openDeviceStore(guestId),
): Promise<string | undefined> {
  const savedId = newId();
  const id = `new-${savedId}`;
  const isThere = await hasGuestWork(device);
  const isTaken = isThere && (await device.giveItem(guestItem, { userId, item: `resume/${id}` }));
  // If the move fails, the person is asked again and the resume stays with the guest.
  clearGuestClaim();
  if (!isTaken) return undefined;
  // Its job description, and the answers about its bullets.
  await device.giveItem(`form/job-${guestId}`, { userId, item: `form/job-${id}` });
  await device.giveItem('form/interview-new-guest', { userId, item: `form/interview-${id}` });
  moveDoubts(guestId, savedId);
  await device.wipeAccount();
  return id;
}

/** Deletes everything of the guest from this device. */
export async function deleteGuestWork(): Promise<void> {
  clearGuestClaim();
  keepDoubts(guestId, []);
  await openDeviceStore(guestId).wipeAccount();
}
