import { addRow, addWeights, dotRow, multiplyRow, normalizeRow } from './label-rows.ts';

/**
 * A linear-chain conditional random field (Lafferty, McCallum, Pereira 2001): the score of a labeling is
 * the sum of a weight for each feature of each item with its label, and of one for each pair of
 * neighboring labels, of which there is a table for each kind of border between items.
 */
export type Crf = {
  /** Number of labels. */
  width: number;
  /**
   * Row in `weights` for each feature's hash; features that occurred once in training have none.
   */
  rows: ReadonlyMap<number, number>;
  weights: Float32Array;
  /** For each kind of border a table with a row for each label before it. */
  transitions: Float64Array;
};

/** What is labeled: the hashed features of each item, and the kind of border before it. */
export type Chain = { features: readonly Int32Array[]; borders: Int8Array };

/** Returns the best labeling, and for each item the probability of its label. */
export function labelChain(
  crf: Crf,
  { features, borders }: Chain,
): { labels: Int16Array; probabilities: Float64Array } {
  const { width, transitions } = crf;
  const scores = itemScores(crf, features);
  const labels = bestLabels(scores, transitions, borders);
  const marginals = marginalsOf(scores, transitions.map(Math.exp), borders);
  const probabilities = Float64Array.from(labels, (y, at) => marginals[at * width + y] ?? 0);
  return { labels, probabilities };
}

/** Scores all labels of all items by features alone. */
function itemScores({ width, rows, weights }: Crf, features: readonly Int32Array[]): Float64Array {
  const scores = new Float64Array(features.length * width);
  for (const [at, hashes] of features.entries())
    for (const hash of hashes) {
      const row = rows.get(hash);
      if (row !== undefined) addWeights(scores, at * width, weights, row * width, width);
    }
  return scores;
}

/**
 * Returns the best labeling by Viterbi's algorithm: finds the best path to each label of each item,
 * then follows the best one back. O(n · width²) for n items.
 */
export function bestLabels(
  scores: Float64Array,
  transitions: Float64Array,
  borders: Int8Array,
): Int16Array {
  const count = borders.length;
  const width = scores.length / count;
  const back = new Int16Array(scores.length);
  let best = Float64Array.from(scores.subarray(0, width));
  for (let at = 1; at < count; at++) {
    const next = new Float64Array(width).fill(-Infinity);
    const offer = (y: number, score: number, from: number) => {
      if (score <= (next[y] ?? 0)) return;
      next[y] = score;
      back[at * width + y] = from;
    };
    for (const [from, score] of best.entries()) {
      const row = tableAt(borders, at, width) + from * width;
      for (let y = 0; y < width; y++) offer(y, score + (transitions[row + y] ?? 0), from);
    }
    addRow(next, 0, scores, at * width, width);
    best = next;
  }
  const labels = new Int16Array(count);
  if (count > 0) labels[count - 1] = best.indexOf(Math.max(...best));
  for (let at = count - 1; at > 0; at--) labels[at - 1] = back[at * width + (labels[at] ?? 0)] ?? 0;
  return labels;
}

/**
 * Returns the probability of each label of each item, by the forward-backward algorithm, scaled at
 * each step so that nothing underflows. Adds the expected count of each transition to `pairs`, if
 * given; `factors` are the exponentials of the transition scores.
 */
export function marginalsOf(
  scores: Float64Array,
  factors: Float64Array,
  borders: Int8Array,
  pairs?: Float64Array,
): Float64Array {
  const count = borders.length;
  const width = scores.length / count;
  const local = exponentialsOf(scores, width);
  const forward = forwardPass(local, factors, borders);
  const backward = new Float64Array(scores.length).fill(1);
  const ahead = new Float64Array(width);
  for (let at = count - 2; at >= 0; at--) {
    const here = at * width;
    const next = here + width;
    const table = tableAt(borders, at + 1, width);
    ahead.set(local.subarray(next, next + width));
    multiplyRow(ahead, 0, backward, next, width);
    for (let from = 0; from < width; from++)
      backward[here + from] = dotRow(factors, table + from * width, ahead, 0, width);
    if (pairs) addPairs(pairs, table, { forward, backward, here, factors, ahead });
    normalizeRow(backward, here, width);
  }
  for (let here = 0; here < forward.length; here += width) {
    multiplyRow(forward, here, backward, here, width);
    normalizeRow(forward, here, width);
  }
  return forward;
}

/** Where the table of the border before an item begins in the transitions. */
const tableAt = (borders: Int8Array, at: number, width: number): number =>
  (borders[at] ?? 0) * width * width;

/** Exponentiates scores, so that the best label of each item gets 1. */
function exponentialsOf(scores: Float64Array, width: number): Float64Array {
  const local = new Float64Array(scores.length);
  for (let at = 0; at < scores.length; at += width) {
    const row = scores.subarray(at, at + width);
    const most = Math.max(...row);
    local.set(
      row.map((score) => Math.exp(score - most) + 1e-30),
      at,
    );
  }
  return local;
}

function forwardPass(local: Float64Array, factors: Float64Array, borders: Int8Array): Float64Array {
  const width = local.length / borders.length;
  const forward = Float64Array.from(local);
  for (let at = 0; at < borders.length; at++) {
    const here = at * width;
    if (at > 0) {
      const sums = new Float64Array(width);
      for (let from = 0; from < width; from++) {
        const p = forward[here - width + from] ?? 0;
        if (p > 1e-12)
          addRow(sums, 0, factors, tableAt(borders, at, width) + from * width, width, p);
      }
      multiplyRow(forward, here, sums, 0, width);
    }
    normalizeRow(forward, here, width);
  }
  return forward;
}

type Step = {
  forward: Float64Array;
  backward: Float64Array;
  here: number;
  factors: Float64Array;
  ahead: Float64Array;
};

function addPairs(pairs: Float64Array, table: number, step: Step): void {
  const { forward, backward, here, factors, ahead } = step;
  const width = ahead.length;
  const sum = dotRow(forward, here, backward, here, width);
  for (let from = 0; from < width; from++) {
    const p = (forward[here + from] ?? 0) / sum;
    if (p < 1e-9) continue;
    const way = factors.slice(table + from * width, table + (from + 1) * width);
    multiplyRow(way, 0, ahead, 0, width);
    addRow(pairs, table + from * width, way, 0, width, p);
  }
}
