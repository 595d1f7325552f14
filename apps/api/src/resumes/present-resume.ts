import { isDeepStrictEqual } from 'node:util';
import { DocumentSettings } from '@folio/contract/document-settings';
import { isFields } from '@folio/contract/fields';
import { ResumeContent } from '@folio/contract/resume-content';
import type { Resume, ResumeSummary } from '@folio/contract/resumes';
import { inSchemaOrder } from '@folio/contract/schema-order';
import { SectionOrder } from '@folio/contract/section-order';
import type { StoredReading } from '@folio/contract/stored-value';
import { fieldsOf, fromStoredContent } from '@folio/contract/stored-versions';
import { thumbnailPath } from '@folio/contract/thumbnails';
import { readStored, readTemplateId } from '../platform/read-stored.ts';
import type { ResumeRow, StoredTexts } from './resumes.repository.ts';

export function toSummary(row: Omit<ResumeRow, 'content' | 'order' | 'settings'>): ResumeSummary {
  return {
    id: row.id,
    name: row.name,
    templateId: readTemplateId(row.templateId),
    isPublic: row.isPublic,
    isPublished: row.isPublished,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    user: row.userId,
    thumbnail: thumbnailPath(row.id),
  };
}

export const readContent = (stored: unknown): ResumeContent => readStoredContent(stored).value;

const readStoredContent = (stored: unknown): StoredReading<ResumeContent> =>
  readStored(ResumeContent, fromStoredContent(stored), 'resume content');

export const readSettings = (stored: unknown): StoredReading<DocumentSettings> => {
  const { fields, isKnown } = fieldsOf('settings', stored);
  const reading = readStored(DocumentSettings, fields, 'resume settings');
  return { ...reading, isValid: reading.isValid && isKnown };
};

/** Whether each part has the right type, so that the valid fields can be read. */
export const isReadable = ({ content, order, settings }: Parts): boolean =>
  isFields(content) && Array.isArray(order) && isFields(settings);

type Parts = Pick<ResumeRow, 'content' | 'order' | 'settings'>;

/** Includes the transaction id of the row if known. */
type ReadRow = ResumeRow & Partial<Pick<StoredTexts, 'writtenBy'>>;

const readRows = new WeakMap<ReadRow, Resume>();

/**
 * Reads a resume. Rows stored by another release may lack fields or have additional ones: see
 * `readStoredValue`. A row is read once, however many parts of a request need it. A value that this
 * process has validated is validated again only if another transaction wrote the row; for the
 * largest contents this reduces the main thread's work from 20 ms to 4. Its fields are then in the
 * database's order.
 */
export function toResume(row: ReadRow): Resume {
  const resume = readRows.get(row) ?? exactResume(row) ?? readRow(row);
  readRows.set(row, resume);
  return resume;
}

/**
 * Returns the resume with all fields in the schema's order, in which documents embed them, so that
 * equal resumes give equal files.
 */
export function toOrderedResume(row: ReadRow): Resume {
  const known = exactResume(row);
  if (!known) return readRow(row);
  const content = inSchemaOrder(ResumeContent, known.content);
  const settings = inSchemaOrder(DocumentSettings, known.settings);
  return { ...known, content, settings };
}

function readRow(row: ReadRow): Resume {
  const content = readStoredContent(row.content);
  const order = readStored(SectionOrder, row.order, 'section order');
  const settings = readSettings(row.settings);
  const summary = toSummary(row);
  const isFullyRead = content.isValid && order.isValid && settings.isValid;
  const resume = {
    ...summary,
    content: content.value,
    order: order.value,
    settings: settings.value,
  };
  if (isFullyRead && resume.templateId === row.templateId)
    rememberFullyRead(row, exactnessOf(resume, row));
  return resume;
}

/** Valid values may still lack fields with defaults. */
function exactnessOf(resume: Resume, row: ReadRow): Exactness {
  const known = fullReadingOf(row.id);
  if (row.writtenBy === undefined) return known?.version === row.version ? known : {};
  const hasExactContent = isDeepStrictEqual(resume.content, row.content);
  const stored = partsOf(row, { hasExactContent });
  const isExact =
    (hasExactContent || isDeepStrictEqual(resume.content, stored.content)) &&
    isDeepStrictEqual(resume.order, stored.order) &&
    isDeepStrictEqual(resume.settings, stored.settings);
  return isExact ? { exactAs: row.writtenBy, hasExactContent } : {};
}

const partsOf = ({ content, order, settings }: Parts, { hasExactContent }: Exactness = {}) => ({
  content: (hasExactContent ? content : fromStoredContent(content)) as ResumeContent,
  order,
  settings: fieldsOf('settings', settings).fields as DocumentSettings,
});

type Written = Pick<ReadRow, 'id' | 'version' | 'writtenBy'>;

function knownExactness({ id, version, writtenBy }: Written): Exactness | undefined {
  const reading = fullReadingOf(id);
  if (writtenBy === undefined || reading?.version !== version) return undefined;
  return reading.exactAs === writtenBy ? reading : undefined;
}

/** The resume without validation, if this process knows that the stored value is valid. */
function exactResume(row: ReadRow): Resume | undefined {
  const known = knownExactness(row);
  return known && { ...toSummary(row), ...partsOf(row, known) };
}

/** The resume as JSON with the stored text of its content, neither parsed nor serialized. */
export function exactJson(row: StoredTexts): string | undefined {
  if (!knownExactness(row)?.hasExactContent) return undefined;
  const { fields: settings } = fieldsOf('settings', JSON.parse(row.settings));
  const others = JSON.stringify({ ...toSummary(row), settings }).slice(0, -1);
  return `${others},"order":${row.order},"content":${row.content}}`;
}

export const toRow = ({ content, order, settings, ...row }: StoredTexts): ReadRow => ({
  ...row,
  content: JSON.parse(content),
  order: JSON.parse(order),
  settings: JSON.parse(settings),
});

type Exactness = {
  /** The transaction id (xmin) of the row, if the migrated row equals the response. */
  exactAs?: string | undefined;
  /** Whether the content needs no migration either, so it need not be parsed. */
  hasExactContent?: boolean | undefined;
};
type Reading = Exactness & { version: number };

/**
 * Resumes that this release can read completely, by version: changing them doesn't require reading
 * unknown fields first, which is a third of the work. Every change increases the version, on all
 * nodes and releases.
 */
const readings = new Map<string, Reading>();
const remembered = 10_000;

export function rememberFullyRead(
  { id, version }: Pick<ResumeRow, 'id' | 'version'>,
  exactness: Exactness,
): void {
  readings.delete(id);
  readings.set(id, { ...exactness, version });
  const [oldest] = readings.keys();
  if (readings.size > remembered && oldest !== undefined) readings.delete(oldest);
}

/** Returns the reading from when this process last read the whole resume. */
export const fullReadingOf = (id: string): Reading | undefined => readings.get(id);
