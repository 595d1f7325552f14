import type { TypesetDocument } from '@folio/typeset/blocks';
import type { DisplayList } from '@folio/typeset/display-list';
import type { FontBook } from '@folio/typeset/fonts/font-book';
import { layoutDocument } from '@folio/typeset/layout';
import type { FontSubsetter } from '@folio/typeset/web-fonts/font-subsetter';
import { type WebFont, webFonts } from '@folio/typeset/web-fonts/web-fonts';

/** The functions of the layout engine that formats without pages use if it is available. */
export type ExportEngine = {
  /** For Word, to find the page of each text. */
  layOut: (document: TypesetDocument) => Promise<DisplayList | undefined>;
  /** For HTML: the PDF's fonts, subset to the document's letters. */
  embedFonts: (document: TypesetDocument) => Promise<readonly WebFont[]>;
};

/** Called only by the formats that need the engine. */
export type LoadExportEngine = () => Promise<ExportEngine | undefined>;

/**
 * `loadFonts` returns a book with all fonts of a document, or undefined if one of them can't be
 * loaded.
 */
export function exportEngine(
  loadFonts: (document: TypesetDocument) => Promise<FontBook | undefined>,
  startSubsetter: () => Promise<FontSubsetter | undefined>,
): ExportEngine {
  return {
    layOut: async (document) => {
      const fonts = await loadFonts(document);
      return fonts && layoutDocument(document, fonts);
    },
    embedFonts: async (document) => {
      const [fonts, subsetter] = await Promise.all([loadFonts(document), startSubsetter()]);
      return fonts && subsetter ? webFonts(layoutDocument(document, fonts), fonts, subsetter) : [];
    },
  };
}
