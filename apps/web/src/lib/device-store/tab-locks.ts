/**
 * Does something while no other tab of this browser does the same. A browser without locks does it
 * at once: what two tabs send at the same time is known by its ids, and costs a request.
 */
export async function withTabLock(name: string, work: () => Promise<void>): Promise<void> {
  const manager = locks();
  if (manager) await manager.request(name, work);
  else await work();
}

/** Tells the other tabs that something is open here, until the page goes or it is let go. */
export function holdTabLock(name: string): () => void {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  // Rejected where the page goes before the lock is had.
  locks()
    ?.request(name, { mode: 'shared' }, () => held)
    .catch(() => undefined);
  return letGo;
}

/** Whether a tab has something open; false where the browser can't tell. */
export async function isOpenElsewhere(name: string): Promise<boolean> {
  const held = (await locks()?.query())?.held ?? [];
  return held.some((lock) => lock.name === name);
}

const locks = (): LockManager | undefined => globalThis.navigator?.locks;
