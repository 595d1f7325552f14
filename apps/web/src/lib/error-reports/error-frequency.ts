const keysKept = 100;

/** How often each error was met since the page was loaded; the one met longest ago is forgotten first. */
export class ErrorFrequency {
  readonly #times = new Map<string, number>();

  /** Counts an error and gives how often it was met. */
  count(key: string): number {
    const times = (this.#times.get(key) ?? 0) + 1;
    this.#times.delete(key);
    this.#times.set(key, times);
    const [oldest] = this.#times.keys();
    if (this.#times.size > keysKept && oldest !== undefined) this.#times.delete(oldest);
    return times;
  }

  get size(): number {
    return this.#times.size;
  }
}
