import { withIds } from '@folio/contract/entry-ids';
import type { Resume } from '@folio/contract/resumes';
import { type ResumeDocument, documentOf as storedDocument } from '@folio/operations/document';

/** Everything that is edited, undone and saved. Immutable. */
export type EditorDocument = ResumeDocument;

/** Twelve hex digits; `crypto.randomUUID` is missing without TLS. */
export function newEntryId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function documentOf(resume: Resume): EditorDocument {
  const document = storedDocument(resume);
  return { ...document, content: withIds(document.content) };
}
