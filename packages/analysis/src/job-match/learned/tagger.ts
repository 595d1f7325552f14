import { bestLabels } from '@folio/crf/crf';

/**
 * A conditional random field over the words of a sentence, with three labels: a word is outside any
 * need, begins one, or continues one. Scores are relative to the label 'outside', which has no
 * weights.
 */
export type Tagger = {
  /** By the hash of a feature: its weights for 'begins' and 'continues'. */
  weights: ReadonlyMap<number, readonly [begins: number, continues: number]>;
  /** A 3 × 3 matrix, row by row: from the label before to the next. */
  transitions: Float64Array;
};

export const labelCount = 3;
export const [outside, begins, continues] = [0, 1, 2] as const;

/** A need can't continue that hasn't begun. */
export const mayFollow = (from: number | undefined, to: number): boolean =>
  to !== continues || (from !== undefined && from !== outside);

/** Transition scores with minus infinity for what may not follow. */
export const maskedTransitions = (scores: ArrayLike<number>): Float64Array =>
  Float64Array.from(scores, (score, at) =>
    mayFollow(Math.floor(at / labelCount), at % labelCount) ? score : -Infinity,
  );

/** A span of words, from `first` up to `end`. */
export type TaggedSpan = { first: number; end: number };

/** Subtracted from the score of 'outside', since a missed need costs more than a wrong one. */
const chargeOfOutside = 0.5;

/** Returns the spans of the most probable labelling, in reading order. Linear in the words. */
export function needSpans(tagger: Tagger, features: readonly Int32Array[]): TaggedSpan[] {
  const scores = scoresOf(tagger, features);
  for (let to = 0; to < Math.min(scores.length, labelCount); to++)
    if (!mayFollow(undefined, to)) scores[to] = -Infinity;
  const labels = bestLabels(scores, tagger.transitions, new Int8Array(features.length));
  const spans: TaggedSpan[] = [];
  for (let first = 0; first < labels.length; first++) {
    if (labels[first] !== begins) continue;
    let end = first + 1;
    while (labels[end] === continues) end++;
    spans.push({ first, end });
  }
  return spans;
}

function scoresOf({ weights }: Tagger, features: readonly Int32Array[]): Float64Array {
  const scores = new Float64Array(features.length * labelCount);
  for (const [at, hashes] of features.entries()) {
    let [ofBegins, ofContinues] = [0, 0];
    for (const hash of hashes) {
      const weight = weights.get(hash);
      if (!weight) continue;
      ofBegins += weight[0];
      ofContinues += weight[1];
    }
    scores.set([-chargeOfOutside, ofBegins, ofContinues], at * labelCount);
  }
  return scores;
}
