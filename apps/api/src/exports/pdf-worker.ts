import { resumePdf } from '@folio/documents/make-pdf';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';
import { move } from 'piscina';
import { threadFonts } from '../platform/thread-fonts.ts';

/** One piece of work of a thread; its bytes are handed over, not copied. */
async function makePdf(resume: ResumeForDocument) {
  return move(resumePdf(resume, await threadFonts));
}

// biome-ignore lint/style/noDefaultExport: the threads call a module's default export
export default makePdf;
