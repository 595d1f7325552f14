/** A draft is stored after the letter is painted, not before. */
const draftDelayMs = 30;

/** Stores a draft soon after the last change, or at once when the page is about to go. */
export class DraftWriter {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isKept = true;
  readonly #write: () => boolean;

  /** `write` tells whether there was room for the draft. */
  constructor(write: () => boolean) {
    this.#write = write;
  }

  writeSoon(): void {
    this.cancel();
    this.#timer = setTimeout(() => this.write(), draftDelayMs);
  }

  write(): void {
    this.cancel();
    this.#isKept = this.#write();
  }

  /** Whether the draft that was stored last is there. */
  get isKept(): boolean {
    return this.#isKept;
  }

  /** Stores what is still waiting to be stored. */
  flush(): void {
    if (this.#timer !== undefined) this.write();
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
