import type { Crf } from '@folio/crf/crf';
import { countFeatures, type Example, trainCrf } from '@folio/crf/train-crf';
import type { KnockoutKind } from '../../advertisement.ts';
import type { NeedSentence } from '../../learned/need-features.ts';
import { keysOf } from '../../learned/need-words.ts';
import type { LabeledNeeds } from '../../testing/needs-fixtures.ts';
import { conditionFeatures } from '../condition-features.ts';
import { labelCount, labelOf } from '../condition-labels.ts';
import { mostSteps, type SparseWeight, stepsOfOne } from '../sparse-weights.ts';

/** Chosen by leave-out. */
const options = { rounds: 10, rate: 0.1, dropout: 0.5, leastOfItem: 5e-3, leastCount: 3 };

/**
 * Returns an advertisement's sentences with the labels of their words. A condition is labeled where
 * it is written.
 */
export function labeledConditions(
  sentences: readonly NeedSentence[],
  { knockouts }: Pick<LabeledNeeds, 'knockouts'>,
): Example[] {
  const conditions = knockouts.map(({ kind, text }) => ({
    label: labelOf(kind as KnockoutKind),
    words: keysOf(text),
  }));
  return sentences.map((sentence) => {
    const gold = new Int16Array(sentence.words.length);
    for (const { label, words } of conditions)
      for (const first of sentence.words.keys())
        if (words.every((word, at) => sentence.words[first + at]?.key === word))
          gold.fill(label, first, first + words.length);
    return { features: conditionFeatures(sentence), borders: new Int8Array(gold.length), gold };
  });
}

/** Of two features with the same weight, the more frequent one is kept. */
const weightOfCount = 1 / 4;

export type LearnedConditions = { weights: SparseWeight[]; transitions: number[] };

/**
 * Learns to find conditions from sentences with known conditions. Keeps the `most` strongest
 * weights, in steps, sorted by hash.
 */
export const trainConditions = (examples: readonly Example[], most: number): LearnedConditions =>
  strongest(trainCrf(examples, { width: labelCount, ...options }), countFeatures(examples), most);

function strongest(
  { rows, weights, transitions }: Pick<Crf, 'rows' | 'weights' | 'transitions'>,
  counts: ReadonlyMap<number, number>,
  most: number,
): LearnedConditions {
  const kept = Array.from(rows, ([hash, row]) => {
    const share = (counts.get(hash) ?? 0) ** weightOfCount;
    return Array.from({ length: labelCount }, (_, label) => {
      const weight = weights[row * labelCount + label] ?? 0;
      return { hash, label, steps: stepsIn(weight), strength: Math.abs(weight) * share };
    });
  })
    .flatMap((own) => own.filter(({ steps }) => steps !== 0))
    .toSorted((one, other) => other.strength - one.strength)
    .slice(0, most);
  return {
    weights: kept
      .toSorted((one, other) => one.hash - other.hash || one.label - other.label)
      .map(({ hash, label, steps }) => ({ hash, label, steps })),
    transitions: Array.from(transitions, (weight) => Math.round(100 * weight) / 100),
  };
}

const stepsIn = (weight: number): number =>
  Math.max(-mostSteps, Math.min(mostSteps, Math.round(weight * stepsOfOne)));
