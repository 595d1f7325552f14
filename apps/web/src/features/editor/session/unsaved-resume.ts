import { exportDocument } from '@folio/documents/export-document';
import { draftKeys } from '../../../lib/autosave/draft-storage.ts';
import type { UnsavedText } from '../../../lib/unsaved-work.ts';
import type { SaveState } from '../saving/resume-autosave.ts';
import { type EditorSession, newResume } from './open-session.ts';

/** Saves what is unsaved of an open resume, and says what could not be saved: nothing, or the resume. */
export async function unsavedOf(
  userId: string,
  { saver, store }: EditorSession,
): Promise<UnsavedText[]> {
  // A resume that does not exist yet is created by its person alone.
  const state = saver.base ? await saver.flush() : saver.state;
  if (!saver.hasUnsaved()) return [];
  const { name } = store.getDocument();
  const key = `${draftKeys.resumes}/${userId}/${saver.base?.id ?? newResume}`;
  const why = saver.base ? reasons[state.status](state) : 'You have not saved it to your account.';
  return [{ key, what: `Resume “${name}”`, why, copy: () => copyOf(store) }];
}

const changing = () => 'It was changed while it was being saved.';
const reasons: Record<SaveState['status'], (state: SaveState) => string> = {
  saved: changing,
  pending: changing,
  saving: changing,
  offline: () => 'You are offline.',
  failed: (state) =>
    state.status === 'failed' ? (state.problems[0]?.words ?? state.message) : changing(),
  conflict: () => 'It was changed elsewhere, and you have not chosen a version.',
};

/** As JSON Resume, which Import takes. */
async function copyOf(store: EditorSession['store']): Promise<string> {
  const document = store.getDocument();
  const { name, templateId, order, settings, content } = document;
  const resume = { name, templateId, order: [...order], settings, content };
  return new TextDecoder().decode(await exportDocument(resume, 'json'));
}
