import { CoverLetterContent } from '@folio/contract/cover-letters';
import { readStoredValue } from '@folio/contract/stored-value';
import { z } from 'zod';
import { readStored, writeStored } from '../../lib/stored-json.ts';
import { letterDraftsKey } from './clear-letter-drafts.ts';

/** What the server does not have yet, and the version of the letter that it was written on. */
const Draft = z.object({
  content: z
    .looseObject({})
    .transform((content) => readStoredValue(CoverLetterContent, content).value),
  version: z.number().int(),
});
type LetterDraft = z.infer<typeof Draft>;

export type LetterDrafts = {
  read: () => LetterDraft | undefined;
  /** Whether there was room for it. */
  write: (draft: LetterDraft) => boolean;
  remove: () => void;
};

/** The local copy of one letter of one user, until the server has it. */
export function letterDraftsOf(
  userId: string,
  resumeId: string,
  storage: Storage = localStorage,
): LetterDrafts {
  const name = `${userId}/${resumeId}`;
  return {
    read: () => Draft.safeParse(readAll(storage)[name]).data,
    write: (draft) => writeStored(storage, letterDraftsKey, { ...readAll(storage), [name]: draft }),
    remove: () => {
      const { [name]: _, ...others } = readAll(storage);
      if (Object.keys(others).length === 0) storage.removeItem(letterDraftsKey);
      else writeStored(storage, letterDraftsKey, others);
    },
  };
}

function readAll(storage: Storage): Record<string, unknown> {
  const all = readStored(storage, letterDraftsKey);
  return typeof all === 'object' && all !== null && !Array.isArray(all) ? { ...all } : {};
}
