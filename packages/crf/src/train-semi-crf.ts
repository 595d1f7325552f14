import { randomOf, shuffle } from './random.ts';
import {
  type ItemWeights,
  longest,
  type Segment,
  type SemiCrf,
  segmentAt,
  segmentMarginals,
  segmentScores,
  weightsOfItem,
} from './semi-crf.ts';
import { countFeatures } from './train-crf.ts';

/** What is learned from: the hashed features of each item, of each segment, and the true segments. */
export type SegmentedExample = {
  items: readonly Int32Array[];
  /** In the order of the scores; empty where a segment would end behind the last item. */
  segments: readonly Int32Array[];
  gold: readonly Segment[];
};

export type SemiTrainingOptions = {
  rounds: number;
  rate: number;
  /** Share of features that are dropped each time an example is seen. */
  dropout: number;
  seed: number;
};

/** The weights of the last rounds are averaged, since single steps jitter. */
const averagedRounds = 4;
/** Smaller gradients change nothing that is worth their time. */
const leastSlope = 1e-3;

/** Weights with the sums of their squared gradients. */
type Weights = { values: Float32Array; squares: Float32Array; mean: Float32Array };

/**
 * Maximises the likelihood of the true segments by stochastic gradient descent with AdaGrad, as
 * `trainCrf` does. Of features that one item or segment alone has nothing is learned. The small
 * `rate` is what regularises: few rounds of small steps keep rare features' weights near zero.
 */
export function trainSemiCrf(
  examples: readonly SegmentedExample[],
  { rounds, rate, dropout, seed }: SemiTrainingOptions,
): SemiCrf {
  const random = randomOf(seed);
  const itemRows = rowsOf(countFeatures(examples.map(({ items }) => ({ features: items }))));
  const segmentRows = rowsOf(
    countFeatures(examples.map(({ segments }) => ({ features: segments }))),
  );
  const items = weightsOf(itemRows.size * weightsOfItem);
  const segments = weightsOf(segmentRows.size);
  const adjacent = weightsOf(1);
  const all = [items, segments, adjacent];
  const coded = examples
    .filter((one) => one.items.length > 0)
    .map((one) => ({
      gold: one.gold,
      items: one.items.map((hashes) => coding(hashes, itemRows)),
      segments: one.segments.map((hashes) => coding(hashes, segmentRows)),
    }));
  const dropped = (rows: Int32Array) => rows.filter(() => random() >= dropout);
  for (let round = 0; round < rounds; round++) {
    shuffle(coded, random);
    for (const one of coded)
      step(
        { ...one, items: one.items.map(dropped), segments: one.segments.map(dropped) },
        { items, segments, adjacent, rate },
      );
    if (round < rounds - averagedRounds) continue;
    for (const { mean, values } of all)
      for (let at = 0; at < mean.length; at++)
        mean[at] = (mean[at] ?? 0) + (values[at] ?? 0) / Math.min(rounds, averagedRounds);
  }
  return {
    items: new Map(
      [...itemRows].map(([hash, row]) => {
        const [within = 0, first = 0, last = 0] = items.mean.subarray(row * weightsOfItem);
        return [hash, [within, first, last]];
      }),
    ),
    segments: new Map([...segmentRows].map(([hash, row]) => [hash, segments.mean[row] ?? 0])),
    adjacent: adjacent.mean[0] ?? 0,
  };
}

const weightsOf = (size: number): Weights => ({
  values: new Float32Array(size),
  squares: new Float32Array(size).fill(0.1),
  mean: new Float32Array(size),
});

/** Numbers the features that occur twice. */
const rowsOf = (counts: ReadonlyMap<number, number>): Map<number, number> =>
  new Map([...counts].filter(([, count]) => count > 1).map(([hash], row) => [hash, row]));

const coding = (hashes: Int32Array, rows: ReadonlyMap<number, number>): Int32Array =>
  Int32Array.from([...hashes].flatMap((hash) => rows.get(hash) ?? []));

type State = { items: Weights; segments: Weights; adjacent: Weights; rate: number };

function step(one: SegmentedExample, state: State): void {
  const { items, segments, adjacent, rate } = state;
  const sums = one.items.map((rows) => itemScores(rows, items.values));
  const scores = segmentScores(sums, (first, end) =>
    sumOf(one.segments[segmentAt(first, end)] ?? [], segments.values),
  );
  const { segments: slopes, adjacent: pairs } = segmentMarginals(scores, adjacent.values[0] ?? 0);
  descend(adjacent, 0, pairs - takeGold(one.gold, slopes), rate);
  learnSegments(one.segments, slopes, state);
  const ofItems = slopesOfItems(slopes);
  for (const [at, rows] of one.items.entries()) learnItem(rows, ofItems[at] ?? [], state);
}

/** Subtracts the true counts from the expected ones; returns how many true segments are adjacent. */
function takeGold(gold: readonly Segment[], slopes: Float64Array): number {
  let pairs = 0;
  for (const [at, { first, end }] of gold.entries()) {
    slopes[segmentAt(first, end)] = (slopes[segmentAt(first, end)] ?? 0) - 1;
    if (gold[at - 1]?.end === first) pairs++;
  }
  return pairs;
}

function learnSegments(
  features: readonly Int32Array[],
  slopes: Float64Array,
  { segments, rate }: State,
): void {
  for (const [at, rows] of features.entries()) {
    const slope = slopes[at] ?? 0;
    if (Math.abs(slope) < leastSlope) continue;
    for (const row of rows) descend(segments, row, slope, rate);
  }
}

function learnItem(rows: Int32Array, slopes: readonly number[], { items, rate }: State): void {
  if (slopes.every((slope) => Math.abs(slope) < leastSlope)) return;
  for (const row of rows)
    for (const [slot, slope] of slopes.entries())
      descend(items, row * weightsOfItem + slot, slope, rate);
}

const sumOf = (rows: ArrayLike<number>, values: Float32Array): number => {
  let sum = 0;
  for (let at = 0; at < rows.length; at++) sum += values[rows[at] ?? 0] ?? 0;
  return sum;
};

function itemScores(rows: Int32Array, values: Float32Array): ItemWeights {
  let [within, first, last] = [0, 0, 0];
  for (const row of rows) {
    within += values[row * weightsOfItem] ?? 0;
    first += values[row * weightsOfItem + 1] ?? 0;
    last += values[row * weightsOfItem + 2] ?? 0;
  }
  return [within, first, last];
}

/** Returns the gradient of each item's three scores from those of the segments that it is in. */
function slopesOfItems(slopes: Float64Array): [number, number, number][] {
  const count = slopes.length / longest;
  const items = Array.from({ length: count }, (): [number, number, number] => [0, 0, 0]);
  for (let first = 0; first < count; first++) {
    let behind = 0;
    for (let end = Math.min(count, first + longest); end > first; end--) {
      const slope = slopes[segmentAt(first, end)] ?? 0;
      behind += slope;
      const [begun, ended] = [items[first], items[end - 1]];
      if (ended) {
        ended[0] += behind;
        ended[2] += slope;
      }
      if (begun) begun[1] += slope;
    }
  }
  return items;
}

function descend({ values, squares }: Weights, at: number, slope: number, rate: number): void {
  const sum = (squares[at] ?? 0) + slope * slope;
  squares[at] = sum;
  values[at] = (values[at] ?? 0) - (rate * slope) / Math.sqrt(sum);
}
