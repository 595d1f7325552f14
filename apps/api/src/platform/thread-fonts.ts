import { loadFontBook } from '@folio/documents/fonts-node';

/** The fonts of this thread. To be imported only in modules that run in `DocumentThreads`. */
export const threadFonts = loadFontBook();
