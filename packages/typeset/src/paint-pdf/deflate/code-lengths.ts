import type { BitWriter } from './bit-writer.ts';
import { distanceCount, endOfBlock, literalCount } from './code-tables.ts';
import { costOf, type HuffmanCode, huffmanCode } from './huffman-code.ts';

/** The codes of a block as they are told before it: their lengths, packed, in a code of their own. */
export type CodeLengths = {
  /** How many lengths of literals and of distances. */
  literalsTold: number;
  distancesTold: number;
  /** Pairs of a symbol and what follows it. */
  symbols: Uint8Array;
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

/** Pairs of a symbol and what follows it, of the block at hand: no length is worse than one each. */
const pairs = new Uint8Array(2 * (literalCount + distanceCount));
const frequencies = new Uint32Array(symbolCount);

/** Writes `run` equal lengths as pairs, from `at` on; gives where they end. */
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

/** The result is good until the next call. */
export function packLengths(literals: Uint8Array, distances: Uint8Array): CodeLengths {
  const literalsTold = usedCount(literals, endOfBlock + 1);
  const distancesTold = usedCount(distances, 1);
  const total = literalsTold + distancesTold;
  const lengthAt = (i: number) =>
    (i < literalsTold ? literals[i] : distances[i - literalsTold]) as number;
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
    extra += extraBits[symbol] as number;
  }
  const code = huffmanCode(frequencies, longestCode);
  let told = symbolCount;
  while (told > 4 && code.lengths[order[told - 1] as number] === 0) told--;
  const cost = 14 + 3 * told + costOf(frequencies, code) + extra;
  return { literalsTold, distancesTold, symbols, code, told, cost };
}

export function writeLengths(out: BitWriter, packed: CodeLengths): void {
  const { symbols, code, told } = packed;
  out.write(packed.literalsTold - endOfBlock - 1, 5);
  out.write(packed.distancesTold - 1, 5);
  out.write(told - 4, 4);
  for (let i = 0; i < told; i++) out.write(code.lengths[order[i] as number] as number, 3);
  for (let i = 0; i < symbols.length; i += 2) {
    const symbol = symbols[i] as number;
    out.write(code.bits[symbol] as number, code.lengths[symbol] as number);
    out.write(symbols[i + 1] as number, extraBits[symbol] as number);
  }
}
