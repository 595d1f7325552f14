import { writeBlock } from './block-writer.ts';
import { BitWriter } from './format.ts';

/*
 * Deflate (RFC 1951) with zlib framing (RFC 1950): LZ77 with hash chains and lazy matching, then
 * Huffman codes, with the shortest of the formats stored, fixed and dynamic for each block. 1.6 to
 * 6 times as fast as fflate on the small streams of a PDF, because its tables are created once and
 * kept between calls.
 */

/** Deflate with a window of 32 KB, as in zlib's default header. */
const zlibHeader = Uint8Array.of(0x78, 0x9c);
const tokensPerBlock = 16_384;
const adlerBase = 65_521;
/** The number of bytes that can be added before the sums must be reduced. */
const adlerStretch = 3_800;

/**
 * Buffers shared by all calls, because allocating them takes longer than compressing a small text.
 */
const tokens = new Uint32Array(tokensPerBlock);
const output = new Uint8Array(64 * 1024);

function adler32(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (let from = 0; from < bytes.length; from += adlerStretch) {
    const to = Math.min(bytes.length, from + adlerStretch);
    for (let at = from; at < to; at++) {
      low += bytes[at] as number;
      high += low;
    }
    low %= adlerBase;
    high %= adlerBase;
  }
  return (high << 16) | low;
}

/**
 * Compresses to zlib's format (RFC 1950). Does not use the platform's zlib, so that the result is
 * the same in Node and in every browser.
 */
export function deflate(bytes: Uint8Array): Uint8Array {
  const out = new BitWriter(output);
  out.append(zlibHeader);
  const finder = new MatchFinder(bytes);
  do {
    const from = finder.position;
    const count = finder.fill(tokens);
    const part = bytes.subarray(from, finder.position);
    writeBlock(out, tokens, count, part, finder.position === bytes.length);
  } while (finder.position < bytes.length);
  out.align();
  const sum = adler32(bytes);
  out.append(Uint8Array.of(sum >>> 24, sum >>> 16, sum >>> 8, sum));
  return out.finish();
}

/**
 * LZ77: finds repetitions within 32 KB. A token is a literal byte, or a match: its length (3 to
 * 258) times 2^16, plus its distance (1 to 32768).
 */

const windowSize = 32_768;
const windowMask = windowSize - 1;
const hashShift = 32 - 15;
const longestMatch = 258;
/** The number of bytes that are hashed, and compared at once. */
const shortestMatch = 4;
/**
 * The number of earlier positions that are compared, and the match length from which the next byte
 * isn't tried.
 */
const mostCandidates = 8;
const goodLength = 24;
/** Positions restart from here, so that they stay small integers on every platform. */
const highestPlace = 0x3fff0000;

/**
 * The last position with each hash, and for each position the previous one with the same hash. Kept
 * between inputs.
 */
const heads = new Int32Array(1 << (32 - hashShift));
const earlier = new Int32Array(windowSize);
/**
 * Positions keep counting across inputs, so that those of earlier inputs are recognized by their
 * value.
 */
let nextStart = 1;

function startFor(length: number): number {
  if (nextStart + length > highestPlace) {
    heads.fill(0);
    nextStart = 1;
  }
  const start = nextStart;
  nextStart += length;
  return start;
}

class MatchFinder {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #start: number;
  readonly #hashEnd: number;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#start = startFor(bytes.length);
    this.#hashEnd = bytes.length - shortestMatch;
  }

  /** The number of input bytes that have been converted to tokens. */
  get position(): number {
    return this.#at;
  }

  /** Fills `tokens` from the input. Returns their number. */
  fill(tokens: Uint32Array): number {
    const bytes = this.#bytes;
    const { length } = bytes;
    const last = tokens.length - 1;
    let at = this.#at;
    let count = 0;
    while (at < length && count <= last) {
      let match = this.#findMatch(at, shortestMatch - 1);
      // Lazy matching: a longer match may start at the next byte.
      while (match !== 0 && match >>> 16 < goodLength && count < last) {
        const better = this.#findMatch(at + 1, match >>> 16);
        if (better === 0) break;
        tokens[count++] = bytes[at++] as number;
        match = better;
      }
      if (match === 0) {
        tokens[count++] = bytes[at++] as number;
      } else {
        tokens[count++] = match;
        const end = at + (match >>> 16);
        this.#remember(at + 1, end);
        at = end;
      }
    }
    this.#at = at;
    return count;
  }

  /** Returns the longest match that is longer than `least`, or 0. Records the position. */
  #findMatch(at: number, least: number): number {
    if (at > this.#hashEnd) return 0;
    const bytes = this.#bytes;
    const start = this.#start;
    const position = start + at;
    const view = this.#view;
    const four = view.getInt32(at, true);
    const hash = hashOf(four);
    let candidate = heads[hash] as number;
    earlier[position & windowMask] = candidate;
    heads[hash] = position;
    // One less than the window, because the position exactly a window back shares the slot.
    const oldest = Math.max(start, position - windowMask);
    const limit = Math.min(longestMatch, bytes.length - at);
    let best = least;
    let distance = 0;
    for (let left = mostCandidates; left > 0 && candidate >= oldest && best < limit; left--) {
      const from = candidate - start;
      if (bytes[from + best] === bytes[at + best] && view.getInt32(from, true) === four) {
        let length = 4;
        while (length < limit && bytes[from + length] === bytes[at + length]) length++;
        if (length > best) {
          best = length;
          distance = position - candidate;
        }
      }
      candidate = earlier[candidate & windowMask] as number;
    }
    return distance === 0 ? 0 : (best << 16) | distance;
  }

  #remember(from: number, to: number): void {
    const view = this.#view;
    const end = Math.min(to, this.#hashEnd + 1);
    for (let at = from; at < end; at++) {
      const position = this.#start + at;
      const hash = hashOf(view.getInt32(at, true));
      if (heads[hash] === position) continue;
      earlier[position & windowMask] = heads[hash] as number;
      heads[hash] = position;
    }
  }
}

const hashOf = (four: number): number => Math.imul(four, 0x9e3779b1) >>> hashShift;
