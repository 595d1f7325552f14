// A module of its own: the public page asks this and nothing else of the engine, and must not load the
// tables of the bidirectional algorithm with it.
const rtlLetters = /[\u05d0-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{1e900}-\u{1e943}]/gu;
const otherLetters = /(?![\u05d0-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{1e900}-\u{1e943}])\p{L}/gu;

const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** Whether most letters of a text run right to left. */
export function isMostlyRtl(text: string): boolean {
  const rtl = countOf(text, rtlLetters);
  return rtl > 0 && rtl > countOf(text, otherLetters);
}
