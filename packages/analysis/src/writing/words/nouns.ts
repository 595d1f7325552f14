import { readTable } from '@folio/tables/read-table';
import { isParticiple } from '../../text/verbs.ts';

/**
 * - `count`: needs an article or a plural: 'store'. `mass`: needs none: 'training'.
 * - `person`: what a person can be: 'nurse'. `stint`: used as a title, but not a person:
 *   'internship'.
 */
const kinds = ['count', 'mass', 'person', 'stint'] as const;
type NounKind = (typeof kinds)[number];

const table = readTable(new URL('./nouns.tsv', import.meta.url), { kind: kinds, noun: 'text' });
const nouns = Map.groupBy(table, ({ noun }) => noun);

export const isNoun = (word: string, kind?: NounKind): boolean =>
  nouns.get(word.toLowerCase())?.some((row) => kind === undefined || row.kind === kind) ?? false;

/**
 * Whether a word names a person, by the table or else by its ending: 'reviser', 'librarian' and
 * 'attendee', but not 'Doncaster'.
 */
export const isPerson = (word: string): boolean =>
  isNoun(word, 'person') ||
  (!isNoun(word) && /^\p{Ll}{3,}(?:er|or|ist|ian|ee|man|woman|person)$/u.test(word));

const plural = /[^\W\d_]{2}(?<!s|u|i)s$|^(?:people|staff|children|men|women|data|media)$/iu;
export const isPlural = (word: string): boolean =>
  plural.test(word) || (/s$/.test(word) && isNoun(word.slice(0, -1), 'count'));

/** Words that end an initial noun phrase. */
const stops =
  /^(?:about|across|after|against|along|among|an?|and|around|as|at|because|before|below|between|by|during|every|for|from|if|in|inside|into|near|of|off|on|onto|or|out|over|per|plus|since|so|than|that|the|their|through|throughout|to|toward|towards|under|until|up|using|via|when|where|which|while|who|with|within|without)$/i;

export interface NounPhrase {
  words: string[];
  /** The end of the phrase in the text. */
  end: number;
}

/**
 * Returns the words up to a preposition, a punctuation mark or the end: 'sauce section' in 'sauce
 * section, 90 covers'.
 */
export function nounPhraseOf(text: string): NounPhrase {
  const words: string[] = [];
  let end = 0;
  for (const match of text.matchAll(/((?<!\s)\s*)([\p{L}\p{N}][\p{L}\p{N}.'’&/+-]*)/gu)) {
    const [matched, , word = ''] = match;
    if (match.index !== end || stops.test(word) || words.length >= 8) break;
    words.push(word.replace(/(?<![.-])[.-]+$/, ''));
    end = match.index + matched.length;
    if (/[.-]$/.test(word)) break;
  }
  return { words, end };
}

/** Returns the head of a noun phrase: its last word, ignoring numbers and punctuation after it. */
export const headOf = (text: string): string =>
  nounPhraseOf(text).words.findLast(
    (word) => !/\d/.test(word) && /\p{L}{2}/u.test(word) && !/^[IVX]+$/.test(word),
  ) ?? '';

/** Whether a word certainly is an adjective rather than a verb: 'licensed', 'fixed', 'mixed'. */
export const isDescribing = (word: string): boolean =>
  isParticiple(word.toLowerCase()) &&
  /^(?:advanced|assorted|certified|chartered|dedicated|detailed|experienced|fixed|licen[sc]ed|limited|mixed|motivated|qualified|registered|related|retired|skilled|talented|used|varied)$/i.test(
    word,
  );
