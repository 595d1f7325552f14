import { defaultSettings } from '@folio/contract/document-settings';
import { defaultSectionOrder, ResumeContent } from '@folio/contract/resume-content';
import { resumeRoutes } from '@folio/contract/resumes';
import { sampleContent } from '@folio/documents/sample-content';
import { api, isApiError } from '../../../lib/api-client.ts';
import type { Draft } from '../../../lib/autosave/save-state.ts';
import { forgetChosenSkills, readChosenSkills } from '../../../lib/chosen-skills.ts';
import { draftsOf } from '../saving/drafts.ts';
import {
  autosaveOf,
  type ResumeAutosave,
  remoteOf,
  type Saved,
  type SaveEvents,
} from '../saving/resume-autosave.ts';
import type { EditorDocument } from '../store/document.ts';
import { createEditorStore, type EditorStore } from '../store/editor-store.ts';
import { storedUnderlines } from '../view/stored-underlines.ts';
import { createViewStore, type ViewStore } from '../view/use-view.ts';

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

/** A resume that is open in the editor. `restored`: a draft of this browser was put back. */
export type EditorSession = {
  store: EditorStore;
  saver: ResumeAutosave;
  view: ViewStore;
  restored: boolean;
};

/** The sample data in the classic template: what Reset restores, and what a new resume starts with. */
export const sampleDocument = (
  kept: Pick<EditorDocument, 'name' | 'isPublished' | 'isPublic'>,
): EditorDocument => ({
  ...kept,
  templateId: 'classic',
  order: defaultSectionOrder,
  settings: defaultSettings,
  content: sampleContent,
});

/** A resume that is begun: the sample, with the skills that wait for a first resume before its own. */
function newDocument(name: string): EditorDocument {
  const document = sampleDocument({ name, isPublished: false, isPublic: false });
  const chosen = readChosenSkills();
  if (chosen.length === 0) return document;
  const skills = [...chosen, ...sampleContent.skills];
  return { ...document, content: ResumeContent.parse({ ...sampleContent, skills }) };
}
