import { exportDocument } from '@folio/documents/export-document';
import type { EditorDocument } from '../store/document.ts';

/** As JSON Resume, which Import takes: a file to take away where nothing else keeps what was written. */
export async function jsonOf(document: EditorDocument): Promise<string> {
  const { name, templateId, order, settings, content } = document;
  const resume = { name, templateId, order: [...order], settings, content };
  return new TextDecoder().decode(await exportDocument(resume, 'json'));
}
