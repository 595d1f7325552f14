/**
 * The end of a line or a sentence: an end mark, unless it follows a short capitalized word ('Mr.'),
 * and white space. Marks of scripts without spaces need no white space.
 */
const ends = /\n|(?<!(?<!\p{L})\p{Lu}\p{Ll}{0,2})[.!?…؟։][\])}"'”’»]{0,3}\s|[。！？｡।॥۔။።]/gu;
const longestEnd = 5;

/**
 * Passes a streamed text on sentence by sentence, each once it has been checked; those that arrive
 * during a check are checked together. A sentence that fails is held back, together with everything
 * after it.
 */
export class ProvenText {
  /** The beginning of a sentence. */
  private begun = '';
  private unchecked = '';
  private isHeld = false;
  private checking: Promise<void> | undefined;
  private readonly isProven: (sentences: string) => Promise<boolean>;
  private readonly onText: (sentences: string) => void;

  constructor(
    isProven: (sentences: string) => Promise<boolean>,
    onText: (sentences: string) => void,
  ) {
    this.isProven = isProven;
    this.onText = onText;
  }

  readonly add = (piece: string): void => {
    ends.lastIndex = Math.max(0, this.begun.length - longestEnd);
    this.begun += piece;
    let end = 0;
    while (ends.exec(this.begun)) end = ends.lastIndex;
    this.pass(end);
  };

  /**
   * Passes on the last sentence of a `whole` text as well. Ends once everything has been passed on
   * or held back.
   */
  async end(whole: boolean): Promise<void> {
    if (whole) this.pass(this.begun.length);
    await this.checking;
  }

  private pass(end: number): void {
    this.unchecked += this.begun.slice(0, end);
    this.begun = this.begun.slice(end);
    if (this.unchecked === '' || this.checking) return;
    this.checking = this.check();
    // Only a caller that awaits the end handles a failure. Until then this handler prevents an
    // unhandled rejection.
    this.checking.catch(() => {});
  }

  private async check(): Promise<void> {
    while (this.unchecked !== '' && !this.isHeld) {
      const sentences = this.unchecked;
      this.unchecked = '';
      this.isHeld = sentences.trim() !== '' && !(await this.isProven(sentences));
      if (!this.isHeld) this.onText(sentences);
    }
    this.checking = undefined;
  }
}
