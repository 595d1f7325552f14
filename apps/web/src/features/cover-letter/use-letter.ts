import { type CoverLetter, coverLetterRoutes } from '@folio/contract/cover-letters';
import type { Resume } from '@folio/contract/resumes';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '../../lib/api-client.ts';
import { draftKeys } from '../../lib/autosave/draft-storage.ts';
import { keepSafe } from '../../lib/autosave/keep-safe.ts';
import { type UnsavedText, watchUnsaved } from '../../lib/unsaved-work.ts';
import { LetterStore, letterDraftsOf } from './letter-store.ts';

type Opened = { resume: Resume; letter: CoverLetter | null; userId: string };

/** The letter as it is edited, for as long as the screen is open. */
export function useLetter({ resume, letter, userId }: Opened) {
  const [store] = useState(
    () =>
      new LetterStore({
        resumeId: resume.id,
        stored: letter,
        first: firstLetter(resume),
        drafts: letterDraftsOf(userId, resume.id),
        send: async (content, version) => {
          const body = { ...content, version };
          return (await api(coverLetterRoutes.update, { params: { id: resume.id }, body })).data;
        },
      }),
  );
  const content = useSyncExternalStore(store.subscribe, () => store.document);
  const state = useSyncExternalStore(store.subscribe, () => store.state);
  useEffect(() => {
    const stop = keepSafe(store);
    // What a draft brought is sent at once.
    if (store.hasUnsaved()) void store.flush();
    return stop;
  }, [store]);
  useEffect(() => watchUnsaved(() => unsavedOf(store, resume, userId)), [store, resume, userId]);
  return { store, content, state };
}

/** An empty letter of today, said as its paper is used to. */
function firstLetter({ settings }: Resume) {
  const style = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const place = settings.pageSize === 'Letter' ? 'en-US' : 'en-GB';
  const date = new Date().toLocaleDateString(place, style);
  const target = { role: '', company: '', hiringManager: '', address: '', subject: '' };
  return { ...target, jobDescription: '', text: '', date };
}

async function unsavedOf(
  store: LetterStore,
  resume: Resume,
  userId: string,
): Promise<UnsavedText[]> {
  const state = await store.flush();
  if (state.status === 'saved') return [];
  const conflict = 'It was changed elsewhere, and you have not chosen a version.';
  const failure = state.status === 'failed' ? state.message : 'It is still being saved.';
  const why = state.status === 'conflict' ? conflict : failure;
  const copy = async () => JSON.stringify(store.document, null, 2);
  const key = `${draftKeys.letters}/${userId}/${resume.id}`;
  return [{ key, what: `Cover letter for “${resume.name}”`, why, copy }];
}
