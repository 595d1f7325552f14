import { resumePdfWithBlanks } from '@folio/documents/make-pdf';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';
import { threadFonts } from '../platform/thread-fonts.ts';

export type MadePdf = { bytes: Uint8Array; blanks: string[] };

/** The thread's task: makes a PDF, and lists the letters that it leaves blank. */
async function makePdf(resume: ResumeForDocument): Promise<MadePdf> {
  const { pdf, missing } = resumePdfWithBlanks(resume, await threadFonts);
  return { bytes: pdf, blanks: missing.map(({ letter }) => letter) };
}

// biome-ignore lint/style/noDefaultExport: the threads call a module's default export
export default makePdf;
