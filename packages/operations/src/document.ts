import type { DocumentSettings } from '@folio/contract/document-settings';
import type { ResumeContent } from '@folio/contract/resume-content';
import type { Resume } from '@folio/contract/resumes';
import type { SectionReference } from '@folio/contract/section-references';
import type { TemplateId } from '@folio/contract/template-ids';

/** Everything in a resume that its owner can change. Immutable: unchanged parts are shared. */
export type ResumeDocument = {
  readonly name: string;
  readonly templateId: TemplateId;
  readonly order: readonly SectionReference[];
  readonly isPublished: boolean;
  /** Whether anyone with the link may read it. */
  readonly isPublic: boolean;
  readonly settings: Readonly<DocumentSettings>;
  readonly content: Readonly<ResumeContent>;
};

/** Returns the document of a resume, without its id, versions and times. */
export const documentOf = (resume: Resume): ResumeDocument => ({
  name: resume.name,
  templateId: resume.templateId,
  order: resume.order,
  isPublished: resume.isPublished,
  isPublic: resume.isPublic,
  settings: resume.settings,
  content: resume.content,
});
