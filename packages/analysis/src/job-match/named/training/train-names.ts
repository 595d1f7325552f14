import { shuffle } from '@folio/crf/random';
import type { NamedKind } from '../name-model.ts';
import { type CodedExample, type CodedExamples, isChoice, partCount } from './coded-examples.ts';

const rounds = 8;
const rate = 0.1;
/**
 * Share of features dropped each time an advertisement is seen, so that the model does not rely on
 * any single one.
 */
const dropout = 0.3;
/** The weights of the last rounds are averaged, since single steps fluctuate. */
const averagedRounds = 4;
const leastSlope = 1e-3;

/**
 * Maximizes the likelihood of the correct name among an advertisement's candidates by stochastic
 * gradient descent, one advertisement per step. AdaGrad sets the step size of each weight (Duchi,
 * Hazan, Singer 2011). The same random numbers give the same weights. Returns the `most` strongest,
 * by the hash of their feature.
 */
export function trainNames(
  { examples, hashes, counts }: CodedExamples,
  kind: NamedKind,
  most: number,
  random: () => number,
): Map<number, number> {
  const chosen = examples.filter((one) => isChoice(one, kind));
  const state: State = {
    weights: new Float64Array(hashes.length),
    squares: new Float64Array(hashes.length).fill(0.1),
    isKept: Uint8Array.from({ length: maskSize }, () => Number(random() >= dropout)),
    offset: 0,
  };
  const mean = new Float64Array(hashes.length);
  for (let round = 0; round < rounds; round++) {
    const order = [...chosen];
    shuffle(order, random);
    for (const one of order) {
      state.offset = Math.floor(random() * maskSize);
      step(one, kind, state);
    }
    if (round >= rounds - averagedRounds)
      for (const [row, weight] of state.weights.entries())
        mean[row] = (mean[row] ?? 0) + weight / averagedRounds;
  }
  return strongest(hashes, counts, mean, most);
}

const maskSize = 2 ** 16;

type State = {
  weights: Float64Array;
  squares: Float64Array;
  /** Whether each feature is kept, indexed by its row plus the offset of a step. */
  isKept: Uint8Array;
  offset: number;
};

const isOn = ({ isKept, offset }: State, row: number): boolean =>
  isKept[(row + offset) & (maskSize - 1)] === 1;

function sumOf(state: State, rows: Int32Array, from: number, to: number): number {
  let all = 0;
  for (let at = from; at < to; at++) {
    const row = rows[at] ?? 0;
    if (isOn(state, row)) all += state.weights[row] ?? 0;
  }
  return all;
}

function step(one: CodedExample, kind: NamedKind, state: State): void {
  const { shared, parts, own, starts, ofNone } = one;
  const ofNoneScore = sumOf(state, ofNone, 0, ofNone.length);
  const slopes = slopesOf(scoresOf(one, state), ofNoneScore, one, kind);
  const ofShared = new Float64Array(shared.length);
  for (const [part, of] of parts.entries())
    ofShared[of] = (ofShared[of] ?? 0) + (slopes.candidates[Math.floor(part / partCount)] ?? 0);
  for (const [at, slope] of slopes.candidates.entries())
    descend(state, own, starts[at] ?? 0, starts[at + 1] ?? 0, slope);
  descend(state, ofNone, 0, ofNone.length, slopes.none);
  for (const [at, rows] of shared.entries())
    descend(state, rows, 0, rows.length, ofShared[at] ?? 0);
}

function scoresOf({ shared, parts, own, starts }: CodedExample, state: State): Float64Array {
  const ofShared = Float64Array.from(shared, (rows) => sumOf(state, rows, 0, rows.length));
  return Float64Array.from({ length: starts.length - 1 }, (_, at) => {
    let score = sumOf(state, own, starts[at] ?? 0, starts[at + 1] ?? 0);
    for (const part of parts.subarray(at * partCount, (at + 1) * partCount))
      score += ofShared[part] ?? 0;
    return score;
  });
}

/** Returns the probability of each candidate minus its true share: the gradient of the loss. */
function slopesOf(scores: Float64Array, ofNone: number, one: CodedExample, kind: NamedKind) {
  const [isGold, isNone] = [one.isGold[kind], one.isNone[kind]];
  const most = scores.reduce((first, other) => Math.max(first, other), ofNone);
  const shares = scores.map((score) => Math.exp(score - most));
  const none = Math.exp(ofNone - most);
  const whole = shares.reduce((sum, share) => sum + share, none);
  const right = shares.reduce(
    (sum, share, at) => sum + (isGold[at] === 1 ? share : 0),
    isNone ? none : 0,
  );
  return {
    candidates: shares.map((share, at) => share / whole - (isGold[at] === 1 ? share / right : 0)),
    none: none / whole - Number(isNone),
  };
}

function descend(state: State, rows: Int32Array, from: number, to: number, slope: number): void {
  if (Math.abs(slope) < leastSlope) return;
  const { weights, squares } = state;
  for (let at = from; at < to; at++) {
    const row = rows[at] ?? 0;
    if (!isOn(state, row)) continue;
    const sum = (squares[row] ?? 0) + slope * slope;
    squares[row] = sum;
    weights[row] = (weights[row] ?? 0) - (rate * slope) / Math.sqrt(sum);
  }
}

/** Keeps the features with the largest weights and counts. */
function strongest(hashes: Int32Array, counts: Int32Array, mean: Float64Array, most: number) {
  const strengths = mean.map((weight, row) => Math.abs(weight) * Math.sqrt(counts[row] ?? 0));
  const rows = Array.from(mean.keys()).toSorted(
    (one, other) => (strengths[other] ?? 0) - (strengths[one] ?? 0),
  );
  return new Map(rows.slice(0, most).map((row) => [hashes[row] ?? 0, mean[row] ?? 0]));
}
