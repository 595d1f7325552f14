import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isApiError } from '../api-client.ts';
import { accountId, readToken } from '../token.ts';
import { noteFresh, noteKept } from './as-of.ts';

/**
 * An answer's name, which includes everything that it depends on. If undefined, the answer is not
 * stored.
 */
type Named<T> = {
  name: string | undefined;
  queryKey: QueryKey;
  /** Validates a stored answer, which another release may have written. */
  schema?: { safeParse: (kept: unknown) => { data?: T | undefined } };
};

/** As long as a save waits for a response. */
const patienceMs = 30_000;

/**
 * Requests from the server and stores the answer on this device for this account; offline, or
 * without an answer in time, returns the stored one. Only for data that may be kept on a device: no
 * payments, no tokens.
 */
export async function lastSeen<T>(named: Named<T>, ask: () => Promise<T>): Promise<T> {
  const { name, queryKey } = named;
  const hash = hashKey(queryKey);
  const token = readToken();
  // Another tab may have logged in another account meanwhile, which must not get this one's answer.
  const isSame = () => readToken() === token;
  const keptNow = async () => (isSame() ? await readKept(named) : undefined);
  const late = Promise.withResolvers<Seen<T>>();
  const timer = setTimeout(async () => {
    // Without a stored answer, the request has no time limit.
    const kept = await keptNow();
    if (kept) late.resolve(kept);
  }, patienceMs);
  const asked = ask().then((answer) => {
    // A failure to store doesn't concern the caller.
    if (name !== undefined && isSame()) keep(name, answer).catch(() => undefined);
    return { answer };
  });
  try {
    return shown(hash, await Promise.race([asked, late.promise]));
  } catch (error) {
    const kept = isApiError(error, 'OFFLINE', 'UNAVAILABLE') ? await keptNow() : undefined;
    if (!kept) throw error;
    return shown(hash, kept);
  } finally {
    clearTimeout(timer);
  }
}

/** `at`: when a stored answer was fetched; absent for a fresh one. */
type Seen<T> = { answer: T; at?: number };

function shown<T>(hash: string, { answer, at }: Seen<T>): T {
  if (at === undefined) noteFresh(hash);
  else noteKept(hash, at);
  return answer;
}

async function readKept<T>({ name, schema }: Named<T>): Promise<Seen<T> | undefined> {
  const kept = name === undefined ? undefined : await recall(name);
  const answer = kept && (schema ? schema.safeParse(kept.answer).data : (kept.answer as T));
  return !kept || answer === undefined ? undefined : { answer, at: kept.at ?? kept.version };
}

/**
 * `version` is the time of storing in milliseconds, and at least one more than before, so that an
 * older answer never replaces a newer one even if the clock was once ahead. `at` is when it was
 * fetched, if that differs.
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

/** The signed-in account's store, loaded after the first screen. */
async function openStore() {
  const userId = accountId();
  if (userId === undefined) return undefined;
  // Offline the module may be unavailable.
  const store = await import('../device-store/device-store.ts').catch(() => undefined);
  return accountId() === userId ? store?.openDeviceStore(userId) : undefined;
}

/** Refetches answers that were shown from the device, when the connection may be back. */
export function askAgain(client: QueryClient, hashes: ReadonlySet<string>): void {
  void client.invalidateQueries({ predicate: ({ queryHash }) => hashes.has(queryHash) });
}
