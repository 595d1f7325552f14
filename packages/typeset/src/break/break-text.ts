import type { Hyphenator } from '../blocks.ts';
import type { ShapedText } from '../shape/shape-text.ts';
import type { Shaper } from '../shape/shape-word.ts';
import { WordCutter } from './cut-word.ts';
import { type Breakpoint, BreakpointFinder } from './find-breakpoints.ts';
import { type BrokenText, type Line, setLine, trimEnd } from './set-line.ts';
import { bestChain } from './total-fit.ts';

/*
 * Breaks a paragraph into lines by total fit (`total-fit.ts`) over the breakpoints at which a line
 * may end (`find-breakpoints.ts`), with an emergency cut for anything wider than its line
 * (`cut-word.ts`).
 *
 * With the sums of advances up to each UTF-16 unit (`cumulativeAdvancePt`), the width of any span
 * is one subtraction. This width is an estimate if a line ends inside a shaped word, as after the
 * hyphen of 'well-known', where a kern may be lost. Such lines are measured once they are set, and
 * the paragraph is broken again with the result.
 */

/** Rounding tolerance: sums of the same advances in different orders differ by less than this. */
const tolerancePt = 1e-6;
/** Replaces an infinite width, since shares of the measure must be finite. */
const widestPt = 1e6;
/** Attempts at a paragraph whose widths were underestimated. No real text needs more. */
const maxAttempts = 4;

/** Breaks one paragraph. `#next` is the first breakpoint after the start of the current line. */
class TextBreaker {
  readonly #shaper: Shaper;
  readonly #shaped: ShapedText;
  readonly #limitPt: number;
  readonly #finder: BreakpointFinder;
  readonly #breakpoints: Breakpoint[];
  readonly #cutter: WordCutter;
  readonly #lines: Line[] = [];
  /** The width of the widest part of an address that had to be cut. */
  cutAddressPt = 0;
  #start = 0;
  #next = 0;

  constructor(
    shaper: Shaper,
    shaped: ShapedText,
    limitPt: number,
    hyphenator: Hyphenator | undefined,
    divider: Hyphenator | undefined,
  ) {
    this.#shaper = shaper;
    this.#shaped = shaped;
    this.#limitPt = limitPt;
    this.#finder = new BreakpointFinder(shaped, hyphenator?.hyphenate, shaper.tiedLetters);
    this.#breakpoints = this.#finder.find(shaper);
    this.#cutter = new WordCutter(shaper, shaped, limitPt, divider ?? hyphenator);
  }

  breakAll(): Line[] {
    while (this.#next < this.#breakpoints.length) {
      const stop = this.#nextStop();
      if (this.#isTooWide(stop)) {
        if (stop > this.#next) this.#fit(stop - 1, false);
        this.#cut(stop);
      } else this.#fit(stop, true);
    }
    return this.#lines;
  }

  /** Returns the next breakpoint that ends a paragraph, or that follows text wider than a line. */
  #nextStop(): number {
    let stop = this.#next;
    while (stop < this.#breakpoints.length - 1) {
      if (this.#isTooWide(stop) || this.#breakpoints[stop]?.isForced) break;
      stop++;
    }
    return stop;
  }

  /** Whether the text between the previous breakpoint and this one is wider than a line. */
  #isTooWide(index: number): boolean {
    const startPt =
      index === this.#next ? this.#startPt : (this.#breakpoints[index - 1] as Breakpoint).startPt;
    return (this.#breakpoints[index] as Breakpoint).endPt - startPt > this.#limitPt;
  }

  get #startPt(): number {
    return this.#shaped.cumulativeAdvancePt[this.#start] ?? 0;
  }

  #cut(index: number): void {
    const { at, endPt } = this.#breakpoints[index] as Breakpoint;
    const isAddress = this.#finder.isInAddress(this.#start + 1);
    if (isAddress) this.cutAddressPt = Math.max(this.cutAddressPt, endPt - this.#startPt);
    const { line, end } = this.#cutter.cut(this.#start, at, isAddress);
    this.#add(line, end, end === at ? index + 1 : index);
  }

  #add(line: Line, end: number, next: number): void {
    this.#lines.push(line);
    this.#start = end;
    this.#next = next;
  }

  /** Breaks the text from the current position to the breakpoint `last` by total fit. */
  #fit(last: number, isEnd: boolean): void {
    const breakpoints = this.#breakpoints.slice(this.#next, last + 1);
    const { sizePt } = this.#shaped;
    const part = { startPt: this.#startPt, breakpoints, limitPt: this.#limitPt, sizePt, isEnd };
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const chain = bestChain(part);
      if (!chain) break;
      const lines = this.#setChain(breakpoints, chain);
      const wide = lines.findIndex(({ widthPt }) => widthPt > this.#limitPt);
      if (wide < 0) {
        this.#lines.push(...lines);
        this.#start = (breakpoints.at(-1) as Breakpoint).at;
        this.#next = last + 1;
        return;
      }
      widen(breakpoints, chain[wide] as number, (lines[wide] as Line).widthPt - this.#limitPt);
    }
    while (this.#next <= last) this.#fillLine(last);
  }

  #setChain(breakpoints: readonly Breakpoint[], chain: readonly number[]): Line[] {
    let start = this.#start;
    return chain.map((index) => {
      const { at, isHyphen } = breakpoints[index] as Breakpoint;
      const line = setLine(this.#shaper, this.#shaped, start, at, isHyphen);
      start = at;
      return line;
    });
  }

  /** The last resort: fills one line as far as possible, measured as it is set. */
  #fillLine(last: number): void {
    let index = this.#next;
    while (
      index < last &&
      (this.#breakpoints[index + 1] as Breakpoint).endPt - this.#startPt <= this.#limitPt
    )
      index++;
    for (; index >= this.#next; index--) {
      const { at, isHyphen } = this.#breakpoints[index] as Breakpoint;
      const line = setLine(this.#shaper, this.#shaped, this.#start, at, isHyphen);
      if (line.widthPt > this.#limitPt) continue;
      this.#add(line, at, index + 1);
      return;
    }
    this.#cut(this.#next);
  }
}

/** Corrects a breakpoint whose line is wider than estimated by `byPt`. */
function widen(breakpoints: Breakpoint[], index: number, byPt: number): void {
  const breakpoint = breakpoints[index] as Breakpoint;
  breakpoints[index] = { ...breakpoint, endPt: breakpoint.endPt + byPt + tolerancePt };
}

const fitsOnOneLine = ({ text, cumulativeAdvancePt }: ShapedText, limitPt: number): boolean =>
  (cumulativeAdvancePt[trimEnd(text, 0, text.length)] ?? 0) <= limitPt && !text.includes('\n');

/**
 * Breaks shaped text into lines no wider than `widthPt`, in points. A line holds at least one
 * grapheme, however narrow it is. `divider` divides words that are wider than a line.
 */
export function breakText(
  shaper: Shaper,
  shaped: ShapedText,
  widthPt: number,
  hyphenator?: Hyphenator,
  divider?: Hyphenator,
): BrokenText {
  const limitPt = Math.min(Math.max(0, widthPt), widestPt) + tolerancePt;
  const { text, rtl, links, letterSpacingPt } = shaped;
  const same = { rtl, isOpposed: rtl && !shaper.rtl, letterSpacingPt, links };
  // Most texts of a resume fit on one line and need no optimization.
  if (text !== '' && fitsOnOneLine(shaped, limitPt))
    return { lines: [setLine(shaper, shaped, 0, text.length)], ...same };
  const breaker = new TextBreaker(shaper, shaped, limitPt, hyphenator, divider);
  const lines = breaker.breakAll();
  const { cutAddressPt } = breaker;
  return { lines, ...same, ...(cutAddressPt > 0 && { cutAddressPt }) };
}
