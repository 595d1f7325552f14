import { loadFontBook } from '@folio/documents/fonts-node';

/** The fonts of this thread. Import in modules that run in `DocumentThreads` only. */
export const threadFonts = loadFontBook();
