/** Long enough that a sentence is one request, short enough that 'Saved' appears within 1.5 s. */
const typingRestMs = 700;
/** The longest delay while somebody types without a pause. */
const maxWaitMs = 5_000;

/**
 * Decides when to save: after a pause in typing (debounce), at the latest after a maximum delay.
 */
export class SaveTimer {
  readonly #restMs: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsavedSince: number | undefined;

  constructor(restMs = typingRestMs) {
    this.#restMs = restMs;
  }

  /** Starts or extends the delay; `save` is called when it ends. */
  start(save: () => void): void {
    this.cancel();
    // Not the wall clock, which can be set back.
    const now = performance.now();
    this.#unsavedSince ??= now;
    const left = Math.max(0, this.#unsavedSince + maxWaitMs - now);
    this.#timer = setTimeout(save, Math.min(this.#restMs, left));
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }

  /** To be called once all changes are being sent. */
  reset(): void {
    this.cancel();
    this.#unsavedSince = undefined;
  }
}

const firstRetryMs = 2_000;
const maxRetryMs = 30_000;

/** Retries with exponential backoff. */
export class RetryTimer {
  #delayMs = firstRetryMs;
  #timer: ReturnType<typeof setTimeout> | undefined;

  start(retry: () => void): void {
    this.cancel();
    this.#timer = setTimeout(retry, this.#delayMs);
    this.#delayMs = Math.min(this.#delayMs * 2, maxRetryMs);
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }

  /** To be called after a success. */
  reset(): void {
    this.cancel();
    this.#delayMs = firstRetryMs;
  }
}
