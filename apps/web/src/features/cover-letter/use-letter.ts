import { type CoverLetter, CoverLetterContent } from '@folio/contract/cover-letters';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { useEffect, useState } from 'react';
import { ApiError, api } from '../../lib/api-client.ts';
import { sendStored, unsavedOf, useFieldDraft } from '../../lib/autosave/field-drafts.ts';
import { keepFieldsSafe } from '../../lib/autosave/keep-fields-safe.ts';
import { openDeviceStore } from '../../lib/device-store/device-store.ts';
import { letterDay } from '../../lib/letters/letter-day.ts';
import { watchUnsaved } from '../../lib/unsaved-work.ts';
import { type LetterPlace, letterCalls, letterItem } from './letter-place.ts';
import { LetterStore } from './letter-store.ts';

/**
 * The parts of a resume that a letter is written and typeset from; without an id if there is none.
 */
export type LetterResume = Pick<
  Resume,
  'name' | 'templateId' | 'content' | 'order' | 'settings'
> & {
  id: string | undefined;
};

type Opened = {
  place: LetterPlace;
  resume: LetterResume;
  letter: CoverLetter | null;
  userId: string;
  /** Its name in messages about unsaved work. */
  what: string;
};

/** The draft of the letter, while the screen is open. */
export function useLetter({ place, resume, letter, userId, what }: Opened) {
  const [store] = useState(
    () =>
      new LetterStore({
        item: letterItem(place),
        stored: letter,
        first: firstLetter(resume),
        store: openDeviceStore(userId),
        today: (text) => letterDay(resume, new Date(), text),
        ...letterCalls(place),
      }),
  );
  const { document: content, ...saving } = useFieldDraft(store);
  const { kind, id } = place;
  useEffect(() => keepFieldsSafe(store, { kind: 'letter', id }), [store, id]);
  useEffect(() => {
    const key = letterItem({ kind, id });
    return watchUnsaved(() => unsavedOf(store, () => ({ key, what })));
  }, [store, kind, id, what]);
  return { store, content, ...saving };
}

/** An empty letter with today's date. */
function firstLetter(resume: Pick<Resume, 'content' | 'settings'>) {
  const date = letterDay(resume, new Date());
  const target = { role: '', company: '', hiringManager: '', address: '', subject: '' };
  return { ...target, jobDescription: '', motivation: '', text: '', date };
}

/**
 * Sends stored edits of a letter that is not open here. Resolves to the reason if they could not be
 * sent, else undefined. Throws an `ApiError` if the letter can't be loaded.
 */
export async function sendLetterDraft(userId: string, id: string): Promise<string | undefined> {
  const place = { kind: 'resume', id } as const;
  const [{ data: resume }, stored] = await Promise.all([
    api(resumeRoutes.get, { params: { id } }),
    letterCalls(place).load(),
  ]);
  return sendDraft(userId, place, { stored, first: firstLetter(resume) });
}

/** The same for a letter with its own id. */
export async function sendOwnLetterDraft(userId: string, id: string): Promise<string | undefined> {
  const place = { kind: 'own', id } as const;
  const stored = await letterCalls(place).load();
  if (!stored) throw new ApiError('LETTER_NOT_FOUND');
  return sendDraft(userId, place, { stored, first: CoverLetterContent.strip().parse(stored) });
}

type Stored = { stored: CoverLetter | null; first: CoverLetterContent };

async function sendDraft(userId: string, place: LetterPlace, parts: Stored) {
  const store = openDeviceStore(userId);
  const item = letterItem(place);
  const letter = new LetterStore({ item, store, takesOver: true, ...parts, ...letterCalls(place) });
  return sendStored(letter);
}
