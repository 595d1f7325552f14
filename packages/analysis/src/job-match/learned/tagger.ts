/**
 * A linear-chain conditional random field (Lafferty, McCallum, Pereira 2001) over the words of a
 * sentence, with three labels: a word is outside any need, begins one, or continues one. Scores are
 * relative to the label 'outside', which has no weights.
 */
export type Tagger = {
  /** By the hash of a feature: its weights for 'begins' and 'continues'. */
  weights: ReadonlyMap<number, readonly [begins: number, goesOn: number]>;
  /** A 3 × 3 matrix, row by row: from the label before to the next. */
  transitions: readonly number[];
};

export const labelCount = 3;
export const [none, begins, goesOn] = [0, 1, 2] as const;

/**
 * A span of words, from `first` up to `end`, and the probability that each of them is in a need.
 */
export type TaggedSpan = { first: number; end: number; probability: number };

/** Subtracted from the score of 'outside', since a missed need costs more than a wrong one. */
const chargeOfNone = 0.5;

/** Returns the spans of the most probable labelling, in reading order. Linear in the words. */
export function needSpans(tagger: Tagger, features: readonly Int32Array[]): TaggedSpan[] {
  const scores = scoresOf(tagger, features);
  for (let at = 0; at < scores.length; at += labelCount) scores[at] = -chargeOfNone;
  const labels = bestLabels(scores, tagger.transitions);
  const probabilities = marginalsOf(scores, tagger.transitions);
  const spans: TaggedSpan[] = [];
  for (let first = 0; first < labels.length; first++) {
    if (labels[first] !== begins) continue;
    let end = first + 1;
    while (labels[end] === goesOn) end++;
    let probability = 1;
    for (let at = first; at < end; at++)
      probability = Math.min(probability, 1 - (probabilities[at * labelCount] ?? 0));
    spans.push({ first, end, probability });
  }
  return spans;
}

function scoresOf({ weights }: Tagger, features: readonly Int32Array[]): Float64Array {
  const scores = new Float64Array(features.length * labelCount);
  for (const [at, hashes] of features.entries()) {
    let [ofBegins, ofGoesOn] = [0, 0];
    for (const hash of hashes) {
      const weight = weights.get(hash);
      if (!weight) continue;
      ofBegins += weight[0];
      ofGoesOn += weight[1];
    }
    scores[at * labelCount + begins] = ofBegins;
    scores[at * labelCount + goesOn] = ofGoesOn;
  }
  return scores;
}

const impossible = -1e9;

/** A need can't continue that hasn't begun: that transition scores minus infinity. */
const stepOf = (transitions: ArrayLike<number>, from: number, to: number): number =>
  from === none && to === goesOn ? impossible : (transitions[from * labelCount + to] ?? 0);

const allLabels = [none, begins, goesOn];

/**
 * Viterbi's algorithm: finds the best path to each label of each word, then follows the best one
 * back.
 */
function bestLabels(scores: Float64Array, transitions: ArrayLike<number>): Int8Array {
  const count = scores.length / labelCount;
  const back = new Int8Array(scores.length);
  let best = allLabels.map((label) => (label === goesOn ? impossible : (scores[label] ?? 0)));
  for (let at = 1; at < count; at++)
    best = allLabels.map((to) => {
      const ways = allLabels.map((from) => (best[from] ?? 0) + stepOf(transitions, from, to));
      const score = Math.max(...ways);
      back[at * labelCount + to] = ways.indexOf(score);
      return score + (scores[at * labelCount + to] ?? 0);
    });
  const labels = new Int8Array(count);
  if (count > 0) labels[count - 1] = best.indexOf(Math.max(...best));
  for (let at = count - 1; at > 0; at--)
    labels[at - 1] = back[at * labelCount + (labels[at] ?? 0)] ?? 0;
  return labels;
}

/**
 * Returns the probability of each label of each word, by the forward-backward algorithm, scaled at
 * each step so that nothing underflows. Adds the expected count of each transition to `pairs`, if
 * given.
 */
export function marginalsOf(
  scores: Float64Array,
  transitions: ArrayLike<number>,
  pairs?: Float64Array,
): Float64Array {
  const steps = Float64Array.from({ length: labelCount ** 2 }, (_, at) =>
    Math.exp(stepOf(transitions, Math.floor(at / labelCount), at % labelCount)),
  );
  const local = exponentialsOf(scores);
  const forward = forwardPass(local, steps);
  const backward = backwardPass(local, steps, (at, ahead) => {
    if (pairs) addPairs(pairs, forward.subarray(at * labelCount), steps, ahead);
  });
  const marginals = forward.map((value, at) => value * (backward[at] ?? 0));
  for (let at = 0; at < marginals.length / labelCount; at++) normalise(marginals, at);
  return marginals;
}

/** Probabilities of labels given the words up to each. */
function forwardPass(local: Float64Array, steps: Float64Array): Float64Array {
  const forward = new Float64Array(local.length);
  for (let at = 0; at < local.length; at++) {
    const [word, to] = [Math.floor(at / labelCount), at % labelCount];
    if (word === 0) forward[at] = to === goesOn ? 0 : (local[at] ?? 0);
    else {
      const before = forward.subarray((word - 1) * labelCount, word * labelCount);
      const sum = before.reduce(
        (all, p, from) => all + p * (steps[from * labelCount + to] ?? 0),
        0,
      );
      forward[at] = sum * (local[at] ?? 0);
    }
    if (to === goesOn) normalise(forward, word);
  }
  return forward;
}

/** The same given the words behind each; `onStep` gets the likelihood of the next word's labels. */
function backwardPass(
  local: Float64Array,
  steps: Float64Array,
  onStep: (at: number, ahead: number[]) => void,
): Float64Array {
  const backward = new Float64Array(local.length).fill(1);
  for (let at = local.length / labelCount - 2; at >= 0; at--) {
    const next = (at + 1) * labelCount;
    const ahead = allLabels.map((to) => (local[next + to] ?? 0) * (backward[next + to] ?? 0));
    for (const from of allLabels)
      backward[at * labelCount + from] = ahead.reduce(
        (sum, p, to) => sum + (steps[from * labelCount + to] ?? 0) * p,
        0,
      );
    onStep(at, ahead);
    normalise(backward, at);
  }
  return backward;
}

/** Exponentiates scores, so that the best label of each word gets 1. */
function exponentialsOf(scores: Float64Array): Float64Array {
  const local = new Float64Array(scores.length);
  for (let at = 0; at < scores.length; at += labelCount) {
    const most = Math.max(...scores.subarray(at, at + labelCount));
    for (let label = at; label < at + labelCount; label++)
      local[label] = Math.exp((scores[label] ?? 0) - most) + 1e-30;
  }
  return local;
}

function normalise(values: Float64Array, at: number): void {
  const row = values.subarray(at * labelCount, (at + 1) * labelCount);
  const sum = row.reduce((all, value) => all + value, 0);
  if (sum > 0) for (const label of allLabels) row[label] = (row[label] ?? 0) / sum;
}

function addPairs(
  pairs: Float64Array,
  forward: Float64Array,
  steps: Float64Array,
  ahead: number[],
) {
  const counts = steps.map(
    (step, at) =>
      (forward[Math.floor(at / labelCount)] ?? 0) * step * (ahead[at % labelCount] ?? 0),
  );
  const sum = counts.reduce((all, value) => all + value, 0);
  for (const [at, value] of counts.entries()) pairs[at] = (pairs[at] ?? 0) + value / sum;
}
