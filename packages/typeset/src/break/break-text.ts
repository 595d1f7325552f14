/// <reference path="./linebreak.d.ts" />
import LineBreaker from 'linebreak';
import { isBreakingSpace } from '../shape/clean-text.ts';
import type { ShapedText } from '../shape/shape-text.ts';
import type { Shaper } from '../shape/shape-word.ts';
import { GraphemeFinder } from './grapheme-finder.ts';
import { type BrokenText, type Line, setLine, trimEnd } from './line.ts';

/** Sums of the same advances in another order differ by less than this. */
const tolerancePt = 1e-6;

/** A word alone on the last line is a runt below this share of the measure. */
const runtShare = 0.15;
/** The line above a runt gives it a word as long as it keeps this share. */
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
    const { reachPt, text } = this.#shaped;
    const visibleEnd = trimEnd(text, start, wordEnd);
    const bounds = this.#graphemes.boundsWithin(start, visibleEnd);
    let count = bounds.countUpTo(
      (end) => (reachPt[end] ?? 0) - (reachPt[start] ?? 0) <= this.#limitPt,
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
    const { reachPt, text } = this.#shaped;
    return (reachPt[trimEnd(text, start, end)] ?? 0) - (reachPt[start] ?? 0);
  }

  #endsInLineFeed(position: number): boolean {
    return this.#shaped.text.charCodeAt(position - 1) === 0x0a;
  }
}

/** Breaks shaped text into lines no wider than `widthPt` (one grapheme on each at the least). */
export function breakText(shaper: Shaper, shaped: ShapedText, widthPt: number): BrokenText {
  const lines = new TextBreaker(shaper, shaped, widthPt).breakAll();
  const { rtl, links, letterSpacingPt } = shaped;
  return { lines, rtl, opposed: rtl && !shaper.rtl, letterSpacingPt, links };
}
