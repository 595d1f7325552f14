/** Long enough that a sentence is one request, short enough that 'Saved' comes within 1.5 s. */
const typingRestMs = 700;
/** Someone who never rests is saved this often all the same. */
const longestWaitMs = 5_000;

/** Says when to save: after a rest in the typing, or when the typing has gone on for long. */
export class SaveTimer {
  readonly #restMs: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsavedSince: number | undefined;

  constructor(restMs = typingRestMs) {
    this.#restMs = restMs;
  }

  /** Something has changed: `save` is called once it is time, and not for changes before this one. */
  start(save: () => void): void {
    this.cancel();
    // The clock of the day may be set back meanwhile.
    const now = performance.now();
    this.#unsavedSince ??= now;
    const left = Math.max(0, this.#unsavedSince + longestWaitMs - now);
    this.#timer = setTimeout(save, Math.min(this.#restMs, left));
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }

  /** To be called as soon as all that has changed is on its way. */
  reset(): void {
    this.cancel();
    this.#unsavedSince = undefined;
  }
}

const firstRetryMs = 2_000;
const longestRetryMs = 30_000;

/** Exponential backoff: tries again after a while, and ever more rarely while that does not help. */
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
