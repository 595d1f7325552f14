/// <reference path="./linebreak.d.ts" />
import LineBreaker from 'linebreak';
import { isBreakingSpace } from '../shape/clean-text.ts';
import type { ShapedText } from '../shape/shape-text.ts';
import type { Shaper } from '../shape/shape-word.ts';
import { type BrokenText, type Line, setLine, trimEnd } from './set-line.ts';

// The locale is fixed so that the answer doesn't depend on the machine.
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Ends of the graphemes from some start on; the first has index 1. */
class GraphemeBounds {
  readonly #ends: readonly number[];
  readonly #skipped: number;

  constructor(ends: readonly number[], start: number) {
    this.#ends = ends;
    this.#skipped = countWhile(ends, (end) => end <= start);
  }

  at(index: number): number {
    return this.#ends[Math.min(this.#skipped + index, this.#ends.length) - 1] ?? 0;
  }

  /** How many graphemes there are up to the last whose end `fits`. */
  countUpTo(fits: (end: number) => boolean): number {
    return Math.max(0, countWhile(this.#ends, fits) - this.#skipped);
  }
}

/** How many of the sorted numbers, from the first on, hold the condition. */
function countWhile(numbers: readonly number[], holds: (value: number) => boolean): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(numbers[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Finds graphemes in a text, each word's once, however many lines the word is cut into. */
class GraphemeFinder {
  readonly #text: string;
  #end = -1;
  #ends: number[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  /** `start` is a grapheme's start; successive calls with one `end` go forward. */
  boundsWithin(start: number, end: number): GraphemeBounds {
    if (end !== this.#end) {
      this.#ends = [];
      for (const { index, segment } of segmenter.segment(this.#text.slice(start, end))) {
        this.#ends.push(start + index + segment.length);
      }
      this.#end = end;
    }
    return new GraphemeBounds(this.#ends, start);
  }
}

/*
 * Breaks a paragraph into lines by first fit, the greedy algorithm of browsers and word processors:
 * each line takes as many words as its measure holds, from the first line on. Where a line may end
 * says the Unicode Line Breaking Algorithm (UAX #14), by `linebreak`.
 *
 * Not the total fit of Knuth and Plass (1981): a resume is set flush left, where uneven lines do not
 * show as rivers of space; and with first fit a keystroke moves no line above its own, so what a
 * person reads while typing stands still. Nothing is hyphenated: names and technical terms would be
 * cut, and who extracts text would not put them together again.
 *
 * The sums of advances up to each UTF-16 unit (`cumulativeAdvancePt`) make the width of any span one
 * subtraction, so a paragraph of n units takes O(n) however many lines it has. A width by these sums
 * is an estimate where a line is cut inside a shaped word; then the line is shaped and measured anew.
 */

/** Sums of the same advances in another order differ by less than this. */
const tolerancePt = 1e-6;

/**
 * A word alone on the last line is a runt below this share of the measure: the line then reads as a
 * leftover. Chosen by eye on the samples of all templates, as is the share below.
 */
const runtShare = 0.15;
/** The line above a runt gives it a word as long as it keeps this share: shorter, it would look broken off itself. */
const leastShareAbove = 0.7;

type Opportunity = { position: number; required: boolean };

function findOpportunities(text: string): Opportunity[] {
  const opportunities: Opportunity[] = [];
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) opportunities.push(next);
  return opportunities;
}

/** Breaks one paragraph; `next` is the first opportunity after the current line's start. */
class TextBreaker {
  readonly #shaper: Shaper;
  readonly #shaped: ShapedText;
  readonly #limitPt: number;
  readonly #opportunities: readonly Opportunity[];
  readonly #graphemes: GraphemeFinder;

  constructor(shaper: Shaper, shaped: ShapedText, widthPt: number) {
    this.#shaper = shaper;
    this.#shaped = shaped;
    this.#limitPt = Math.max(0, widthPt) + tolerancePt;
    this.#opportunities = findOpportunities(shaped.text);
    this.#graphemes = new GraphemeFinder(shaped.text);
  }

  breakAll(): Line[] {
    const lines: Line[] = [];
    const starts: number[] = [];
    const { text } = this.#shaped;
    let next = 0;
    for (let start = 0; start < text.length; ) {
      while ((this.#opportunities[next]?.position ?? text.length) <= start) next++;
      const { line, end } = this.#breakLine(start, next);
      lines.push(line);
      starts.push(start);
      start = end;
    }
    this.#endWithoutRunt(lines, starts);
    return lines;
  }

  /** A short word does not stand alone at the end: one of the line above comes down to it. */
  #endWithoutRunt(lines: Line[], starts: readonly number[]): void {
    const [above = 0, start = 0] = starts.slice(-2);
    const last = lines.at(-1);
    if (lines.length < 2 || !last || last.widthPt > runtShare * this.#limitPt) return;
    const { text } = this.#shaped;
    const from = this.#lastSpaceBefore(start);
    const isAlone = this.#lastSpaceBefore(text.length) === start;
    if (!isAlone || this.#widthPt(above, from) < leastShareAbove * this.#limitPt) return;
    const whole = setLine(this.#shaper, this.#shaped, from, text.length);
    if (whole.widthPt > this.#limitPt) return;
    lines.splice(-2, 2, setLine(this.#shaper, this.#shaped, above, from), whole);
  }

  /** The last opportunity behind a space; 0 if there is none. */
  #lastSpaceBefore(end: number): number {
    const { text } = this.#shaped;
    const isIt = ({ position }: Opportunity) =>
      position < end && isBreakingSpace(text.charCodeAt(position - 1));
    return this.#opportunities.findLast(isIt)?.position ?? 0;
  }

  #breakLine(start: number, next: number): { line: Line; end: number } {
    let last = this.#lastThatFits(start, next);
    while (last >= next) {
      const end = this.#opportunities[last]?.position ?? this.#shaped.text.length;
      const line = setLine(this.#shaper, this.#shaped, start, end);
      if (line.widthPt <= this.#limitPt) return { line, end };
      // Cut inside a word, it can be wider than the same letters were within the whole word.
      last--;
    }
    return this.#breakWord(start, this.#opportunities[next]?.position ?? this.#shaped.text.length);
  }

  /** The index of the last opportunity that leaves the line within its measure; less if none does. */
  #lastThatFits(start: number, next: number): number {
    let last = next - 1;
    for (let i = next; i < this.#opportunities.length; i++) {
      const opportunity = this.#opportunities[i];
      if (!opportunity || this.#widthPt(start, opportunity.position) > this.#limitPt) break;
      last = i;
      if (opportunity.required && this.#endsInLineFeed(opportunity.position)) break;
    }
    return last;
  }

  /** An emergency: not even the first word fits, so it is cut between two graphemes. */
  #breakWord(start: number, wordEnd: number): { line: Line; end: number } {
    const { cumulativeAdvancePt, text } = this.#shaped;
    const visibleEnd = trimEnd(text, start, wordEnd);
    const bounds = this.#graphemes.boundsWithin(start, visibleEnd);
    let count = bounds.countUpTo(
      (end) => (cumulativeAdvancePt[end] ?? 0) - (cumulativeAdvancePt[start] ?? 0) <= this.#limitPt,
    );
    for (;;) {
      const bound = bounds.at(Math.max(1, count));
      const end = bound >= visibleEnd ? wordEnd : bound;
      const line = setLine(this.#shaper, this.#shaped, start, end);
      if (count <= 1 || line.widthPt <= this.#limitPt) return { line, end };
      count--;
    }
  }

  #widthPt(start: number, end: number): number {
    const { cumulativeAdvancePt, text } = this.#shaped;
    return (
      (cumulativeAdvancePt[trimEnd(text, start, end)] ?? 0) - (cumulativeAdvancePt[start] ?? 0)
    );
  }

  #endsInLineFeed(position: number): boolean {
    return this.#shaped.text.charCodeAt(position - 1) === 0x0a;
  }
}

/**
 * Breaks shaped text into lines no wider than `widthPt`, in points; a line holds one grapheme at the
 * least, however narrow that is. First fit over the opportunities of UAX #14.
 */
export function breakText(shaper: Shaper, shaped: ShapedText, widthPt: number): BrokenText {
  const lines = new TextBreaker(shaper, shaped, widthPt).breakAll();
  const { rtl, links, letterSpacingPt } = shaped;
  return { lines, rtl, isOpposed: rtl && !shaper.rtl, letterSpacingPt, links };
}
