import { defaultSettings } from '@folio/contract/default-settings';
import { DocumentSettings } from '@folio/contract/document-settings';
import { formEntries } from '@folio/contract/editor-entries';
import { EditorForm, fromSentForm } from '@folio/contract/editor-form';
import { emptyContent } from '@folio/contract/empty-content';
import { withIds } from '@folio/contract/entry-ids';
import { customEntrySchema, entrySchemas, headEntrySchemas } from '@folio/contract/entry-schemas';
import { type Fields, isFields } from '@folio/contract/fields';
import type { ResumeContent } from '@folio/contract/resume-content';
import { SectionOrder } from '@folio/contract/section-order';
import { readStoredValue } from '@folio/contract/stored-value';
import { TemplateId } from '@folio/contract/templates';
import { z } from 'zod';
import { type EditorDocument, newEntryId } from '../store/document.ts';

/**
 * The content of a stored draft; undefined if it can't be read. Only the shape is checked, not the
 * limits, since a text that is too long to be saved must survive a reload. Releases before 1.0
 * stored the editor's form instead.
 */
export function readStoredContent(draft: {
  content?: unknown;
  form?: unknown;
}): ResumeContent | undefined {
  const content = draft.content === undefined ? readForm(draft.form) : readContent(draft.content);
  return content && withIds(content, newEntryId);
}

function readContent(stored: unknown): ResumeContent | undefined {
  if (!isFields(stored)) return undefined;
  const blank = emptyContent();
  const content: Fields = fill(blank, stored);
  const { personalInfo } = stored;
  const person = isFields(personalInfo) ? personalInfo : {};
  const head: Fields = fill(blank.personalInfo, person);
  for (const [list, schema] of Object.entries(headEntrySchemas))
    head[list] = readEntries(schema, person[list]) ?? [];
  content.personalInfo = head;
  for (const [section, schema] of Object.entries(entrySchemas)) {
    const read = readEntries(schema, stored[section]);
    if (!read) return undefined;
    content[section] = read;
  }
  return content as ResumeContent;
}

function readForm(stored: unknown): ResumeContent | undefined {
  if (!isFields(stored)) return undefined;
  const form: Fields = fill(EditorForm.parse({}), stored);
  const lists = { ...formEntries, customSections: entrySchemas.customSections };
  for (const [list, schema] of Object.entries(lists)) {
    const read = readEntries(schema, stored[list]);
    if (!read) return undefined;
    form[list] = read;
  }
  return fromSentForm(form as EditorForm);
}

function readEntries(schema: z.ZodType, stored: unknown = []): Fields[] | undefined {
  if (!Array.isArray(stored) || !stored.every(isFields)) return undefined;
  const blank = schema.parse({}) as Fields;
  const entries = stored.map((entry) => fill(blank, entry));
  if (!('entries' in blank)) return entries;
  const inner = stored.map(({ entries: of }) => readEntries(customEntrySchema, of));
  if (inner.includes(undefined)) return undefined;
  return entries.map((section, index) => ({ ...section, entries: inner[index] }));
}

/** The known fields of `stored` that have the same type as in `blank`. */
function fill(blank: Readonly<Fields>, stored: Fields): Fields {
  const filled = Object.entries(blank).map(([key, without]) => {
    const value = stored[key];
    if (key === 'bullets') return [key, readBullets(value)];
    const fits = typeof value === typeof without && Array.isArray(value) === Array.isArray(without);
    return [key, fits ? value : without];
  });
  return Object.fromEntries(filled);
}

/** Bullets were plain texts before they had ids. */
function readBullets(stored: unknown): Fields[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .map((bullet: unknown) => (typeof bullet === 'string' ? { text: bullet } : bullet))
    .filter((bullet) => isFields(bullet) && typeof bullet.text === 'string')
    .map((bullet) => fill(blankBullet, bullet as Fields));
}

const blankBullet = { id: '', place: '', text: '', isHidden: false };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A stored document of this release or another. */
export const StoredDocument = z.preprocess(
  (document) =>
    isObject(document) ? { ...document, content: readStoredContent(document) } : document,
  z.object({
    name: z.string(),
    templateId: TemplateId,
    order: z.array(z.unknown()).transform((order) => readStoredValue(SectionOrder, order).value),
    isPublished: z.boolean(),
    /** Documents from before sharing existed are private. */
    isPublic: z.boolean().catch(false),
    /** Documents from before settings existed have none. */
    settings: z
      .looseObject({})
      .catch(defaultSettings)
      .transform((settings) => readStoredValue(DocumentSettings, settings).value),
    content: z.custom<ResumeContent>(Boolean),
  }),
);

/** A draft of a release that stored one for all tabs in `localStorage`, without its base. */
export const OldDraft = z.object({
  document: StoredDocument,
  /** The resume's version that the draft was based on. */
  version: z.number().int(),
});
export type OldDraft = { document: EditorDocument; version: number };
