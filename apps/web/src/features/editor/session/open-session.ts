import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { api, isApiError } from '../../../lib/api-client.ts';
import { forgetChosenSkills } from '../../../lib/chosen-skills.ts';
import { type Draft, draftsOf } from '../saving/drafts.ts';
import { saysTheSame } from '../saving/same-content.ts';
import type { Saved } from '../saving/save-state.ts';
import { Saver } from '../saving/saver.ts';
import type { SaverParts } from '../saving/saver-parts.ts';
import { sendDocument } from '../saving/send-document.ts';
import { documentOf, type EditorDocument } from '../store/document.ts';
import { createEditorStore } from '../store/editor-store.ts';
import { createViewStore } from '../view/editor-view.ts';
import { storedUnderlines } from '../view/stored-underlines.ts';
import type { EditorSession } from './editor-session.ts';
import { newDocument } from './sample-document.ts';

export type SessionEvents = Required<Pick<SaverParts, 'onCaughtUp' | 'onCreated'>>;

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
  const draft = draftsOf(userId, resumeId ?? newResume, localStorage).read();
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
    const document = documentOf(data);
    return restore(start(document, { resumeId, version: data.version, document }), data, draft);
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
  const saver = new Saver({
    ...{ store, saved, ...events },
    send: sendDocument,
    draftsOf: (id) => draftsOf(userId, id ?? newResume, localStorage),
  });
  return {
    store,
    saver,
    view: createViewStore({ underlines: storedUnderlines() }),
    restored: false,
  };
}

/** Puts an unsaved draft back, as a change like any other: it is saved, and undo takes it away. */
function restore(session: EditorSession, resume: Resume, draft: Draft | undefined): EditorSession {
  const { store, saver } = session;
  if (!draft || draft.saved || saysTheSame(draft.document, store.getDocument())) return session;
  store.dispatch({ type: 'replace', document: draft.document });
  if (draft.version < resume.version) saver.reportConflict(resume);
  return { ...session, restored: true };
}

function openOffline(
  start: (document: EditorDocument, saved: Saved) => EditorSession,
  resumeId: string,
  { document, version, saved }: Draft,
): EditorSession {
  const remembered = { resumeId, version, isRemembered: true, ...(saved ? { document } : {}) };
  const session = start(document, remembered);
  if (!saved) void session.saver.saveNow();
  return session;
}
