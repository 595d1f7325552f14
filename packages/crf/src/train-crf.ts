import { type Chain, type Crf, marginalsOf } from './crf.ts';
import { addWeights } from './label-rows.ts';
import { randomOf, shuffle } from './random.ts';

/** A chain with its true labels to learn from. */
export type Example = Chain & { gold: Int16Array };

export type TrainingOptions = {
  /** Number of labels. */
  width: number;
  borderKinds: number;
  /** Which label may follow which; `from` is undefined for the first of a chain. */
  mayFollow: (from: number | undefined, to: number) => boolean;
  rounds: number;
  rate: number;
  /**
   * Share of features that are dropped each time an example is seen, so that none is relied on
   * alone.
   */
  dropout: number;
  random: () => number;
  /** Smaller gradients of an item or a transition change nothing that is worth their time. */
  leastOfItem: number;
  leastOfPair: number;
  /** Of features that fewer items have nothing is learned. */
  leastCount: number;
  /** Number of further examples in each round: there are many, and all by one generator. */
  morePerRound: number;
};

type Given = Pick<TrainingOptions, 'width'> & Partial<TrainingOptions>;

/** A feature of the further examples gets weights only if this many of their items have it. */
const leastOfMore = 40;
/** The weights of the last rounds are averaged, since single steps jitter. */
const averagedRounds = 4;

/**
 * Maximizes the likelihood of the labels by stochastic gradient descent, one chain per step;
 * AdaGrad sets the step size of each weight (Duchi, Hazan, Singer 2011). Each round draws different
 * examples from `more`. The same random numbers give the same weights.
 */
export function trainCrf(
  examples: readonly Example[],
  given: Given,
  more: readonly Example[] = [],
): Crf {
  const options: TrainingOptions = {
    borderKinds: 1,
    mayFollow: () => true,
    rounds: 10,
    rate: 0.15,
    dropout: 0.4,
    random: randomOf(7),
    leastOfItem: 2e-3,
    leastOfPair: 1e-4,
    leastCount: 2,
    morePerRound: 300,
    ...given,
  };
  const { rounds, random, width, borderKinds } = options;
  const rows = rowsOf(examples, more, options.leastCount);
  const [size, transitionCount] = [rows.size * width, borderKinds * width ** 2];
  const state: State = {
    weights: new Float32Array(size),
    squares: new Float32Array(size).fill(0.1),
    transitions: new Float32Array(transitionCount),
    transitionSquares: new Float32Array(transitionCount).fill(0.1),
  };
  const mean = {
    weights: new Float32Array(size),
    transitions: new Float32Array(transitionCount),
  };
  const codeAll = (some: readonly Example[]) =>
    some.filter(({ gold }) => gold.length > 0).map((one) => code(one, rows));
  const coded = codeAll(examples);
  const pool = codeAll(more);
  for (let round = 0; round < rounds; round++) {
    // Without further examples each round shuffles the order of the one before.
    const seen = pool.length > 0 ? [...coded, ...turnOf(pool, round, options)] : coded;
    shuffle(seen, random);
    for (const one of seen) step(one, state, options);
    if (round < rounds - averagedRounds) continue;
    const share = 1 / Math.min(rounds, averagedRounds);
    addTo(mean.weights, state.weights, share);
    addTo(mean.transitions, state.transitions, share);
  }
  return { width, rows, weights: mean.weights, transitions: Float64Array.from(mean.transitions) };
}

type State = Record<'weights' | 'squares' | 'transitions' | 'transitionSquares', Float32Array>;
type Coded = Example & { active: Int32Array[] };

/** Returns the examples of a round, which begin where those of the round before ended. */
function turnOf(pool: readonly Coded[], round: number, { morePerRound }: TrainingOptions): Coded[] {
  const count = Math.min(pool.length, morePerRound);
  return Array.from(
    { length: count },
    (_, at) => pool[(round * count + at) % pool.length] as Coded,
  );
}

/** Numbers the features that enough items have, or many items of the further examples. */
function rowsOf(
  examples: readonly Example[],
  more: readonly Example[],
  leastCount: number,
): Map<number, number> {
  const rows = new Map<number, number>();
  const addRows = (some: readonly Example[], least: number) => {
    for (const [hash, count] of countFeatures(some))
      if (count >= least && !rows.has(hash)) rows.set(hash, rows.size);
  };
  addRows(examples, leastCount);
  addRows(more, leastOfMore);
  return rows;
}

/** Returns how many items have each feature. */
export function countFeatures(chains: readonly Pick<Chain, 'features'>[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { features } of chains)
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

function step(one: Coded, state: State, options: TrainingOptions): void {
  const { gold, borders } = one;
  const { width, dropout, random, leastOfPair, rate } = options;
  const active = one.active.map((rows) => rows.filter(() => random() >= dropout));
  const { transitions, transitionSquares, weights } = state;
  const scores = new Float64Array(gold.length * width);
  for (const [at, rows] of active.entries())
    for (const row of rows) addWeights(scores, at * width, weights, row * width, width);
  const factors = Float64Array.from(transitions, Math.exp);
  forbid(scores, factors, options);
  const pairs = new Float64Array(transitions.length);
  const slopes = marginalsOf(scores, factors, borders, pairs);
  takeGold(one, slopes, pairs, width);
  for (const [at, rows] of active.entries()) learnItem(rows, slopes, at, state, options);
  for (let at = 0; at < pairs.length; at++) {
    const slope = pairs[at] ?? 0;
    if (Math.abs(slope) > leastOfPair) descend(transitions, transitionSquares, at, slope, rate);
  }
}

function forbid(
  scores: Float64Array,
  factors: Float64Array,
  { width, mayFollow }: TrainingOptions,
): void {
  for (let to = 0; to < width; to++) if (!mayFollow(undefined, to)) scores[to] = -Infinity;
  for (let at = 0; at < factors.length; at++)
    if (!mayFollow(Math.floor(at / width) % width, at % width)) factors[at] = 0;
}

function learnItem(
  rows: Int32Array,
  slopes: Float64Array,
  at: number,
  { weights, squares }: State,
  { rate, width, leastOfItem }: TrainingOptions,
): void {
  for (const [y, slope] of slopes.subarray(at * width, (at + 1) * width).entries())
    if (Math.abs(slope) >= leastOfItem)
      for (const row of rows) descend(weights, squares, row * width + y, slope, rate);
}

/** Subtracts the true counts from the expected ones: the gradient of the loss. */
function takeGold(
  { gold, borders }: Example,
  items: Float64Array,
  pairs: Float64Array,
  width: number,
): void {
  const take = (values: Float64Array, at: number) => {
    values[at] = (values[at] ?? 0) - 1;
  };
  for (const [at, y] of gold.entries()) {
    take(items, at * width + y);
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
