import type { Hyphenator } from '../blocks.ts';
import type { ShapedText } from '../shape/shape-text.ts';
import type { Shaper } from '../shape/shape-word.ts';
import { WordCutter } from './cut-word.ts';
import { type Place, PlaceFinder } from './find-places.ts';
import { type BrokenText, type Line, setLine, trimEnd } from './set-line.ts';
import { bestChain } from './total-fit.ts';

/*
 * Breaks a paragraph into lines: by total fit (`total-fit.ts`) over the places at which a line may
 * end (`find-places.ts`), with an emergency cut for what is wider than its line (`cut-word.ts`).
 *
 * The sums of advances up to each UTF-16 unit (`cumulativeAdvancePt`) make the width of any span one
 * subtraction. A width by these sums is an estimate where a line ends inside a shaped word, as
 * behind the hyphen of 'well-known', where a kern may be lost: such lines are measured once they
 * are set, and the paragraph broken again with what was found.
 */

/** Sums of the same advances in another order differ by less than this. */
const tolerancePt = 1e-6;
/** For what is measured in a room without an end: shares of it must be numbers. */
const widestPt = 1e6;
/** More lines that were estimated too narrow are found in no text that people write. */
const maxAttempts = 4;

/** Breaks one paragraph; `#next` is the first place after the current line's start. */
class TextBreaker {
  readonly #shaper: Shaper;
  readonly #shaped: ShapedText;
  readonly #limitPt: number;
  readonly #finder: PlaceFinder;
  readonly #places: Place[];
  readonly #cutter: WordCutter;
  readonly #lines: Line[] = [];
  #start = 0;
  #next = 0;

  constructor(
    shaper: Shaper,
    shaped: ShapedText,
    limitPt: number,
    hyphenator: Hyphenator | undefined,
  ) {
    this.#shaper = shaper;
    this.#shaped = shaped;
    this.#limitPt = limitPt;
    this.#finder = new PlaceFinder(shaped, hyphenator?.hyphenate);
    this.#places = this.#finder.find(shaper);
    this.#cutter = new WordCutter(shaper, shaped, limitPt);
  }

  breakAll(): Line[] {
    while (this.#next < this.#places.length) {
      const stop = this.#nextStop();
      if (this.#isTooWide(stop)) {
        if (stop > this.#next) this.#fit(stop - 1, false);
        this.#cut(stop);
      } else this.#fit(stop, true);
    }
    return this.#lines;
  }

  /** The next place that ends a paragraph, or before which stands what is wider than a line. */
  #nextStop(): number {
    let stop = this.#next;
    while (stop < this.#places.length - 1) {
      if (this.#isTooWide(stop) || this.#places[stop]?.isForced) break;
      stop++;
    }
    return stop;
  }

  /** Whether what lies between the place before and this one is wider than a line. */
  #isTooWide(index: number): boolean {
    const startPt =
      index === this.#next ? this.#startPt : (this.#places[index - 1] as Place).startPt;
    return (this.#places[index] as Place).endPt - startPt > this.#limitPt;
  }

  get #startPt(): number {
    return this.#shaped.cumulativeAdvancePt[this.#start] ?? 0;
  }

  #cut(index: number): void {
    const { at } = this.#places[index] as Place;
    const { line, end } = this.#cutter.cut(this.#start, at, this.#mayHyphenate());
    this.#add(line, end, end === at ? index + 1 : index);
  }

  #mayHyphenate = (): boolean => !this.#finder.isInAddress(this.#start + 1);

  #add(line: Line, end: number, next: number): void {
    this.#lines.push(line);
    this.#start = end;
    this.#next = next;
  }

  /** Sets what lies between here and the place `last` as well as can be. */
  #fit(last: number, isEnd: boolean): void {
    const places = this.#places.slice(this.#next, last + 1);
    const { sizePt } = this.#shaped;
    const stretch = { startPt: this.#startPt, places, limitPt: this.#limitPt, sizePt, isEnd };
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const chain = bestChain(stretch);
      if (!chain) break;
      const lines = this.#setChain(places, chain);
      const wide = lines.findIndex(({ widthPt }) => widthPt > this.#limitPt);
      if (wide < 0) {
        this.#lines.push(...lines);
        this.#start = (places.at(-1) as Place).at;
        this.#next = last + 1;
        return;
      }
      widen(places, chain[wide] as number, (lines[wide] as Line).widthPt - this.#limitPt);
    }
    while (this.#next <= last) this.#fillLine(last);
  }

  #setChain(places: readonly Place[], chain: readonly number[]): Line[] {
    let start = this.#start;
    return chain.map((index) => {
      const { at, isHyphen } = places[index] as Place;
      const line = setLine(this.#shaper, this.#shaped, start, at, isHyphen);
      start = at;
      return line;
    });
  }

  /** The last resort: one line, as full as it can be, measured as it is set. */
  #fillLine(last: number): void {
    let index = this.#next;
    while (
      index < last &&
      (this.#places[index + 1] as Place).endPt - this.#startPt <= this.#limitPt
    )
      index++;
    for (; index >= this.#next; index--) {
      const { at, isHyphen } = this.#places[index] as Place;
      const line = setLine(this.#shaper, this.#shaped, this.#start, at, isHyphen);
      if (line.widthPt > this.#limitPt) continue;
      this.#add(line, at, index + 1);
      return;
    }
    this.#cut(this.#next);
  }
}

/** The line that ends there was estimated too narrow by so much. */
function widen(places: Place[], index: number, byPt: number): void {
  const place = places[index] as Place;
  places[index] = { ...place, endPt: place.endPt + byPt + tolerancePt };
}

const fitsOnOneLine = ({ text, cumulativeAdvancePt }: ShapedText, limitPt: number): boolean =>
  (cumulativeAdvancePt[trimEnd(text, 0, text.length)] ?? 0) <= limitPt && !text.includes('\n');

/**
 * Breaks shaped text into lines no wider than `widthPt`, in points; a line holds one grapheme at the
 * least, however narrow that is.
 */
export function breakText(
  shaper: Shaper,
  shaped: ShapedText,
  widthPt: number,
  hyphenator?: Hyphenator,
): BrokenText {
  const limitPt = Math.min(Math.max(0, widthPt), widestPt) + tolerancePt;
  const { text, rtl, links, letterSpacingPt } = shaped;
  const lines =
    text !== '' && fitsOnOneLine(shaped, limitPt)
      ? // Most texts of a resume stand on one line: nothing to choose.
        [setLine(shaper, shaped, 0, text.length)]
      : new TextBreaker(shaper, shaped, limitPt, hyphenator).breakAll();
  return { lines, rtl, isOpposed: rtl && !shaper.rtl, letterSpacingPt, links };
}
