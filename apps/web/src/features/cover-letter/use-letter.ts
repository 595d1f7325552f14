import {
  type CoverLetter,
  type CoverLetterContent,
  coverLetterRoutes,
  type LetterSaveReason,
} from '@folio/contract/cover-letters';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '../../lib/api-client.ts';
import type { FieldState } from '../../lib/autosave/field-saving.ts';
import { keepFieldsSafe } from '../../lib/autosave/keep-fields-safe.ts';
import { openDeviceStore } from '../../lib/device-store/device-store.ts';
import { type UnsavedText, watchUnsaved } from '../../lib/unsaved-work.ts';
import { letterDay } from './letter-day.ts';
import { LetterStore } from './letter-store.ts';

type Opened = { resume: Resume; letter: CoverLetter | null; userId: string };

/** The letter as it is edited, for as long as the screen is open. */
export function useLetter({ resume, letter, userId }: Opened) {
  const [store] = useState(
    () =>
      new LetterStore({
        resumeId: resume.id,
        stored: letter,
        first: firstLetter(resume),
        store: openDeviceStore(userId),
        today: (text) => letterDay(resume, new Date(), text),
        ...letterCalls(resume.id),
      }),
  );
  const content = useSyncExternalStore(store.subscribe, () => store.document);
  const state = useSyncExternalStore(store.subscribe, () => store.state);
  const kept = useSyncExternalStore(store.subscribe, () => store.kept);
  const conflicts = useSyncExternalStore(store.subscribe, () => store.conflicts);
  useEffect(() => keepFieldsSafe(store, { kind: 'letter', id: resume.id }), [store, resume.id]);
  useEffect(() => watchUnsaved(() => unsavedOf(store, resume)), [store, resume]);
  return { store, content, state, kept, conflicts };
}

/** An empty letter of today. */
function firstLetter(resume: Resume) {
  const date = letterDay(resume, new Date());
  const target = { role: '', company: '', hiringManager: '', address: '', subject: '' };
  return { ...target, jobDescription: '', text: '', date };
}

const letterCalls = (id: string) => ({
  send: async (content: CoverLetterContent, version: number, reason?: LetterSaveReason) => {
    const body = { ...content, version, ...(reason && { reason }) };
    return (await api(coverLetterRoutes.update, { params: { id }, body })).data;
  },
  load: async () => (await api(coverLetterRoutes.get, { params: { id } })).data,
});

/**
 * Sends what lies on this device of a letter that is not open here. Answers why it could not be sent,
 * undefined when the server has it. Throws an `ApiError` when the letter can't be loaded.
 */
export async function sendLetterDraft(userId: string, id: string): Promise<string | undefined> {
  const calls = letterCalls(id);
  const [{ data: resume }, stored] = await Promise.all([
    api(resumeRoutes.get, { params: { id } }),
    calls.load(),
  ]);
  const store = openDeviceStore(userId);
  const parts = { resumeId: id, stored, first: firstLetter(resume), store, takesOver: true };
  const letter = new LetterStore({ ...parts, ...calls });
  await letter.open();
  const state = await letter.flush();
  letter.dispose({ savesRest: false });
  return letter.hasUnsaved() ? reasons(state) : undefined;
}

async function unsavedOf(store: LetterStore, resume: Resume): Promise<UnsavedText[]> {
  const state = await store.flush();
  if (!store.hasUnsaved()) return [];
  const copy = async () => JSON.stringify(store.document, null, 2);
  return [
    {
      key: `letter/${resume.id}`,
      what: `Cover letter for “${resume.name}”`,
      why: reasons(state),
      copy,
    },
  ];
}

const reasons = (state: FieldState): string => {
  if (state.status === 'failed') return state.message;
  if (state.status === 'deleted') return 'It was deleted on another device or in another tab.';
  return state.status === 'offline' ? 'You are offline.' : 'It’s still being saved.';
};
