import { CoverLetter, CoverLetterContent } from '@folio/contract/cover-letters';
import { readStoredValue } from '@folio/contract/stored-value';
import { z } from 'zod';
import { isApiError } from '../../lib/api-client.ts';
import { Autosave } from '../../lib/autosave/autosave.ts';
import {
  type DraftStorage,
  draftKeys,
  readDrafts,
  removeDraft,
  writeDraft,
} from '../../lib/autosave/draft-storage.ts';
import type { Base, Drafts, Remote } from '../../lib/autosave/save-state.ts';
import { describeError } from '../../lib/error-copy.ts';

type Parts = {
  resumeId: string;
  /** What the server has, and what a letter begins with where it has none. */
  stored: CoverLetter | null;
  first: CoverLetterContent;
  drafts: Drafts<CoverLetterContent>;
  send: (content: CoverLetterContent, version: number) => Promise<CoverLetter>;
};

/** A letter that is edited less often than a resume, and read on paper: it may wait a little longer. */
const restMs = 1_000;

/** A letter that is being edited; what was changed elsewhere, too, waits for the person to choose. */
export class LetterStore extends Autosave<CoverLetterContent> {
  /** What stood in the place of the text before it was written, or restored. */
  previousText = '';

  constructor({ resumeId, stored, first, drafts, send }: Parts) {
    const remote = stored ? remoteOf(stored) : undefined;
    super({
      document: remote?.document ?? first,
      base: remote ?? { id: resumeId, version: 0, document: first },
      draftsOf: () => drafts,
      send: (content, base) => outcomeOf(send, content, base),
      isSame: isSameLetter,
      restMs,
    });
    this.restore(remote);
  }

  edit = (fields: Partial<CoverLetterContent>): void =>
    this.change({ ...this.document, ...fields });

  /** Another letter in the place of this one, which can be had back. */
  replaceText = (text: string): void => {
    this.previousText = this.document.text;
    this.edit({ text });
  };
}

function remoteOf(letter: CoverLetter): Remote<CoverLetterContent> {
  const { id, version, createdAt: _, updatedAt, ...document } = letter;
  return { id, version, updatedAt, document };
}

async function outcomeOf(
  send: Parts['send'],
  content: CoverLetterContent,
  base: Base<CoverLetterContent> | undefined,
) {
  try {
    const { id, version } = await send(content, base?.version ?? 0);
    return { kind: 'saved' as const, id, version };
  } catch (error) {
    const stale = isApiError(error, 'VERSION_CONFLICT') ? CoverLetter.safeParse(error.data) : null;
    if (stale?.data) return { kind: 'conflict' as const, theirs: remoteOf(stale.data) };
    if (isApiError(error, 'OFFLINE', 'UNAVAILABLE', 'RATE_LIMITED'))
      return { kind: 'unreachable' as const };
    const message = describeError(error);
    return { kind: 'refused' as const, message, problems: [], temporary: false };
  }
}

const isSameLetter = (one: CoverLetterContent, other: CoverLetterContent): boolean =>
  Object.entries(other).every(([field, text]) => one[field as keyof CoverLetterContent] === text);

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
