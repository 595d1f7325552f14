import type { Application } from '@folio/contract/applications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FieldState } from '../../lib/autosave/field-saving.ts';
import { keepFieldsSafe } from '../../lib/autosave/keep-fields-safe.ts';
import { openDeviceStore } from '../../lib/device-store/device-store.ts';
import { useUser } from '../../lib/session.ts';
import { type UnsavedText, watchUnsaved } from '../../lib/unsaved-work.ts';
import { t } from '../../lib/words/words.ts';
import { ApplicationDraft, type TypedFields } from './application-draft.ts';
import { nameOf } from './applications.copy.ts';
import { loadApplication } from './applications.queries.ts';
import { isUnsent } from './outbox/unsent-applications.ts';
import { showInLists } from './show-in-lists.ts';
import { toSummary } from './to-summary.ts';
import { useApplicationChanges } from './use-application-changes.ts';

/** An application as it is edited, for as long as its page is open. */
export function useApplication(application: Application) {
  const { id, version } = application;
  const user = useUser();
  const client = useQueryClient();
  const [draft] = useState(
    () =>
      new ApplicationDraft({
        stored: application,
        store: openDeviceStore(user.id),
        // Its own page has what it says.
        onSaved: (saved) =>
          showInLists(client, [toSummary(saved)], {
            knows: ({ queryKey }) => queryKey.includes(id),
          }),
      }),
  );
  const fields = useSyncExternalStore(draft.subscribe, () => draft.document);
  const state = useSyncExternalStore(draft.subscribe, () => draft.state);
  const kept = useSyncExternalStore(draft.subscribe, () => draft.kept);
  const conflicts = useSyncExternalStore(draft.subscribe, () => draft.conflicts);
  useEffect(() => {
    openHere.add(id);
    return () => void openHere.delete(id);
  }, [id]);
  useEffect(() => keepFieldsSafe(draft, { kind: 'application', id }), [draft, id]);
  const { noteEdit, setResume } = useApplicationChanges();
  const note = useRef(noteEdit);
  useEffect(() => {
    note.current = noteEdit;
  });
  // While it is open its fields have an undo of their own.
  useEffect(() => () => note.current(id, draft.takeEdited()), [draft, id]);
  useEffect(() => watchUnsaved(() => unsavedOf(draft, id)), [draft, id]);
  // Its status or timeline was changed: what is typed goes on from there.
  useEffect(() => {
    if (version <= draft.base.version) return;
    const wasUnsent = isUnsent(draft.base);
    // What was typed before the server had it has waited for this.
    void draft.catchUp().then(() => (wasUnsent ? draft.flush() : undefined));
  }, [draft, version]);
  const chooseResume = (changed: Partial<TypedFields>) => {
    draft.edit(changed);
    const { resumeId } = changed;
    // 'Applied' goes ahead of what is typed, and keeps the resume that the server knows by then.
    if (isUnsent(draft.base) && resumeId !== undefined) setResume(id, resumeId);
  };
  const save = () => draft.flush();
  return { draft, fields, state, kept, conflicts, chooseResume, save };
}

export type EditedApplication = ReturnType<typeof useApplication>;

async function unsavedOf(draft: ApplicationDraft, id: string): Promise<UnsavedText[]> {
  const state = await draft.flush();
  if (!draft.hasUnsaved()) return [];
  const copy = async () => JSON.stringify(draft.document, null, 2);
  const what = t('Application: {name}', { name: nameOf(draft.document) });
  return [{ key: `application/${id}`, what, why: reasons(state), copy }];
}

/** The applications that are edited in this tab now. */
const openHere = new Set<string>();

/** Sends what was typed into applications that are not open, here or in another tab. Never throws. */
export async function sendLeftDrafts(userId: string): Promise<void> {
  for (const { item, hasPending } of await openDeviceStore(userId).listItems()) {
    const [kind, id = ''] = item.split('/');
    if (kind !== 'application' || !hasPending || openHere.has(id)) continue;
    // One that can't be loaded now is tried again the next time.
    await sendApplicationDraft(userId, id, false).catch(() => undefined);
  }
}

/**
 * Sends what lies on this device of an application that is not open here. Answers why it could not be
 * sent, undefined when the server has it. Throws an `ApiError` when it can't be loaded.
 */
export async function sendApplicationDraft(
  userId: string,
  id: string,
  takesOver = true,
): Promise<string | undefined> {
  const stored = await loadApplication(id);
  // Its page was opened meanwhile, and sends it.
  if (!takesOver && openHere.has(id)) return undefined;
  const draft = new ApplicationDraft({ stored, store: openDeviceStore(userId), takesOver });
  await draft.open();
  const state = await draft.flush();
  draft.dispose({ savesRest: false });
  return draft.hasUnsaved() ? reasons(state) : undefined;
}

const reasons = (state: FieldState): string => {
  if (state.status === 'failed') return state.message;
  if (state.status === 'deleted') return t('It was deleted on another device or in another tab.');
  return state.status === 'offline' ? t('You are offline.') : t('It’s still being saved.');
};
