import type { Application } from '@folio/contract/applications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sendStored, unsavedOf, useFieldDraft } from '../../lib/autosave/field-drafts.ts';
import { keepFieldsSafe } from '../../lib/autosave/keep-fields-safe.ts';
import { openDeviceStore } from '../../lib/device-store/device-store.ts';
import { useUser } from '../../lib/session.ts';
import { watchUnsaved } from '../../lib/unsaved-work.ts';
import { t } from '../../lib/words/words.ts';
import { ApplicationDraft, type TypedFields } from './application-draft.ts';
import { nameOf } from './applications.copy.ts';
import { loadApplication } from './applications.queries.ts';
import { isUnsent } from './outbox/unsent-applications.ts';
import { showInLists } from './show-in-lists.ts';
import { toSummary } from './to-summary.ts';
import { useApplicationChanges } from './use-application-changes.ts';

/** The draft of an application, while its page is open. */
export function useApplication(application: Application) {
  const { id, version } = application;
  const user = useUser();
  const client = useQueryClient();
  const [draft] = useState(
    () =>
      new ApplicationDraft({
        stored: application,
        store: openDeviceStore(user.id),
        // Its own page already shows the saved state.
        onSaved: (saved) =>
          showInLists(client, [toSummary(saved)], {
            knows: ({ queryKey }) => queryKey.includes(id),
          }),
      }),
  );
  const { document: fields, ...saving } = useFieldDraft(draft);
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
  // While the page is open, its fields have their own undo.
  useEffect(() => () => note.current(id, draft.takeEdited()), [draft, id]);
  useEffect(() => watchUnsaved(() => unsavedOf(draft, () => namedOf(draft, id))), [draft, id]);
  // After a change of status or timeline, the draft continues from the new version.
  useEffect(() => {
    if (version <= draft.base.version) return;
    const wasUnsent = isUnsent(draft.base);
    // Edits made before the application was sent are sent now.
    void draft.catchUp().then(() => (wasUnsent ? draft.flush() : undefined));
  }, [draft, version]);
  const chooseResume = (changed: Partial<TypedFields>) => {
    draft.edit(changed);
    const { resumeId } = changed;
    // 'Applied' is sent before edits, and keeps the documents of the resume that the server knows.
    if (isUnsent(draft.base) && resumeId !== undefined) setResume(id, resumeId);
  };
  const save = () => draft.flush();
  return { draft, fields, ...saving, chooseResume, save };
}

export type EditedApplication = ReturnType<typeof useApplication>;

const namedOf = (draft: ApplicationDraft, id: string) => ({
  key: `application/${id}`,
  what: t('Application: {name}', { name: nameOf(draft.document) }),
});

/** The ids of applications that are open in this tab. */
const openHere = new Set<string>();

/** Sends stored edits of applications that are open in no tab. Never throws. */
export async function sendLeftDrafts(userId: string): Promise<void> {
  for (const { item, hasPending } of await openDeviceStore(userId).listItems()) {
    const [kind, id = ''] = item.split('/');
    if (kind !== 'application' || !hasPending || openHere.has(id)) continue;
    // Tried again the next time, if it can't be loaded now.
    await sendApplicationDraft(userId, id, false).catch(() => undefined);
  }
}

/**
 * Sends stored edits of an application that is not open here. Resolves to the reason if they could
 * not be sent, else undefined. Throws an `ApiError` if it can't be loaded.
 */
export async function sendApplicationDraft(
  userId: string,
  id: string,
  takesOver = true,
): Promise<string | undefined> {
  const stored = await loadApplication(id);
  // Its page was opened meanwhile, and sends them.
  if (!takesOver && openHere.has(id)) return undefined;
  const draft = new ApplicationDraft({ stored, store: openDeviceStore(userId), takesOver });
  return sendStored(draft);
}
