import type { FontBook } from '@folio/typeset/fonts/font-book';
import { layoutDocument } from '@folio/typeset/layout';
import { paintPdf } from '@folio/typeset/paint-pdf/paint-pdf';
import { requireFaces } from '../missing-faces.ts';
import type { LetterForDocument } from './outline-letter.ts';
import { typesetLetter } from './typeset-letter.ts';

/**
 * The bytes of a letter's PDF, the same in Node and in browsers. Throws `MissingFontError` where the
 * book lacks a font that it needs.
 */
export function letterPdf(letter: LetterForDocument, fonts: FontBook): Uint8Array {
  const document = typesetLetter(letter);
  requireFaces(document, fonts);
  return paintPdf(layoutDocument(document, fonts), fonts);
}
