import { heldLocks, holdTabLock } from './tab-locks.ts';

/** A random id, also for pages without TLS, where `crypto.randomUUID` is missing. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** The id of this page load: the key of its drafts in the device's store. */
export const tabId = randomId();

/** As `Date.now`, but never earlier than before on this page, also where the clock is set back. */
export const pageNow = (): number => performance.timeOrigin + performance.now();

const lockPrefix = 'folio-tab/';

/** Holds a lock for the page's lifetime, by which other tabs know that its drafts are in use. */
export const announceTab = (tab = tabId): (() => void) => holdTabLock(lockPrefix + tab);

/** The ids of open tabs; only this one where the browser can't tell. */
export async function livingTabs(): Promise<ReadonlySet<string>> {
  const tabs = (await heldLocks()).filter((name) => name.startsWith(lockPrefix));
  return new Set(tabs.map((name) => name.slice(lockPrefix.length)));
}
