/** A full-width letter in Chinese, Japanese or Korean. */
export const squareLetter =
  /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60\u{20000}-\u{3ffff}]/u;
/** Armenian, Georgian, and the scripts of South and Southeast Asia, without Hebrew and Arabic. */
const wideLetter = /[\u0530-\u058f\u0900-\u1fff]/;

const countOf = (text: string, letters: RegExp): number =>
  [...text].filter((letter) => letters.test(letter)).length;

/** Returns the width of a text in average Latin letters (`letterWidthEm`). */
export const lettersIn = (text: string): number =>
  text.length + countOf(text, squareLetter) + 0.4 * countOf(text, wideLetter);
