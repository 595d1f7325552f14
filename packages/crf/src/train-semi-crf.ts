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

/**
 * An example to learn from: the hashed features of each item and of each segment, and the true
 * segments.
 */
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
 * `trainCrf` does. Features that occur in only one item or segment are ignored. The small `rate`
 * regularizes: few rounds of small steps keep the weights of rare features near zero.
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
      items: coding(one.items, itemRows),
      segments: coding(one.segments, segmentRows),
    }));
  const keeps = () => random() >= dropout;
  for (let round = 0; round < rounds; round++) {
    shuffle(coded, random);
    for (const one of coded)
      step(
        { ...one, items: thinned(one.items, keeps), segments: thinned(one.segments, keeps) },
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

/** Lists of rows one behind another; `ends` says where each ends. One typed array is fast to go through. */
type RowLists = { rows: Int32Array; ends: Int32Array };

function coding(lists: readonly Int32Array[], rowOf: ReadonlyMap<number, number>): RowLists {
  const rows: number[] = [];
  const ends = lists.map((hashes) => {
    for (const hash of hashes) {
      const row = rowOf.get(hash);
      if (row !== undefined) rows.push(row);
    }
    return rows.length;
  });
  return { rows: Int32Array.from(rows), ends: Int32Array.from(ends) };
}

/** Keeps the rows that a draw for each says. */
function thinned({ rows, ends }: RowLists, keeps: () => boolean): RowLists {
  const kept = new Int32Array(rows.length);
  let [count, from] = [0, 0];
  const keptEnds = ends.map((end) => {
    for (; from < end; from++) if (keeps()) kept[count++] = rows[from] ?? 0;
    return count;
  });
  return { rows: kept.subarray(0, count), ends: keptEnds };
}

const startOf = ({ ends }: RowLists, list: number): number =>
  list === 0 ? 0 : (ends[list - 1] ?? 0);
const endOf = ({ ends }: RowLists, list: number): number => ends[list] ?? 0;

type State = { items: Weights; segments: Weights; adjacent: Weights; rate: number };

type Coded = { items: RowLists; segments: RowLists; gold: readonly Segment[] };

function step(one: Coded, state: State): void {
  const { items, segments, adjacent, rate } = state;
  const sums = Array.from(one.items.ends, (_, at) => itemScores(one.items, at, items.values));
  const scores = segmentScores(sums, (first, end) =>
    sumOf(one.segments, segmentAt(first, end), segments.values),
  );
  const { segments: slopes, adjacent: pairs } = segmentMarginals(scores, adjacent.values[0] ?? 0);
  descend(adjacent, 0, pairs - takeGold(one.gold, slopes), rate);
  learnSegments(one.segments, slopes, state);
  for (const [at, own] of slopesOfItems(slopes).entries()) learnItem(one.items, at, own, state);
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

function learnSegments(lists: RowLists, slopes: Float64Array, { segments, rate }: State): void {
  for (const [list, slope] of slopes.entries()) {
    if (Math.abs(slope) < leastSlope) continue;
    for (let at = startOf(lists, list); at < endOf(lists, list); at++)
      descend(segments, lists.rows[at] ?? 0, slope, rate);
  }
}

function learnItem(
  lists: RowLists,
  list: number,
  slopes: ItemWeights,
  { items, rate }: State,
): void {
  if (slopes.every((slope) => Math.abs(slope) < leastSlope)) return;
  for (let at = startOf(lists, list); at < endOf(lists, list); at++) {
    const row = (lists.rows[at] ?? 0) * weightsOfItem;
    descend(items, row, slopes[0], rate);
    descend(items, row + 1, slopes[1], rate);
    descend(items, row + 2, slopes[2], rate);
  }
}

function sumOf(lists: RowLists, list: number, values: Float32Array): number {
  let sum = 0;
  for (let at = startOf(lists, list); at < endOf(lists, list); at++)
    sum += values[lists.rows[at] ?? 0] ?? 0;
  return sum;
}

function itemScores(lists: RowLists, list: number, values: Float32Array): ItemWeights {
  let [within, first, last] = [0, 0, 0];
  for (let at = startOf(lists, list); at < endOf(lists, list); at++) {
    const row = (lists.rows[at] ?? 0) * weightsOfItem;
    within += values[row] ?? 0;
    first += values[row + 1] ?? 0;
    last += values[row + 2] ?? 0;
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
