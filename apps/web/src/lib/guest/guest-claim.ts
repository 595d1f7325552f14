import { readStored, writeStored } from '../stored-json.ts';

const claimKey = 'guestClaim';

/**
 * Whoever signs up or in out of a guest's editor says that its text is theirs. It waits for that
 * address alone, also while a mail is on its way: on a shared device nobody else gets it.
 */
export function claimGuestWork(email: string): void {
  writeStored(localStorage, claimKey, { email: comparable(email) });
}

export const clearGuestClaim = (): void => localStorage.removeItem(claimKey);

/** Whether the account is the one that the text on this device waits for. */
export function isGuestClaimOf({ email }: { email: string }): boolean {
  const stored: { email?: unknown } = Object(readStored(localStorage, claimKey));
  return stored.email === comparable(email);
}

const comparable = (email: string): string => email.trim().toLowerCase();
