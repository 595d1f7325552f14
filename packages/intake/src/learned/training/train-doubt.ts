import type { DoubtWeights } from '../compared-values.ts';

/** A value of a file from which neither reader had learned, and whether it is correct. */
export type DoubtExample = { maker: string; features: readonly string[]; isRight: boolean };

const rounds = 400;
/** All features of a value move at once, so the full step of each would be too long. */
const rate = 0.15;
/**
 * Prior of each weight: as if its feature had occurred four times, equally often with correct and
 * wrong values.
 */
const pull = 4;

/** Logistic regression by batch gradient descent. Deterministic. */
export function trainDoubt(examples: readonly DoubtExample[]): DoubtWeights {
  const names = [...new Set(examples.flatMap(({ features }) => features))];
  const rows = rowsOf(examples, new Map(names.map((name, id) => [name, id])));
  const counts = sumsOf(rows, names.length, ({ count }) => count);
  const weights = new Float64Array(names.length);
  for (let round = 0; round < rounds; round++) {
    const slopes = sumsOf(rows, names.length, ({ ids, count, right }) => {
      const score = ids.reduce((sum, id) => sum + (weights[id] ?? 0), 0);
      return count / (1 + Math.exp(-score)) - right;
    });
    for (const [id, slope] of slopes.entries()) {
      const weight = weights[id] ?? 0;
      // The longest step that the curvature allows: the second derivative of a probability is at
      // most 1/4.
      weights[id] = weight - (rate * (slope + pull * weight)) / (0.25 * (counts[id] ?? 0) + pull);
    }
  }
  return new Map(names.map((name, id) => [name, weights[id] ?? 0]));
}

/**
 * Values with the same features, of which there are many: their number, and how many are correct.
 */
type Row = { ids: Int32Array; count: number; right: number };

function rowsOf(examples: readonly DoubtExample[], ids: ReadonlyMap<string, number>): Row[] {
  const rows = new Map<string, Row>();
  for (const { features, isRight } of examples) {
    const key = features.join('|');
    const row = rows.get(key) ?? {
      ids: Int32Array.from(features, (feature) => ids.get(feature) ?? 0),
      count: 0,
      right: 0,
    };
    row.count++;
    if (isRight) row.right++;
    rows.set(key, row);
  }
  return [...rows.values()];
}

/** Returns, per feature, the sum of a term over the rows that have it. */
function sumsOf(rows: readonly Row[], length: number, termOf: (row: Row) => number): Float64Array {
  const sums = new Float64Array(length);
  for (const row of rows) {
    const term = termOf(row);
    for (const id of row.ids) sums[id] = (sums[id] ?? 0) + term;
  }
  return sums;
}

/** A value with the probability that was predicted for it. */
type JudgedExample = { probability: number; isRight: boolean };

/**
 * Measures the quality of predicted doubt: calibration, and the shares of wrong and of correct
 * values marked as unsure.
 */
export function doubtFigures(judged: readonly JudgedExample[], markedBelow: number) {
  const wrong = judged.filter(({ isRight }) => !isRight);
  const shareMarked = (some: readonly JudgedExample[]) =>
    (100 * some.filter(({ probability }) => probability < markedBelow).length) /
    Math.max(1, some.length);
  return {
    values: judged.length,
    wrong: wrong.length,
    calibrationError: calibrationError(judged),
    wrongMarked: shareMarked(wrong),
    rightMarked: shareMarked(judged.filter(({ isRight }) => isRight)),
  };
}

const steps = 10;
const stepAt = (probability: number): number =>
  Math.min(steps - 1, Math.floor(probability * steps));

/** Expected calibration error (Naeini, Cooper, Hauskrecht 2015), in percent. */
export function calibrationError(judged: readonly JudgedExample[]): number {
  let gaps = 0;
  for (let step = 0; step < steps; step++) {
    const some = judged.filter(({ probability }) => stepAt(probability) === step);
    const promised = some.reduce((sum, { probability }) => sum + probability, 0);
    const right = some.filter(({ isRight }) => isRight).length;
    gaps += Math.abs(promised - right);
  }
  return (100 * gaps) / Math.max(1, judged.length);
}
