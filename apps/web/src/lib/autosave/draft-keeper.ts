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
