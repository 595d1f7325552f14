import { Resume, resumeRoutes } from '@folio/contract/resumes';
import { readStoredValue } from '@folio/contract/stored-value';
import { ApiError, api } from '../../../lib/api-client.ts';
import { errorCopy } from '../../../lib/error-copy.ts';
import { contentOf, type EditorDocument } from '../store/document.ts';
import { describeProblems } from './describe-problems.ts';
import type { Saved, SaveOutcome, SendDocument } from './save-state.ts';

const maySucceedLater = new Set<string>(['RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL']);

/** Saves a document on the server: creates it, or sends the parts that changed since it was saved. */
export const sendDocument: SendDocument = async (document, saved) => {
  try {
    const { data } = saved ? await update(document, saved) : await create(document);
    return { kind: 'saved', resume: data };
  } catch (error) {
    return outcomeOf(document, error);
  }
};

function create(document: EditorDocument) {
  const { name, templateId, order, settings, isPublic } = document;
  const content = contentOf(document);
  return api(resumeRoutes.create, {
    body: { name, templateId, order: [...order], settings, isPublic, content },
  });
}

function update(document: EditorDocument, { resumeId, version, document: before }: Saved) {
  const { name, templateId, order, isPublished, isPublic, settings } = document;
  const body = {
    version,
    ...(name === before?.name ? {} : { name }),
    ...(templateId === before?.templateId ? {} : { templateId }),
    ...(order === before?.order ? {} : { order: [...order] }),
    ...(isPublished === before?.isPublished ? {} : { isPublished }),
    ...(isPublic === before?.isPublic ? {} : { isPublic }),
    ...(settings === before?.settings ? {} : { settings }),
    ...(document.form === before?.form ? {} : { content: contentOf(document) }),
  };
  return api(resumeRoutes.update, { params: { id: resumeId }, body });
}

function outcomeOf(document: EditorDocument, error: unknown): SaveOutcome {
  if (!(error instanceof ApiError)) {
    console.error('Saving failed in the browser', error);
    return { kind: 'refused', message: errorCopy.INTERNAL, problems: [], temporary: true };
  }
  if (error.code === 'OFFLINE') return { kind: 'unreachable' };
  const theirs = error.code === 'VERSION_CONFLICT' && readTheirs(error.data);
  if (theirs) return { kind: 'conflict', theirs };
  return {
    kind: 'refused',
    message: error.serverMessage ?? errorCopy[error.code],
    problems: describeProblems(document, error.errors),
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
