import { loadFontBook } from '@folio/documents/fonts-node';
import { yieldToMainThread } from './thread-priority.ts';

yieldToMainThread();

/** The fonts of this thread, for all that it makes. Imported by what runs in `DocumentThreads`. */
export const threadFonts = loadFontBook();
