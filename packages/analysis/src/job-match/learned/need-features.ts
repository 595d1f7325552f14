import type { Segment } from '@folio/crf/semi-crf';
import { findPhrases } from '../../vocabulary/find-phrases.ts';
import { findSkills } from '../../vocabulary/find-skills.ts';
import { namesIn } from '../../vocabulary/names.ts';
import { hashesOf } from './feature-hash.ts';
import { type Mention, type NeedWord, needWords } from './need-words.ts';
import { type Surroundings, sentenceFeatures } from './sentence-features.ts';
import { spanFeatures } from './span-features.ts';
import { wordFeatures } from './word-features.ts';

/** A sentence as input of the model: hashed features of each word. */
export type NeedSentence = {
  text: string;
  words: NeedWord[];
  items: Int32Array[];
  /** What of it the vocabulary has. */
  mentions: readonly Mention[];
  surroundings: Surroundings;
};

/** Returns the words of a sentence with their features. Linear in the sentence. */
export function needSentence(text: string, surroundings: Surroundings): NeedSentence {
  const { language } = surroundings;
  const skills = findSkills(text, namesIn(language));
  const phrases = findPhrases(text, language);
  const words = needWords(text, language, { skills, phrases });
  const ofSentence = {
    features: sentenceFeatures(text, words.length, surroundings),
    signs: Math.min(3, words.filter(({ key }) => /^[,;·•]$/.test(key)).length),
  };
  return {
    text,
    words,
    surroundings,
    mentions: [...skills, ...phrases],
    items: words.map((_, at) => hashesOf(wordFeatures(words, at, surroundings, ofSentence))),
  };
}

/** The hashed features of some words of a sentence as a whole. */
export const spanHashes = ({ words, surroundings }: NeedSentence, span: Segment): Int32Array =>
  hashesOf(spanFeatures(words, span, surroundings.line));
