import type { Hyphenator } from '../blocks.ts';
import { isBreakingSpace } from '../shape/clean-text.ts';
import { isShapedAlone, scriptOf } from '../shape/script.ts';
import type { ShapedText } from '../shape/shape-text.ts';
import type { Shaper } from '../shape/shape-word.ts';
import { findAddresses } from './addresses.ts';
import { tieAt } from './glue.ts';
import { glueWords } from './glue-words.ts';
import { lineBreaks } from './line-breaks.ts';
import { wordEndsWithin } from './segment-words.ts';
import { hyphenWidthPt } from './set-line.ts';

type Hyphenate = Hyphenator['hyphenate'];

/** A place at which a line may end (a legal breakpoint in TeX). */
export type Breakpoint = {
  /** The first UTF-16 unit of the next line. */
  at: number;
  /**
   * The advance up to the next line's start, and the width of this line's visible text, including a
   * hyphen.
   */
  startPt: number;
  endPt: number;
  penalty: number;
  /** Whether breaking here adds a hyphen. */
  isHyphen: boolean;
  afterSpace: boolean;
  /** Whether it is between ideographs or kana, which need no space. */
  isIdeographic: boolean;
  /** Whether it follows a line feed. */
  isForced: boolean;
};

/** The kinds of breakpoints, stored at the UTF-16 unit after each. */
const kind = {
  none: 0,
  space: 1,
  feed: 2,
  inWord: 3,
  inAddress: 4,
  beforeStop: 5,
  hyphen: 6,
  loose: 7,
  tied: 8,
  inNumber: 9,
  lastResort: 10,
  inName: 11,
  unwanted: 12,
} as const;
type Kind = (typeof kind)[keyof typeof kind];

/** What ending a line there adds to its demerits, which are squares of shares of the measure. */
const penalties: Record<Kind, number> = {
  [kind.none]: 0,
  [kind.space]: 0,
  [kind.feed]: 0,
  /** After a word's own hyphen, between ideographs, between words without a space. */
  [kind.inWord]: 0.004,
  /**
   * After the hyphen of a name, only if the line would otherwise be nearly empty: pdftotext takes
   * the hyphen for one that divides a word, and joins the name's parts.
   */
  [kind.inName]: 0.4,
  /**
   * In 'e-mail' and 'rough-in', and in Korean words, only if the line would otherwise be half
   * empty.
   */
  [kind.unwanted]: 0.3,
  /**
   * After the @ or a slash of an address, if the line would otherwise be nearly half empty; and
   * before its full stop, which is harder to read.
   */
  [kind.inAddress]: 0.18,
  [kind.beforeStop]: 0.25,
  [kind.hyphen]: 0.06,
  /** Between a number and the word that it counts. */
  [kind.loose]: 0.01,
  /** More than the demerits of any paragraph, so chosen only if unavoidable. */
  [kind.tied]: 1000,
  [kind.inNumber]: 1000,
  /** Before an address's hyphen. */
  [kind.lastResort]: 1000,
};

const kindOfTie = { none: kind.space, loose: kind.loose, tied: kind.tied };

const lineFeed = 0x0a;

/**
 * Finds the breakpoints of a text in order, the last of which is its end, and the positions of
 * addresses.
 */
export class BreakpointFinder {
  readonly #shaped: ShapedText;
  readonly #kinds: Uint8Array;
  readonly #isInAddress: Uint8Array | undefined;

  constructor(shaped: ShapedText, hyphenate: Hyphenate | undefined, tiedLetters?: string) {
    const { text } = shaped;
    this.#shaped = shaped;
    this.#kinds = new Uint8Array(text.length + 1);
    this.#markOpportunities(tiedLetters);
    this.#markWords();
    this.#isInAddress = this.#markAddresses();
    if (hyphenate) this.#markHyphens(hyphenate);
  }

  isInAddress(position: number): boolean {
    return this.#isInAddress?.[position] === 1;
  }

  find(shaper: Shaper): Breakpoint[] {
    const { text, cumulativeAdvancePt } = this.#shaped;
    const breakpoints: Breakpoint[] = [];
    /** The end of the visible text before `at`, without trailing spaces. */
    let visibleEnd = 0;
    for (let at = 1; at <= text.length; at++) {
      const before = text.charCodeAt(at - 1);
      if (before !== lineFeed && !isBreakingSpace(before)) visibleEnd = at;
      const found = this.#kinds[at] as Kind;
      if (found === kind.none) continue;
      const isHyphen = found === kind.hyphen;
      const endPt = cumulativeAdvancePt[visibleEnd] as number;
      const breakpoint: Breakpoint = {
        at,
        startPt: cumulativeAdvancePt[at] as number,
        endPt: isHyphen ? endPt + hyphenWidthPt(shaper, this.#shaped, at) : endPt,
        penalty: penalties[found],
        isHyphen,
        afterSpace: found === kind.space || found === kind.tied || found === kind.loose,
        isIdeographic: found === kind.inWord && isShapedAlone(scriptOf(text.charCodeAt(at))),
        isForced: found === kind.feed,
      };
      // Of several breakpoints with nothing visible between them, as between spaces, only the last
      // one is kept.
      const last = breakpoints.at(-1);
      if (last && !last.isForced && last.endPt === endPt) breakpoints.pop();
      breakpoints.push(breakpoint);
    }
    return breakpoints;
  }

  /** The opportunities of the Unicode Line Breaking Algorithm (UAX #14). */
  #markOpportunities(tiedLetters?: string): void {
    const { text } = this.#shaped;
    for (const position of lineBreaks(text)) {
      const before = text.charCodeAt(position - 1);
      if (before === lineFeed) this.#kinds[position] = kind.feed;
      else if (!isBreakingSpace(before)) this.#kinds[position] = kindInWord(text, position);
      else this.#kinds[position] = kindOfTie[tieAt(text, position, tiedLetters)];
    }
  }

  /** Marks the boundaries between words in scripts without spaces. */
  #markWords(): void {
    const { text, words } = this.#shaped;
    for (const { face, start, end } of words) {
      const list = face.words();
      if (!list) continue;
      for (const at of wordEndsWithin(list, text, start, end)) this.#kinds[at] = kind.inWord;
    }
  }

  /** An address allows only its own breakpoints. */
  #markAddresses(): Uint8Array | undefined {
    const { text } = this.#shaped;
    const addresses = findAddresses(text);
    if (addresses.length === 0) return undefined;
    const isInAddress = new Uint8Array(text.length + 1);
    for (const { start, end, breakpoints: places, lastResorts } of addresses) {
      isInAddress.fill(1, start + 1, end);
      this.#kinds.fill(kind.none, start + 1, end);
      for (const at of places)
        this.#kinds[at] = text[at] === '.' ? kind.beforeStop : kind.inAddress;
      for (const at of lastResorts) this.#kinds[at] = kind.lastResort;
    }
    return isInAddress;
  }

  #markHyphens(hyphenate: Hyphenate): void {
    for (const { 0: word, index } of this.#shaped.text.matchAll(/\p{L}[\p{L}\p{M}]+/gu)) {
      if (this.isInAddress(index) || this.isInAddress(index + 1)) continue;
      for (const point of hyphenate(word)) {
        const at = index + point;
        if (point > 0 && point < word.length && this.#kinds[at] === kind.none)
          this.#kinds[at] = kind.hyphen;
      }
    }
  }
}

const kindInWord = (text: string, position: number): Kind => {
  // 'C++', in which the algorithm would allow a line to end.
  if (text.charAt(position) === '+' && text.charAt(position - 1) === '+') return kind.none;
  if (isInNumber(text, position)) return kind.inNumber;
  if (isWithinHangul.test(text.slice(position - 1, position + 1)) || leavesStub(text, position))
    return kind.unwanted;
  return isInName(text, position) ? kind.inName : kind.inWord;
};

/** Whether a hyphen leaves fewer than two letters before the break or fewer than three after it. */
const leavesStub = (text: string, position: number): boolean =>
  /[-\u2010]/.test(text.charAt(position - 1)) &&
  (!isLetter(text, position - 3) || !isLetter(text, position + 2));

const isLetter = (text: string, at: number): boolean => /[\p{L}\p{M}\p{N}]/u.test(text.charAt(at));

const isWithinHangul = /^[\p{L}\p{N}][\uac00-\ud7a3]/u;

/** Matches 'Meyer-Landrut' and 'Baden-Württemberg', but not 'SAP-Einführung' or 'front-end'. */
const isInName = (text: string, position: number): boolean =>
  /[-\u2010]/.test(text.charAt(position - 1)) &&
  /\p{Ll}/u.test(text.charAt(position - 2)) &&
  /\p{Lu}/u.test(text.charAt(position));

/**
 * Whether the position is within a range, '112–131', or between an East Asian figure and its
 * counter: '2014年7月', '300万円', '5명'.
 */
function isInNumber(text: string, position: number): boolean {
  const before = text.charAt(position - 1);
  if (before === '–' || before === '-')
    return isFigure(text, position - 2) && isFigure(text, position);
  if (text.charCodeAt(position) < firstCounter && text.charCodeAt(position - 1) < firstCounter)
    return false;
  const { counter, scale } = glueWords();
  if (isFigure(text, position)) return '年月년월'.includes(before) && isFigure(text, position - 2);
  const isAfterScale = scale.has(before) && isFigure(text, position - 2);
  return (isFigure(text, position - 1) || isAfterScale) && counter.has(text.charAt(position));
}

/** '℃', the lowest code point of the counters that are written without a space. */
const firstCounter = 0x2103;

const isFigure = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at);
  return unit >= 0x30 && unit <= 0x39;
};
