/**
 * Runs `work` while no other tab of this browser runs the same. It runs without the lock if the
 * browser lacks or denies the Web Locks API, or if another tab has held the lock for `patienceMs`,
 * as a tab frozen by the system does: the server recognizes duplicate requests by their ids, so
 * they only cost traffic.
 */
export async function withTabLock(
  name: string,
  work: () => Promise<void>,
  { patienceMs }: { patienceMs?: number } = {},
): Promise<void> {
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return work();
  };
  const options = patienceMs === undefined ? {} : { signal: AbortSignal.timeout(patienceMs) };
  try {
    await (locks()?.request(name, options, begin) ?? begin());
  } catch (error) {
    if (isBegun) throw error;
    await work();
  }
}

/** Announces to other tabs that something is open here, until it is released or the page closes. */
export function holdTabLock(name: string): () => void {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  // Rejected if the page closes before it gets the lock.
  locks()
    ?.request(name, { mode: 'shared' }, () => held)
    .catch(() => undefined);
  return letGo;
}

/** Whether another tab has something open; false where the browser can't tell. */
export async function isOpenElsewhere(name: string): Promise<boolean> {
  return (await heldLocks()).some((lock) => lock === name);
}

/** The names of all locks held by tabs of this browser; empty if the browser can't tell. */
export async function heldLocks(): Promise<string[]> {
  const answer = await locks()
    ?.query()
    .catch(() => undefined);
  return (answer?.held ?? []).flatMap(({ name }) => name ?? []);
}

const locks = (): LockManager | undefined => globalThis.navigator?.locks;
