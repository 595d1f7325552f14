/**
 * Runs `work` while no other tab of this browser runs the same. Without the Web Locks API, where the
 * browser denies it together with all storage, or once another tab has had its turn for `patienceMs`,
 * as one that the system has frozen does, it runs at once: requests that two tabs send at the same time
 * are recognized by their ids, and only cost traffic.
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
  // Rejected where the page goes before the lock is had.
  locks()
    ?.request(name, { mode: 'shared' }, () => held)
    .catch(() => undefined);
  return letGo;
}

/** Whether another tab has something open; false where the browser can't tell. */
export async function isOpenElsewhere(name: string): Promise<boolean> {
  return (await heldLocks()).some((lock) => lock === name);
}

/** The names of all locks that tabs of this browser hold; none where it can't tell. */
export async function heldLocks(): Promise<string[]> {
  const answer = await locks()
    ?.query()
    .catch(() => undefined);
  return (answer?.held ?? []).flatMap(({ name }) => name ?? []);
}

const locks = (): LockManager | undefined => globalThis.navigator?.locks;
