import {
  distanceBases,
  distanceExtraBits,
  endOfBlock,
  lengthBases,
  lengthExtraBits,
} from './format.ts';
import { codeOfLengths } from './huffman-code.ts';

/*
 * Inflate (RFC 1951) with zlib framing (RFC 1950). Only pictures need it, so its tables are created
 * with the first one: a library's tables take a tenth of the time from a process's start to its
 * first PDF.
 */

const [stored, fixed, dynamic] = [0, 1, 2];
const deflated = 8;
const symbolBits = 9;
/** The order in which the lengths of the code length code are stored (RFC 1951, 3.2.7). */
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const [repeatLast, repeatZero, repeatZeroLong] = [16, 17, 18];

/**
 * For the next `width` bits: the symbol that they start with, and in higher bits the length of its
 * code.
 */
type Decoder = { table: Uint16Array; width: number };

function decoderOf(lengths: Uint8Array): Decoder {
  const { bits } = codeOfLengths(lengths);
  const width = Math.max(1, ...lengths);
  const table = new Uint16Array(1 << width);
  for (const [symbol, length] of lengths.entries()) {
    if (length === 0) continue;
    const entry = (length << symbolBits) | symbol;
    for (let at = bits[symbol] ?? 0; at < table.length; at += 1 << length) table[at] = entry;
  }
  return { table, width };
}

/** Reads bits, lowest first. Throws if the input ends. */
class BitReader {
  readonly #bytes: Uint8Array;
  #at: number;
  #bits = 0;
  #count = 0;

  constructor(bytes: Uint8Array, from: number) {
    this.#bytes = bytes;
    this.#at = from;
  }

  /** At most 16. */
  read(count: number): number {
    this.#fill(count);
    if (this.#count < count) throw new Error('The data ends too early');
    return this.#take(count);
  }

  decode({ table, width }: Decoder): number {
    this.#fill(width);
    const entry = table[this.#bits & (table.length - 1)] ?? 0;
    const length = entry >>> symbolBits;
    if (length === 0 || length > this.#count) throw new Error('The data has an unknown code');
    this.#take(length);
    return entry & ((1 << symbolBits) - 1);
  }

  /** Skips to the next whole byte, and returns `count` bytes. */
  readBytes(count: number): Uint8Array {
    const from = this.#at - (this.#count >> 3);
    [this.#bits, this.#count] = [0, 0];
    this.#at = from + count;
    if (this.#at > this.#bytes.length) throw new Error('The data ends too early');
    return this.#bytes.subarray(from, this.#at);
  }

  /** As far as the input allows. */
  #fill(count: number): void {
    while (this.#count < count && this.#at < this.#bytes.length) {
      this.#bits |= (this.#bytes[this.#at++] as number) << this.#count;
      this.#count += 8;
    }
  }

  #take(count: number): number {
    const bits = this.#bits & ((1 << count) - 1);
    this.#bits >>>= count;
    this.#count -= count;
    return bits;
  }
}

type Codes = { literals: Decoder; distances: Decoder };

function readCodes(reader: BitReader): Codes {
  const literalLengths = reader.read(5) + endOfBlock + 1;
  const distanceLengths = reader.read(5) + 1;
  const codeLengths = reader.read(4) + 4;
  const lengthLengths = new Uint8Array(lengthOrder.length);
  for (const symbol of lengthOrder.slice(0, codeLengths)) lengthLengths[symbol] = reader.read(3);
  const decoder = decoderOf(lengthLengths);
  const lengths = new Uint8Array(literalLengths + distanceLengths);
  for (let at = 0; at < lengths.length; ) {
    const symbol = reader.decode(decoder);
    if (symbol < repeatLast) {
      lengths[at++] = symbol;
      continue;
    }
    const length = symbol === repeatLast ? (lengths[at - 1] ?? 0) : 0;
    const run = { [repeatLast]: 2, [repeatZero]: 3, [repeatZeroLong]: 7 }[symbol] ?? 0;
    const end = at + reader.read(run) + (symbol === repeatZeroLong ? 11 : 3);
    lengths.fill(length, at, end);
    at = end;
  }
  return {
    literals: decoderOf(lengths.subarray(0, literalLengths)),
    distances: decoderOf(lengths.subarray(literalLengths)),
  };
}

function fixedCodes(): Codes {
  const literals = new Uint8Array(288).fill(8).fill(9, 144, 256).fill(7, 256, 280);
  return { literals: decoderOf(literals), distances: decoderOf(new Uint8Array(32).fill(5)) };
}

/**
 * Decompresses `bytes` in zlib's format. Throws if they are corrupt or don't expand to exactly
 * `size` bytes, so that a small input can't exhaust memory.
 */
export function inflate(bytes: Uint8Array, size: number): Uint8Array {
  if (((bytes[0] ?? 0) & 15) !== deflated) throw new Error('The data is in no known format');
  const out = new Uint8Array(size);
  const reader = new BitReader(bytes, 2);
  let at = 0;
  for (let isLast = false; !isLast; ) {
    isLast = reader.read(1) === 1;
    at = inflateBlock(reader, out, at);
  }
  if (at !== size) throw new Error('The data is too short');
  return out;
}

/** Returns the end of the block in `out`. */
function inflateBlock(reader: BitReader, out: Uint8Array, from: number): number {
  const kind = reader.read(2);
  if (kind === fixed) return inflateTokens(reader, fixedCodes(), out, from);
  if (kind === dynamic) return inflateTokens(reader, readCodes(reader), out, from);
  if (kind !== stored) throw new Error('The data has an unknown block');
  const [low = 0, high = 0] = reader.readBytes(4);
  const part = reader.readBytes(low | (high << 8));
  if (from + part.length > out.length) throw new Error('The data is too long');
  out.set(part, from);
  return from + part.length;
}

function inflateTokens(reader: BitReader, codes: Codes, out: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    const symbol = reader.decode(codes.literals);
    if (symbol === endOfBlock) return at;
    if (symbol < endOfBlock) {
      if (at === out.length) throw new Error('The data is too long');
      out[at++] = symbol;
      continue;
    }
    const length = withExtra(reader, symbol - endOfBlock - 1, lengthBases, lengthExtraBits);
    const far = reader.decode(codes.distances);
    const distance = withExtra(reader, far, distanceBases, distanceExtraBits);
    if (distance > at || at + length > out.length) throw new Error('The data is broken');
    for (const end = at + length; at < end; at++) out[at] = out[at - distance] as number;
  }
}

function withExtra(
  reader: BitReader,
  symbol: number,
  bases: Uint16Array,
  extraBits: Uint8Array,
): number {
  const base = bases[symbol];
  if (base === undefined) throw new Error('The data has an unknown symbol');
  return base + reader.read(extraBits[symbol] ?? 0);
}
