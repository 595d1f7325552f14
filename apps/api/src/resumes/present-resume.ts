import { isDeepStrictEqual } from 'node:util';
import { DocumentSettings } from '@folio/contract/document-settings';
import { withIds } from '@folio/contract/entry-ids';
import { ResumeContent, SectionOrder } from '@folio/contract/resume-content';
import type { Resume, ResumeSummary } from '@folio/contract/resumes';
import type { StoredReading } from '@folio/contract/stored-value';
import { readStored, readTemplateId } from '../platform/stored-reading.ts';
import type { ResumeRow, StoredTexts } from './resumes.repository.ts';
import { rememberWhole, wholeReadingOf } from './whole-rows.ts';

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

export const readContent = (stored: unknown): ResumeContent => readStoredContent(stored).value;

export const readStoredContent = (stored: unknown): StoredReading<ResumeContent> =>
  readStored(ResumeContent, identified(stored), 'resume content');

export const identified = (stored: unknown): unknown =>
  typeof stored === 'object' && stored !== null ? withIds(stored) : stored;

/** Where it is known, also which transaction wrote the row. */
type ReadRow = ResumeRow & Partial<Pick<StoredTexts, 'writtenBy'>>;

/** What another release stored lacks fields, or has more: see `readStoredValue`. */
export function toResume(row: ReadRow): Resume {
  const content = readStoredContent(row.content);
  const order = readStored(SectionOrder, row.order, 'section order');
  const settings = readStored(DocumentSettings, row.settings, 'resume settings');
  const summary = toSummary(row);
  const isWhole = content.isWhole && order.isWhole && settings.isWhole;
  const resume = {
    ...summary,
    content: content.value,
    order: order.value,
    settings: settings.value,
  };
  if (isWhole && resume.templateId === row.templateId) rememberWhole(row, exactnessOf(resume, row));
  return resume;
}

/** What a schema accepts may still lack fields, for which it has defaults. */
function exactnessOf(resume: Resume, row: ReadRow): string | undefined {
  const known = wholeReadingOf(row.id);
  if (row.writtenBy === undefined)
    return known?.version === row.version ? known.exactAs : undefined;
  const isExact = (['content', 'order', 'settings'] as const).every((part) =>
    isDeepStrictEqual(resume[part], row[part]),
  );
  return isExact ? row.writtenBy : undefined;
}

/** The resume as JSON, put together from what is stored, where that is what would be answered. */
export function resumeJson(row: StoredTexts): string | undefined {
  const reading = wholeReadingOf(row.id);
  if (reading?.version !== row.version || reading.exactAs !== row.writtenBy) return undefined;
  const { content, order, settings } = row;
  const summary = JSON.stringify(toSummary(row)).slice(0, -1);
  return `${summary},"content":${content},"order":${order},"settings":${settings}}`;
}

export const toRow = ({ content, order, settings, ...row }: StoredTexts): ReadRow => ({
  ...row,
  content: JSON.parse(content),
  order: JSON.parse(order),
  settings: JSON.parse(settings),
});

/** The answer to a change whose content was not merged with anything: it need not be read again. */
export const toChangedResume = (row: ResumeRow): Resume => ({
  ...toSummary(row),
  content: row.content,
  order: readStored(SectionOrder, row.order, 'section order').value,
  settings: readStored(DocumentSettings, row.settings, 'resume settings').value,
});
