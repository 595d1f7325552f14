import { graphemesOf } from '../shape/graphemes.ts';

/** The ends of graphemes, counted from a start; the first has index 1. */
export class GraphemeBounds {
  readonly #ends: readonly number[];
  readonly #skipped: number;

  constructor(ends: readonly number[], start: number) {
    this.#ends = ends;
    this.#skipped = countWhile(ends, (end) => end <= start);
  }

  at(index: number): number {
    return this.#ends[Math.min(this.#skipped + index, this.#ends.length) - 1] ?? 0;
  }

  get count(): number {
    return this.#ends.length - this.#skipped;
  }

  /** Returns the number of graphemes up to the last one whose end `fits`. */
  countUpTo(fits: (end: number) => boolean): number {
    return Math.max(0, countWhile(this.#ends, fits) - this.#skipped);
  }
}

/**
 * Returns the length of the prefix of sorted numbers that satisfies the condition, by binary
 * search.
 */
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

/** Finds graphemes in a text and caches those of a word, which may be cut into many lines. */
export class GraphemeFinder {
  readonly #text: string;
  #end = -1;
  #ends: number[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  /** `start` must be a grapheme's start. Successive calls with the same `end` must go forward. */
  boundsWithin(start: number, end: number): GraphemeBounds {
    if (end !== this.#end) {
      this.#ends = [];
      for (const { index, segment } of graphemesOf(this.#text.slice(start, end))) {
        this.#ends.push(start + index + segment.length);
      }
      this.#end = end;
    }
    return new GraphemeBounds(this.#ends, start);
  }
}
