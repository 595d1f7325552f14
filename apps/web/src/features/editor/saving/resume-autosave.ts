import { Resume, resumeRoutes, saveRoute } from '@folio/contract/resumes';
import { readStoredValue } from '@folio/contract/stored-value';
import { ApiError, api, isApiError } from '../../../lib/api-client.ts';
import { Autosave } from '../../../lib/autosave/autosave.ts';
import type {
  AutosaveOptions,
  AutosaveState,
  Base,
  Remote,
  SendOutcome,
} from '../../../lib/autosave/save-state.ts';
import { errorCopy } from '../../../lib/error-copy.ts';
import { documentOf, type EditorDocument } from '../store/document.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { describeProblems, type Problem } from './describe-problems.ts';
import { mergeDocuments, saysTheSame } from './merge-documents.ts';

export type ResumeAutosave = Autosave<EditorDocument, Problem>;
export type SaveState = AutosaveState<EditorDocument, Problem>;
export type Saved = Base<EditorDocument>;
export type SaveOutcome = SendOutcome<EditorDocument, Problem>;

type Options = AutosaveOptions<EditorDocument, Problem>;
export type SaveEvents = Pick<Options, 'onCaughtUp' | 'onCreated'>;
type Parts = SaveEvents & Pick<Options, 'base' | 'draftsOf'> & { send?: Options['send'] };

/** Saves what a store holds. A resume that does not exist yet is created by `flush` alone. */
export function autosaveOf(store: EditorStore, parts: Parts): ResumeAutosave {
  const autosave: ResumeAutosave = new Autosave<EditorDocument, Problem>({
    send: sendDocument,
    ...parts,
    document: store.getDocument(),
    isSame: saysTheSame,
    merge: mergeDocuments,
    onReplace: (document, carry) =>
      store.dispatch(carry ? { type: 'rebase', document, carry } : { type: 'replace', document }),
  });
  store.subscribe(() => autosave.change(store.getDocument()));
  return autosave;
}

export const remoteOf = (resume: Resume): Remote<EditorDocument> => ({
  id: resume.id,
  version: resume.version,
  updatedAt: resume.updatedAt,
  document: documentOf(resume),
});

/** Saves a document on the server: creates it, or sends the parts that changed since it was saved. */
async function sendDocument(
  document: EditorDocument,
  base: Saved | undefined,
): Promise<SaveOutcome> {
  try {
    const { data } = base ? await update(document, base) : await create(document);
    return { kind: 'saved', id: data.id, version: data.version };
  } catch (error) {
    return outcomeOf(document, error);
  }
}

function create(document: EditorDocument) {
  const { name, templateId, order, settings, isPublic, content } = document;
  return api(resumeRoutes.create, {
    body: { name, templateId, order: [...order], settings, isPublic, content },
  });
}

function update(document: EditorDocument, { id, version, document: before }: Saved) {
  const { name, templateId, order, isPublished, isPublic, settings, content } = document;
  const body = {
    version,
    ...(name === before?.name ? {} : { name }),
    ...(templateId === before?.templateId ? {} : { templateId }),
    ...(order === before?.order ? {} : { order: [...order] }),
    ...(isPublished === before?.isPublished ? {} : { isPublished }),
    ...(isPublic === before?.isPublic ? {} : { isPublic }),
    ...(settings === before?.settings ? {} : { settings }),
    ...(content === before?.content ? {} : { content }),
  };
  return api(saveRoute, { params: { id }, body });
}

const maySucceedLater = new Set<string>(['RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL']);

function outcomeOf(document: EditorDocument, error: unknown): SaveOutcome {
  if (!(error instanceof ApiError)) {
    console.error('Saving failed in the browser', error);
    return { kind: 'refused', message: errorCopy.INTERNAL, problems: [], temporary: true };
  }
  if (error.code === 'OFFLINE') return { kind: 'unreachable' };
  const theirs = error.code === 'VERSION_CONFLICT' && readTheirs(error.data);
  if (theirs) return { kind: 'conflict', theirs: remoteOf(theirs) };
  return {
    kind: 'refused',
    message: error.serverMessage ?? errorCopy[error.code],
    problems: describeProblems(document.content, error.errors),
    temporary: maySucceedLater.has(error.code),
  };
}

/** A page that has been open for long may meet a server that knows more fields than it does. */
function readTheirs(data: unknown): Resume | undefined {
  try {
    return readStoredValue(Resume, data).value;
  } catch {
    return undefined;
  }
}

const refreshing = new WeakSet<ResumeAutosave>();

/**
 * Shows what another device has saved since. Called whenever the page may have been out of sight: it
 * asks for no more than the version as long as that is the same.
 */
export async function refresh(autosave: ResumeAutosave): Promise<void> {
  const { base } = autosave;
  if (!base || refreshing.has(autosave)) return;
  refreshing.add(autosave);
  try {
    const { id, version } = base;
    const { data } = await api(resumeRoutes.since, { params: { id }, querystring: { version } });
    if (data) await autosave.catchUp(remoteOf(data));
  } catch (error) {
    // Out of reach or deleted: the next save says so.
    if (!isApiError(error)) throw error;
  } finally {
    refreshing.delete(autosave);
  }
}
