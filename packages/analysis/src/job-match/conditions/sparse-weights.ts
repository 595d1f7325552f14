import { type FeatureRows, featureRows, rowOf } from '../learned/feature-rows.ts';

/** A weight of a feature for one label, in steps. */
export type SparseWeight = { hash: number; label: number; steps: number };

/** Weights of features, most of which have weights for only two or three labels. */
export type SparseWeights = FeatureRows & {
  /** Where the weights of each row begin, followed by their total number. */
  firsts: Int32Array;
  labels: Uint8Array;
  steps: Int8Array;
};

/** The number of steps in a weight of 1. */
export const stepsOfOne = 16;
export const mostSteps = 31;

/** Expects weights sorted by hash, and their number, because a list of all would take 20 MB. */
export function sparseWeights(weights: Iterable<SparseWeight>, count: number): SparseWeights {
  const [hashes, firsts] = [new Int32Array(count), new Int32Array(count + 1)];
  const [labels, steps] = [new Uint8Array(count), new Int8Array(count)];
  let [own, different] = [0, 0];
  for (const { hash, label, steps: ofLabel } of weights) {
    if (different === 0 || hashes[different - 1] !== hash) {
      hashes[different] = hash;
      firsts[different++] = own;
    }
    labels[own] = label;
    steps[own++] = ofLabel;
  }
  firsts[different] = own;
  return {
    ...featureRows(hashes.slice(0, different)),
    firsts: firsts.slice(0, different + 1),
    labels,
    steps,
  };
}

/** Adds a feature's weights to the scores of an item's labels, which begin at index `at`. */
export function addWeightsOf(
  weights: SparseWeights,
  hash: number,
  scores: Float64Array,
  at: number,
): void {
  const row = rowOf(weights, hash);
  if (row < 0) return;
  const { firsts, labels, steps } = weights;
  for (let own = firsts[row] ?? 0; own < (firsts[row + 1] ?? 0); own++) {
    const to = at + (labels[own] ?? 0);
    scores[to] = (scores[to] ?? 0) + (steps[own] ?? 0) / stepsOfOne;
  }
}
