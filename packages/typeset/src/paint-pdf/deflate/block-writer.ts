import type { BitWriter } from './bit-writer.ts';
import { type CodeLengths, packLengths, writeLengths } from './code-lengths.ts';
import {
  distanceBases,
  distanceCount,
  distanceExtraBits,
  distanceSymbolOf,
  endOfBlock,
  lengthBases,
  lengthExtraBits,
  lengthSymbols,
  literalCount,
} from './code-tables.ts';
import { codeOfLengths, costOf, type HuffmanCode, huffmanCode } from './huffman-code.ts';

/** The codes of a block: for literals and lengths, and for distances. */
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

/** Counts symbols; gives how many bits follow them in all. */
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

/** Writes a block of tokens, which stand for `bytes`, in the way that is shortest. */
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
