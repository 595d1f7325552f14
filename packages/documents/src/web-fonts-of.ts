import type { TypesetDocument } from '@folio/typeset/blocks';
import type { FontBook } from '@folio/typeset/fonts/font-book';
import { layoutDocument } from '@folio/typeset/layout';
import type { FontSubsetter } from '@folio/typeset/web-fonts/font-subsetter';
import { type WebFont, webFonts } from '@folio/typeset/web-fonts/web-fonts';
import { requireFaces } from './missing-faces.ts';

/**
 * The fonts that an HTML file of the document carries: for each letter the very face that the PDF
 * shows it in. Throws `MissingFontError` where the book lacks one.
 */
export function webFontsOf(
  document: TypesetDocument,
  fonts: FontBook,
  subsetter: FontSubsetter,
): WebFont[] {
  requireFaces(document, fonts);
  return webFonts(layoutDocument(document, fonts), fonts, subsetter);
}
