import { type Chain, type Crf, marginalsOf, transitionCount } from '../crf.ts';
import { addWeights, exponentialsOf, width } from '../label-rows.ts';

/** A labelled resume to learn from. */
export type Example = Chain & { gold: Int16Array };

export type TrainingOptions = {
  rounds: number;
  rate: number;
  /**
   * Share of features that are dropped each time a resume is seen, so that none is relied on alone.
   */
  dropout: number;
  seed: number;
  /** Number of further examples in each round: there are many, and all by one generator. */
  morePerRound: number;
};
export const usualOptions: TrainingOptions = {
  rounds: 10,
  rate: 0.15,
  dropout: 0.4,
  seed: 7,
  morePerRound: 300,
};

/** Smaller gradients change nothing that is worth their time. */
const leastNode = 2e-3;
const leastPair = 1e-4;
/** A feature of the further examples gets weights only if this many of their segments have it. */
const leastOfMore = 40;
/** The weights of the last rounds are averaged, since single steps jitter. */
const averagedRounds = 4;

/**
 * Maximises the likelihood of the labels by stochastic gradient descent, one resume a step; AdaGrad
 * sets the step size of each weight (Duchi, Hazan, Singer 2011). Each round takes other examples of
 * `more`. The same seed gives the same weights.
 */
export function trainCrf(
  examples: readonly Example[],
  more: readonly Example[] = [],
  options = usualOptions,
): Crf {
  const { rounds, seed } = options;
  const rows = rowsOf(examples, more);
  const random = randomOf(seed);
  const state: State = {
    weights: new Float32Array(rows.size * width),
    squares: new Float32Array(rows.size * width).fill(0.1),
    transitions: new Float32Array(transitionCount),
    transitionSquares: new Float32Array(transitionCount).fill(0.1),
  };
  const mean = {
    weights: new Float32Array(rows.size * width),
    transitions: new Float32Array(transitionCount),
  };
  const codeAll = (some: readonly Example[]) =>
    some.filter(({ gold }) => gold.length > 0).map((one) => code(one, rows));
  const coded = codeAll(examples);
  const pool = codeAll(more);
  for (let round = 0; round < rounds; round++) {
    const seen = [...coded, ...turnOf(pool, round, options)];
    shuffle(seen, random);
    for (const one of seen) step(one, state, options, random);
    if (round < rounds - averagedRounds) continue;
    const share = 1 / Math.min(rounds, averagedRounds);
    addTo(mean.weights, state.weights, share);
    addTo(mean.transitions, state.transitions, share);
  }
  return { rows, ...mean };
}

type State = {
  weights: Float32Array;
  squares: Float32Array;
  transitions: Float32Array;
  transitionSquares: Float32Array;
};
type Coded = Example & { active: Int32Array[] };

/** Returns the examples of a round, which begin where those of the round before ended. */
function turnOf(pool: readonly Coded[], round: number, { morePerRound }: TrainingOptions): Coded[] {
  const count = Math.min(pool.length, morePerRound);
  return Array.from(
    { length: count },
    (_, at) => pool[(round * count + at) % pool.length] as Coded,
  );
}

/**
 * Numbers the features that at least two segments have, or many segments of the further examples.
 */
function rowsOf(examples: readonly Example[], more: readonly Example[]): Map<number, number> {
  const rows = new Map<number, number>();
  const addRows = (some: readonly Example[], least: number) => {
    for (const [hash, count] of countFeatures(some))
      if (count >= least && !rows.has(hash)) rows.set(hash, rows.size);
  };
  addRows(examples, 2);
  addRows(more, leastOfMore);
  return rows;
}

function countFeatures(examples: readonly Example[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { features } of examples)
    for (const hashes of features)
      for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  return counts;
}

const code = (example: Example, rows: ReadonlyMap<number, number>): Coded => ({
  ...example,
  active: example.features.map((hashes) =>
    Int32Array.from([...hashes].flatMap((hash) => rows.get(hash) ?? [])),
  ),
});

function step(one: Coded, state: State, options: TrainingOptions, random: () => number): void {
  const { gold, borders } = one;
  const active = one.active.map((rows) => rows.filter(() => random() >= options.dropout));
  const nodes = new Float64Array(gold.length * width);
  for (const [at, rows] of active.entries())
    for (const row of rows) addWeights(nodes, at * width, state.weights, row * width);
  const pairs = new Float64Array(transitionCount);
  const slopes = marginalsOf(nodes, exponentialsOf(state.transitions), borders, pairs);
  takeGold(one, slopes, pairs);
  for (const [at, rows] of active.entries()) learnNode(rows, slopes, at, state, options);
  const { transitions, transitionSquares } = state;
  for (let at = 0; at < pairs.length; at++) {
    const slope = pairs[at] ?? 0;
    if (Math.abs(slope) > leastPair)
      descend(transitions, transitionSquares, at, slope, options.rate);
  }
}

function learnNode(
  rows: Int32Array,
  slopes: Float64Array,
  at: number,
  { weights, squares }: State,
  { rate }: TrainingOptions,
): void {
  for (const [y, slope] of slopes.subarray(at * width, (at + 1) * width).entries())
    if (Math.abs(slope) >= leastNode)
      for (const row of rows) descend(weights, squares, row * width + y, slope, rate);
}

/** Subtracts the true counts from the expected ones: the gradient of the loss. */
function takeGold({ gold, borders }: Example, nodes: Float64Array, pairs: Float64Array): void {
  const take = (values: Float64Array, at: number) => {
    values[at] = (values[at] ?? 0) - 1;
  };
  for (const [at, y] of gold.entries()) {
    take(nodes, at * width + y);
    if (at > 0) take(pairs, ((borders[at] ?? 0) * width + (gold[at - 1] ?? 0)) * width + y);
  }
}

function descend(w: Float32Array, squares: Float32Array, at: number, slope: number, rate: number) {
  const sum = (squares[at] ?? 0) + slope * slope;
  squares[at] = sum;
  w[at] = (w[at] ?? 0) - (rate * slope) / Math.sqrt(sum);
}

function addTo(sum: Float32Array, values: Float32Array, share: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + share * (values[at] ?? 0);
}

/** A linear congruential generator (constants of Numerical Recipes), from 0 to 1. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle<T>(list: T[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] as T, list[at] as T];
  }
}
