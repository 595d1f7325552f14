import type { LetterForDocument } from '@folio/documents/letter/outline-letter';
import { letterPdf } from '@folio/documents/make-pdf';
import { threadFonts } from '../platform/thread-fonts.ts';

/** The thread's task: makes a letter's PDF, with the same bytes as in browsers. */
const makeLetterPdf = async (letter: LetterForDocument): Promise<Uint8Array> =>
  letterPdf(letter, await threadFonts);

// biome-ignore lint/style/noDefaultExport: the threads call a module's default export
export default makeLetterPdf;
