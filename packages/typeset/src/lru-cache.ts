/**
 * An LRU cache approximated by two generations, bounded by the total weight of its values. Used
 * entries enter the young generation; when that reaches half of the limit it becomes the old one,
 * and the previous old one is dropped. A hit costs one look-up in O(1), without maintaining an
 * order.
 */
export class LruCache<Value> {
  readonly #maxWeight: number;
  #young = new Map<string, { value: Value; weight: number }>();
  #old = new Map<string, { value: Value; weight: number }>();
  #youngWeight = 0;

  constructor(maxWeight: number) {
    this.#maxWeight = maxWeight;
  }

  get size(): number {
    return this.#young.size + this.#old.size;
  }

  get(key: string): Value | undefined {
    const young = this.#young.get(key);
    if (young) return young.value;
    const old = this.#old.get(key);
    if (!old) return undefined;
    this.#old.delete(key);
    this.#keep(key, old);
    return old.value;
  }

  /** Stores the value, unless it weighs more than a quarter of the limit. */
  set(key: string, value: Value, weight: number): void {
    if (weight > this.#maxWeight / 4) return;
    this.#old.delete(key);
    this.#youngWeight -= this.#young.get(key)?.weight ?? 0;
    this.#keep(key, { value, weight });
  }

  #keep(key: string, entry: { value: Value; weight: number }): void {
    this.#young.set(key, entry);
    this.#youngWeight += entry.weight;
    if (this.#youngWeight <= this.#maxWeight / 2) return;
    this.#old = this.#young;
    this.#young = new Map();
    this.#youngWeight = 0;
  }
}

/**
 * A cache keyed by object identity with at most `most` entries, of which the more recently used
 * half is always kept. Two generations, as in `LruCache`. Not a WeakMap, because many weak entries
 * slow down every garbage collection.
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
