/**
 * A cache bounded by the weight of what it holds. It has two generations: what is used comes into
 * the young one; when that holds half of the weight it becomes the old one, and what was old and
 * not used since is forgotten. So a hit costs one look-up, and no order need be kept.
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

  /** Keeps the value, unless it weighs more than a quarter of the whole. */
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
