import { LRUCache } from 'lru-cache';
import { AppError } from './app-error.ts';

/**
 * Caches bytes by key up to a total size, and for at most `keptMs` if given. Concurrent requests
 * for a missing key share one computation, and its failure unless that concerns only the caller who
 * started it.
 */
export function createSingleFlightCache(cachedBytes: number, keptMs?: number) {
  const made = new LRUCache<string, Uint8Array>({
    maxSize: cachedBytes,
    maxEntrySize: cachedBytes / 4,
    sizeCalculation: ({ length }) => Math.max(1, length),
    ...(keptMs === undefined ? {} : { ttl: keptMs, ttlAutopurge: true }),
  });
  const inMaking = new Map<string, Promise<Uint8Array>>();
  const keep = async (key: string, make: () => Promise<Uint8Array>) => {
    try {
      const bytes = await make();
      made.set(key, bytes);
      return bytes;
    } finally {
      inMaking.delete(key);
    }
  };
  return async (key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    for (;;) {
      const known = made.get(key);
      if (known) return known;
      const others = inMaking.get(key);
      if (!others) break;
      const bytes = await others.catch(throwUnlessTheirs);
      if (bytes) return bytes;
    }
    const making = keep(key, make);
    inMaking.set(key, making);
    return making;
  };
}

/**
 * A caller's rate limit doesn't apply to others; otherwise a caller over the limit could block a
 * page for everybody.
 */
function throwUnlessTheirs(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error;
}
