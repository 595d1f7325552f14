import { newId } from '@folio/contract/new-id';
import type { DeviceItem } from '../device-store/device-item.ts';
import { type DeviceStore, openDeviceStore } from '../device-store/device-store.ts';
import { clearGuestClaim } from './guest-claim.ts';

/** Under which the device keeps what is written without an account. No account has it as its id. */
export const guestId = 'guest';

/** The one resume of a guest, which all tabs share. */
export const guestItem: DeviceItem = 'resume/new-guest';

/** Whether somebody has written something on this device without an account. */
export async function hasGuestWork(device = openDeviceStore(guestId)): Promise<boolean> {
  const items = await device.listItems();
  return items.some(({ item, hasPending }) => item === guestItem && hasPending);
}

/**
 * Moves a guest's resume to an account on this device, where it is one that the server does not have
 * yet. In one transaction, so that it is there once, whatever happens, and in however many tabs it is
 * asked for. Answers its id there, or undefined where there is nothing.
 */
export async function takeGuestWork(
  userId: string,
  device: DeviceStore = openDeviceStore(guestId),
): Promise<string | undefined> {
  const id = `new-${newId()}`;
  const isThere = await hasGuestWork(device);
  const isTaken = isThere && (await device.giveItem(guestItem, { userId, item: `resume/${id}` }));
  // Where it could not be moved its person is asked again, and it stays where it is.
  clearGuestClaim();
  if (!isTaken) return undefined;
  await device.wipeAccount();
  return id;
}

/** Nothing of a guest stays on this device. */
export async function deleteGuestWork(): Promise<void> {
  clearGuestClaim();
  await openDeviceStore(guestId).wipeAccount();
}
