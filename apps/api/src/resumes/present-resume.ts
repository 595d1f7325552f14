import { DocumentSettings } from '@folio/contract/document-settings';
import { ResumeContent, SectionOrder } from '@folio/contract/resume-content';
import type { Resume, ResumeSummary } from '@folio/contract/resumes';
import { readStored, readTemplateId } from '../platform/stored-reading.ts';
import type { ResumeRow } from './resumes.repository.ts';
import { rememberWhole } from './whole-rows.ts';

function toSummary(
  row: Omit<ResumeRow, 'content' | 'order' | 'settings' | 'userId'>,
): ResumeSummary {
  return {
    id: row.id,
    name: row.name,
    templateId: readTemplateId(row.templateId),
    isPublic: row.isPublic,
    isPublished: row.isPublished,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export const readContent = (stored: unknown): ResumeContent =>
  readStored(ResumeContent, stored, 'resume content').value;

/** What another release stored lacks fields, or has more: see `readStoredValue`. */
export function toResume(row: ResumeRow): Resume {
  const content = readStored(ResumeContent, row.content, 'resume content');
  const order = readStored(SectionOrder, row.order, 'section order');
  const settings = readStored(DocumentSettings, row.settings, 'resume settings');
  const summary = toSummary(row);
  const isWhole = content.isWhole && order.isWhole && settings.isWhole;
  if (isWhole && summary.templateId === row.templateId) rememberWhole(row);
  return { ...summary, content: content.value, order: order.value, settings: settings.value };
}

/** The answer to a change whose content was not merged with anything: it need not be read again. */
export const toChangedResume = (row: ResumeRow): Resume => ({
  ...toSummary(row),
  content: row.content,
  order: readStored(SectionOrder, row.order, 'section order').value,
  settings: readStored(DocumentSettings, row.settings, 'resume settings').value,
});
