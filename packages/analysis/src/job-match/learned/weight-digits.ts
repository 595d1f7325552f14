import { type FeatureSteps, featureRows } from './feature-rows.ts';

/** Base-64 digits in the order of their code points, so that rows sort like numbers. */
const digits = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
export const base = digits.length;
/** By a digit's code. */
const values = new Uint8Array(128);
for (let value = 0; value < base; value++) values[digits.charCodeAt(value)] = value;

/** Weights are stored in steps of 1/30, one digit each: from -32 to 31 steps. */
export const stepsOfOne = 30;
const zero = base / 2;

/** A hash has four digits: two with which its row begins, and two within the row. */
const ofRow = base ** 2;

const weightDigit = (weight: number): string => {
  const steps = Math.round(weight * stepsOfOne) + zero;
  return digits[Math.max(0, Math.min(base - 1, steps))] ?? '';
};

export const digitOf = (value: number): string => digits[value] ?? '';
export const valueAt = (text: string, at: number): number => values[text.charCodeAt(at)] ?? 0;

export const twoDigits = (value: number): string =>
  `${digits[Math.floor(value / base)]}${digits[value % base]}`;
export const numberAt = (text: string, at: number): number =>
  valueAt(text, at) * base + valueAt(text, at + 1);

export type PackedRow = { start: string; weights: string };

/** Returns rows sorted by hash. */
export const packedRows = (rows: ReadonlyMap<string, readonly string[]>): PackedRow[] =>
  Array.from(rows, ([start, row]) => ({ start, weights: row.toSorted().join('') })).toSorted(
    (one, other) => (one.start < other.start ? -1 : 1),
  );

/**
 * Packs weights by 24-bit hash into rows with the same first digits, leaving out those that are all
 * 0.
 */
export function packWeights(weights: Iterable<readonly [number, readonly number[]]>): PackedRow[] {
  const rows = new Map<string, string[]>();
  for (const [hash, own] of weights) {
    const written = own.map(weightDigit);
    if (written.every((digit) => digit === digitOf(zero))) continue;
    const start = twoDigits(Math.floor(hash / ofRow));
    const row = rows.get(start) ?? [];
    row.push(twoDigits(hash % ofRow) + written.join(''));
    rows.set(start, row);
  }
  return packedRows(rows);
}

/** Reads rows, sorted by hash, with `count` weights per feature. */
export function unpackSteps(rows: readonly PackedRow[], count: number): FeatureSteps {
  const size = rows.reduce((sum, { weights }) => sum + weights.length / (2 + count), 0);
  const [hashes, steps] = [new Int32Array(size), new Int8Array(size * count)];
  let row = 0;
  for (const { start, weights } of rows) {
    const first = numberAt(start, 0) * ofRow;
    for (let at = 0; at < weights.length; at += 2 + count) {
      for (let index = 0; index < count; index++)
        steps[row * count + index] = valueAt(weights, at + 2 + index) - zero;
      hashes[row++] = first + numberAt(weights, at);
    }
  }
  return { ...featureRows(hashes), steps };
}
