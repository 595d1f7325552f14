export const typingRestMs = 700;
/** Someone who never rests is saved this often all the same. */
export const longestWaitMs = 5_000;

/** Says when to save: after a rest in the typing, or when the typing has gone on for long. */
export class SaveClock {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsavedSince: number | undefined;

  /** Something has changed: `save` is called once it is time, and not for changes before this one. */
  start(save: () => void): void {
    this.stop();
    this.#unsavedSince ??= Date.now();
    const left = Math.max(0, this.#unsavedSince + longestWaitMs - Date.now());
    this.#timer = setTimeout(save, Math.min(typingRestMs, left));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** To be called as soon as all that has changed is on its way. */
  reset(): void {
    this.stop();
    this.#unsavedSince = undefined;
  }
}
