import {
  addRow,
  addWeights,
  dotRow,
  exponentialsOf,
  multiplyRow,
  normaliseRow,
  width,
} from './label-rows.ts';
import { borderKinds } from './segments.ts';

/**
 * A linear-chain conditional random field (Lafferty, McCallum, Pereira 2001): the score of a labelling is
 * the sum of a weight for each feature of each segment with its label, and of one for each pair of
 * neighbouring labels, of which there is a table for each kind of border between segments.
 */
export type Crf = {
  /**
   * Row in `weights` for each feature's hash; features that occurred once in training have none.
   */
  rows: ReadonlyMap<number, number>;
  weights: Float32Array;
  transitions: Float32Array;
};

/**
 * A resume as the model sees it: the hashed features of each segment, and the kind of border before
 * it.
 */
export type Chain = { features: readonly Int32Array[]; borders: Int8Array };

export const transitionCount = borderKinds * width * width;

/** Scores all labels of all segments by features alone. */
function nodeScores({ rows, weights }: Crf, { features }: Chain): Float64Array {
  const scores = new Float64Array(features.length * width);
  for (const [at, hashes] of features.entries())
    for (const hash of hashes) {
      const row = rows.get(hash);
      if (row !== undefined) addWeights(scores, at * width, weights, row * width);
    }
  return scores;
}

/** Returns the best labelling, and for each segment the probability of its label. */
export function labelChain(crf: Crf, chain: Chain): { ids: Int16Array; sure: Float64Array } {
  const nodes = nodeScores(crf, chain);
  const ids = bestPath(nodes, crf.transitions, chain.borders);
  const marginals = marginalsOf(nodes, exponentialsOf(crf.transitions), chain.borders);
  return { ids, sure: Float64Array.from(ids, (y, at) => marginals[at * width + y] ?? 0) };
}

const tableAt = (borders: Int8Array, at: number): number => (borders[at] ?? 0) * width * width;

/**
 * Viterbi's algorithm: finds the best path to each label of each segment, then follows the best one
 * back.
 */
function bestPath(nodes: Float64Array, transitions: Float32Array, borders: Int8Array): Int16Array {
  const count = borders.length;
  const back = new Int16Array(count * width);
  let best = Float64Array.from(nodes.subarray(0, width));
  for (let at = 1; at < count; at++) {
    const next = new Float64Array(width).fill(-Infinity);
    const offer = (y: number, score: number, from: number) => {
      if (score <= (next[y] ?? 0)) return;
      next[y] = score;
      back[at * width + y] = from;
    };
    for (const [from, score] of best.entries()) {
      const row = tableAt(borders, at) + from * width;
      for (let y = 0; y < width; y++) offer(y, score + (transitions[row + y] ?? 0), from);
    }
    addRow(next, 0, nodes, at * width);
    best = next;
  }
  const ids = new Int16Array(count);
  if (count > 0) ids[count - 1] = best.indexOf(Math.max(...best));
  for (let at = count - 1; at > 0; at--) ids[at - 1] = back[at * width + (ids[at] ?? 0)] ?? 0;
  return ids;
}

/**
 * Returns the probability of each label of each segment, by the forward-backward algorithm, scaled
 * at each step so that nothing underflows. Adds the expected count of each transition to `pairs`,
 * if given; `moves` are the exponentials of the transition weights.
 */
export function marginalsOf(
  nodes: Float64Array,
  moves: Float64Array,
  borders: Int8Array,
  pairs?: Float64Array,
): Float64Array {
  const count = borders.length;
  const local = exponentials(nodes, count);
  const forward = forwardPass(local, moves, borders);
  const backward = new Float64Array(count * width).fill(1);
  const ahead = new Float64Array(width);
  for (let at = count - 2; at >= 0; at--) {
    const [here, next, table] = [at * width, (at + 1) * width, tableAt(borders, at + 1)];
    ahead.set(local.subarray(next, next + width));
    multiplyRow(ahead, 0, backward, next);
    for (let from = 0; from < width; from++)
      backward[here + from] = dotRow(moves, table + from * width, ahead, 0);
    if (pairs) addPairs(pairs, table, { forward, backward, here, moves, ahead });
    normaliseRow(backward, here);
  }
  for (let at = 0; at < count; at++) {
    multiplyRow(forward, at * width, backward, at * width);
    normaliseRow(forward, at * width);
  }
  return forward;
}

/** Exponentiates scores, so that the best label of each segment gets 1. */
function exponentials(nodes: Float64Array, count: number): Float64Array {
  const local = new Float64Array(count * width);
  for (let at = 0; at < count * width; at += width) {
    const row = nodes.subarray(at, at + width);
    const most = Math.max(...row);
    local.set(
      row.map((score) => Math.exp(score - most) + 1e-30),
      at,
    );
  }
  return local;
}

function forwardPass(local: Float64Array, moves: Float64Array, borders: Int8Array): Float64Array {
  const forward = Float64Array.from(local);
  for (let at = 0; at < borders.length; at++) {
    const here = at * width;
    if (at > 0) {
      const sums = new Float64Array(width);
      for (let from = 0; from < width; from++) {
        const p = forward[here - width + from] ?? 0;
        if (p > 1e-12) addRow(sums, 0, moves, tableAt(borders, at) + from * width, p);
      }
      multiplyRow(forward, here, sums, 0);
    }
    normaliseRow(forward, here);
  }
  return forward;
}

type Step = {
  forward: Float64Array;
  backward: Float64Array;
  here: number;
  moves: Float64Array;
  ahead: Float64Array;
};

function addPairs(pairs: Float64Array, table: number, step: Step): void {
  const { forward, backward, here, moves, ahead } = step;
  const sum = dotRow(forward, here, backward, here);
  for (let from = 0; from < width; from++) {
    const p = (forward[here + from] ?? 0) / sum;
    if (p < 1e-9) continue;
    const way = moves.slice(table + from * width, table + (from + 1) * width);
    multiplyRow(way, 0, ahead, 0);
    addRow(pairs, table + from * width, way, 0, p);
  }
}
