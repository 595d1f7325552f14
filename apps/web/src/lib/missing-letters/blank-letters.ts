import { missingFaces } from '@folio/documents/missing-faces';
import { type MissingLetter, missingLetters } from '@folio/documents/missing-letters';
import type { TypesetDocument } from '@folio/typeset/blocks';
import type { DisplayList } from '@folio/typeset/display-list';
import type { FontBook } from '@folio/typeset/fonts/font-book';

/**
 * The letters that a document's pages leave blank: letters that no font has, and letters whose font
 * is not loaded.
 */
export type BlankLetters = {
  missing: readonly MissingLetter[];
  awaited: readonly MissingLetter[];
};

const none: BlankLetters = { missing: [], awaited: [] };

/** The letters that are blank in `list`, which is `document` laid out with the fonts of `book`. */
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
