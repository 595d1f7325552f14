import { LRUCache } from 'lru-cache';

/**
 * Caches bytes by key up to a total size; concurrent requests for a missing key share one
 * computation.
 */
export function createSingleFlightCache(cachedBytes: number) {
  const made = new LRUCache<string, Uint8Array>({
    maxSize: cachedBytes,
    maxEntrySize: cachedBytes / 4,
    sizeCalculation: ({ length }) => Math.max(1, length),
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
    const known = made.get(key) ?? inMaking.get(key);
    if (known) return known;
    const making = keep(key, make);
    inMaking.set(key, making);
    return making;
  };
}
