import type { Replica } from '@folio/operations/replica';
import { t } from '../../../lib/words/words.ts';
import type { EditorDocument } from '../store/document.ts';
import { describeProblems, describeRefusals, type Problem } from './describe-problems.ts';
import type { Outcome } from './resume-server.ts';

/** The saving state. Unresolved conflicts don't prevent saving. */
export type SaveState =
  | { status: 'saved' }
  /** Waiting for a pause in typing, or for the device. */
  | { status: 'pending' }
  | { status: 'saving' }
  /** The server can't be reached; the changes are on the device. */
  | { status: 'offline' }
  /** `isPart`: everything but some fields is saved. */
  | { status: 'failed'; message: string; problems: Problem[]; isPart: boolean }
  /** Deleted elsewhere. */
  | { status: 'deleted'; isInTrash: boolean };

/** The server's version of a resume. */
export type Saved = {
  id: string;
  version: number;
  document: EditorDocument;
  /** Loaded from this device only; the server has not been reached yet. */
  isRemembered?: boolean;
};

type Facts = {
  document: EditorDocument;
  replica: Pick<Replica, 'unanswered' | 'refused'>;
  isNew: boolean;
  failure: Exclude<Outcome<never>, { kind: 'done' }> | undefined;
  isSending: boolean;
  isKept: boolean;
};

const nowhereKept = () => t('We can’t reach the server, and this browser can’t keep your changes.');

export function stateOf({
  document,
  replica,
  isNew,
  failure,
  isSending,
  isKept,
}: Facts): SaveState {
  const { unanswered, refused } = replica;
  if (failure?.kind === 'deleted') return { status: 'deleted', isInTrash: failure.isInTrash };
  if (isSending) return { status: 'saving' };
  if (failure?.kind === 'refused') {
    const { message, errors } = failure;
    const problems = describeProblems(document.content, errors);
    return { status: 'failed', message, problems, isPart: false };
  }
  if (failure?.kind === 'unreachable' && unanswered.length > 0) return unreachable(isKept);
  if (unanswered.length > refused.length) return { status: 'pending' };
  if (refused.length > 0 && !isNew) {
    const problems = describeRefusals(document, refused);
    return { status: 'failed', message: '', problems, isPart: true };
  }
  return { status: 'saved' };
}

const unreachable = (isKept: boolean): SaveState =>
  isKept
    ? { status: 'offline' }
    : { status: 'failed', message: nowhereKept(), problems: [], isPart: false };
