/**
 * A semi-Markov conditional random field (Sarawagi and Cohen 2004) over segments of one kind: each item
 * is outside, or belongs to a segment of at most `longest` items, which is scored as a whole. A
 * segmentation's score is the sum of its segments' scores, and of `adjacent` for each that begins where
 * another ends; items outside count nothing.
 *
 * Scores are in one table, `longest` numbers an item: of the segments of 1, 2, … items that begin there.
 */

/** The most items that a segment has. */
export const longest = 7;

/** From item `first` up to `end`. */
export type Segment = { first: number; end: number };

/** An item has three scores: for being in a segment, and for being its first and its last. */
export const weightsOfItem = 3;
export type ItemWeights = readonly [within: number, first: number, last: number];

/** Weights by the hashes of features; those that occurred once in training have none. */
export type SemiCrf = {
  items: ReadonlyMap<number, ItemWeights>;
  segments: ReadonlyMap<number, number>;
  adjacent: number;
};

/** Where the score of a segment stands in the table. */
export const segmentAt = (first: number, end: number): number => first * longest + end - first - 1;

/** Returns all segments of `count` items. */
export const segmentsOf = (count: number): Segment[] =>
  Array.from({ length: count }, (_, first) => first).flatMap((first) =>
    Array.from({ length: Math.min(longest, count - first) }, (_, more) => ({
      first,
      end: first + more + 1,
    })),
  );

/** Returns the scores of all segments by their items', and by what `scoreOf` adds for each. */
export function segmentScores(
  items: readonly ItemWeights[],
  scoreOf: (first: number, end: number) => number,
): Float64Array {
  const scores = new Float64Array(items.length * longest).fill(-Infinity);
  for (const [first, [, begins]] of items.entries()) {
    let within = 0;
    for (let end = first + 1; end <= Math.min(items.length, first + longest); end++) {
      const [own = 0, , ends = 0] = items[end - 1] ?? [];
      within += own;
      scores[segmentAt(first, end)] = within + begins + ends + scoreOf(first, end);
    }
  }
  return scores;
}

/** Returns the best segmentation in reading order, by Viterbi's algorithm. O(n · longest). */
export function bestSegments(scores: Float64Array, adjacent: number): Segment[] {
  const count = scores.length / longest;
  const [outside, inside] = [boundaries(count), boundaries(count)];
  outside[0] = 0;
  const firsts = new Int32Array(count + 1);
  for (let end = 1; end <= count; end++) {
    outside[end] = Math.max(at(outside, end - 1), at(inside, end - 1));
    for (let first = Math.max(0, end - longest); first < end; first++) {
      const before = Math.max(at(outside, first), at(inside, first) + adjacent);
      const score = before + at(scores, segmentAt(first, end));
      if (score <= at(inside, end)) continue;
      inside[end] = score;
      firsts[end] = first;
    }
  }
  const segments: Segment[] = [];
  let isInside = at(inside, count) > at(outside, count);
  for (let end = count; end > 0; ) {
    const first = isInside ? at(firsts, end) : end - 1;
    const margin = isInside ? adjacent : 0;
    if (isInside) segments.push({ first, end });
    isInside = at(inside, first) + margin > at(outside, first);
    end = first;
  }
  return segments.reverse();
}

export type Marginals = {
  /** The probability of each segment, in the order of the scores. */
  segments: Float64Array;
  /** The expected number of segments that begin where another ends. */
  adjacent: number;
};

/** Returns how probable each segment is in all segmentations, by the forward-backward algorithm. */
export function segmentMarginals(scores: Float64Array, adjacent: number): Marginals {
  const count = scores.length / longest;
  const [outside, inside] = [boundaries(count), boundaries(count)];
  outside[0] = 0;
  for (let end = 1; end <= count; end++) {
    outside[end] = logSum(at(outside, end - 1), at(inside, end - 1));
    for (let first = Math.max(0, end - longest); first < end; first++) {
      const before = logSum(at(outside, first), at(inside, first) + adjacent);
      inside[end] = logSum(at(inside, end), before + at(scores, segmentAt(first, end)));
    }
  }
  const total = logSum(at(outside, count), at(inside, count));
  const [behindOutside, behindInside] = [boundaries(count), boundaries(count)];
  behindOutside[count] = behindInside[count] = 0;
  const segments = new Float64Array(scores.length);
  let pairs = 0;
  for (let first = count - 1; first >= 0; first--) {
    let sum = -Infinity;
    for (let end = first + 1; end <= Math.min(count, first + longest); end++) {
      const rest = at(scores, segmentAt(first, end)) + at(behindInside, end);
      sum = logSum(sum, rest);
      const [apart, joined] = [at(outside, first), at(inside, first) + adjacent];
      segments[segmentAt(first, end)] = Math.exp(logSum(apart, joined) + rest - total);
      pairs += Math.exp(joined + rest - total);
    }
    const without = at(behindOutside, first + 1);
    behindOutside[first] = logSum(without, sum);
    behindInside[first] = logSum(without, sum + adjacent);
  }
  return { segments, adjacent: pairs };
}

/** Scores of what ends at each of `count + 1` borders, none of them possible yet. */
const boundaries = (count: number) => new Float64Array(count + 1).fill(-Infinity);

const at = (values: Float64Array | Int32Array, index: number): number => values[index] ?? 0;

/** log(exp(one) + exp(other)) without overflow. */
function logSum(one: number, other: number): number {
  const most = Math.max(one, other);
  return most === -Infinity ? most : most + Math.log1p(Math.exp(Math.min(one, other) - most));
}
