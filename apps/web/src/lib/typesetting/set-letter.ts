import { letterLanguages } from '@folio/documents/document-locale';
import { loadWords } from '@folio/documents/language-tables';
import type { LetterForDocument } from '@folio/documents/letter/outline-letter';
import { typesetLetter } from '@folio/documents/letter/typeset-letter';
import type { TypesetDocument } from '@folio/typeset/blocks';

/** The document of a letter, once the words of its languages are loaded. */
export async function letterDocument(letter: LetterForDocument): Promise<TypesetDocument> {
  await loadWords(...letterLanguages(letter.resume, letter.letter));
  return typesetLetter(letter);
}
