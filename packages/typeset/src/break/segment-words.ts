import type { WordList } from '../fonts/word-list.ts';

/*
 * Thai, Lao, Khmer and Myanmar have no spaces between words, and their lines end between words
 * (class SA of UAX #14, which leaves this to a dictionary). Of all ways to cut a stretch into
 * listed words, this takes the one with the fewest words and the fewest syllables outside any word
 * (maximal matching, as for Thai by V. Sornlertlamvanich, 1993), by dynamic programming from the
 * end of the stretch. Ties go to the longest first word. `Intl.Segmenter` is not used because its
 * dictionary differs between browsers, while the same text must give the same lines.
 */

const costOf = { word: 10, unknown: 19 };

/** Longer texts are processed in parts of this length, which bounds memory. */
const longestSpan = 4000;

/**
 * Characters that never start a line: marks, vowels written after their letter, repetition signs.
 */
const continues =
  /^[\p{M}\u0e2f\u0e30\u0e32\u0e33\u0e45\u0e46\u0eaf\u0eb0\u0eb2\u0eb3\u0ebd\u0ec6\u17d6\u17d7\u104a\u104b]/u;
/**
 * Characters that never end a line: vowels written before their letter, signs that stack the next
 * letter.
 */
const leads = /[\u0e40-\u0e44\u0ec0-\u0ec4\u17d2\u1039]$/;
/**
 * Vowelless letters that close a syllable: a Myanmar consonant before its virama ('killer'), a Thai
 * one before its cancellation mark.
 */
const closing = /^.[\u103a\u1039\u0e4c\u0ecc]/;

/** Returns the ends of the words between `start` and `end`, except the last one's. */
export function wordEndsWithin(list: WordList, text: string, start: number, end: number): number[] {
  const ends: number[] = [];
  for (let at = start; at < end; ) {
    if (!list.hasLetter(text.charCodeAt(at))) {
      at++;
      continue;
    }
    let stop = at + 1;
    const most = Math.min(end, at + longestSpan);
    while (stop < most && list.hasLetter(text.charCodeAt(stop))) stop++;
    ends.push(...segment(list, text, at, stop));
    at = stop;
  }
  return ends;
}

/** Returns the ends of the words in a run of one script, except the last one's. */
function segment(list: WordList, text: string, start: number, end: number): number[] {
  const length = end - start;
  const mayEnd = Array.from(
    { length: length + 1 },
    (_, i) => i === length || mayEndBefore(text, start + i, end),
  );
  /** By start: the least cost, the end of the first word, and whether that word is listed. */
  const least = new Float64Array(length + 1);
  const next = new Int32Array(length + 1);
  const isKnown = new Uint8Array(length + 1);
  for (let from = length - 1; from >= 0; from--) {
    next[from] = mayEnd.indexOf(true, from + 1);
    least[from] = costOf.unknown + (least[next[from] as number] as number);
    for (const wordEnd of list.endsFrom(text, start + from, end)) {
      const to = wordEnd - start;
      const sum = costOf.word + (least[to] as number);
      if (!mayEnd[to] || sum > (least[from] as number)) continue;
      least[from] = sum;
      next[from] = to;
      isKnown[from] = 1;
    }
  }
  const ends: number[] = [];
  for (let from = 0; (next[from] as number) < length; from = next[from] as number) {
    const to = next[from] as number;
    // There may be no boundary between two unknown syllables, which are usually part of a name.
    if (isKnown[from] || isKnown[to]) ends.push(start + to);
  }
  return ends;
}

/** Whether the script allows a word boundary before the letter at `at`, regardless of the list. */
function mayEndBefore(text: string, at: number, end: number): boolean {
  const after = text.slice(at, Math.min(end, at + 2));
  return !continues.test(after) && !closing.test(after) && !leads.test(text.slice(at - 1, at));
}
