import { matchesIn } from '../text/matches-in.ts';
import { folded } from '../text/stem.ts';

/** A word of a phrase in the vocabulary's normal form, with its position. */
export type PhraseWord = { key: string; start: number; end: number };

/**
 * C++, C#, .NET and R&D are one word each; other signs separate words (Node.js, CI/CD,
 * example.net).
 */
const word = /(?:(?<![\p{L}\p{N}])\.(?=net\b))?[\p{L}\p{M}\p{N}]+(?:&[\p{L}\p{M}\p{N}]+)*[+#]*/giu;

export function phraseWords(text: string): PhraseWord[] {
  return matchesIn(text, word).map((match) => ({
    key: singular(folded(match[0])),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

export const phraseKey = (text: string): string =>
  phraseWords(text)
    .map((one) => one.key)
    .join(' ');

/** Maps singular and plural of a noun to one key, which need not be a word. */
const singular = (key: string): string =>
  /[^siu]s$/.test(key) && key.length > 3 ? key.slice(0, -1) : key;
