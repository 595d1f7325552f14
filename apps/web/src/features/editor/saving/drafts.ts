import { DocumentSettings, defaultSettings } from '@folio/contract/document-settings';
import type { EditorForm } from '@folio/contract/editor-form';
import { SectionOrder } from '@folio/contract/resume-content';
import { readStoredValue } from '@folio/contract/stored-value';
import { TemplateId } from '@folio/contract/templates';
import { z } from 'zod';
import type { EditorDocument } from '../store/document.ts';
import { draftsKey } from './clear-drafts.ts';
import { readStoredForm } from './stored-form.ts';

const savedDraftsKept = 5;

/**
 * The local copy of what is being edited, so that a reload, a closed lid or a lost connection takes
 * no letter. One entry of the browser's storage holds the drafts of all resumes, by user and resume.
 */
const Draft = z.object({
  document: z.object({
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
    form: z.unknown().transform(readStoredForm).pipe(z.custom<EditorForm>(Boolean)),
  }),
  /** The version of the resume that the draft was made on. */
  version: z.number().int(),
  /** Whether the server has it too. */
  saved: z.boolean(),
  at: z.number(),
});
export type Draft = z.infer<typeof Draft>;

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type Drafts = {
  read: () => Draft | undefined;
  exists: () => boolean;
  /** Whether there was room for it. */
  write: (draft: { document: EditorDocument; version: number; saved: boolean }) => boolean;
  remove: () => void;
};

/** The draft of one resume of one user. */
export function draftsOf(userId: string, resumeId: string, storage: DraftStorage): Drafts {
  const key = `${userId}/${resumeId}`;
  return {
    read() {
      const draft = Draft.safeParse(readAll(storage)[key]);
      return draft.success ? draft.data : undefined;
    },
    exists: () => key in readAll(storage),
    write(draft) {
      const others = Object.entries(readAll(storage)).filter(([other]) => other !== key);
      const all = { ...Object.fromEntries(others), [key]: { ...draft, at: Date.now() } };
      return writeAll(storage, all);
    },
    remove() {
      const { [key]: _, ...others } = readAll(storage);
      writeAll(storage, others);
    },
  };
}

function readAll(storage: DraftStorage): Record<string, unknown> {
  try {
    const all: unknown = JSON.parse(storage.getItem(draftsKey) ?? '{}');
    return typeof all === 'object' && all !== null && !Array.isArray(all) ? { ...all } : {};
  } catch {
    return {};
  }
}

function writeAll(storage: DraftStorage, all: Record<string, unknown>): boolean {
  const kept = withoutOldSaved(all);
  try {
    if (Object.keys(kept).length === 0) storage.removeItem(draftsKey);
    else storage.setItem(draftsKey, JSON.stringify(kept));
    return true;
  } catch (error) {
    console.error('The draft could not be stored in this browser', error);
    return false;
  }
}

/** Drafts that the server has too are dropped, oldest first; the others stay until they are saved. */
function withoutOldSaved(all: Record<string, unknown>): Record<string, unknown> {
  const isSaved = (draft: unknown) => (draft as Partial<Draft> | null)?.saved === true;
  const saved = Object.keys(all).filter((key) => isSaved(all[key]));
  const dropped = new Set(saved.slice(0, -savedDraftsKept));
  return Object.fromEntries(Object.entries(all).filter(([key]) => !dropped.has(key)));
}
