import {
  bestSegments,
  type ItemWeights,
  type Segment,
  segmentAt,
  segmentMarginals,
  segmentScores,
  segmentsOf,
  weightsOfItem,
} from '@folio/crf/semi-crf';
import { agreements } from './agreements.ts';
import { rowOf } from './feature-rows.ts';
import { type NeedSentence, spanHashes } from './need-features.ts';
import type { NeedModel } from './need-model.ts';
import { stepsOfOne } from './weight-digits.ts';

/**
 * Added to the score of each need, because labels by many people make the model too cautious.
 * Chosen by cross-validation.
 */
const bonus = 1;

/**
 * A span is a need if the probability that a reader agrees is at least this. Chosen by
 * cross-validation.
 */
const leastAgreed = 0.35;

/** Of spans that a reader would consider the same need, the likeliest one is chosen. */
const ownShare = 0.001;

/** Below this score of its words, no feature of the whole span can make it a need. */
const leastOfWords = -5;

export type FoundSpans = {
  /** In reading order. */
  spans: Segment[];
  /** The probability of each word to belong to a need. */
  likely: Float64Array;
};

/**
 * Finds the needs of a sentence: the spans with which a reader most probably agrees (minimum Bayes
 * risk, Kumar and Byrne 2004) instead of the likeliest segmentation. Linear in its words.
 */
export function needSpans(model: NeedModel, sentence: NeedSentence): FoundSpans {
  const items = sentence.items.map((hashes) => itemScores(model, hashes));
  const ofWords = segmentScores(items, () => bonus);
  const scores = segmentScores(items, (first, end) =>
    (ofWords[segmentAt(first, end)] ?? 0) < leastOfWords
      ? bonus
      : bonus + spanScore(model, spanHashes(sentence, { first, end })),
  );
  const { segments } = segmentMarginals(scores, model.adjacent);
  const likely = new Float64Array(items.length);
  for (const { first, end } of segmentsOf(items.length))
    for (let at = first; at < end; at++)
      likely[at] = (likely[at] ?? 0) + (segments[segmentAt(first, end)] ?? 0);
  const worth = agreements(segments, sentence.words).map(
    (agreed, at) => agreed - leastAgreed + ownShare * (segments[at] ?? 0),
  );
  return { spans: bestSegments(worth, 0), likely };
}

function spanScore({ spans }: NeedModel, hashes: Int32Array): number {
  let steps = 0;
  for (const hash of hashes) {
    const row = rowOf(spans, hash);
    if (row >= 0) steps += spans.steps[row] ?? 0;
  }
  return steps / stepsOfOne;
}

function itemScores({ words }: NeedModel, hashes: Int32Array): ItemWeights {
  let [within, first, last] = [0, 0, 0];
  for (const hash of hashes) {
    const at = weightsOfItem * rowOf(words, hash);
    if (at < 0) continue;
    within += words.steps[at] ?? 0;
    first += words.steps[at + 1] ?? 0;
    last += words.steps[at + 2] ?? 0;
  }
  return [within / stepsOfOne, first / stepsOfOne, last / stepsOfOne];
}
