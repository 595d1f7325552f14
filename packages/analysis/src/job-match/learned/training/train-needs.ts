import { type ItemWeights, longest, type SemiCrf } from '@folio/crf/semi-crf';
import { countFeatures } from '@folio/crf/train-crf';
import { type SegmentedExample, trainSemiCrf } from '@folio/crf/train-semi-crf';
import { type NeedSentence, spanHashes } from '../need-features.ts';
import type { LabeledSentence } from './gold-labels.ts';

/**
 * Chosen by cross-validation: twice the rate or three times the rounds overfit to the
 * advertisements' authors.
 */
const options = { rounds: 8, rate: 0.03, dropout: 0.3, seed: 7 };

export const exampleOf = (sentence: LabeledSentence): SegmentedExample => ({
  items: sentence.items,
  segments: allSpanHashes(sentence),
  gold: sentence.gold,
});

const allSpanHashes = (sentence: NeedSentence): Int32Array[] =>
  sentence.words.flatMap((_, first) =>
    Array.from({ length: longest }, (_, more) => first + more + 1).map((end) =>
      end <= sentence.words.length ? spanHashes(sentence, { first, end }) : new Int32Array(),
    ),
  );

/**
 * Of two features with the same weight, the more frequent one is kept. With 1/2, the rarer
 * languages get worse.
 */
const weightOfCount = 1 / 4;

/** How many features the model has. */
export type Kept = { words: number; spans: number };

/**
 * Learns to find needs from sentences with known needs. Keeps the features with the largest weights
 * and counts; retraining with these alone does not improve the results.
 */
export function trainNeeds(examples: readonly SegmentedExample[], kept: Kept): SemiCrf {
  const { items, segments, adjacent } = trainSemiCrf(examples, options);
  return {
    items: strongest(items, countFeatures(examples.map(ofWords)), kept.words),
    segments: strongest(segments, countFeatures(examples.map(ofSpans)), kept.spans),
    adjacent,
  };
}

const ofWords = ({ items }: SegmentedExample) => ({ features: items });
const ofSpans = ({ segments }: SegmentedExample) => ({ features: segments });

function strongest<T extends number | ItemWeights>(
  weights: ReadonlyMap<number, T>,
  counts: ReadonlyMap<number, number>,
  most: number,
): ReadonlyMap<number, T> {
  const ranked = Array.from(weights, ([hash, own]) => ({
    hash,
    own,
    strength: Math.max(...[own].flat().map(Math.abs)) * (counts.get(hash) ?? 0) ** weightOfCount,
  })).toSorted((one, other) => other.strength - one.strength);
  return new Map(ranked.slice(0, most).map(({ hash, own }) => [hash, own]));
}
