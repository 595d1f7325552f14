const scripts: readonly { letters: RegExp; separator: string }[] = [
  { letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, separator: '、' },
  { letters: /\p{Script=Arabic}/gu, separator: '، ' },
];
const latin = ', ';
/** What only texts in these scripts have: most texts are told apart by this alone. */
const foreign = /[\u0600-\u08ff\u2e80-\u9fff\uf900-\ufeff]|[\ud840-\ud8ff]/;

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** What stands between the texts of a list, as the script of most of their letters has it. */
export function listSeparator(texts: readonly string[]): string {
  const text = texts.join('');
  if (!foreign.test(text)) return latin;
  const half = count(text, /\p{L}/gu) / 2;
  return scripts.find(({ letters }) => count(text, letters) > half)?.separator ?? latin;
}

/** The texts on one line; those that say nothing are left out. */
export function joinList(texts: readonly string[]): string {
  const filled = texts.filter(Boolean);
  return filled.join(listSeparator(filled));
}
