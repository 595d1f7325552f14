import type { DocumentSettings } from '@folio/contract/document-settings';
import { withIds } from '@folio/contract/entry-ids';
import type { ResumeContent, SectionName } from '@folio/contract/resume-content';
import type { Resume } from '@folio/contract/resumes';
import type { TemplateId } from '@folio/contract/templates';

/** All that a person changes in the editor: what undo goes over and what is saved. Immutable. */
export type EditorDocument = {
  readonly name: string;
  readonly templateId: TemplateId;
  readonly order: readonly SectionName[];
  readonly isPublished: boolean;
  /** Whether anyone who has the link may read it. */
  readonly isPublic: boolean;
  readonly settings: Readonly<DocumentSettings>;
  readonly content: Readonly<ResumeContent>;
};

/** Twelve hex digits; `crypto.randomUUID` is missing where the page isn't served over TLS. */
export function newEntryId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const documentOf = (resume: Resume): EditorDocument => ({
  name: resume.name,
  templateId: resume.templateId,
  order: resume.order,
  isPublished: resume.isPublished,
  isPublic: resume.isPublic,
  settings: resume.settings,
  content: withIds(resume.content),
});
