import { longest, segmentAt, segmentsOf } from '@folio/crf/semi-crf';
import type { NeedWord } from './need-words.ts';

/**
 * Readers who disagree on the boundaries of a need mean the same one if they share this part of its
 * words.
 */
const leastShared = 2 / 3;
/** Probabilities below this do not change a sum. */
const leastProbable = 0.002;

/**
 * Returns, for each span of words in the order of `probabilities`, the probability that a reader
 * names the same need, in these or slightly more or fewer words. 'Dog walking' may be the likeliest
 * need if 'walking', 'dog walking' and 'experience of dog walking' share the probability, although
 * none of them dominates. Linear in the words.
 */
export function agreements(
  probabilities: Float64Array,
  words: readonly Pick<NeedWord, 'frame'>[],
): Float64Array {
  const sums = new Float64Array(probabilities.length).fill(-Infinity);
  const before = contentBefore(words);
  const contentIn = (first: number, end: number) => (before[end] ?? 0) - (before[first] ?? 0);
  for (const { first, end } of segmentsOf(words.length)) {
    const own = contentIn(first, end);
    let sum = 0;
    for (let from = Math.max(0, first - longest + 1); from < end; from++)
      for (let to = Math.max(first, from) + 1; to <= Math.min(words.length, from + longest); to++) {
        const probability = probabilities[segmentAt(from, to)] ?? 0;
        if (probability < leastProbable) continue;
        const shared = contentIn(Math.max(first, from), Math.min(end, to));
        if (shared >= leastShared * Math.max(own, contentIn(from, to))) sum += probability;
      }
    sums[segmentAt(first, end)] = sum;
  }
  return sums;
}

/** Returns the number of content words before each word, and before the end. */
function contentBefore(words: readonly Pick<NeedWord, 'frame'>[]): number[] {
  const before = [0];
  for (const { frame } of words) before.push((before.at(-1) ?? 0) + Number(frame === '_'));
  return before;
}
