import { DocumentSettings, defaultSettings } from '@folio/contract/document-settings';
import { formEntries } from '@folio/contract/editor-entries';
import { EditorForm, fromSentForm } from '@folio/contract/editor-form';
import { withIds } from '@folio/contract/entry-ids';
import { emptyContent, type ResumeContent, SectionOrder } from '@folio/contract/resume-content';
import { customEntries, listSections } from '@folio/contract/sections';
import { readStoredValue } from '@folio/contract/stored-value';
import { TemplateId } from '@folio/contract/templates';
import { z } from 'zod';
import {
  type DraftStorage,
  draftKeys,
  readDrafts,
  removeDraft,
  type StoredDrafts,
  writeDraft,
} from '../../../lib/autosave/draft-storage.ts';
import type { Drafts } from '../../../lib/autosave/save-state.ts';
import { type EditorDocument, newEntryId } from '../store/document.ts';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The content of a draft as this browser stored it; undefined where it can't be read. Only its shape
 * is checked, not the limits of its texts: a text that is too long to be saved must still be there
 * after a reload. Releases before 1.0 stored the form of the editor in its place.
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
  content.personalInfo = isFields(personalInfo)
    ? fill(blank.personalInfo, personalInfo)
    : blank.personalInfo;
  for (const { id, entries } of Object.values(listSections)) {
    const read = readEntries(entries.schema, stored[id]);
    if (!read) return undefined;
    content[id] = read;
  }
  return content as ResumeContent;
}

function readForm(stored: unknown): ResumeContent | undefined {
  if (!isFields(stored)) return undefined;
  const form: Fields = fill(EditorForm.parse({}), stored);
  const lists = { ...formEntries, customSections: listSections.customSections.entries.schema };
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
  const inner = stored.map(({ entries: of }) => readEntries(customEntries.entries.schema, of));
  if (inner.includes(undefined)) return undefined;
  return entries.map((section, index) => ({ ...section, entries: inner[index] }));
}

/** The known fields of `stored`, each only where it is of the kind that `blank` has there. */
function fill(blank: Readonly<Fields>, stored: Fields): Fields {
  const filled = Object.entries(blank).map(([key, without]) => {
    const value = stored[key];
    if (key === 'bullets') return [key, readBullets(value)];
    const fits = typeof value === typeof without && Array.isArray(value) === Array.isArray(without);
    return [key, fits ? value : without];
  });
  return Object.fromEntries(filled);
}

/** Bullet points were plain texts before they had ids. */
function readBullets(stored: unknown): Fields[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .map((bullet: unknown) => (typeof bullet === 'string' ? { text: bullet } : bullet))
    .filter((bullet) => isFields(bullet) && typeof bullet.text === 'string')
    .map((bullet) => fill({ id: '', place: '', text: '' }, bullet as Fields));
}

const savedDraftsKept = 5;

/**
 * The local copy of what is being edited, so that a reload, a closed lid or a lost connection takes
 * no letter. One entry of the browser's storage holds the drafts of all resumes, by user and resume.
 */
const StoredDraft = z.object({
  document: z.preprocess(
    (draft) => (isObject(draft) ? { ...draft, content: readStoredContent(draft) } : draft),
    z.object({
      name: z.string(),
      templateId: TemplateId,
      order: z.array(z.unknown()).transform((order) => readStoredValue(SectionOrder, order).value),
      isPublished: z.boolean(),
      /** Drafts that are older than sharing are of private resumes. */
      isPublic: z.boolean().catch(false),
      /** Drafts that are older than settings have none. */
      settings: z
        .looseObject({})
        .catch(defaultSettings)
        .transform((settings) => readStoredValue(DocumentSettings, settings).value),
      content: z.custom<ResumeContent>(Boolean),
    }),
  ),
  /** The version of the resume that the draft was made on. */
  version: z.number().int(),
  /** Whether the server has it too. */
  saved: z.boolean(),
  at: z.number(),
});

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The draft of one resume of one user. Only what the server has too is ever dropped for others. */
export function draftsOf(
  userId: string,
  resumeId: string,
  storage: DraftStorage,
): Drafts<EditorDocument> {
  const name = `${userId}/${resumeId}`;
  return {
    load: () => StoredDraft.safeParse(readDrafts(draftKeys.resumes, storage)[name]).data,
    store(draft) {
      const prune = withoutOldSaved;
      const isKept = writeDraft(
        draftKeys.resumes,
        name,
        { ...draft, at: Date.now() },
        { storage, prune },
      );
      if (!isKept) console.error('The draft could not be stored in this browser');
      return isKept;
    },
    remove: () => removeDraft(draftKeys.resumes, name, storage),
  };
}

/** Drafts that the server has too are dropped, oldest first; the others stay until they are saved. */
function withoutOldSaved(all: StoredDrafts): StoredDrafts {
  const isSaved = (draft: unknown) => (draft as { saved?: unknown } | null)?.saved === true;
  const saved = Object.keys(all).filter((name) => isSaved(all[name]));
  const dropped = new Set(saved.slice(0, -savedDraftsKept));
  return Object.fromEntries(Object.entries(all).filter(([name]) => !dropped.has(name)));
}
