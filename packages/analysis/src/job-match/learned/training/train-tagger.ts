import { countFeatures, type Example, trainCrf } from '@folio/crf/train-crf';
import { labelCount, maskedTransitions, mayFollow, outside, type Tagger } from '../tagger.ts';

/**
 * Learns a tagger from sentences with the true label of each word. Of the features that at least two words have, the `most`
 * with the largest weights and counts are kept.
 */
export function trainTagger(
  sentences: readonly Pick<Example, 'features' | 'gold'>[],
  most: number,
  random: () => number,
): Tagger {
  const examples = sentences.map(({ features, gold }) => ({
    features,
    gold,
    borders: new Int8Array(gold.length),
  }));
  const { rows, weights, transitions } = trainCrf(examples, {
    width: labelCount,
    mayFollow,
    rounds: 12,
    dropout: 0.3,
    random,
    leastOfItem: 1e-3,
    leastOfPair: 0,
  });
  const counts = countFeatures(examples);
  const all = [...rows].map(([hash, row]) => {
    const [ofOutside = 0, ofBegins = 0, ofContinues = 0] = weights.subarray(row * labelCount);
    const pair = [ofBegins - ofOutside, ofContinues - ofOutside] as const;
    const strength = Math.max(...pair.map(Math.abs)) * Math.sqrt(counts.get(hash) ?? 0);
    return { hash, pair, strength };
  });
  const kept = all.toSorted((one, other) => other.strength - one.strength).slice(0, most);
  return {
    weights: new Map(kept.map(({ hash, pair }) => [hash, pair])),
    transitions: maskedTransitions(
      transitions.map(
        (weight, at) => weight - (transitions[at - (at % labelCount) + outside] ?? 0),
      ),
    ),
  };
}
