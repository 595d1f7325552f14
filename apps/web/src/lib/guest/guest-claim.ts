import { readStored, writeStored } from '../stored-json.ts';

const claimKey = 'guestClaim';

/**
 * Notes which email address signed up or logged in from the guest editor. Only that account
 * receives the guest's text, also after a verification mail, since the device may be shared.
 */
export function claimGuestWork(email: string): void {
  writeStored(localStorage, claimKey, { email: comparable(email) });
}

export const clearGuestClaim = (): void => localStorage.removeItem(claimKey);

/** Whether the guest's text on this device is claimed by this account. */
export function isGuestClaimOf({ email }: { email: string }): boolean {
  const stored: { email?: unknown } = Object(readStored(localStorage, claimKey));
  return stored.email === comparable(email);
}

const comparable = (email: string): string => email.trim().toLowerCase();
