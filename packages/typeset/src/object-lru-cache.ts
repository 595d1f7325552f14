/**
 * What was last made of objects, by the objects themselves; as many as `most`, of which at least the
 * half that was used last. Two generations, as in `LruCache`. Not a WeakMap, where there are many:
 * its entries cost every collection of garbage.
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
