import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isApiError } from '../api-client.ts';
import { accountId } from '../token.ts';
import { noteFresh, noteKept } from './as-of.ts';

/** What is read: by a name that has all that the answer depends on. Undefined: not to be kept. */
type Named<T> = {
  name: string | undefined;
  queryKey: QueryKey;
  /** What it has to look like: another release may have kept it. */
  schema?: { safeParse: (kept: unknown) => { data?: T | undefined } };
};

/**
 * Asks the server, and keeps what it says on this device, for this account; without a connection it
 * is what was last seen. Only for what may lie on a device: no payments, no tokens.
 */
export async function lastSeen<T>(
  { name, queryKey, schema }: Named<T>,
  ask: () => Promise<T>,
): Promise<T> {
  const hash = hashKey(queryKey);
  try {
    const answer = await ask();
    noteFresh(hash);
    // What can not be kept is no matter of whoever reads the answer.
    if (name !== undefined) keep(name, answer).catch(() => undefined);
    return answer;
  } catch (error) {
    if (name === undefined || !isApiError(error, 'OFFLINE', 'UNAVAILABLE')) throw error;
    const kept = await recall(name);
    const answer = kept && (schema ? schema.safeParse(kept.answer).data : (kept.answer as T));
    if (!kept || answer === undefined) throw error;
    noteKept(hash, kept.at ?? kept.version);
    return answer;
  }
}

/**
 * The time in milliseconds is the version: what is older never takes the place of what is newer. What
 * a clock that ran ahead has kept is older all the same; `at` is when it was seen, where that differs.
 */
type Kept = { version: number; at?: number; answer: unknown };

async function keep(name: string, answer: unknown): Promise<void> {
  const at = Date.now();
  const store = await openStore();
  const before = (await recall(name))?.version ?? 0;
  const kept: Kept =
    before > Date.now() ? { version: before + 1, at, answer } : { version: at, answer };
  await store?.putBase(`list/${name}`, kept);
}

async function recall(name: string): Promise<Kept | undefined> {
  const { base } = (await (await openStore())?.loadItem(`list/${name}`)) ?? {};
  return base && 'answer' in base ? (base as Kept) : undefined;
}

/** Of whoever is signed in; the store is loaded after the first screen. */
async function openStore() {
  if (accountId() === undefined) return undefined;
  // Without a connection it may not be there to load.
  const store = await import('../device-store/device-store.ts').catch(() => undefined);
  const userId = accountId();
  return userId === undefined ? undefined : store?.openDeviceStore(userId);
}

/** Asks again for what was shown as it was last seen, when there may be a connection again. */
export function askAgain(client: QueryClient, hashes: ReadonlySet<string>): void {
  void client.invalidateQueries({ predicate: ({ queryHash }) => hashes.has(queryHash) });
}
