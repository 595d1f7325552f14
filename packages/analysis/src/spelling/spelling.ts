import { readTable } from '@folio/tables/read-table';
import nspell from 'nspell';
import { verbOf } from '../text/verbs.ts';
import { vocabulary } from '../vocabulary/vocabulary.ts';

/**
 * `correctionOf` a lowercase word returns the intended word, or undefined if the word is correct or
 * unknown.
 */
export type Spelling = { correctionOf: (word: string) => string | undefined };

/** A Hunspell dictionary: affix rules and words, both UTF-8. */
export type Dictionary = { aff: Uint8Array; dic: Uint8Array };

/**
 * `correct`: words missing from the dictionary. `british`: correct words that no rule below derives
 * from `meant`, their American spelling. `misspelt`: frequent errors for `meant`.
 */
const table = readTable(new URL('./spelling.tsv', import.meta.url), {
  kind: ['british', 'correct', 'misspelt'],
  term: 'text',
  meant: 'text',
  field: 'text',
});
const termsOfKind = (wanted: (typeof table)[number]['kind']) =>
  new Map(table.filter(({ kind }) => kind === wanted).map(({ term, meant }) => [term, meant]));

const misspellings = termsOfKind('misspelt');
const britishWords = termsOfKind('british');
const correctWords = termsOfKind('correct');

/** Limit on the cached words, which make rescoring while typing fast. */
const mostKept = 20_000;

/**
 * Finds misspelled words. A word counts as misspelled only if a known word is one edit away, so
 * that names and jargon are never reported. British and American spelling are both correct.
 *
 * Candidates are generated and looked up, as in Peter Norvig's 'How to Write a Spelling Corrector'
 * (2007): all strings within one edit (restricted Damerau-Levenshtein distance 1), about 54 per
 * letter. Building takes some 200 ms and the memory of the expanded dictionary; a new word takes
 * well below 1 ms.
 */
export function createSpelling({ aff, dic }: Dictionary): Spelling {
  const speller = nspell(decode(aff), decode(dic));
  const jargon = vocabularyWords();
  const isWord = (word: string) => speller.correct(word);
  const isRight = (word: string) =>
    jargon.has(word) ||
    correctWords.has(word) ||
    isWord(word) ||
    americanOf(word).some(isWord) ||
    isDerived(word, isWord);
  const corrections = new Map<string, string | undefined>();
  const lookUp = (word: string): string | undefined => {
    const meant = misspellings.get(word);
    if (meant !== undefined) return meant;
    if (isRight(word)) return undefined;
    const plural = pluralOf(word);
    return isWord(plural) ? plural : likeliest(editsOf(word).filter(isWord));
  };
  return {
    correctionOf: (word) => {
      const known = corrections.get(word);
      if (known !== undefined || corrections.has(word)) return known;
      const correction = lookUp(word);
      if (corrections.size >= mostKept) corrections.clear();
      corrections.set(word, correction);
      return correction;
    },
  };
}

/** 'deliverys' means 'deliveries', although 'delivers' is fewer edits away. */
const pluralOf = (word: string): string => word.replace(/(?<=[^aeiou])ys$/, 'ies');

/** Prefers a past tense, the most frequent form in resumes. */
const likeliest = (words: readonly string[]): string | undefined =>
  words.find((word) => verbOf(word)?.isAction) ?? words[0];

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const vocabularyWords = (): Set<string> =>
  new Set(
    [...vocabulary().names.values()].flatMap(
      ({ written }) => written.toLowerCase().match(/\p{L}+/gu) ?? [],
    ),
  );

/** Returns possible American spellings of a British word, whether they exist or not. */
function americanOf(word: string): string[] {
  const american = britishWords.get(word);
  if (american !== undefined) return [american];
  return britishEndings.flatMap(([british, replacement]) => {
    const other = word.replace(british, replacement);
    return other === word ? [] : [other];
  });
}

const britishEndings: readonly (readonly [RegExp, string])[] = [
  [/is(e|ed|es|er|ers|ing|ation|ations|ational)$/, 'iz$1'],
  [/ys(e|ed|es|er|ers|ing)$/, 'yz$1'],
  [/our/, 'or'],
  [/tre(s?)$/, 'ter$1'],
  [/ll(ed|ing|er|ers|or|ors)$/, 'l$1'],
  [/l(ment|ments|ful|fully)$/, 'll$1'],
  [/l(s?)$/, 'll$1'],
  [/ence(s?)$/, 'ense$1'],
  [/ogue(s?)$/, 'og$1'],
  [/ogu(ed|ing)$/, 'og$1'],
  [/amme(s?)$/, 'am$1'],
  [/[ao]e/, 'e'],
  [/ou(ld)/, 'o$1'],
  [/gement(s?)$/, 'gment$1'],
  [/c(es?|ing|ed)$/, 's$1'],
  [/s(es?|ing|ed)$/, 'c$1'],
];

/** Prefixes that any correct word may have. */
const prefix =
  /^(?:re|un|non|pre|co|multi|micro|cyber|geo|bio|inter|over|under|out|up|on|de|sub|super|auto|anti|semi|cross|mis|e|hyper|meta|neuro|photo|tele|trans|ultra)/;

const isDerived = (word: string, isWord: (word: string) => boolean): boolean => {
  const rest = word.replace(prefix, '');
  if (rest.length > 2 && rest !== word && isWord(rest)) return true;
  return rootsOf(word).some((root) => root.length > 2 && isWord(root));
};

/**
 * Returns possible roots: 'profilers' → 'profiled', 'ducting' → 'duct'. A doubled consonant may
 * have been forgotten.
 */
function rootsOf(word: string): string[] {
  // 'Translational' derives from 'translation'.
  const noun = /^(.+ion)al(?:ly)?$/.exec(word)?.[1];
  if (noun) return [noun];
  // 'Juried' comes of a jury.
  const ofY = /^(.+)ied$/.exec(word)?.[1];
  if (ofY) return [`${ofY}y`];
  const one = /[^sy]s$|[aeiou]ys$/.test(word) ? [word.slice(0, -1)] : [];
  const [, stem] = /^(.+?)(?:er|ed|ing)s?$/.exec(word) ?? [];
  if (!stem) return one;
  const isShort = /[^aeiou][aeiou][^aeiouwxy]$/.test(stem);
  return isShort ? [...one, `${stem}ed`] : [...one, stem, `${stem}ed`];
}

/**
 * Returns edits of a word. Nearly every short word is one letter away from another, so short words
 * get only transpositions.
 */
const editsOf = (word: string): string[] =>
  word.length < 6 ? transpositionsOf(word) : allEditsOf(word);

const transpositionsOf = (word: string): string[] =>
  [...word]
    .slice(1)
    .map((letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2));

/**
 * Returns a word with one letter transposed, removed, added or replaced, the likeliest errors
 * first. The first letter stays.
 */
function allEditsOf(word: string): string[] {
  const letters = [...'etaoinsrhldcumfpgwybvkxjqz'];
  const cuts = Array.from(
    { length: word.length + 1 },
    (_, at) => [word.slice(0, at), word.slice(at)] as const,
  );
  const deletions = cuts.flatMap(([a, b]) => (b ? `${a}${b.slice(1)}` : []));
  const insertions = cuts.flatMap(([a, b]) => letters.map((letter) => `${a}${letter}${b}`));
  const substitutions = cuts.flatMap(([a, b]) =>
    b ? letters.map((letter) => `${a}${letter}${b.slice(1)}`) : [],
  );
  return [...transpositionsOf(word), ...deletions, ...insertions, ...substitutions].filter(
    (edit) => edit[0] === word[0],
  );
}
