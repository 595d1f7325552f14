import nspell from 'nspell';
import { vocabulary } from '../vocabulary/vocabulary.ts';
import { americanOf } from './american-spelling.ts';
import { knownWords } from './known-words.ts';
import { misspellings } from './misspellings.ts';
import { verbOf } from './verbs.ts';

/** Finds misspelt English words: what was meant, or undefined where a word is right or unknown. */
export type Spelling = { correctionOf: (word: string) => string | undefined };

export type Dictionary = { aff: Uint8Array; dic: Uint8Array };

/**
 * A word counts as misspelt only if one slip of a finger away there is a word that is known: names
 * and jargon that no dictionary has are never faulted. British and American spelling are both right.
 */
export function createSpelling({ aff, dic }: Dictionary): Spelling {
  const speller = nspell(decode(aff), decode(dic));
  const jargon = vocabularyWords();
  const isWord = (word: string) => speller.correct(word);
  const isRight = (word: string) =>
    jargon.has(word) ||
    knownWords.has(word) ||
    isWord(word) ||
    americanOf(word).some(isWord) ||
    isDerived(word, isWord);
  const corrections = new Map<string, string | undefined>();
  const look = (word: string): string | undefined => {
    if (Object.hasOwn(misspellings, word)) return misspellings[word];
    if (isRight(word)) return undefined;
    const plural = pluralOf(word);
    return isWord(plural) ? plural : likeliest(slipsIn(word).filter(isWord));
  };
  return {
    correctionOf: (word) => {
      const known = corrections.get(word);
      if (known !== undefined || corrections.has(word)) return known;
      const correction = look(word);
      if (corrections.size >= mostKept) corrections.clear();
      corrections.set(word, correction);
      return correction;
    },
  };
}

/** 'deliverys' is meant for 'deliveries', which is further away than 'delivers'. */
const pluralOf = (word: string): string => word.replace(/(?<=[^aeiou])ys$/, 'ies');

const mostKept = 20_000;

/** What people write about most often in a resume is what they did. */
const likeliest = (words: readonly string[]): string | undefined =>
  words.find((word) => verbOf(word)?.isAction) ?? words[0];

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const vocabularyWords = (): Set<string> =>
  new Set(
    [...vocabulary().names.values()].flatMap(
      ({ written }) => written.toLowerCase().match(/\p{L}+/gu) ?? [],
    ),
  );

const prefix =
  /^(?:re|un|non|pre|co|multi|micro|cyber|geo|bio|inter|over|under|out|up|on|de|sub|super|auto|anti|semi|cross|mis|e|hyper|meta|neuro|photo|tele|trans|ultra)/;

const isDerived = (word: string, isWord: (word: string) => boolean): boolean => {
  const rest = word.replace(prefix, '');
  if (rest.length > 2 && rest !== word && isWord(rest)) return true;
  return rootsOf(word).some((root) => root.length > 2 && isWord(root));
};

/** 'profilers' → 'profiled', 'ducting' → 'duct'. Where a letter would have to be doubled, it may have been forgotten. */
function rootsOf(word: string): string[] {
  const one = /[^sy]s$|[aeiou]ys$/.test(word) ? [word.slice(0, -1)] : [];
  const [, stem] = /^(.+?)(?:er|ed|ing)s?$/.exec(word) ?? [];
  if (!stem) return one;
  const isShort = /[^aeiou][aeiou][^aeiouwxy]$/.test(stem);
  return isShort ? [...one, `${stem}ed`] : [...one, stem, `${stem}ed`];
}

/** Of a short word nearly any other is one letter away: only two that changed places are told. */
const slipsIn = (word: string): string[] => (word.length < 6 ? swapsOf(word) : slipsOf(word));

const swapsOf = (word: string): string[] =>
  [...word]
    .slice(1)
    .map((letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2));

/** What a word would be without one doubled, missing, wrong or swapped letter; likeliest first. */
function slipsOf(word: string): string[] {
  const letters = [...'etaoinsrhldcumfpgwybvkxjqz'];
  const cuts = Array.from(
    { length: word.length + 1 },
    (_, at) => [word.slice(0, at), word.slice(at)] as const,
  );
  const shorter = cuts.flatMap(([a, b]) => (b ? `${a}${b.slice(1)}` : []));
  const longer = cuts.flatMap(([a, b]) => letters.map((letter) => `${a}${letter}${b}`));
  const other = cuts.flatMap(([a, b]) =>
    b ? letters.map((letter) => `${a}${letter}${b.slice(1)}`) : [],
  );
  return [...swapsOf(word), ...shorter, ...longer, ...other].filter((slip) => slip[0] === word[0]);
}
