import { resumeRoutes } from '@folio/contract/resumes';
import { api, isApiError } from '../../../lib/api-client.ts';
import type { Draft } from '../../../lib/autosave/save-state.ts';
import { forgetChosenSkills } from '../../../lib/chosen-skills.ts';
import { draftsOf } from '../saving/drafts.ts';
import { autosaveOf, remoteOf, type Saved, type SaveEvents } from '../saving/resume-autosave.ts';
import type { EditorDocument } from '../store/document.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { createViewStore } from '../view/editor-view.ts';
import { storedUnderlines } from '../view/stored-underlines.ts';
import type { EditorSession } from './editor-session.ts';
import { newDocument } from './sample-document.ts';

export type SessionEvents = Required<SaveEvents>;

/** What stands for the id of a resume that does not exist yet. */
export const newResume = 'new';

/**
 * Opens a resume with what this browser holds unsaved of it. Without an id it is a resume that does
 * not exist yet. Throws an `ApiError` when it can't be loaded and no draft of it is here either.
 */
export async function openSession(
  userId: string,
  resumeId: string | undefined,
  events: SessionEvents,
): Promise<EditorSession> {
  const draft = draftsOf(userId, resumeId ?? newResume, localStorage).load();
  if (resumeId === undefined)
    return startSession(userId, draft?.document ?? newDocument(newName()), undefined, {
      ...events,
      onCreated: (id) => {
        forgetChosenSkills();
        events.onCreated(id);
      },
    });
  const start = (document: EditorDocument, saved: Saved | undefined) =>
    startSession(userId, document, saved, events);
  try {
    const { data } = await api(resumeRoutes.get, { params: { id: resumeId } });
    const remote = remoteOf(data);
    const session = start(remote.document, remote);
    return { ...session, restored: session.saver.restore(remote) };
  } catch (error) {
    if (!draft || !isApiError(error, 'OFFLINE', 'UNAVAILABLE')) throw error;
    return openOffline(start, resumeId, draft);
  }
}

const newName = () => `Resume ${new Date().toLocaleDateString()}`;

function startSession(
  userId: string,
  document: EditorDocument,
  saved: Saved | undefined,
  events: SessionEvents,
): EditorSession {
  const store = createEditorStore(document);
  const saver = autosaveOf(store, {
    ...events,
    base: saved,
    draftsOf: (id) => draftsOf(userId, id ?? newResume, localStorage),
  });
  return {
    store,
    saver,
    view: createViewStore({ underlines: storedUnderlines() }),
    restored: false,
  };
}

function openOffline(
  start: (document: EditorDocument, saved: Saved) => EditorSession,
  resumeId: string,
  { document, version, saved }: Draft<EditorDocument>,
): EditorSession {
  const remembered = { id: resumeId, version, isRemembered: true, ...(saved ? { document } : {}) };
  const session = start(document, remembered);
  if (!saved) void session.saver.flush();
  return session;
}
