import type { ReadLanguage } from '../../text/languages.ts';
import { folded, isSmallWord } from '../../text/stem.ts';
import { cueOf } from './cue-words.ts';

/** ALL CAPITALS, a Capital, small letters, figures, letters that have no case, or a sign. */
type Shape = 'A' | 'Aa' | 'a' | '9' | 'o' | '.';

/** A word or a sign of an advertisement, `text.slice(start, end)`. */
export type NamedWord = {
  start: number;
  end: number;
  text: string;
  key: string;
  shape: Shape;
  isWord: boolean;
  isSmall: boolean;
  cue: string;
  /** Its cue, its shape, or the sign itself: what it is, whatever its language. */
  kind: string;
};

export type NamedLine = {
  words: NamedWord[];
  isItem: boolean;
  isGapAbove: boolean;
  isGapBelow: boolean;
};

/** Of longer texts, and longer lines, what they begin with, and what a text ends with. */
const mostOfStart = 6_000;
const mostOfEnd = 1_500;
const longestLine = 1_500;

/** 'Sachbearbeiter/in', 'éducateur·rice', 'C++' and 'l’' are one word each; each sign is one of its own. */
const word =
  /(?<![\p{L}\p{M}\p{N}])[dl]['’](?=\p{L})|[\p{L}\p{M}\p{N}]+(?:[&'’.+#/·*:_-]+[\p{L}\p{M}\p{N}]+)*[+#]*|[^\s\p{L}\p{M}\p{N}]/giu;

/** The lines of an advertisement in which its title and its employer are looked for; none is empty. */
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
