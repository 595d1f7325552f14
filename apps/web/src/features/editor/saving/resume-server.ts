import {
  type Conflict,
  type LoggedSave,
  type Operation,
  operationRoutes,
} from '@folio/contract/operations';
import { type Resume, resumeRoutes, type SaveReason } from '@folio/contract/resumes';
import { trashRoutes } from '@folio/contract/trash';
import { ApiError, apiWith, isApiError, maySucceedLater } from '../../../lib/api-client.ts';
import { errorCopy } from '../../../lib/error-copy.ts';
import { isOthersSession } from '../../../lib/token.ts';
import type { EditorDocument } from '../store/document.ts';

/** The result of a request to the server, which never throws. */
export type Outcome<T> =
  | { kind: 'done'; answer: T }
  | { kind: 'unreachable' }
  /** The resume was deleted: it is in the trash, or gone for good. */
  | { kind: 'deleted'; isInTrash: boolean }
  | { kind: 'refused'; message: string; errors: Record<string, string[]>; temporary: boolean };

export type News = {
  version: number;
  updatedAt: string;
  rows: LoggedSave[];
  resume?: Resume | undefined;
};

export type Refusal = { operationId: string; path: string; message: string };

export type Answer = News & { answered: string[]; conflicts: Conflict[]; refused: Refusal[] };

/** The server's interface for saving; replaced in tests. */
export type ResumeServer = {
  /** Idempotent with an id. */
  create: (document: EditorDocument, id?: string) => Promise<Outcome<Resume>>;
  /** With a reason, the history keeps the previous version. */
  send: (
    id: string,
    since: number,
    operations: Operation[],
    reason?: SaveReason,
  ) => Promise<Outcome<Answer>>;
  since: (id: string, version: number) => Promise<Outcome<News>>;
  read: (id: string) => Promise<Outcome<Resume>>;
};

/** A hanging connection must not block the other tabs for long. */
const timeoutMs = 30_000;

export const restoreResume = (id: string): Promise<Outcome<unknown>> =>
  outcomeOf((options) => apiWith(options, trashRoutes.restoreResume, { params: { id } }));

export const resumeServer: ResumeServer = {
  create: ({ name, templateId, order, settings, isPublic, content }, id) =>
    outcomeOf(async (options) => {
      const named = id === undefined ? {} : { id };
      const body = { ...named, name, templateId, order: [...order], settings, isPublic, content };
      return (await apiWith(options, resumeRoutes.create, { body })).data;
    }),
  send: (id, since, operations, reason) =>
    outcomeOf(async (options) => {
      const input = { params: { id }, body: { since, operations, ...(reason && { reason }) } };
      return (await apiWith(options, operationRoutes.send, input)).data;
    }),
  since: (id, version) =>
    outcomeOf(async (options) => {
      const input = { params: { id }, querystring: { since: version } };
      return (await apiWith(options, operationRoutes.since, input)).data;
    }),
  read: (id) =>
    outcomeOf(
      async (options) => (await apiWith(options, resumeRoutes.get, { params: { id } })).data,
    ),
};

/** Acts as unreachable if another tab has logged in another account. */
export function serverFor(userId: string, server: ResumeServer): ResumeServer {
  const mine =
    <A extends unknown[], T>(ask: (...input: A) => Promise<Outcome<T>>) =>
    async (...input: A): Promise<Outcome<T>> =>
      isOthersSession(userId) ? { kind: 'unreachable' } : ask(...input);
  return {
    create: mine((...input) => server.create(...input)),
    send: mine((...input) => server.send(...input)),
    since: mine((...input) => server.since(...input)),
    read: mine((...input) => server.read(...input)),
  };
}

async function outcomeOf<T>(
  ask: (options: { signal: AbortSignal }) => Promise<T>,
): Promise<Outcome<T>> {
  try {
    return { kind: 'done', answer: await ask({ signal: AbortSignal.timeout(timeoutMs) }) };
  } catch (error) {
    return failureOf(error);
  }
}

function failureOf(error: unknown): Exclude<Outcome<never>, { kind: 'done' }> {
  if (Object(error).name === 'TimeoutError') return { kind: 'unreachable' };
  if (!(error instanceof ApiError)) {
    console.error('Saving failed in the browser', error);
    return { kind: 'refused', message: errorCopy.INTERNAL, errors: {}, temporary: true };
  }
  const { code, serverMessage, errors } = error;
  if (code === 'OFFLINE') return { kind: 'unreachable' };
  const deletion = deletionOf(error);
  if (deletion) return { kind: 'deleted', ...deletion };
  const message = serverMessage ?? errorCopy[code];
  return { kind: 'refused', message, errors, temporary: maySucceedLater(error) };
}

/**
 * Whether an error says that the resume was deleted, and if it can be restored; undefined for other
 * errors.
 */
export function deletionOf(error: unknown): { isInTrash: boolean } | undefined {
  if (isApiError(error, 'RESUME_IN_TRASH')) return { isInTrash: true };
  return isApiError(error, 'RESUME_NOT_FOUND', 'NOT_FOUND') ? { isInTrash: false } : undefined;
}
