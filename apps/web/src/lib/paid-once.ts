import { isApiError } from './api-client.ts';
import { newIdempotencyKey } from './paid-call.ts';
import { readStored, writeStored } from './stored-json.ts';
import { accountId } from './token.ts';

const storageKey = 'paidKeys';
/** Few requests are abandoned without an answer. */
const mostKeys = 20;

/**
 * Makes a paid request idempotent: until its answer has been seen, the same request is sent with
 * the same key, so that it is charged once. This includes abandoned requests, as after closing a
 * dialog, since the server may have completed them. Keys survive a reload of the tab.
 *
 * @param asked everything that the request depends on.
 * @param isSeen whether somebody sees the answer, so that the key must not be used again.
 */
export async function paidOnce<Answer>(
  asked: unknown,
  ask: (idempotencyKey: string) => Promise<Answer>,
  isSeen: (answer: Answer) => boolean = () => true,
): Promise<Answer> {
  const name = hashOf(JSON.stringify([accountId(), asked]));
  const askBy = async (key: string): Promise<Answer> => {
    putKey(name, key);
    try {
      const answer = await ask(key);
      if (isSeen(answer)) dropKey(name, key);
      return answer;
    } catch (error) {
      // Only an unreadable answer needs a new key. A refused request was not charged, so its key
      // stays usable.
      if (error instanceof UnreadableAnswer) dropKey(name, key);
      throw error;
    }
  };
  try {
    return await askBy(readKeys()[name] ?? newIdempotencyKey());
  } catch (error) {
    // The key belongs to another request, so a new one replaces it.
    if (!isApiError(error, 'IDEMPOTENCY_CONFLICT')) throw error;
    return askBy(newIdempotencyKey());
  }
}

/** An answer that can't be read: a retry with the same key would return the same answer. */
export class UnreadableAnswer extends Error {}

type Keys = Record<string, string>;

/** Used if the browser's storage is not available. */
let unstored: Keys = {};

const readKeys = (): Keys => ({
  ...Object(readStored(globalThis.sessionStorage, storageKey)),
  ...unstored,
});

function keep(all: Keys): void {
  const keys = Object.fromEntries(Object.entries(all).slice(-mostKeys));
  unstored = writeStored(globalThis.sessionStorage, storageKey, keys) ? {} : keys;
}

const putKey = (name: string, key: string): void => keep({ ...without(name), [name]: key });

/** Keeps a newer key that a repeated request has set meanwhile. */
function dropKey(name: string, key: string): void {
  if (readKeys()[name] === key) keep(without(name));
}

function without(name: string): Keys {
  const { [name]: _, ...others } = readKeys();
  return others;
}

/**
 * The cyrb53 hash (53 bits): keeps the resume's text out of the storage. If two requests collide,
 * the server rejects the second one's key, and a new key replaces it.
 */
function hashOf(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return ((two >>> 0) * 0x1_0000_0000 + (one >>> 0)).toString(36);
}
