import type { BitWriter } from './bit-writer.ts';
import { endOfBlock } from './code-tables.ts';
import { costOf, type HuffmanCode, huffmanCode } from './huffman-code.ts';

/** The codes of a block as they are told before it: their lengths, packed, in a code of their own. */
export type CodeLengths = {
  literalCount: number;
  distanceCount: number;
  /** Pairs of a symbol and what follows it. */
  symbols: readonly number[];
  code: HuffmanCode;
  /** How many lengths of that code are told. */
  told: number;
  /** In bits. */
  cost: number;
};

const [repeatLast, repeatZero, repeatZeroLong] = [16, 17, 18];
const symbolCount = 19;
const extraBits = new Uint8Array(symbolCount);
extraBits.set([2, 3, 7], repeatLast);
const longestCode = 7;
/** The order in which the lengths of the code for lengths are told. */
const order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

function usedCount(lengths: Uint8Array, least: number): number {
  let count = lengths.length;
  while (count > least && lengths[count - 1] === 0) count--;
  return count;
}

/** Writes `run` equal lengths as symbols. */
function packRun(symbols: number[], length: number, run: number): void {
  let left = run;
  if (length === 0) {
    for (; left >= 11; left -= Math.min(left, 138))
      symbols.push(repeatZeroLong, Math.min(left, 138) - 11);
    if (left >= 3) {
      symbols.push(repeatZero, left - 3);
      left = 0;
    }
  } else {
    symbols.push(length, 0);
    for (left -= 1; left >= 3; left -= Math.min(left, 6))
      symbols.push(repeatLast, Math.min(left, 6) - 3);
  }
  for (; left > 0; left--) symbols.push(length, 0);
}

export function packLengths(literals: Uint8Array, distances: Uint8Array): CodeLengths {
  const literalCount = usedCount(literals, endOfBlock + 1);
  const distanceCount = usedCount(distances, 1);
  const total = literalCount + distanceCount;
  const lengthAt = (i: number) =>
    (i < literalCount ? literals[i] : distances[i - literalCount]) ?? 0;
  const symbols: number[] = [];
  for (let from = 0; from < total; ) {
    const length = lengthAt(from);
    let to = from + 1;
    while (to < total && lengthAt(to) === length) to++;
    packRun(symbols, length, to - from);
    from = to;
  }
  const frequencies = new Uint32Array(symbolCount);
  let extra = 0;
  for (let i = 0; i < symbols.length; i += 2) {
    const symbol = symbols[i] as number;
    frequencies[symbol] = (frequencies[symbol] as number) + 1;
    extra += extraBits[symbol] as number;
  }
  const code = huffmanCode(frequencies, longestCode);
  let told = symbolCount;
  while (told > 4 && code.lengths[order[told - 1] as number] === 0) told--;
  const cost = 14 + 3 * told + costOf(frequencies, code) + extra;
  return { literalCount, distanceCount, symbols, code, told, cost };
}

export function writeLengths(out: BitWriter, packed: CodeLengths): void {
  const { symbols, code, told } = packed;
  out.write(packed.literalCount - endOfBlock - 1, 5);
  out.write(packed.distanceCount - 1, 5);
  out.write(told - 4, 4);
  for (let i = 0; i < told; i++) out.write(code.lengths[order[i] as number] as number, 3);
  for (let i = 0; i < symbols.length; i += 2) {
    const symbol = symbols[i] as number;
    out.write(code.bits[symbol] as number, code.lengths[symbol] as number);
    out.write(symbols[i + 1] as number, extraBits[symbol] as number);
  }
}
