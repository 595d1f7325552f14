import type { ExportFormat } from '@folio/contract/exports';
import { resumeDoc } from './doc/doc.ts';
import { type ExportSource, exportSource } from './export-source/export-source.ts';
import { resumeHtml } from './html/html.ts';
import { resumeJson } from './json-resume/json-resume.ts';
import { requirePhoto } from './photo.ts';
import type { ResumeForDocument } from './resume-for-document.ts';
import { resumeText } from './text/text.ts';

/** The formats that need no typesetting: pure functions of the resume, in Node and in browsers. */
export type FlowingFormat = Exclude<ExportFormat, 'pdf'>;

type Writer = (source: ExportSource, resume: ResumeForDocument) => string | Promise<Uint8Array>;

const writers: Record<FlowingFormat, Writer> = {
  /** Word's writer is large, and loaded by those alone who ask for it. */
  docx: async (source) => (await import('./docx/docx.ts')).resumeDocx(source),
  doc: resumeDoc,
  html: resumeHtml,
  txt: resumeText,
  json: (_source, resume) => resumeJson(resume),
};

/**
 * The bytes of a resume in a format; texts are UTF-8. Throws `MissingPhotoError` where the format
 * shows a photo that is not given.
 */
export async function exportDocument(
  resume: ResumeForDocument,
  format: FlowingFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  requirePhoto(resume, format);
  const written = await writers[format](exportSource(resume), resume);
  return typeof written === 'string' ? new TextEncoder().encode(written) : new Uint8Array(written);
}
