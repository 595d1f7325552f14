import { longest, type Segment } from '@folio/crf/semi-crf';
import type { LabeledNeeds } from '../../testing/needs-fixtures.ts';
import type { NeedSentence } from '../need-features.ts';
import { keysOf, type NeedWord } from '../need-words.ts';

/** A sentence with its true needs, in reading order. */
export type LabeledSentence = NeedSentence & { gold: Segment[] };

type WordSpan = Segment & { sentence: LabeledSentence };

/**
 * Returns an advertisement's sentences, with the words that state its needs. A need is labeled
 * wherever it occurs verbatim. One in other words is labeled at the place that shares most words
 * with it, at least two thirds.
 */
export function labeledSentences(
  sentences: readonly NeedSentence[],
  { required, preferred }: LabeledNeeds,
): LabeledSentence[] {
  const labeled = sentences.map((one) => ({
    ...one,
    gold: [] as Segment[],
  }));
  for (const need of [...required, ...preferred]) {
    const words = keysOf(need);
    const exact = placesOf(words, labeled);
    for (const place of exact.length > 0 ? exact : nearest(words, labeled)) mark(place);
  }
  return labeled;
}

const placesOf = (need: readonly string[], sentences: readonly LabeledSentence[]): WordSpan[] =>
  sentences.flatMap((sentence) =>
    sentence.words.flatMap((_, first) =>
      need.every((word, at) => sentence.words[first + at]?.key === word)
        ? [{ sentence, first, end: first + need.length }]
        : [],
    ),
  );

const leastShared = 2 / 3;
/** How many additional words may be within a need stated in other words. */
const mostBetween = 2;

function nearest(need: readonly string[], sentences: readonly LabeledSentence[]): WordSpan[] {
  const names = need.filter((word) => /\p{L}{3}/u.test(word));
  let [best, most] = [[] as WordSpan[], leastShared];
  for (const sentence of sentences)
    for (const first of sentence.words.keys())
      for (let count = names.length; count <= need.length + mostBetween; count++) {
        const words = sentence.words.slice(first, first + count);
        const share =
          names.filter((name) => words.some((word) => isForm(word, name))).length / names.length;
        // Of two places with equally many shared words, the shorter one is chosen.
        if (words.length < count || share - count / 100 < most) continue;
        [best, most] = [[{ sentence, first, end: first + count }], share - count / 100];
      }
  return best;
}

const isForm = ({ key }: NeedWord, name: string): boolean =>
  key === name || (name.length > 4 && key.startsWith(name.slice(0, Math.max(4, name.length - 3))));

/**
 * Adds a need where there is none yet. A need longer than the model supports is cut to its
 * beginning.
 */
function mark({ sentence: { gold }, first, end }: WordSpan): void {
  if (gold.some((other) => other.first < end && first < other.end)) return;
  gold.push({ first, end: Math.min(end, first + longest) });
  gold.sort((one, other) => one.first - other.first);
}
