/** A weight of a feature for one label, in steps. */
export type SparseWeight = { hash: number; label: number; steps: number };

/**
 * Weights of features by the features' hashes of 24 bits. Most have weights for two or three labels alone,
 * and sorted lists take a tenth of the memory that a map takes.
 */
export type SparseWeights = {
  /** Where the hashes begin whose first 12 bits are the index; at last their number. */
  starts: Int32Array;
  hashes: Int32Array;
  /** Where the weights of each hash begin; at last their number. */
  firsts: Int32Array;
  labels: Uint8Array;
  steps: Int8Array;
};

const bitsBehind = 12;
const startCount = 2 ** bitsBehind;

/** How many steps a weight of 1 has. */
export const stepsOfOne = 16;
export const mostSteps = 31;

/** Expects weights in the order of their hashes, and how many they are: a list of them all takes 20 MB. */
export function sparseWeights(weights: Iterable<SparseWeight>, count: number): SparseWeights {
  const [hashes, firsts] = [new Int32Array(count), new Int32Array(count + 1)];
  const [labels, steps] = [new Uint8Array(count), new Int8Array(count)];
  const starts = new Int32Array(startCount + 1);
  let [own, different] = [0, 0];
  for (const { hash, label, steps: ofLabel } of weights) {
    if (different === 0 || hashes[different - 1] !== hash) {
      const next = (hash >> bitsBehind) + 1;
      starts[next] = (starts[next] ?? 0) + 1;
      hashes[different] = hash;
      firsts[different++] = own;
    }
    labels[own] = label;
    steps[own++] = ofLabel;
  }
  firsts[different] = own;
  for (let at = 1; at < starts.length; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  return {
    starts,
    hashes: hashes.slice(0, different),
    firsts: firsts.slice(0, different + 1),
    labels,
    steps,
  };
}

/** Adds a feature's weights to the scores of an item's labels, of which the first is at `at`. */
export function addWeightsOf(
  { starts, hashes, firsts, labels, steps }: SparseWeights,
  hash: number,
  scores: Float64Array,
  at: number,
): void {
  let low = starts[hash >> bitsBehind] ?? 0;
  let high = starts[(hash >> bitsBehind) + 1] ?? 0;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hashes[middle] ?? 0) < hash) low = middle + 1;
    else high = middle;
  }
  if (hashes[low] !== hash) return;
  for (let own = firsts[low] ?? 0; own < (firsts[low + 1] ?? 0); own++) {
    const to = at + (labels[own] ?? 0);
    scores[to] = (scores[to] ?? 0) + (steps[own] ?? 0) / stepsOfOne;
  }
}
