import { heldLocks, holdTabLock } from './tab-locks.ts';

/** A random id; works also without TLS, where `crypto.randomUUID` is missing. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** The id of this page load: the key of its drafts in the device's store. */
export const tabId = randomId();

let latest = 0;

/**
 * Like `Date.now`, but strictly increasing, even if the clock is set back. Not `performance.now`,
 * which stops while a device sleeps: this page's writes would then seem older than another's.
 */
export function pageNow(): number {
  latest = Math.max(Date.now(), latest + 1);
  return latest;
}

const lockPrefix = 'folio-tab/';

/** Holds a lock for the page's lifetime, by which other tabs know that its drafts are in use. */
export const announceTab = (tab = tabId): (() => void) => holdTabLock(lockPrefix + tab);

/** The ids of open tabs; only this one where the browser can't tell. */
export async function livingTabs(): Promise<ReadonlySet<string>> {
  const tabs = (await heldLocks()).filter((name) => name.startsWith(lockPrefix));
  return new Set(tabs.map((name) => name.slice(lockPrefix.length)));
}
