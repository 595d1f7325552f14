// A separate module for the public page, which must not load the tables of the bidirectional
// algorithm.
const rtlLetters = /[\u05d0-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{1e900}-\u{1e943}]/gu;
const otherLetters = new RegExp(`(?!${rtlLetters.source})\\p{L}`, 'gu');

const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/**
 * Matches if the last letter of a text is right-to-left. A match starts only at letters: if it
 * could start at digits and marks, it would scan the rest of the text from each of them.
 */
export const endsInRtl = new RegExp(`(?=\\p{L})${rtlLetters.source}\\P{L}*$`, 'u');

/** Whether most letters of a text are right-to-left, each of which counts as `weight` others. */
export function isMostlyRtl(text: string, weight = 1): boolean {
  const rtl = countOf(text, rtlLetters);
  return rtl > 0 && rtl * weight > countOf(text, otherLetters);
}
