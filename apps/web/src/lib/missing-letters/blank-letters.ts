import { missingFaces } from '@folio/documents/missing-faces';
import { type MissingLetter, missingLetters } from '@folio/documents/missing-letters';
import type { TypesetDocument } from '@folio/typeset/blocks';
import type { DisplayList } from '@folio/typeset/display-list';
import type { FontBook } from '@folio/typeset/fonts/font-book';

/** The letters that the pages of a document leave blank: whatever fonts come, and until one comes. */
export type BlankLetters = {
  missing: readonly MissingLetter[];
  awaited: readonly MissingLetter[];
};

const none: BlankLetters = { missing: [], awaited: [] };

/** The letters that `list` leaves blank, which is `document` laid out with the fonts of `book`. */
export function blankLetters(
  list: DisplayList,
  document: TypesetDocument,
  book: FontBook,
): BlankLetters {
  const blank = missingLetters(list);
  if (blank.length === 0) return none;
  const missing = missingLetters(list, missingFaces(document, book));
  const known = new Set(missing.map(({ letter }) => letter));
  return { missing, awaited: blank.filter(({ letter }) => !known.has(letter)) };
}
