import { exportDocument, type FlowingFormat } from '@folio/documents/export-document';
import type { ResumeForDocument } from '@folio/documents/resume-for-document';
import { move } from 'piscina';

export type FlowingTask = { resume: ResumeForDocument; format: FlowingFormat };

/** One piece of work of a thread: every format that needs no typesetting. */
async function makeDocument({ resume, format }: FlowingTask) {
  return move(await exportDocument(resume, format));
}

// biome-ignore lint/style/noDefaultExport: the threads call a module's default export
export default makeDocument;
