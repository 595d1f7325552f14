/** A random id, also where the page has no TLS, which takes `crypto.randomUUID` away. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** This page, until it is loaded again: the key of what it keeps in the device's store. */
export const tabId = randomId();

const lockPrefix = 'folio-tab/';

/** Holds a lock for as long as this page lives, so that others know whose drafts are in use. */
export function announceTab(tab = tabId): void {
  // Rejected where the page goes before the lock is had.
  locks()
    ?.request(lockPrefix + tab, { mode: 'shared' }, () => new Promise(() => undefined))
    .catch(() => undefined);
}

const locks = (): LockManager | undefined => globalThis.navigator?.locks;
