import type { Breakpoint } from './find-breakpoints.ts';

/*
 * Breaks a paragraph so that it is best as a whole: the total fit of D. E. Knuth and M. F. Plass,
 * 'Breaking Paragraphs into Lines', Software: Practice and Experience 11 (1981), 1119-1184, as in
 * TeX. Every breakpoint (a place at which a line may end) is a node; a line is an arc between two
 * nodes with demerits; the best paragraph is the shortest path, found from left to right, since the
 * best way to a breakpoint doesn't depend on what follows it. Active nodes are the starts from
 * which a line can still reach the current breakpoint. Since the widths of lines from one start
 * only grow, starts that are too far back leave for good, and the work is the number of breakpoints
 * times the breakpoints within a line.
 *
 * Knuth and Plass set justified text: the badness of a line is the cube of its spaces' stretch;
 * ragged text is a special case with stretch at the line's end. This version sets only ragged text,
 * where nothing is stretched and the line ends are visible: the demerits of a line are the square
 * of the share of the measure that it leaves empty. The last line may be short, unless it reads as
 * a leftover: an almost empty line or a lone word. A breakpoint has a penalty, as theirs has, but
 * it is added rather than squared. There are no fitness classes, because spaces have the same width
 * in all lines.
 */

/** In squares of shares of the measure: 0.01 is a line that is a tenth too short. */
const demeritsFor = {
  /** A tie-breaker in favor of fewer lines. */
  line: 0.02,
  /** Up to twice as much for a very short runt. */
  runt: 0.1,
  loneWord: 0.06,
  /** Two hyphens in a row, or one above the last line. */
  ladder: 0.15,
};

/**
 * A last line below this share of the measure is a runt; with ideographs, a last line of one or two
 * of them.
 */
const runtShare = 0.15;
const runtLetters = 2.5;
/** Below this, a word alone on the last line looks lost. */
const loneWordShare = 0.33;

/** More than any real line has; bounds the work for text with a breakpoint at every character. */
const maxActive = 400;

/** A part of a paragraph to break: from a start to the last of its breakpoints. */
export type ParagraphPart = {
  startPt: number;
  breakpoints: readonly Breakpoint[];
  limitPt: number;
  sizePt: number;
  /**
   * Whether the last breakpoint ends the paragraph (or is a line feed), so that its line may be
   * short.
   */
  isEnd: boolean;
};

/**
 * Returns the demerits of the line from breakpoint `from` (-1 is the start) to breakpoint `to` of a
 * part.
 */
function demeritsOf(part: ParagraphPart, from: number, to: number, widthPt: number): number {
  const { breakpoints, limitPt, sizePt, isEnd } = part;
  const end = breakpoints[to] as Breakpoint;
  const before = breakpoints[from];
  const demerits = demeritsFor.line + end.penalty;
  if (to < breakpoints.length - 1 || !isEnd) {
    const short = (limitPt - widthPt) / limitPt;
    return demerits + short * short + (end.isHyphen && before?.isHyphen ? demeritsFor.ladder : 0);
  }
  if (!before) return demerits;
  const runtPt = before.isIdeographic ? runtLetters * sizePt : runtShare * limitPt;
  let added = before.isHyphen ? demeritsFor.ladder : 0;
  if (widthPt < runtPt) added += demeritsFor.runt * (2 - widthPt / runtPt);
  const isShort = !before.isIdeographic && widthPt < loneWordShare * limitPt;
  if (isShort && isOneWord(breakpoints, from, to)) added += demeritsFor.loneWord;
  return demerits + added;
}

function isOneWord(breakpoints: readonly Breakpoint[], from: number, to: number): boolean {
  for (let i = from + 1; i < to; i++) if (breakpoints[i]?.afterSpace) return false;
  return true;
}

/** Returns the total demerits of lines that end at these breakpoints. */
export function demeritsOfChain(part: ParagraphPart, chain: readonly number[]): number {
  let sum = 0;
  for (const [i, to] of chain.entries()) {
    const from = chain[i - 1] ?? -1;
    const startPt = part.breakpoints[from]?.startPt ?? part.startPt;
    sum += demeritsOf(part, from, to, (part.breakpoints[to] as Breakpoint).endPt - startPt);
  }
  return sum;
}

/**
 * Returns the breakpoints that end the lines of the paragraph with the least demerits, or undefined
 * if the text between two breakpoints is wider than the line.
 */
export function bestChain(part: ParagraphPart): number[] | undefined {
  const count = part.breakpoints.length;
  // Node n is breakpoint n - 1; node 0 is the start.
  const least = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY);
  const cameFrom = new Int32Array(count + 1);
  least[0] = 0;
  let active = 0;
  for (let to = 0; to < count; to++) {
    active = reach(part, to, Math.max(active, to - maxActive), least, cameFrom);
  }
  if (least[count] === Number.POSITIVE_INFINITY) return undefined;
  const chain: number[] = [];
  for (let node = count; node > 0; node = cameFrom[node] as number) chain.push(node - 1);
  return chain.reverse();
}

/**
 * Finds the best chain to the breakpoint `to`. Returns the first node that stays active for the
 * next one.
 */
function reach(
  part: ParagraphPart,
  to: number,
  active: number,
  least: Float64Array,
  cameFrom: Int32Array,
): number {
  const { breakpoints, startPt, limitPt } = part;
  const { endPt, isHyphen } = breakpoints[to] as Breakpoint;
  let best = Number.POSITIVE_INFINITY;
  for (let node = to; node >= active; node--) {
    const widthPt = endPt - (node === 0 ? startPt : (breakpoints[node - 1] as Breakpoint).startPt);
    if (widthPt > limitPt) {
      // A hyphen may be wider than the next letter, so the next breakpoint may still fit.
      least[to + 1] = best;
      return isHyphen ? active : node + 1;
    }
    const sum = (least[node] as number) + demeritsOf(part, node - 1, to, widthPt);
    if (sum >= best) continue;
    best = sum;
    cameFrom[to + 1] = node;
  }
  least[to + 1] = best;
  return active;
}
