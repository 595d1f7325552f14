/**
 * A prefix code: for each symbol its bits, first bit lowest, and their number, which is 0 for an
 * unused symbol.
 */
export type HuffmanCode = { bits: Uint16Array; lengths: Uint8Array };

/** No alphabet of deflate has more symbols. */
const mostSymbols = 288;
const symbolUnit = 512;
const longestCode = 15;

const keys = new Float64Array(mostSymbols);
const weights = new Float64Array(2 * mostSymbols);
const parents = new Uint16Array(2 * mostSymbols);
const depths = new Uint16Array(2 * mostSymbols);
const counts = new Uint16Array(mostSymbols);

/** Counts the leaves at each depth of the Huffman tree, for ascending weights. */
function countDepths(leaves: number): void {
  let leaf = 0;
  counts.fill(0);
  let node = leaves;
  const nodes = 2 * leaves - 1;
  for (let next = leaves; next < nodes; next++) {
    let weight = 0;
    for (let child = 0; child < 2; child++) {
      const isLeaf =
        leaf < leaves && (node >= next || (weights[leaf] as number) <= (weights[node] as number));
      const lightest = isLeaf ? leaf++ : node++;
      weight += weights[lightest] as number;
      parents[lightest] = next;
    }
    weights[next] = weight;
  }
  depths[nodes - 1] = leaves === 1 ? 1 : 0;
  for (let at = nodes - 2; at >= 0; at--)
    depths[at] = (depths[parents[at] as number] as number) + 1;
  for (let at = 0; at < leaves; at++)
    counts[depths[at] as number] = 1 + (counts[depths[at] as number] as number);
}

/**
 * Limits the depth: moves leaves that are too deep up, and others down until the Kraft sum is 1
 * again.
 */
function limitDepths(longest: number): void {
  let used = 0;
  for (let depth = counts.length - 1; depth > longest; depth--) {
    counts[longest] = (counts[longest] as number) + (counts[depth] as number);
    counts[depth] = 0;
  }
  for (let depth = longest; depth > 0; depth--)
    used += (counts[depth] as number) << (longest - depth);
  for (; used > 1 << longest; used--) {
    let depth = longest - 1;
    while (counts[depth] === 0) depth--;
    counts[longest] = (counts[longest] as number) - 1;
    counts[depth] = (counts[depth] as number) - 1;
    counts[depth + 1] = (counts[depth + 1] as number) + 2;
  }
}

/** Returns code lengths for symbols with these frequencies, none longer than `longest`. */
function findLengths(frequencies: Uint32Array, longest: number): Uint8Array {
  const lengths = new Uint8Array(frequencies.length);
  let used = 0;
  for (let symbol = 0; symbol < frequencies.length; symbol++) {
    const frequency = frequencies[symbol] as number;
    if (frequency > 0) keys[used++] = frequency * symbolUnit + symbol;
  }
  if (used === 0) return lengths;
  const sorted = keys.subarray(0, used).sort();
  for (let i = 0; i < used; i++) weights[i] = Math.floor((sorted[i] as number) / symbolUnit);
  countDepths(used);
  limitDepths(longest);
  let next = used - 1;
  for (let length = 1; length <= longest; length++) {
    for (let left = counts[length] as number; left > 0; left--)
      lengths[(sorted[next--] as number) % symbolUnit] = length;
  }
  return lengths;
}

function reverseBits(value: number, count: number): number {
  let reversed = 0;
  for (let left = value, i = 0; i < count; i++, left >>= 1) reversed = (reversed << 1) | (left & 1);
  return reversed;
}

/** Returns the canonical code with these lengths, ordered by length, then symbol. */
export function codeOfLengths(lengths: Uint8Array): HuffmanCode {
  const next = new Uint16Array(longestCode + 2);
  for (const length of lengths) if (length > 0) next[length + 1] = 1 + (next[length + 1] as number);
  for (let length = 1; length <= longestCode; length++)
    next[length + 1] = ((next[length] as number) + (next[length + 1] as number)) << 1;
  const bits = new Uint16Array(lengths.length);
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const length = lengths[symbol] as number;
    if (length === 0) continue;
    bits[symbol] = reverseBits(next[length] as number, length);
    next[length] = (next[length] as number) + 1;
  }
  return { bits, lengths };
}

export const huffmanCode = (frequencies: Uint32Array, longest: number): HuffmanCode =>
  codeOfLengths(findLengths(frequencies, longest));

/** Returns the total length of the encoded symbols in bits. */
export function costOf(frequencies: Uint32Array, { lengths }: HuffmanCode): number {
  let cost = 0;
  for (let symbol = 0; symbol < frequencies.length; symbol++)
    cost += (frequencies[symbol] as number) * (lengths[symbol] as number);
  return cost;
}
