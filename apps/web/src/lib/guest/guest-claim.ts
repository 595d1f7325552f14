import { readStored, writeStored } from '../stored-json.ts';

const claimKey = 'guestClaim';

/**
 * Notes which email address signed up or logged in from the guest editor. Only that account
 * receives the guest's text, even if it is verified by a mail later, since the device may be
 * shared. `wantsPdf`: whether a PDF was requested.
 */
export function claimGuestWork(email: string, wantsPdf = false): void {
  writeStored(localStorage, claimKey, { email: comparable(email), wantsPdf });
}

export const clearGuestClaim = (): void => localStorage.removeItem(claimKey);

/** Whether the guest's text on this device is claimed by this account. */
export function isGuestClaimOf({ email }: { email: string }): boolean {
  return readClaim().email === comparable(email);
}

/** Whether to continue with the PDF that was requested before. */
export const isPdfClaimed = (): boolean => readClaim().wantsPdf === true;

const readClaim = (): { email?: unknown; wantsPdf?: unknown } =>
  Object(readStored(localStorage, claimKey));

const comparable = (email: string): string => email.trim().toLowerCase();
