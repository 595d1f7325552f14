/** A random id, also for pages without TLS, where `crypto.randomUUID` is missing. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** The id of this page load: the key of its drafts in the device's store. */
export const tabId = randomId();

const lockPrefix = 'folio-tab/';

/** Holds a lock for the page's lifetime, by which other tabs know that its drafts are in use. */
export function announceTab(tab = tabId): () => void {
  let release: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Rejected where the page goes before the lock is had.
  locks()
    ?.request(lockPrefix + tab, { mode: 'shared' }, () => gone)
    .catch(() => undefined);
  return release;
}

/** The ids of open tabs; only this one where the browser can't tell. */
export async function livingTabs(): Promise<ReadonlySet<string>> {
  const held = (await locks()?.query())?.held ?? [];
  const names = held.map(({ name = '' }) => name);
  const tabs = names.filter((name) => name.startsWith(lockPrefix));
  return new Set(tabs.map((name) => name.slice(lockPrefix.length)));
}

const locks = (): LockManager | undefined => globalThis.navigator?.locks;
