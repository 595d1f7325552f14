import {
  type EmbedFonts,
  exportDocument,
  type FlowingFormat,
} from '@folio/documents/export-document';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';
import { webFontsOf } from '@folio/documents/web-fonts-of';
import { startFontSubsetter } from '@folio/typeset/web-fonts/font-subsetter.node';
import { move } from 'piscina';
import { threadFonts } from '../platform/thread-fonts.ts';

export type FlowingTask = { resume: ResumeForDocument; format: FlowingFormat };

/** The subsetter is started by the first HTML file. */
const embedFonts: EmbedFonts = async (document) =>
  webFontsOf(document, await threadFonts, await startFontSubsetter());

/** One piece of work of a thread: every format that needs no typesetting. */
async function makeDocument({ resume, format }: FlowingTask) {
  return move(await exportDocument(resume, format, embedFonts));
}

// biome-ignore lint/style/noDefaultExport: the threads call a module's default export
export default makeDocument;
