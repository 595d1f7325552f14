import { exportDocument } from '@folio/documents/export-document';
import type { EditorDocument } from '../store/document.ts';

/**
 * The document as JSON Resume, which Import reads: a download for when nothing else can store the
 * text.
 */
export async function jsonOf(document: EditorDocument): Promise<string> {
  const { name, templateId, order, settings, content } = document;
  const resume = { name, templateId, order: [...order], settings, content };
  return new TextDecoder().decode(await exportDocument(resume, 'json'));
}
