import { readTable } from '@folio/tables/read-table';
import type { ReadLanguage } from '../../text/languages.ts';
import { folded, isSmallWord } from '../../text/stem.ts';

/**
 * Word shapes: all capitals, capitalized, lowercase, digits, letters without case, or punctuation.
 */
type Shape = 'A' | 'Aa' | 'a' | '9' | 'o' | '.';

/** A word or punctuation mark of an advertisement, `text.slice(start, end)`. */
export type NamedWord = {
  start: number;
  end: number;
  text: string;
  key: string;
  shape: Shape;
  isWord: boolean;
  isSmall: boolean;
  cue: string;
  /** Its cue kind, its shape, or the punctuation mark itself, independent of language. */
  kind: string;
};

export type NamedLine = {
  words: NamedWord[];
  isItem: boolean;
  isGapAbove: boolean;
  isGapBelow: boolean;
};

/** Limits: of a longer text, only the start and end are read; of a longer line, only the start. */
const mostOfStart = 6_000;
const mostOfEnd = 1_500;
const longestLine = 1_500;

/**
 * 'Sachbearbeiter/in', 'éducateur·rice', 'C++' and 'l’' are one word each; so is every other
 * punctuation mark.
 */
const word =
  /(?<![\p{L}\p{M}\p{N}])[dl]['’](?=\p{L})|[\p{L}\p{M}\p{N}]+(?:[&'’.+#/·*:_-]+[\p{L}\p{M}\p{N}]+)*[+#]*|[^\s\p{L}\p{M}\p{N}]/giu;

/** Returns the non-empty lines of an advertisement that are searched for title and employer. */
export function namedLines(text: string, language: ReadLanguage): NamedLine[] {
  const lines: NamedLine[] = [];
  let [at, isGapAbove] = [0, true];
  for (const row of text.split('\n')) {
    const start = at;
    at += row.length + 1;
    if (start > mostOfStart && at < text.length - mostOfEnd) continue;
    const words = wordsIn(row.slice(0, longestLine), start, language);
    const last = lines.at(-1);
    if (words.length === 0 && last) last.isGapBelow = true;
    if (words.length > 0)
      lines.push({
        words,
        isItem: /^\s{0,8}[•◦▪●‣·–—*-]\s/u.test(row),
        isGapAbove,
        isGapBelow: false,
      });
    isGapAbove = words.length === 0;
  }
  return lines;
}

function wordsIn(row: string, offset: number, language: ReadLanguage): NamedWord[] {
  return Array.from(row.matchAll(word), ({ 0: text, index }) => {
    const key = folded(text);
    const isWord = /[\p{L}\p{N}]/u.test(key);
    const isSmall = isWord && isSmallWord(key, language);
    const [shape, cue] = [shapeOf(text), cueOf(key)];
    return {
      start: offset + index,
      end: offset + index + text.length,
      text,
      key,
      shape,
      isWord,
      isSmall,
      cue,
      kind: cue || (isSmall ? 'small' : isWord ? shape : text),
    };
  });
}

function shapeOf(text: string): Shape {
  if (/^\p{N}/u.test(text)) return '9';
  if (/^\p{Lu}/u.test(text)) return /\p{Ll}/u.test(text) ? 'Aa' : 'A';
  if (/^\p{Ll}/u.test(text)) return 'a';
  return /^[\p{L}\p{M}]/u.test(text) ? 'o' : '.';
}

/**
 * Words that show what the names around them are, by kind:
 * - `seek`: says that somebody is sought; `title-label`, `employer-label`: words before a colon.
 * - `speaker`, `being`: 'we are', and words that follow an employer's name.
 * - `greeting`: the start of a message; `terms`: words for place, hours, pay and contract.
 */
const cueKinds = [
  'article',
  'at',
  'being',
  'employer-label',
  'greeting',
  'joint',
  'seek',
  'speaker',
  'terms',
  'title-label',
] as const;

const cueTable = readTable(new URL('./cue-words.tsv', import.meta.url), {
  kind: cueKinds,
  word: 'text',
});
const cueByWord = new Map<string, string>(cueTable.map(({ kind, word }) => [folded(word), kind]));

/**
 * Returns the kind of a cue word in any language, ignoring case and accents, or '' for other words.
 */
const cueOf = (key: string): string => cueByWord.get(key) ?? '';
