import type { LetterForDocument } from '@folio/documents/letter/outline-letter';
import { letterPdf } from '@folio/documents/make-pdf';
import { threadFonts } from '../platform/thread-fonts.ts';

/** One piece of work of a thread: a letter's PDF, the same bytes as browsers make of it. */
const makeLetterPdf = async (letter: LetterForDocument): Promise<Uint8Array> =>
  letterPdf(letter, await threadFonts);

// biome-ignore lint/style/noDefaultExport: the threads call a module's default export
export default makeLetterPdf;
