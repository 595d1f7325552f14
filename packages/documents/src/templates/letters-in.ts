/** Letters as wide as high: Chinese, Japanese and Korean. */
const squareLetters = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/g;
/** Armenian, Georgian, and the scripts of South and Southeast Asia, but not Hebrew and Arabic. */
const wideLetters = /[\u0530-\u058f\u0900-\u1fff]/g;
const capitals = /\p{Lu}/gu;

const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** How many average Latin letters (`letterWidthEm`) a text is about as wide as. */
export const lettersIn = (text: string): number =>
  text.length + countOf(text, squareLetters) + 0.4 * countOf(text, wideLetters);

/** The same where capitals count: a line of addresses has more of them than prose. */
export const lettersInAddress = (text: string): number =>
  lettersIn(text) + 0.4 * countOf(text, capitals);
