/**
 * The commas of scripts that have their own, as in CLDR's lists. Thai, Lao and Khmer get commas,
 * because with the spaces that CLDR has there, items of several words would run together.
 */
const scripts: readonly { letters: RegExp; separator: string; share?: number }[] = [
  {
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    separator: '、',
    share: 0.25,
  },
  { letters: /[\p{Script=Arabic}\p{Script=Thaana}\p{Script=Syriac}]/gu, separator: '، ' },
  { letters: /\p{Script=Ethiopic}/gu, separator: '፣ ' },
  { letters: /\p{Script=Myanmar}/gu, separator: '၊ ' },
];
const latin = ', ';
/**
 * Letters that only texts in these scripts have. They are checked first, since most texts have
 * none.
 */
const foreign =
  /[\u0600-\u08ff\u1000-\u109f\u1200-\u139f\u2e80-\u9fff\uf900-\ufeff]|[\ud840-\ud8ff]/;

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/**
 * Returns the separator of a list of texts, in the script of most of their letters. An ideograph
 * counts as three Latin letters.
 */
export function listSeparator(texts: readonly string[]): string {
  const text = texts.join('');
  if (!foreign.test(text)) return latin;
  const all = count(text, /\p{L}/gu);
  return (
    scripts.find(({ letters, share = 0.5 }) => count(text, letters) > share * all)?.separator ??
    latin
  );
}

/** Joins texts on one line; leaves out empty ones. */
export function joinList(texts: readonly string[]): string {
  const filled = texts.filter(Boolean);
  return filled.join(listSeparator(filled));
}
