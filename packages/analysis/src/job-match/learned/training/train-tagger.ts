import { labelCount, marginalsOf, none, type Tagger } from '../tagger.ts';

/** Features of each word, and its true label. */
export type Example = { features: readonly Int32Array[]; gold: Int8Array };

const rounds = 12;
const rate = 0.15;
/**
 * Share of features that are dropped each time a sentence is seen, so that none is relied on alone.
 */
const dropout = 0.3;
/** The weights of the last rounds are averaged, since single steps jitter. */
const averagedRounds = 4;
const leastSlope = 1e-3;

/**
 * Maximises the likelihood of the labels by stochastic gradient descent, one sentence a step;
 * AdaGrad sets the step size of each weight (Duchi, Hazan, Singer 2011). The same random numbers
 * give the same weights. Of the features that at least two words have, the `most` with the largest
 * weights and counts are kept.
 */
export function trainTagger(
  examples: readonly Example[],
  most: number,
  random: () => number,
): Tagger {
  const counts = countFeatures(examples);
  const rows = new Map<number, number>();
  for (const [hash, count] of counts) if (count > 1) rows.set(hash, rows.size);
  const size = rows.size * labelCount;
  const state = {
    weights: new Float32Array(size),
    squares: new Float32Array(size).fill(0.1),
    transitions: new Float32Array(labelCount ** 2),
    transitionSquares: new Float32Array(labelCount ** 2).fill(0.1),
  };
  const mean = new Float32Array(size);
  const meanTransitions = new Float32Array(labelCount ** 2);
  const coded = examples.map(({ features, gold }) => ({
    gold,
    rows: features.map((hashes) =>
      Int32Array.from([...hashes].flatMap((hash) => rows.get(hash) ?? [])),
    ),
  }));
  for (let round = 0; round < rounds; round++) {
    shuffle(coded, random);
    for (const one of coded) step(one, state, random);
    if (round < rounds - averagedRounds) continue;
    addShare(mean, state.weights);
    addShare(meanTransitions, state.transitions);
  }
  const transitions = [...meanTransitions].map(
    (weight, at) => weight - (meanTransitions[at - (at % labelCount)] ?? 0),
  );
  return { weights: strongest(rows, mean, counts, most), transitions };
}

function countFeatures(examples: readonly Example[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { features } of examples)
    for (const hashes of features)
      for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  return counts;
}

type Coded = { gold: Int8Array; rows: Int32Array[] };
type State = Record<'weights' | 'squares' | 'transitions' | 'transitionSquares', Float32Array>;

function step({ gold, rows }: Coded, state: State, random: () => number): void {
  const active = rows.map((all) => all.filter(() => random() >= dropout));
  const pairs = new Float64Array(labelCount ** 2);
  const slopes = marginalsOf(scoresOf(active, state), state.transitions, pairs);
  takeGold(gold, slopes, pairs);
  for (const [at, slope] of slopes.entries()) {
    if (Math.abs(slope) < leastSlope) continue;
    for (const row of active[Math.floor(at / labelCount)] ?? [])
      descend(state.weights, state.squares, row * labelCount + (at % labelCount), slope);
  }
  for (const [at, slope] of pairs.entries())
    descend(state.transitions, state.transitionSquares, at, slope);
}

function scoresOf(active: readonly Int32Array[], { weights }: State): Float64Array {
  const scores = new Float64Array(active.length * labelCount);
  for (const [at, own] of active.entries())
    for (const row of own)
      for (let label = 0; label < labelCount; label++)
        scores[at * labelCount + label] =
          (scores[at * labelCount + label] ?? 0) + (weights[row * labelCount + label] ?? 0);
  return scores;
}

/** Subtracts the true counts from the expected ones: the gradient of the loss. */
function takeGold(gold: Int8Array, slopes: Float64Array, pairs: Float64Array): void {
  for (const [at, label] of gold.entries()) {
    slopes[at * labelCount + label] = (slopes[at * labelCount + label] ?? 0) - 1;
    const pair = (gold[at - 1] ?? none) * labelCount + label;
    if (at > 0) pairs[pair] = (pairs[pair] ?? 0) - 1;
  }
}

function descend(weights: Float32Array, squares: Float32Array, at: number, slope: number): void {
  const sum = (squares[at] ?? 0) + slope * slope;
  squares[at] = sum;
  weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(sum);
}

function addShare(mean: Float32Array, weights: Float32Array): void {
  for (const [at, weight] of weights.entries())
    mean[at] = (mean[at] ?? 0) + weight / averagedRounds;
}

/** Returns weights relative to those of 'outside', and keeps the strongest. */
function strongest(
  rows: ReadonlyMap<number, number>,
  mean: Float32Array,
  counts: ReadonlyMap<number, number>,
  most: number,
): Tagger['weights'] {
  const all = [...rows].map(([hash, row]) => {
    const [ofNone = 0, ofBegins = 0, ofGoesOn = 0] = mean.subarray(row * labelCount);
    const pair = [ofBegins - ofNone, ofGoesOn - ofNone] as const;
    const strength = Math.max(...pair.map(Math.abs)) * Math.sqrt(counts.get(hash) ?? 0);
    return { hash, pair, strength };
  });
  const kept = all.toSorted((one, other) => other.strength - one.strength).slice(0, most);
  return new Map(kept.map(({ hash, pair }) => [hash, pair]));
}

function shuffle<T>(list: T[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] as T, list[at] as T];
  }
}
