/**
 * Arithmetic on rows of tables with one number for each label. Offsets are those of a row's first
 * number, `width` is the number of labels.
 */

/** Adds a row of one table, times a factor, to a row of another. */
export function addRow(
  sums: Float64Array,
  to: number,
  terms: Float64Array,
  from: number,
  width: number,
  factor = 1,
): void {
  for (let y = 0; y < width; y++)
    sums[to + y] = (sums[to + y] ?? 0) + factor * (terms[from + y] ?? 0);
}

export function multiplyRow(
  products: Float64Array,
  to: number,
  factors: Float64Array,
  from: number,
  width: number,
): void {
  for (let y = 0; y < width; y++)
    products[to + y] = (products[to + y] ?? 0) * (factors[from + y] ?? 0);
}

export function dotRow(
  a: Float64Array,
  atA: number,
  b: Float64Array,
  atB: number,
  width: number,
): number {
  let sum = 0;
  for (let y = 0; y < width; y++) sum += (a[atA + y] ?? 0) * (b[atB + y] ?? 0);
  return sum;
}

/** Normalizes a row to a sum of 1. */
export function normalizeRow(values: Float64Array, at: number, width: number): void {
  let sum = 0;
  for (let y = 0; y < width; y++) sum += values[at + y] ?? 0;
  for (let y = 0; y < width; y++) values[at + y] = (values[at + y] ?? 0) / sum;
}

/**
 * Adds a row of weights. Separate from `addRow`, since a function that gets two types of arrays is
 * slower.
 */
export function addWeights(
  sums: Float64Array,
  to: number,
  weights: Float32Array,
  from: number,
  width: number,
): void {
  for (let y = 0; y < width; y++) sums[to + y] = (sums[to + y] ?? 0) + (weights[from + y] ?? 0);
}
