/**
 * Runs `work` while no other tab of this browser runs the same. Without the Web Locks API it runs
 * at once: requests that two tabs send at the same time are recognized by their ids, and only cost
 * traffic.
 */
export async function withTabLock(name: string, work: () => Promise<void>): Promise<void> {
  const manager = locks();
  if (manager) await manager.request(name, work);
  else await work();
}

/** Announces to other tabs that something is open here, until it is released or the page closes. */
export function holdTabLock(name: string): () => void {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  // Rejected where the page goes before the lock is had.
  locks()
    ?.request(name, { mode: 'shared' }, () => held)
    .catch(() => undefined);
  return letGo;
}

/** Whether another tab has something open; false where the browser can't tell. */
export async function isOpenElsewhere(name: string): Promise<boolean> {
  const held = (await locks()?.query())?.held ?? [];
  return held.some((lock) => lock.name === name);
}

const locks = (): LockManager | undefined => globalThis.navigator?.locks;
