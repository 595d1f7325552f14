import { lineBreakClassOf, numberOf } from './line-break-classes.ts';

/*
 * Finds where lines may end by the Unicode Line Breaking Algorithm (UAX #14), with its pair table
 * as printed there up to revision 33. Replaces the package `linebreak`, which unpacks its tables on
 * import: that took a tenth of the time from a process's start to its first PDF.
 */

/** What a pair of classes allows between them. */
const [direct, afterSpaces, markAfterSpaces, mark] = [0, 1, 2, 3];

/**
 * Rows are classes before, columns classes after, in the order of the classes; 4 prohibits a break.
 */
const pairTable = Uint8Array.from(
  `
  444444444444444444444344444444444 044114444110000111004240000000010
  044114444111110111004240000000010 444111444111111111114241111111111
  144111444111111111114241111111111 044111444000000111004240000000010
  044111444000000111004240000000010 044111444001010111004240000000010
  044111444001110111004240000000010 144111444001111111004241111101110
  144111444001110111004240000000010 144111444111110111004240000000010
  144111444111110111004240000000010 144111444111110111004240000000010
  044111444010000111004240000000010 044111444000000111004240000000010
  044101444001000111004240000000010 044101444000000111004240000000010
  144111444111111111114241111111110 044111444000000111044240000000010
  000000000000000000004000000000000 144111444111110111004240000000010
  144111444111111111114241111111111 044111444010000111004240001100010
  044111444010000111004240000100010 044111444010000111004241111000010
  044111444010000111004240001100010 044111444010000111004240000100010
  044111444000000111004240000010010 044111444010000111004240000000110
  044111444010000111004240000000010 144111444111110111004240000000010
  044110444000000000004240000000010
  `.replaceAll(/\s/g, ''),
  Number,
);
const pairedClasses = numberOf('BK');

const hyphen = numberOf('HY');
const breakAfter = numberOf('BA');
const hebrewLetter = numberOf('HL');
const regional = numberOf('RI');
const joiner = numberOf('ZJ');
const forced = numberOf('BK');
const carriageReturn = numberOf('CR');
const lineFeed = numberOf('LF');
const space = numberOf('SP');

const allows = (pair: number | undefined, isAfterSpace: boolean): boolean =>
  pair === direct || (isAfterSpace && (pair === afterSpaces || pair === markAfterSpaces));

/** The class that replaces another at the start of a line. */
function asFirst(one: number): number {
  if (one === lineFeed || one === numberOf('NL')) return forced;
  return one === space ? numberOf('WJ') : one;
}

/**
 * Returns the positions, in UTF-16 units, at which a line may end. The last is the end of the text.
 */
export function lineBreaks(text: string): number[] {
  const breaks: number[] = [];
  let walk: ClassWalk | undefined;
  for (let at = 0; at < text.length; ) {
    const codePoint = text.codePointAt(at) as number;
    const next = lineBreakClassOf(codePoint);
    if (!walk) walk = new ClassWalk(next);
    else if (walk.mayEndBefore(next)) breaks.push(at);
    at += codePoint > 0xffff ? 2 : 1;
  }
  if (walk) breaks.push(text.length);
  return breaks;
}

/** Walks through the classes with the context that the rules need. */
class ClassWalk {
  #last: number;
  /** The last class other than spaces and combining marks, which don't change it. */
  #before: number;
  #isAfterJoiner: boolean;
  #isAfterHebrew = false;
  #flags = 0;

  constructor(first: number) {
    this.#last = first;
    this.#before = asFirst(first);
    this.#isAfterJoiner = first === joiner;
  }

  mayEndBefore(next: number): boolean {
    const isAfterSpace = this.#last === space;
    this.#last = next;
    if (this.#before === forced || (this.#before === carriageReturn && next !== lineFeed)) {
      this.#before = asFirst(next);
      return true;
    }
    const isAfterJoiner = this.#isAfterJoiner;
    this.#isAfterJoiner = next === joiner;
    if (next === space) return false;
    if (next >= pairedClasses) {
      this.#before = next === carriageReturn ? next : forced;
      return false;
    }
    const pair = pairTable[this.#before * pairedClasses + next];
    if (!isAfterSpace && (pair === markAfterSpaces || pair === mark)) return false;
    const mayEnd = this.#endsFlag(next) || (!isAfterJoiner && allows(pair, isAfterSpace));
    const isTied = this.#isAfterHebrewHyphen();
    this.#before = next;
    return mayEnd && !isTied;
  }

  /** Rule LB21a: no line ends after a hyphen that follows a Hebrew letter. */
  #isAfterHebrewHyphen(): boolean {
    const isHyphen = this.#before === hyphen || this.#before === breakAfter;
    const isTied = this.#isAfterHebrew && isHyphen;
    this.#isAfterHebrew = !isTied && this.#before === hebrewLetter;
    return isTied;
  }

  /** Rule LB30a: regional indicators form pairs, which are flags. */
  #endsFlag(next: number): boolean {
    this.#flags = this.#before === regional ? this.#flags + 1 : 0;
    if (this.#flags < 2 || next !== regional) return false;
    this.#flags = 0;
    return true;
  }
}
