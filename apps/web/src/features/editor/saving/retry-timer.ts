const firstRetryMs = 2_000;
const longestRetryMs = 30_000;

/** Tries again after a while, and ever more rarely while that does not help. */
export class RetryTimer {
  #delayMs = firstRetryMs;
  #timer: ReturnType<typeof setTimeout> | undefined;

  start(retry: () => void): void {
    this.cancel();
    this.#timer = setTimeout(retry, this.#delayMs);
    this.#delayMs = Math.min(this.#delayMs * 2, longestRetryMs);
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }

  /** To be called when it went well. */
  reset(): void {
    this.cancel();
    this.#delayMs = firstRetryMs;
  }
}
