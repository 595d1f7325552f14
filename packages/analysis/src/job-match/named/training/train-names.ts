import { shuffle } from '@folio/crf/random';
import type { NamedKind } from '../name-model.ts';
import { type NamedPage, nameKey } from '../named-page.ts';

/** An advertisement with the names that a person takes from it; empty where none is named. */
export type NamedExample = { page: NamedPage; gold: Readonly<Record<NamedKind, string>> };

const rounds = 8;
const rate = 0.1;
/**
 * Share of features that are dropped each time an advertisement is seen, so that none is relied on
 * alone.
 */
const dropout = 0.3;
/** The weights of the last rounds are averaged, since single steps jitter. */
const averagedRounds = 4;
const leastCount = 3;
const leastSlope = 1e-3;

type Coded = {
  ofLine: Int32Array[];
  ofFirst: Int32Array[][];
  ofLast: Int32Array[][];
  spans: { line: number; first: number; last: number; features: Int32Array; isGold: boolean }[];
  ofNone: Int32Array;
  isNone: boolean;
};

/**
 * Maximises the likelihood of the right name among an advertisement's candidates by stochastic
 * gradient descent, one advertisement a step; AdaGrad sets the step size of each weight (Duchi,
 * Hazan, Singer 2011). The same random numbers give the same weights. The `most` strongest are
 * kept.
 */
export function trainNames(
  examples: readonly NamedExample[],
  kind: NamedKind,
  most: number,
  random: () => number,
): Map<number, number> {
  const features = new FeatureTable();
  const coded = examples.flatMap((one) => codedExample(one, kind, features));
  const state: State = {
    weights: new Float64Array(features.counts.length),
    squares: new Float64Array(features.counts.length).fill(0.1),
    isOn: () => true,
  };
  const mean = new Float64Array(features.counts.length);
  for (let round = 0; round < rounds; round++) {
    const order = [...coded];
    shuffle(order, random);
    for (const one of order) {
      const seed = Math.floor(random() * 2 ** 31);
      state.isOn = (row) => (features.counts[row] ?? 0) >= leastCount && !isDropped(row, seed);
      step(one, state);
    }
    if (round >= rounds - averagedRounds)
      for (const [row, weight] of state.weights.entries())
        mean[row] = (mean[row] ?? 0) + weight / averagedRounds;
  }
  return strongest(features, mean, most);
}

/** Numbers features in the order in which they occur, and counts them. */
class FeatureTable {
  readonly rows = new Map<number, number>();
  readonly counts: number[] = [];

  code(features: Int32Array): Int32Array {
    return features.map((feature) => {
      const row = this.rows.get(feature) ?? this.rows.size;
      this.rows.set(feature, row);
      this.counts[row] = (this.counts[row] ?? 0) + 1;
      return row;
    });
  }
}

/** Undefined where the labeled name is not in the text, so that there is nothing to choose. */
function codedExample(
  { page, gold }: NamedExample,
  kind: NamedKind,
  features: FeatureTable,
): Coded[] {
  const key = nameKey(gold[kind]);
  const isNone = key === '';
  if (!isNone && !page.candidates.some((one) => one.key === key)) return [];
  const code = (list: Int32Array) => features.code(list);
  return [
    {
      ofLine: page.ofLine.map(code),
      ofFirst: page.ofFirst.map((line) => line.map(code)),
      ofLast: page.ofLast.map((line) => line.map(code)),
      spans: page.candidates.map((one) => ({
        line: one.line,
        first: one.first,
        last: one.end - 1,
        features: code(page.featuresOf(one)),
        isGold: !isNone && one.key === key,
      })),
      ofNone: code(page.ofNone),
      isNone,
    },
  ];
}

type State = { weights: Float64Array; squares: Float64Array; isOn: (row: number) => boolean };

/**
 * Two rounds of a multiplicative hash (Knuth), so that the same features are dropped throughout an
 * advertisement.
 */
const isDropped = (row: number, seed: number): boolean => {
  const mixed = Math.imul(row ^ seed, 0x9e3779b1) ^ (row >>> 3);
  return Math.imul(mixed, 0x85ebca6b) >>> 0 >= (1 - dropout) * 2 ** 32;
};

function step(one: Coded, state: State): void {
  const sum = (rows: Int32Array) => {
    let all = 0;
    for (const row of rows) if (state.isOn(row)) all += state.weights[row] ?? 0;
    return all;
  };
  const [ofLine, ofFirst, ofLast] = [
    one.ofLine.map(sum),
    one.ofFirst.map((line) => line.map(sum)),
    one.ofLast.map((line) => line.map(sum)),
  ];
  const scores = one.spans.map(
    ({ line, first, last, features }) =>
      (ofLine[line] ?? 0) +
      (ofFirst[line]?.[first] ?? 0) +
      (ofLast[line]?.[last] ?? 0) +
      sum(features),
  );
  const slopes = slopesOf(scores, sum(one.ofNone), one);
  const shared = {
    line: one.ofLine.map(() => 0),
    first: one.ofFirst.map((line) => line.map(() => 0)),
    last: one.ofLast.map((line) => line.map(() => 0)),
  };
  for (const [at, { line, first, last, features }] of one.spans.entries()) {
    const slope = slopes.spans[at] ?? 0;
    addTo(shared.line, line, slope);
    addTo(shared.first[line] ?? [], first, slope);
    addTo(shared.last[line] ?? [], last, slope);
    descend(state, features, slope);
  }
  descend(state, one.ofNone, slopes.none);
  for (const [line, rows] of one.ofLine.entries()) descend(state, rows, shared.line[line] ?? 0);
  for (const [line, words] of one.ofFirst.entries())
    for (const [at, rows] of words.entries()) descend(state, rows, shared.first[line]?.[at] ?? 0);
  for (const [line, words] of one.ofLast.entries())
    for (const [at, rows] of words.entries()) descend(state, rows, shared.last[line]?.[at] ?? 0);
}

const addTo = (list: number[], at: number, value: number): void => {
  list[at] = (list[at] ?? 0) + value;
};

/** The probability of each candidate less its true share: the gradient of the loss. */
function slopesOf(scores: readonly number[], ofNone: number, { spans, isNone }: Coded) {
  const most = scores.reduce((one, other) => Math.max(one, other), ofNone);
  const shares = scores.map((score) => Math.exp(score - most));
  const none = Math.exp(ofNone - most);
  const whole = shares.reduce((sum, share) => sum + share, none);
  const right = shares.reduce(
    (sum, share, at) => sum + (spans[at]?.isGold ? share : 0),
    isNone ? none : 0,
  );
  return {
    spans: shares.map((share, at) => share / whole - (spans[at]?.isGold ? share / right : 0)),
    none: none / whole - Number(isNone),
  };
}

function descend({ weights, squares, isOn }: State, rows: Int32Array, slope: number): void {
  if (Math.abs(slope) < leastSlope) return;
  for (const row of rows) {
    if (!isOn(row)) continue;
    const sum = (squares[row] ?? 0) + slope * slope;
    squares[row] = sum;
    weights[row] = (weights[row] ?? 0) - (rate * slope) / Math.sqrt(sum);
  }
}

/** Keeps the features with the largest weights and counts. */
function strongest({ rows, counts }: FeatureTable, mean: Float64Array, most: number) {
  const all = [...rows].map(([feature, row]) => {
    const weight = mean[row] ?? 0;
    return { feature, weight, strength: Math.abs(weight) * Math.sqrt(counts[row] ?? 0) };
  });
  const kept = all.toSorted((one, other) => other.strength - one.strength).slice(0, most);
  return new Map(kept.map(({ feature, weight }) => [feature, weight]));
}
