import type { LabelledNeeds } from '../../testing/needs-fixtures.ts';
import type { TaggedSentence } from '../need-features.ts';
import { keysOf, type NeedWord } from '../need-words.ts';
import { begins, continues, outside } from '../tagger.ts';

/** A sentence with the true label of each word. */
export type LabelledSentence = TaggedSentence & { gold: Int16Array };

type WordSpan = { sentence: LabelledSentence; first: number; end: number };

/**
 * Returns an advertisement's sentences, with the words labelled that state its needs. A need is
 * labelled wherever it is written as such; one in other words, at the place that shares most words
 * with it, at least two of three.
 */
export function labelledSentences(
  sentences: readonly TaggedSentence[],
  { required, preferred }: LabelledNeeds,
): LabelledSentence[] {
  const labelled = sentences.map((one) => ({
    ...one,
    gold: new Int16Array(one.words.length).fill(outside),
  }));
  for (const need of [...required, ...preferred]) {
    const words = keysOf(need);
    const exact = placesOf(words, labelled);
    for (const place of exact.length > 0 ? exact : nearest(words, labelled)) mark(place);
  }
  return labelled;
}

const placesOf = (need: readonly string[], sentences: readonly LabelledSentence[]): WordSpan[] =>
  sentences.flatMap((sentence) =>
    sentence.words.flatMap((_, first) =>
      need.every((word, at) => sentence.words[first + at]?.key === word)
        ? [{ sentence, first, end: first + need.length }]
        : [],
    ),
  );

const leastShared = 2 / 3;
/** How many additional words may stand within a need that is stated in other words. */
const mostBetween = 2;

function nearest(need: readonly string[], sentences: readonly LabelledSentence[]): WordSpan[] {
  const names = need.filter((word) => /\p{L}{3}/u.test(word));
  let [best, most] = [[] as WordSpan[], leastShared];
  for (const sentence of sentences)
    for (const first of sentence.words.keys())
      for (let count = names.length; count <= need.length + mostBetween; count++) {
        const words = sentence.words.slice(first, first + count);
        const share =
          names.filter((name) => words.some((word) => isForm(word, name))).length / names.length;
        // Of two places with equally many words, the shorter one.
        if (words.length < count || share - count / 100 < most) continue;
        [best, most] = [[{ sentence, first, end: first + count }], share - count / 100];
      }
  return best;
}

const isForm = ({ key }: NeedWord, name: string): boolean =>
  key === name || (name.length > 4 && key.startsWith(name.slice(0, Math.max(4, name.length - 3))));

function mark({ sentence: { gold }, first, end }: WordSpan): void {
  if (gold.subarray(first, end).some((label) => label !== outside)) return;
  gold.fill(continues, first, end);
  gold[first] = begins;
}
