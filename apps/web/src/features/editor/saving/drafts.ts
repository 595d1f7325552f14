import { DocumentSettings, defaultSettings } from '@folio/contract/document-settings';
import { type ResumeContent, SectionOrder } from '@folio/contract/resume-content';
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
import type { EditorDocument } from '../store/document.ts';
import { readStoredContent } from './stored-content.ts';

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
