/**
 * A cache keyed by object identity, of at most `most` entries; the more recently used half is
 * always kept. Two generations, as in `LruCache`. Not a WeakMap, since many weak entries slow down
 * every garbage collection.
 */
export class ObjectLruCache<Key extends object, Value> {
  readonly #most: number;
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Value | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: Key, value: Value): void {
    this.#young.set(key, value);
    if (this.#young.size <= this.#most / 2) return;
    this.#old = this.#young;
    this.#young = new Map();
  }
}
