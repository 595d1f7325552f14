import { newId } from '@folio/contract/new-id';
import { ResumeContent } from '@folio/contract/resume-content';
import { type Resume, resumeRoutes } from '@folio/contract/resumes';
import { defaultSectionOrder } from '@folio/contract/section-names';
import { sampleContent } from '@folio/documents/sample-content';
import { Replica } from '@folio/operations/replica';
import { ApiError, apiWith, isApiError } from '../../../lib/api-client.ts';
import { clearChosenSkills, readChosenSkills } from '../../../lib/chosen-skills.ts';
import type { DeviceItem } from '../../../lib/device-store/device-item.ts';
import { type DeviceStore, openDeviceStore } from '../../../lib/device-store/device-store.ts';
import { oldDraftTab } from '../../../lib/device-store/old-drafts.ts';
import { holdTabLock, isOpenElsewhere } from '../../../lib/device-store/tab-locks.ts';
import { newResumeName } from '../../../lib/first-resume.ts';
import { inTime } from '../../../lib/in-time.ts';
import { newResumeSettings } from '../../../lib/new-resume-settings.ts';
import type { SyncEvents } from '../saving/exchange-options.ts';
import { joinOldDraft } from '../saving/old-draft.ts';
import { baseOf, copyOf, itemOf, type ResumeCopy } from '../saving/resume-copy.ts';
import { deletionOf, resumeServer } from '../saving/resume-server.ts';
import { ResumeSync, type SyncOptions } from '../saving/resume-sync.ts';
import { documentOf, type EditorDocument, newEntryId } from '../store/document.ts';
import { createEditorStore, type EditorStore } from '../store/editor-store.ts';
import { storedDarkPage } from '../view/page-theme.ts';
import { storedUnderlines } from '../view/stored-underlines.ts';
import { createViewStore, type ViewStore } from '../view/use-view.ts';

export type SessionEvents = Required<SyncEvents>;

/** An open resume. `restored`: unsaved changes were restored from the device. */
export type EditorSession = {
  store: EditorStore;
  saver: ResumeSync;
  view: ViewStore;
  restored: boolean;
};

type Opening = { device: DeviceStore; item: DeviceItem; events: SessionEvents };

/**
 * Opens a resume with the unsaved changes on this device. If there is no id, or that of a new
 * resume, the server doesn't have it yet. Throws an `ApiError` if it can't be loaded and isn't on
 * this device either.
 */
export async function openSession(
  userId: string,
  resumeId: string | undefined,
  events: SessionEvents,
  device: DeviceStore = openDeviceStore(userId),
): Promise<EditorSession> {
  if (resumeId === undefined || isNew(resumeId)) return openNew(device, events, resumeId);
  const opening = { device, item: itemOf(resumeId), events };
  // Without a response in time, the device's copy is opened, as if offline.
  const loading = inTime((signal) =>
    apiWith({ signal }, resumeRoutes.get, { params: { id: resumeId } }),
  );
  // Awaited below; prevents an unhandled rejection until then.
  loading.catch(() => undefined);
  const copy = copyOf(await device.loadItem(opening.item));
  try {
    const { data } = await loading;
    return await openSaved(opening, resumeId, copy, data);
  } catch (error) {
    const session = openFromDevice(opening, resumeId, copy, error);
    if (!session) throw error;
    return session;
  }
}

async function openSaved(
  { device, item, events }: Opening,
  id: string,
  copy: ResumeCopy,
  stored: Resume,
): Promise<EditorSession> {
  const lost = await lostByServer(copy, stored);
  const { version } = stored;
  const removed = copy.base?.removed ?? [];
  const known = lost ?? { document: documentOf(stored), version, removed };
  const replica = replicaOf({ ...known, unanswered: copy.operations });
  const answered = lost ? replica.receive({ version, rows: [], resume: stored }).answered : [];
  const parts = { device, item, id, ...events };
  // The base is stored first: operations can't be applied without it at an offline start.
  const base = baseOf(replica.record());
  // Stored in the same transaction: otherwise a tab that closes now would lose both the old base
  // and the operations that restore it.
  const madeAgain = lost && { isRestored: true, operations: replica.takeFresh(), answered };
  const keptBase = device.update(item, { base, ...madeAgain });
  const session = startSession(replica, { ...parts, conflicts: copy.conflicts });
  if (lost) session.store.returnReason('restore');
  const restored = replica.unanswered.length > 0;
  if (!copy.oldDraft) return { ...session, restored };
  await keptBase;
  return { ...session, restored: (await takeOldDraft(device, item, session, copy)) || restored };
}

/**
 * The later version that this device still has, if the server was restored from an older backup.
 * Loaded a second time to be sure, as another tab may have saved meanwhile.
 */
async function lostByServer({ base }: ResumeCopy, { id, version }: Resume) {
  if (!base || base.version <= version) return undefined;
  const { data } = await inTime((signal) =>
    apiWith({ signal }, resumeRoutes.get, { params: { id } }),
  );
  return base.version > data.version ? base : undefined;
}

/** Converts a draft of a release without operations; it is removed once they are stored. */
async function takeOldDraft(
  device: DeviceStore,
  item: DeviceItem,
  { store, saver }: Pick<EditorSession, 'store' | 'saver'>,
  { oldDraft }: ResumeCopy,
): Promise<boolean> {
  if (!oldDraft) return false;
  const base = { document: store.getDocument(), version: saver.base?.version ?? 0 };
  const { document, conflicts } = joinOldDraft(oldDraft, base);
  const before = store.ownChanges();
  store.dispatch({ type: 'replace', document });
  await saver.addConflicts(conflicts);
  await saver.keep();
  const removed = [{ tab: oldDraftTab, stamp: oldDraft.stamp }];
  if (device.state.kind === 'kept') await device.update(item, { removed });
  return store.ownChanges() !== before;
}

/** Offline, or deleted elsewhere with unsaved changes here. */
function openFromDevice(
  { device, item, events }: Opening,
  id: string,
  { base, operations, conflicts, againAs, oldDraft }: ResumeCopy,
  error: unknown,
): EditorSession | undefined {
  const isAway = isApiError(error, 'OFFLINE', 'UNAVAILABLE');
  const deleted = deletionOf(error);
  const isUnsaved = operations.length > 0 || oldDraft !== undefined;
  const known = base ?? oldDraft;
  if (!known || !(isAway || (deleted && isUnsaved))) return undefined;
  const removed = base?.removed ?? [];
  const replica = replicaOf({ ...known, removed, unanswered: operations });
  const parts = { device, item, id, ...events, conflicts, againAs, deleted, isRemembered: true };
  return startSession(replica, parts);
}

/**
 * The new resume with this id; without an id, one that this device still has and no other tab has
 * open, or else a new one.
 */
async function openNew(
  device: DeviceStore,
  events: SessionEvents,
  id: string | undefined,
): Promise<EditorSession> {
  const onCreated = (created: string) => {
    clearChosenSkills();
    events.onCreated(created);
  };
  const left = id === undefined ? await leftNew(device) : await newOf(device, itemOf(id));
  if (id !== undefined && !left) throw new ApiError('RESUME_NOT_FOUND');
  const item: DeviceItem = left?.item ?? itemOf(`${newResume}-${newId()}`);
  const { base, operations = [], oldDraft } = left?.copy ?? {};
  const document = base?.document ?? oldDraft?.document ?? newDocument(newResumeName());
  const replica = replicaOf({ document, version: 0, unanswered: operations });
  const onDispose = holdTabLock(lockOf(device, item));
  const session = startSession(replica, { device, item, ...events, onCreated, onDispose });
  if (oldDraft && !base) await session.saver.storeDocument();
  return { ...session, restored: operations.length > 0 || oldDraft !== undefined };
}

/** Replaces the id of a resume that the server doesn't have yet. */
const newResume = 'new';
/** Whether the resume has no id of the server yet. */
export const isNew = (id: string): boolean => id.startsWith(`${newResume}-`) || id === newResume;

async function leftNew(device: DeviceStore) {
  for (const { item } of await device.listItems()) {
    if (!item.startsWith(itemOf(newResume)) || (await isOpenElsewhere(lockOf(device, item))))
      continue;
    const left = await newOf(device, item);
    if (left) return left;
  }
  return undefined;
}

async function newOf(device: DeviceStore, item: DeviceItem) {
  const copy = copyOf(await device.loadItem(item));
  return copy.base || copy.oldDraft ? { item, copy } : undefined;
}

const lockOf = ({ userId }: DeviceStore, item: DeviceItem) => `folio-edit/${userId}/${item}`;

export const replicaOf = (record: ConstructorParameters<typeof Replica>[1]): Replica =>
  new Replica(newEntryId(), record);

export function startSession(
  replica: Replica,
  parts: Omit<SyncOptions, 'store' | 'server'>,
): EditorSession {
  const store = createEditorStore(replica);
  const saver = new ResumeSync({ ...parts, store, server: resumeServer });
  const view = createViewStore({
    underlines: storedUnderlines(),
    isPageDark: storedDarkPage(),
  });
  return { store, saver, view, restored: false };
}

/** The sample in the classic template: for Reset, and for a new resume. */
export const sampleDocument = (
  kept: Pick<EditorDocument, 'name' | 'isPublished' | 'isPublic'>,
): EditorDocument => ({
  ...kept,
  templateId: 'classic',
  order: defaultSectionOrder,
  settings: newResumeSettings,
  content: sampleContent,
});

/** A new resume: the sample, with skills chosen on the landing page before the sample's. */
function newDocument(name: string): EditorDocument {
  const document = sampleDocument({ name, isPublished: false, isPublic: false });
  const chosen = readChosenSkills();
  if (chosen.length === 0) return document;
  const skills = [...chosen, ...sampleContent.skills];
  return { ...document, content: ResumeContent.parse({ ...sampleContent, skills }) };
}
