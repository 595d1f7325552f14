import type { ShapedText } from '../shape/shape-text.ts';
import type { Shaper } from '../shape/shape-word.ts';
import { type GraphemeBounds, GraphemeFinder } from './graphemes.ts';
import { hyphenWidthPt, type Line, setLine, trimEnd } from './set-line.ts';

export type CutLine = { line: Line; end: number };

/** Scripts whose words get a hyphen when they are cut. */
const hyphenated =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Inherited}]+$/u;

/** Fewest letters of a word on either side of a cut. */
const leastLetters = 2;

/**
 * The emergency: what is wider than its line is cut between two graphemes (UAX #29), as many on
 * each line as fit. A word of letters gets a hyphen; an address or a number doesn't, since the
 * hyphen could be read as part of it. An address is cut into parts of about the same length.
 */
export class WordCutter {
  readonly #shaper: Shaper;
  readonly #shaped: ShapedText;
  readonly #limitPt: number;
  readonly #graphemes: GraphemeFinder;

  constructor(shaper: Shaper, shaped: ShapedText, limitPt: number) {
    this.#shaper = shaper;
    this.#shaped = shaped;
    this.#limitPt = limitPt;
    this.#graphemes = new GraphemeFinder(shaped.text);
  }

  /**
   * The line from `start` on, which ends at `wordEnd` or somewhere before it. It holds at least one
   * grapheme, however narrow the measure.
   */
  cut(start: number, wordEnd: number, isAddress: boolean): CutLine {
    if (isAddress) return this.#cut(start, wordEnd, this.#evenPart(start, wordEnd));
    return this.#cutWithHyphen(start, wordEnd) ?? this.#cut(start, wordEnd, this.#limitPt);
  }

  #evenPart(start: number, wordEnd: number): number {
    const { cumulativeAdvancePt, sizePt } = this.#shaped;
    const widthPt = (cumulativeAdvancePt[wordEnd] ?? 0) - (cumulativeAdvancePt[start] ?? 0);
    const part = widthPt / Math.ceil(widthPt / this.#limitPt);
    return Math.min(this.#limitPt, part + sizePt / 2);
  }

  #cutWithHyphen(start: number, wordEnd: number): CutLine | undefined {
    const { text } = this.#shaped;
    const hyphenPt = hyphenWidthPt(this.#shaper, this.#shaped, start + 1);
    if (hyphenPt === 0) return undefined;
    const bounds = this.#graphemes.boundsWithin(start, trimEnd(text, start, wordEnd));
    const fitting = this.#countWithin(bounds, start, this.#limitPt - hyphenPt);
    let count = Math.min(fitting, bounds.count - leastLetters);
    if (count < leastLetters) return undefined;
    if (!hyphenated.test(text.slice(start, bounds.at(count + leastLetters)))) return undefined;
    for (; count >= leastLetters; count--) {
      const end = bounds.at(count);
      const line = setLine(this.#shaper, this.#shaped, start, end, true);
      if (line.widthPt <= this.#limitPt) return { line, end };
    }
    return undefined;
  }

  #cut(start: number, wordEnd: number, widthPt: number): CutLine {
    const visibleEnd = trimEnd(this.#shaped.text, start, wordEnd);
    const bounds = this.#graphemes.boundsWithin(start, visibleEnd);
    let count = this.#countWithin(bounds, start, widthPt);
    for (;;) {
      const bound = bounds.at(Math.max(1, count));
      const end = bound >= visibleEnd ? wordEnd : bound;
      const line = setLine(this.#shaper, this.#shaped, start, end);
      // Shaped anew, a part can be wider than the same letters were within the whole word.
      if (count <= 1 || line.widthPt <= this.#limitPt) return { line, end };
      count--;
    }
  }

  #countWithin(bounds: GraphemeBounds, start: number, widthPt: number): number {
    const { cumulativeAdvancePt } = this.#shaped;
    const startPt = cumulativeAdvancePt[start] ?? 0;
    return bounds.countUpTo((end) => (cumulativeAdvancePt[end] ?? 0) - startPt <= widthPt);
  }
}
