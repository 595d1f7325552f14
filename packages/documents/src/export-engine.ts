import type { TypesetDocument } from '@folio/typeset/blocks';
import type { DisplayList } from '@folio/typeset/display-list';
import type { FontBook } from '@folio/typeset/fonts/font-book';
import { layoutDocument } from '@folio/typeset/layout';
import type { FontSubsetter } from '@folio/typeset/web-fonts/font-subsetter';
import { type WebFont, webFonts } from '@folio/typeset/web-fonts/web-fonts';

/** What the formats that flow ask of the engine. Where it is out of reach they do without. */
export type ExportEngine = {
  /** Word: which text stands on which page. */
  layOut: (document: TypesetDocument) => Promise<DisplayList | undefined>;
  /** HTML: for each letter the very face that the PDF shows it in. */
  embedFonts: (document: TypesetDocument) => Promise<readonly WebFont[]>;
};

/** Loaded by the formats that need it, and by no other. */
export type LoadExportEngine = () => Promise<ExportEngine | undefined>;

/** `loadFonts` gives a book with all fonts of a document, or none where one of them can't be had. */
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
