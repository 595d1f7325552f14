import { DocumentSettings } from '@folio/contract/document-settings';
import { ResumeContent } from '@folio/contract/resume-content';
import type { Resume, ResumeSummary } from '@folio/contract/resumes';
import type { ResumeRow } from './resumes.repository.ts';

function toSummary(
  row: Omit<ResumeRow, 'content' | 'order' | 'settings' | 'userId'>,
): ResumeSummary {
  return {
    id: row.id,
    name: row.name,
    templateId: row.templateId,
    isPublic: row.isPublic,
    isPublished: row.isPublished,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** What an older version stored lacks the fields that came later: they get their defaults. */
export function toResume(row: ResumeRow): Resume {
  return {
    ...toSummary(row),
    content: ResumeContent.parse(row.content),
    order: row.order,
    settings: DocumentSettings.parse(row.settings),
  };
}
