import { exportDocument, type FlowingFormat } from '@folio/documents/export-document';
import { exportEngine } from '@folio/documents/export-engine';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';
import { startFontSubsetter } from '@folio/typeset/web-fonts/font-subsetter.node';
import { move } from 'piscina';
import { threadFonts } from '../platform/thread-fonts.ts';

export type FlowingTask = { resume: ResumeForDocument; format: FlowingFormat };

/** The subsetter is started with the first HTML file. */
const engine = exportEngine(() => threadFonts, startFontSubsetter);

/** The thread's task: makes a document in a format without typesetting. */
async function makeDocument({ resume, format }: FlowingTask) {
  return move(await exportDocument(resume, format, async () => engine));
}

// biome-ignore lint/style/noDefaultExport: the threads call a module's default export
export default makeDocument;
