import type { Segment } from '@folio/crf/semi-crf';
import { findPhrases } from '../../vocabulary/find-phrases.ts';
import { findSkills } from '../../vocabulary/find-skills.ts';
import { namesIn } from '../../vocabulary/names.ts';
import { phraseWords } from '../../vocabulary/phrase.ts';
import { differentHashes, feature, hashOf } from './feature-hash.ts';
import { type Mark, type Mention, type NeedWord, needWords } from './need-words.ts';
import { type Surroundings, sentenceFeatures } from './sentence-features.ts';
import { spanFeatures } from './span-features.ts';
import { wordFeatures } from './word-features.ts';

/** A sentence as input of the model: hashed features of each word. */
export type NeedSentence = {
  text: string;
  words: NeedWord[];
  items: Int32Array[];
  /** The vocabulary skills mentioned in it. */
  mentions: readonly Mention[];
  surroundings: Surroundings;
};

/** Returns the words of a sentence with their features. Linear in the sentence. */
export function needSentence(text: string, surroundings: Surroundings): NeedSentence {
  const { language } = surroundings;
  const read = phraseWords(text);
  const skills = findSkills(text, namesIn(language), read);
  const phrases = findPhrases(text, language, read);
  const words = needWords(text, language, { skills, phrases });
  const signs = Math.min(3, words.filter(({ key }) => /^[,;·•]$/.test(key)).length);
  const ofSentence = sentenceFeatures(text, words.length, surroundings);
  const shared = {
    O: sharedBy('O', ofSentence),
    B: sharedBy('B', ofSentence),
    I: sharedBy('I', ofSentence),
  };
  return {
    text,
    words,
    surroundings,
    mentions: [...skills, ...phrases],
    items: words.map(({ skill }, at) =>
      differentHashes(wordFeatures(words, at, surroundings, signs), shared[skill]),
    ),
  };
}

/** The features of a sentence, alone and with the mark of a word. */
const sharedBy = (mark: Mark, ofSentence: readonly string[]): number[] => [
  ...ofSentence.map(hashOf),
  ...ofSentence.map((one) => feature`${one}&${mark}`),
];

/** Returns the hashed features of a span of words as a whole. */
export const spanHashes = ({ words, surroundings }: NeedSentence, span: Segment): Int32Array =>
  differentHashes(spanFeatures(words, span, surroundings.line));
