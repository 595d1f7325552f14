import {
  type BitWriter,
  distanceBases,
  distanceCount,
  distanceExtraBits,
  distanceSymbolOf,
  endOfBlock,
  lengthBases,
  lengthExtraBits,
  lengthSymbols,
  literalCount,
} from './format.ts';
import { codeOfLengths, costOf, type HuffmanCode, huffmanCode } from './huffman-code.ts';

/** The codes of a block: one for literals and lengths, and one for distances. */
type Codes = { literals: HuffmanCode; distances: HuffmanCode };

const longestCode = 15;
const longestStored = 0xffff;
const [stored, fixed, dynamic] = [0, 1, 2];

const fixedCodes: Codes = {
  literals: codeOfLengths(
    Uint8Array.from({ length: 288 }, (_, symbol) =>
      symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8,
    ),
  ),
  distances: codeOfLengths(new Uint8Array(distanceCount).fill(5)),
};

const literalFrequencies = new Uint32Array(literalCount);
const distanceFrequencies = new Uint32Array(distanceCount);

/** Counts symbols. Returns the total number of their extra bits. */
function countSymbols(tokens: Uint32Array, count: number): number {
  literalFrequencies.fill(0);
  distanceFrequencies.fill(0);
  literalFrequencies[endOfBlock] = 1;
  let extraBits = 0;
  for (let i = 0; i < count; i++) {
    const token = tokens[i] as number;
    if (token < endOfBlock) {
      literalFrequencies[token] = (literalFrequencies[token] as number) + 1;
      continue;
    }
    const length = lengthSymbols[token >>> 16] as number;
    const distance = distanceSymbolOf(token & 0xffff);
    const symbol = endOfBlock + 1 + length;
    literalFrequencies[symbol] = (literalFrequencies[symbol] as number) + 1;
    distanceFrequencies[distance] = (distanceFrequencies[distance] as number) + 1;
    extraBits += (lengthExtraBits[length] as number) + (distanceExtraBits[distance] as number);
  }
  return extraBits;
}

function writeTokens(out: BitWriter, tokens: Uint32Array, count: number, codes: Codes): void {
  const { bits, lengths } = codes.literals;
  const { bits: distanceBits, lengths: distanceLengths } = codes.distances;
  for (let i = 0; i < count; i++) {
    const token = tokens[i] as number;
    if (token < endOfBlock) {
      out.write(bits[token] as number, lengths[token] as number);
      continue;
    }
    const length = token >>> 16;
    const lengthSymbol = lengthSymbols[length] as number;
    const symbol = endOfBlock + 1 + lengthSymbol;
    out.write(bits[symbol] as number, lengths[symbol] as number);
    out.write(
      length - (lengthBases[lengthSymbol] as number),
      lengthExtraBits[lengthSymbol] as number,
    );
    const distance = token & 0xffff;
    const far = distanceSymbolOf(distance);
    out.write(distanceBits[far] as number, distanceLengths[far] as number);
    out.write(distance - (distanceBases[far] as number), distanceExtraBits[far] as number);
  }
  out.write(bits[endOfBlock] as number, lengths[endOfBlock] as number);
}

function writeStored(out: BitWriter, bytes: Uint8Array, isLast: boolean): void {
  for (let from = 0; from === 0 || from < bytes.length; from += longestStored) {
    const part = bytes.subarray(from, from + longestStored);
    const isEnd = from + longestStored >= bytes.length;
    out.write(isLast && isEnd ? 1 : 0, 1);
    out.write(stored, 2);
    out.align();
    out.write(part.length, 16);
    out.write(~part.length & 0xffff, 16);
    out.append(part);
  }
}

/** Writes a block of tokens, which represent `bytes`, in the shortest of the three formats. */
export function writeBlock(
  out: BitWriter,
  tokens: Uint32Array,
  count: number,
  bytes: Uint8Array,
  isLast: boolean,
): void {
  const extraBits = countSymbols(tokens, count);
  const own: Codes = {
    literals: huffmanCode(literalFrequencies, longestCode),
    distances: huffmanCode(distanceFrequencies, longestCode),
  };
  const costWith = ({ literals, distances }: Codes) =>
    costOf(literalFrequencies, literals) + costOf(distanceFrequencies, distances) + extraBits;
  const described: CodeLengths = packLengths(own.literals.lengths, own.distances.lengths);
  const ownCost = described.cost + costWith(own);
  const fixedCost = costWith(fixedCodes);
  const storedCost = 8 * (bytes.length + 5 * Math.ceil(bytes.length / longestStored));
  if (bytes.length > 0 && storedCost < Math.min(ownCost, fixedCost)) {
    writeStored(out, bytes, isLast);
    return;
  }
  out.write(isLast ? 1 : 0, 1);
  out.write(ownCost < fixedCost ? dynamic : fixed, 2);
  if (ownCost < fixedCost) writeLengths(out, described);
  writeTokens(out, tokens, count, ownCost < fixedCost ? own : fixedCodes);
}

/**
 * The codes of a block as in its header: run-length encoded lengths, which are themselves encoded.
 */
type CodeLengths = {
  /** The numbers of literal and distance lengths (HLIT and HDIST of RFC 1951, 3.2.7). */
  literalLengths: number;
  distanceLengths: number;
  /** Pairs of a symbol and its extra bits. */
  symbols: Uint8Array;
  code: HuffmanCode;
  /** The number of lengths of that code (HCLEN). */
  codeLengths: number;
  /** In bits. */
  cost: number;
};

const [repeatLast, repeatZero, repeatZeroLong] = [16, 17, 18];
const symbolCount = 19;
const lengthOfLengthBits = new Uint8Array(symbolCount);
lengthOfLengthBits.set([2, 3, 7], repeatLast);
const longestLengthCode = 7;
/** The order of the code length code's lengths in a header (RFC 1951, 3.2.7). */
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

function usedCount(lengths: Uint8Array, least: number): number {
  let count = lengths.length;
  while (count > least && lengths[count - 1] === 0) count--;
  return count;
}

/** The current block's pairs of a symbol and its extra bits, at most one per length. */
const pairs = new Uint8Array(2 * (literalCount + distanceCount));
const frequencies = new Uint32Array(symbolCount);

/** Writes `run` equal lengths as pairs, from index `at` on. Returns the index after them. */
function packRun(at: number, length: number, run: number): number {
  let end = at;
  const add = (symbol: number, extra: number) => {
    pairs[end++] = symbol;
    pairs[end++] = extra;
  };
  let left = run;
  if (length === 0) {
    for (; left >= 11; left -= Math.min(left, 138)) add(repeatZeroLong, Math.min(left, 138) - 11);
    if (left >= 3) {
      add(repeatZero, left - 3);
      left = 0;
    }
  } else {
    add(length, 0);
    for (left -= 1; left >= 3; left -= Math.min(left, 6)) add(repeatLast, Math.min(left, 6) - 3);
  }
  for (; left > 0; left--) add(length, 0);
  return end;
}

/** The result is valid until the next call. */
function packLengths(literals: Uint8Array, distances: Uint8Array): CodeLengths {
  const literalLengths = usedCount(literals, endOfBlock + 1);
  const distanceLengths = usedCount(distances, 1);
  const total = literalLengths + distanceLengths;
  const lengthAt = (i: number) =>
    (i < literalLengths ? literals[i] : distances[i - literalLengths]) as number;
  let end = 0;
  for (let from = 0; from < total; ) {
    const length = lengthAt(from);
    let to = from + 1;
    while (to < total && lengthAt(to) === length) to++;
    end = packRun(end, length, to - from);
    from = to;
  }
  const symbols = pairs.subarray(0, end);
  frequencies.fill(0);
  let extra = 0;
  for (let i = 0; i < symbols.length; i += 2) {
    const symbol = symbols[i] as number;
    frequencies[symbol] = (frequencies[symbol] as number) + 1;
    extra += lengthOfLengthBits[symbol] as number;
  }
  const code = huffmanCode(frequencies, longestLengthCode);
  let codeLengths = symbolCount;
  while (codeLengths > 4 && code.lengths[lengthOrder[codeLengths - 1] as number] === 0)
    codeLengths--;
  const cost = 14 + 3 * codeLengths + costOf(frequencies, code) + extra;
  return { literalLengths, distanceLengths, symbols, code, codeLengths, cost };
}

function writeLengths(out: BitWriter, packed: CodeLengths): void {
  const { symbols, code, codeLengths } = packed;
  out.write(packed.literalLengths - endOfBlock - 1, 5);
  out.write(packed.distanceLengths - 1, 5);
  out.write(codeLengths - 4, 4);
  for (let i = 0; i < codeLengths; i++)
    out.write(code.lengths[lengthOrder[i] as number] as number, 3);
  for (let i = 0; i < symbols.length; i += 2) {
    const symbol = symbols[i] as number;
    out.write(code.bits[symbol] as number, code.lengths[symbol] as number);
    out.write(symbols[i + 1] as number, lengthOfLengthBits[symbol] as number);
  }
}
