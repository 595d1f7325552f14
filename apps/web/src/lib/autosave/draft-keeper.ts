import type { Draft, Drafts } from './save-state.ts';

/** A draft is stored after the letter is painted, not before. */
const draftDelayMs = 30;

/** Stores a draft soon after the last change, or at once when the page is about to go. */
export class DraftKeeper<T> {
  readonly #draftsOf: () => Drafts<T>;
  readonly #makeDraft: () => Draft<T>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #exists: boolean;
  #isKept = true;

  constructor(draftsOf: () => Drafts<T>, makeDraft: () => Draft<T>) {
    this.#draftsOf = draftsOf;
    this.#makeDraft = makeDraft;
    this.#exists = this.load() !== undefined;
  }

  /** Whether a draft is stored. */
  get exists(): boolean {
    return this.#exists;
  }

  /** Whether there was room for the last one. */
  get isKept(): boolean {
    return this.#isKept;
  }

  load(): Draft<T> | undefined {
    return this.#draftsOf().load();
  }

  storeSoon(): void {
    this.cancel();
    this.#timer = setTimeout(() => this.store(), draftDelayMs);
  }

  store(): void {
    this.cancel();
    this.#isKept = this.#draftsOf().store(this.#makeDraft());
    this.#exists = this.#isKept;
  }

  /** Stores what is still waiting to be stored. */
  flush(): void {
    if (this.#timer !== undefined) this.store();
  }

  remove(): void {
    this.cancel();
    this.#draftsOf().remove();
    this.#exists = false;
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

/** Long enough that a sentence is one request, short enough that 'Saved' comes within 1.5 s. */
export const typingRestMs = 700;
/** Someone who never rests is saved this often all the same. */
export const longestWaitMs = 5_000;

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
    this.#unsavedSince ??= Date.now();
    const left = Math.max(0, this.#unsavedSince + longestWaitMs - Date.now());
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
