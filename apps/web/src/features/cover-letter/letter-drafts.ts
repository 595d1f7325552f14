import { CoverLetterContent } from '@folio/contract/cover-letters';
import { readStoredValue } from '@folio/contract/stored-value';
import { z } from 'zod';
import {
  type DraftStorage,
  draftKeys,
  readDrafts,
  removeDraft,
  writeDraft,
} from '../../lib/autosave/draft-storage.ts';
import type { Drafts } from '../../lib/autosave/save-state.ts';

/** What the server does not have yet, and the version of the letter that it was written on. */
const LetterDraft = z
  .object({
    content: z
      .looseObject({})
      .transform((content) => readStoredValue(CoverLetterContent, content).value),
    version: z.number().int(),
  })
  .transform(({ content, version }) => ({ document: content, version, saved: false }));

/** The local copy of one letter of one user, until the server has it. */
export function letterDraftsOf(
  userId: string,
  resumeId: string,
  storage: DraftStorage = localStorage,
): Drafts<CoverLetterContent> {
  const name = `${userId}/${resumeId}`;
  const remove = () => removeDraft(draftKeys.letters, name, storage);
  return {
    load: () => LetterDraft.safeParse(readDrafts(draftKeys.letters, storage)[name]).data,
    store({ document, version, saved }) {
      if (!saved)
        return writeDraft(draftKeys.letters, name, { content: document, version }, { storage });
      remove();
      return true;
    },
    remove,
  };
}
