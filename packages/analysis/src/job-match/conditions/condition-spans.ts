import type { KnockoutKind } from '../advertisement.ts';
import { conditionKinds, labelCount, labelOf } from './condition-labels.ts';

/** Consecutive words of one kind, and the probability of the likeliest of them. */
export type ConditionSpan = { kind: KnockoutKind; first: number; end: number; probability: number };

/** The least probability of a word in a condition. Chosen by cross-validation. */
const leastOfWord = 0.2;
/** One word between two of a kind belongs to the condition: a comma, 'and'. */
const mostBetween = 1;

/**
 * Returns the spans of words that are conditions, in reading order. `probabilities` has one number
 * per label of each word. Linear in the words.
 */
export function conditionSpans(probabilities: Float64Array): ConditionSpan[] {
  const spans = conditionKinds.flatMap((kind) => spansOf(kind, probabilities));
  return spans.toSorted((one, other) => one.first - other.first);
}

function spansOf(kind: KnockoutKind, probabilities: Float64Array): ConditionSpan[] {
  const spans: ConditionSpan[] = [];
  for (let at = 0; at < probabilities.length / labelCount; at++) {
    const probability = probabilities[at * labelCount + labelOf(kind)] ?? 0;
    if (probability < leastOfWord) continue;
    // A word belongs to one condition only, that of its likeliest kind.
    const ofKinds = probabilities.subarray(at * labelCount + 1, (at + 1) * labelCount);
    if (probability < Math.max(...ofKinds)) continue;
    const before = spans.at(-1);
    if (before && at - before.end <= mostBetween) {
      before.end = at + 1;
      before.probability = Math.max(before.probability, probability);
    } else spans.push({ kind, first: at, end: at + 1, probability });
  }
  return spans;
}
