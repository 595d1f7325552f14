import type { DisplayList, DisplayPage } from '@folio/typeset/display-list';

const counted = new WeakMap<DisplayPage, number>();

/** The words of a document as a person counts them: what has a letter or a digit in it. */
export const countWords = (list: DisplayList): number =>
  list.pages.reduce((sum, page) => sum + wordsOfPage(page), 0);

function wordsOfPage(page: DisplayPage): number {
  const known = counted.get(page);
  if (known !== undefined) return known;
  let words = 0;
  for (const item of page.items) {
    // A page number belongs to no element of the document's structure.
    if (item.kind === 'line' && item.nodes.some((node) => node !== null))
      words += item.text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  }
  counted.set(page, words);
  return words;
}
