import type { PdfText, TextItem } from './model.ts';

const rtlLetter = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu;
const ltrLetter =
  /[^\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\P{Alphabetic}]/gu;

/**
 * Replaces Arabic presentation forms, which browsers write into PDFs, by regular letters. pdf.js
 * does so only for the rarer forms.
 */
export const withPlainLetters = (text: string): string =>
  text.replace(formedLetters, (forms) => forms.normalize('NFKC'));

const formedLetters = /[\ufb50-\ufdff\ufe70-\ufefc]+/g;

/** Whether most letters of the pages are written from right to left. */
export function isRightToLeft(items: readonly TextItem[]): boolean {
  const count = (letters: RegExp) =>
    items.reduce((sum, { text }) => sum + (text.match(letters)?.length ?? 0), 0);
  return count(rtlLetter) > count(ltrLetter);
}

/**
 * Mirrors pages written from right to left, so that texts begin at the left, bullets precede them,
 * and every rule on columns and edges applies. Only words in the other direction, such as Latin
 * names, are reversed again.
 */
export function mirrorPages(text: PdfText): PdfText {
  const widthOf = (page: number) => text.pages[page - 1]?.widthPt ?? 0;
  const items = text.items.map((item) => ({
    ...item,
    x: widthOf(item.page) - item.x - item.width,
  }));
  const links = text.links.map((link) => {
    const { rect } = link;
    return { ...link, rect: { ...rect, x: widthOf(link.page) - rect.x - rect.width } };
  });
  return { ...text, items: turnLatin(items), links };
}

/** Items further apart than this, in ems, do not form a phrase. */
const phraseGapEm = 0.8;

/**
 * Reverses the order of items from the first Latin word to the last in a sequence, including
 * everything between.
 */
function turnLatin(items: readonly TextItem[]): TextItem[] {
  const sorted = items.toSorted((a, b) => a.page - b.page || a.y - b.y || a.x - b.x);
  const turned: TextItem[] = [];
  let phrase: TextItem[] = [];
  const close = () => {
    const last = phrase.findLastIndex(isLatin);
    turned.push(...swapped(phrase.slice(0, last + 1)), ...phrase.slice(last + 1));
    phrase = [];
  };
  for (const item of sorted) {
    if (!continues(phrase.at(-1), item) || hasRtl(item)) close();
    if (phrase.length > 0 || isLatin(item)) phrase.push(item);
    else turned.push(item);
  }
  close();
  return turned;
}

const hasRtl = ({ text }: TextItem): boolean => text.search(rtlLetter) >= 0;
const isLatin = (item: TextItem): boolean => item.text.search(ltrLetter) >= 0 && !hasRtl(item);

const continues = (last: TextItem | undefined, item: TextItem): boolean =>
  last !== undefined &&
  last.page === item.page &&
  Math.abs(last.y - item.y) < 0.35 * item.size &&
  item.x - (last.x + last.width) < phraseGapEm * item.size;

/** Mirrors the items of a phrase within the space it takes. */
function swapped(phrase: readonly TextItem[]): TextItem[] {
  const [first] = phrase;
  const last = phrase.at(-1);
  if (!first || !last) return [];
  const sum = first.x + last.x + last.width;
  return phrase.map((item) => ({ ...item, x: sum - item.x - item.width })).reverse();
}
