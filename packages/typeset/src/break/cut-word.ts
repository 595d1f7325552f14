import type { Hyphenator } from '../blocks.ts';
import type { ShapedText } from '../shape/shape-text.ts';
import type { Shaper } from '../shape/shape-word.ts';
import { type GraphemeBounds, GraphemeFinder } from './graphemes.ts';
import { hyphenWidthPt, type Line, setLine, trimEnd } from './set-line.ts';

export type CutLine = { line: Line; end: number };

type Divisions = { divisions: ReadonlySet<number>; joints: ReadonlySet<number> };

/** Scripts whose words get a hyphen when they are cut. */
const hyphenated =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Inherited}]+$/u;
const letter = /[\p{L}\p{M}]/u;

/** The minimum letters of a word on either side of a cut. */
const leastLetters = 2;
/**
 * Longer words are divided without the language's rules, which bounds the time for hostile texts.
 */
const longestWord = 400;
/**
 * A line ends at a joint of a compound only if it is filled to at least this share of the measure.
 */
const leastOfLine = 0.5;
/**
 * The number of parts that are tried because a part may be wider when shaped on its own, which is
 * rare.
 */
const mostTries = 12;

/**
 * The last resort: cuts a word that is wider than its line at the last joint of a compound that
 * leaves the line at least half full, else at the last hyphenation point, else between graphemes
 * (UAX #29). Cuts between letters get a hyphen. Addresses and numbers get none, since it could be
 * read as part of them. Addresses are cut into parts of about equal length.
 */
export class WordCutter {
  readonly #shaper: Shaper;
  readonly #shaped: ShapedText;
  readonly #limitPt: number;
  readonly #graphemes: GraphemeFinder;
  readonly #divider: Hyphenator | undefined;

  constructor(
    shaper: Shaper,
    shaped: ShapedText,
    limitPt: number,
    divider: Hyphenator | undefined,
  ) {
    this.#shaper = shaper;
    this.#shaped = shaped;
    this.#limitPt = limitPt;
    this.#divider = divider;
    this.#graphemes = new GraphemeFinder(shaped.text);
  }

  /**
   * Returns the line that starts at `start` and ends at or before `wordEnd`. It holds at least one
   * grapheme, however narrow the measure is.
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
    const { text, cumulativeAdvancePt } = this.#shaped;
    const hyphenPt = hyphenWidthPt(this.#shaper, this.#shaped, start + 1);
    if (hyphenPt === 0) return undefined;
    const bounds = this.#graphemes.boundsWithin(start, trimEnd(text, start, wordEnd));
    const fitting = this.#countWithin(bounds, start, this.#limitPt - hyphenPt);
    const most = Math.min(fitting, bounds.count - leastLetters);
    const ends: number[] = [];
    for (let count = most; count >= leastLetters; count--) {
      const sides = [bounds.at(count - leastLetters), bounds.at(count + leastLetters)] as const;
      // Graphemes are numbered from the line's start, so no bound precedes the first one.
      const from = count === leastLetters ? start : sides[0];
      if (hyphenated.test(text.slice(from, sides[1]))) ends.push(bounds.at(count));
    }
    const { divisions, joints } = this.#divisionsOf(start, wordEnd);
    const least = (cumulativeAdvancePt[start] ?? 0) + leastOfLine * this.#limitPt;
    const isFull = (end: number) => (cumulativeAdvancePt[end] ?? 0) >= least;
    const best = [
      ...ends.filter((end) => joints.has(end) && isFull(end)),
      ...ends.filter((end) => divisions.has(end)),
      ...ends,
    ];
    for (const end of best.slice(0, mostTries)) {
      const line = setLine(this.#shaper, this.#shaped, start, end, true);
      if (line.widthPt <= this.#limitPt) return { line, end };
    }
    return undefined;
  }

  /**
   * Returns the hyphenation points of the word around `start`, which is inside the word if that has
   * already been cut.
   */
  #divisionsOf(start: number, wordEnd: number): Divisions {
    const { text } = this.#shaped;
    const [divisions, joints] = [new Set<number>(), new Set<number>()];
    const divider = this.#divider;
    if (!divider) return { divisions, joints };
    let wordStart = start;
    const least = Math.max(0, start - longestWord);
    while (wordStart > least && letter.test(text.charAt(wordStart - 1))) wordStart--;
    const part = text.slice(wordStart, Math.min(wordEnd, start + longestWord));
    for (const { 0: word, index } of part.matchAll(/[\p{L}\p{M}]+/gu)) {
      const lower = word.toLowerCase();
      if (lower.length !== word.length) continue;
      for (const point of divider.hyphenate(lower)) divisions.add(wordStart + index + point);
      for (const point of divider.joints?.(lower) ?? []) joints.add(wordStart + index + point);
    }
    return { divisions, joints };
  }

  #cut(start: number, wordEnd: number, widthPt: number): CutLine {
    const visibleEnd = trimEnd(this.#shaped.text, start, wordEnd);
    const bounds = this.#graphemes.boundsWithin(start, visibleEnd);
    let count = this.#countWithin(bounds, start, widthPt);
    for (;;) {
      const bound = bounds.at(Math.max(1, count));
      const end = bound >= visibleEnd ? wordEnd : bound;
      const line = setLine(this.#shaper, this.#shaped, start, end);
      if (count <= 1 || line.widthPt <= this.#limitPt) return { line, end };
      // Shaped on its own, a part can be wider than within the word: a hundred times wider if a
      // font makes one cluster of a row of flags, so a step of one grapheme would be far too short.
      count = Math.min(count - 1, Math.floor((count * this.#limitPt) / line.widthPt));
    }
  }

  #countWithin(bounds: GraphemeBounds, start: number, widthPt: number): number {
    const { cumulativeAdvancePt } = this.#shaped;
    const startPt = cumulativeAdvancePt[start] ?? 0;
    return bounds.countUpTo((end) => (cumulativeAdvancePt[end] ?? 0) - startPt <= widthPt);
  }
}
