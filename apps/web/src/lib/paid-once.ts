import { isApiError } from './api-client.ts';
import { newIdempotencyKey } from './paid-call.ts';
import { readStored, writeStored } from './stored-json.ts';
import { accountId } from './token.ts';

const storageKey = 'paidKeys';
/** Requests whose answers nobody has come back for are few. */
const mostKeys = 20;

/**
 * Asks for something that costs credits, once for what is asked: until an answer has been seen, the
 * same request goes out under the same key, so that it is paid once. Also where it was given up, such
 * as by closing its dialog: the server may have finished it. Keys outlast a reload of the tab.
 *
 * @param asked all that the request depends on.
 * @param isSeen whether somebody sees the answer, and doesn't get another one for the same key.
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
      // Of one that was refused nothing was paid: its key is as good as another.
      if (error instanceof UnreadableAnswer) dropKey(name, key);
      throw error;
    }
  };
  try {
    return await askBy(readKeys()[name] ?? newIdempotencyKey());
  } catch (error) {
    // The key brought nothing, or stands for another request: the next one takes its place.
    if (!isApiError(error, 'IDEMPOTENCY_CONFLICT')) throw error;
    return askBy(newIdempotencyKey());
  }
}

/** An answer that can't be read: the same key would bring the same again. */
export class UnreadableAnswer extends Error {}

type Keys = Record<string, string>;

/** Where the browser keeps nothing. */
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

/** Unless it was asked for again meanwhile, with a key of its own. */
function dropKey(name: string, key: string): void {
  if (readKeys()[name] === key) keep(without(name));
}

function without(name: string): Keys {
  const { [name]: _, ...others } = readKeys();
  return others;
}

/**
 * cyrb53, 53 bits: texts of a resume don't lie in the storage, and of two with one hash the server
 * refuses the second, whose key then replaces that of the first.
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
