import type { EmbedFonts } from '@folio/documents/export-document';
import { loadFontsFor } from './load-font-book.ts';

/** The fonts of an HTML file that is made here. What makes them comes with the first such file. */
export const embedFonts: EmbedFonts = async (document) => {
  const [fonts, { webFontsOf }, { startFontSubsetter }] = await Promise.all([
    loadFontsFor(document),
    import('@folio/documents/web-fonts-of'),
    import('@folio/typeset/web-fonts/font-subsetter.browser'),
  ]);
  return webFontsOf(document, fonts, await startFontSubsetter());
};
