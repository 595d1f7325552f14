// A module of its own for the public page, which must not load the tables of the bidirectional
// algorithm.
const rtlLetters = /[\u05d0-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{1e900}-\u{1e943}]/gu;
const otherLetters = new RegExp(`(?!${rtlLetters.source})\\p{L}`, 'gu');

const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/**
 * Whether the last letter of a text runs right to left. The pattern has only letters: with digits
 * and marks in it, the rest of the text would be searched from each of them.
 */
export const endsInRtl = new RegExp(`(?=\\p{L})${rtlLetters.source}\\P{L}*$`, 'u');

/**
 * Whether most letters of a text run right to left, or, with a `weight`, one in so many of the others.
 */
export function isMostlyRtl(text: string, weight = 1): boolean {
  const rtl = countOf(text, rtlLetters);
  return rtl > 0 && rtl * weight > countOf(text, otherLetters);
}
