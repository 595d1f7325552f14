import { type CoverLetter, coverLetterRoutes } from '@folio/contract/cover-letters';
import type { Resume } from '@folio/contract/resumes';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '../../lib/api-client.ts';
import { readToken } from '../../lib/token.ts';
import { type UnsavedText, watchUnsaved } from '../../lib/unsaved-work.ts';
import { letterDraftsKey } from './clear-letter-drafts.ts';
import { letterDraftsOf } from './letter-drafts.ts';
import { LetterStore } from './letter-store.ts';

type Opened = { resume: Resume; letter: CoverLetter | null; userId: string };

/** The letter as it is edited, for as long as the screen is open. */
export function useLetter({ resume, letter, userId }: Opened) {
  const [store] = useState(
    () =>
      new LetterStore({
        stored: letter,
        first: firstLetter(resume),
        drafts: letterDraftsOf(userId, resume.id),
        send: async (content, version) => {
          const body = { ...content, version };
          return (await api(coverLetterRoutes.update, { params: { id: resume.id }, body })).data;
        },
      }),
  );
  const state = useSyncExternalStore(store.subscribe, store.getState);
  useEffect(() => keepSafe(store), [store]);
  useEffect(() => watchUnsaved(() => unsavedOf(store, resume, userId)), [store, resume, userId]);
  return { store, state };
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
  await store.save();
  const { status, message, content } = store.getState();
  if (status === 'saved') return [];
  const conflict = 'It was changed elsewhere, and you have not chosen a version.';
  const why = status === 'conflict' ? conflict : message || 'It is still being saved.';
  const copy = async () => JSON.stringify(content, null, 2);
  const key = `${letterDraftsKey}/${userId}/${resume.id}`;
  return [{ key, what: `Cover letter for “${resume.name}”`, why, copy }];
}

/** Sends at once what a draft brought, what is left behind, and what waited for a connection. */
function keepSafe(store: LetterStore): () => void {
  const save = () => {
    if (readToken() !== null) void store.save();
  };
  save();
  const onHide = () => document.visibilityState === 'hidden' && save();
  addEventListener('online', save);
  document.addEventListener('visibilitychange', onHide);
  return () => {
    removeEventListener('online', save);
    document.removeEventListener('visibilitychange', onHide);
    if (readToken() !== null) void store.leave();
  };
}
