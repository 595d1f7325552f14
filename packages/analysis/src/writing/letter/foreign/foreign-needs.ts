import type { Advertisement, NeedSentence } from '../../../job-match/advertisement.ts';
import type { ForeignLanguage } from '../../../job-match/foreign-letter-words.ts';
import { mentions, termsIn } from '../../../job-match/term-places.ts';
import { isSmallWord } from '../../../text/stem.ts';
import { phraseWords } from '../../../vocabulary/phrase.ts';
import { has } from './resume-words.ts';

/** A need: distinctive words with their weights, or a term of the vocabulary. */
export interface ForeignNeed {
  weight: number;
  words: ReadonlyMap<string, number>;
  term: string;
}

const weights = { title: 0.8, stated: 1.2, described: 1, preferred: 0.8, beside: 0.5, bar: 0.9 };
const mostNeeds = 60;
const ofTerm = 1.2;
/** The share of a need answered by one distinctive word: 1 - e^-0.7 is a half. */
const perWord = 0.7;
const usualWords = 5;
const fewestShared = 5;
const sharedOfForms = 0.6;
const ofForm = 0.9;
const ofPart = 0.6;

/** Leadership, which is expressed in common words. */
const leads = '§leads';

/** The content words of a text, in lower case and without accents. */
export const significantWords = (text: string, language: ForeignLanguage): string[] => [
  ...(has('leading', language, text.slice(0, 2000)) ? [leads] : []),
  ...new Set(
    phraseWords(text.slice(0, 2000))
      .map(({ key }) => key)
      .filter(
        (key) =>
          key.length > (language === 'hi' ? 1 : 2) &&
          !/^\d/.test(key) &&
          !isSmallWord(key, language),
      ),
  ),
];

/** An advertisement's needs: terms of the vocabulary, then its sentences, by their words. */
export function foreignNeeds(
  { title, needs = [], knockouts, required, preferred }: Advertisement,
  language: ForeignLanguage,
): ForeignNeed[] {
  const needTexts: (NeedSentence | { text: string; kind: 'title' | 'bar' })[] = [
    { text: title, kind: 'title' as const },
    ...needs,
    ...knockouts.map(({ text }) => ({ text, kind: 'bar' as const })),
  ].slice(0, mostNeeds);
  const all = needTexts.map(({ text, kind }) => ({
    weight: weights[kind],
    words: significantWords(text, language).filter((word) => !has('common', language, word)),
  }));
  const counts = new Map<string, number>();
  for (const { words } of all)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const terms = [...required, ...preferred].map(({ key }) => ({
    weight: weights.stated,
    words: new Map<string, number>(),
    term: key,
  }));
  const ofWords = all
    .filter(({ words }) => words.length > 0)
    .map(({ weight, words }) => ({
      weight,
      term: '',
      words: new Map(
        words.map((word) => [
          word,
          Math.min(1, Math.sqrt(usualWords / words.length)) / Math.sqrt(counts.get(word) ?? 1),
        ]),
      ),
    }));
  return [...terms, ...ofWords];
}

/** A line's words, and the required terms that it mentions. */
export interface ForeignMentions {
  words: readonly string[];
  terms: ReadonlySet<string>;
}

export function foreignMentions(
  text: string,
  { required, preferred }: Advertisement,
  language: ForeignLanguage,
): ForeignMentions {
  const found = termsIn([{ path: '', text, isItem: true }], language);
  return {
    words: significantWords(text, language),
    terms: new Set(
      [...required, ...preferred].filter((term) => mentions(found, term)).map(({ key }) => key),
    ),
  };
}

/** How well a line answers a need, from 0 to 1. */
export function foreignAnswer({ words, term }: ForeignNeed, mentions: ForeignMentions): number {
  let sum = term !== '' && mentions.terms.has(term) ? ofTerm : 0;
  for (const [word, weight] of words)
    sum += weight * Math.max(0, ...mentions.words.map((one) => likeness(one, word)));
  return 1 - Math.exp(-perWord * sum);
}

/** 1 for the same word, less for another form of it or for a part of a compound: 'Lohn' in 'Lohnabrechnung'. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  let shared = 0;
  while (shared < short.length && short[shared] === long[shared]) shared += 1;
  if (shared >= Math.max(fewestShared, sharedOfForms * long.length)) return ofForm;
  const isShort = /[^\p{ASCII}]/u.test(short) ? short.length >= 3 : short.length >= fewestShared;
  if (shared === short.length && shared >= 4 && long.length - shared <= 3) return ofForm;
  return isShort && (long.endsWith(short) || shared >= fewestShared) ? ofPart : 0;
}
