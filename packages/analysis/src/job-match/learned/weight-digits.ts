/** Digits of base 64 in the order of their code points, so that rows sort as numbers do. */
const digits = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
export const base = digits.length;
const valueOfDigit = new Map(Array.from(digits, (digit, value) => [digit, value]));

/** Weights are stored in steps of 1/30, one digit each: from -32 to 31 steps. */
const stepsOfOne = 30;
const zero = base / 2;

/** A hash has four digits: two that its row begins with, and two within the row. */
const ofRow = base ** 2;

const weightDigit = (weight: number): string => {
  const steps = Math.round(weight * stepsOfOne) + zero;
  return digits[Math.max(0, Math.min(base - 1, steps))] ?? '';
};

export const digitOf = (value: number): string => digits[value] ?? '';
export const valueAt = (text: string, at: number): number => valueOfDigit.get(text[at] ?? '') ?? 0;

const weightAt = (text: string, at: number): number => (valueAt(text, at) - zero) / stepsOfOne;

/** The weight as it is read back. */
export const rounded = (weight: number): number => weightAt(weightDigit(weight), 0);

export const twoDigits = (value: number): string =>
  `${digits[Math.floor(value / base)]}${digits[value % base]}`;
export const numberAt = (text: string, at: number): number =>
  valueAt(text, at) * base + valueAt(text, at + 1);

export type PackedRow = { start: string; weights: string };

/** Packs weights by hashes of 24 bits into rows of hashes that begin alike, without those that are all 0. */
export function packWeights(weights: Iterable<readonly [number, readonly number[]]>): PackedRow[] {
  const rows = new Map<string, string[]>();
  for (const [hash, own] of weights) {
    if (own.every((weight) => rounded(weight) === 0)) continue;
    const start = twoDigits(Math.floor(hash / ofRow));
    const row = rows.get(start) ?? [];
    row.push(twoDigits(hash % ofRow) + own.map(weightDigit).join(''));
    rows.set(start, row);
  }
  return Array.from(rows, ([start, row]) => ({ start, weights: row.toSorted().join('') }));
}

/** The hashes of rows with `count` weights each; one by one, since all at once take 70 MB. */
export function* unpackWeights(
  rows: readonly PackedRow[],
  count: number,
): Generator<[hash: number, weights: number[]]> {
  for (const { start, weights } of rows) {
    const first = numberAt(start, 0) * ofRow;
    for (let at = 0; at < weights.length; at += 2 + count)
      yield [
        first + numberAt(weights, at),
        Array.from({ length: count }, (_, index) => weightAt(weights, at + 2 + index)),
      ];
  }
}
