import type { Replica } from '@folio/operations/replica';
import type { EditorDocument } from '../store/document.ts';
import { describeProblems, describeRefusals, type Problem } from './describe-problems.ts';
import type { Outcome } from './resume-server.ts';

/** How far the saving is. What waits for a choice between two texts is saved like all else. */
export type SaveState =
  | { status: 'saved' }
  /** A change waits for a pause in the typing, or for the device. */
  | { status: 'pending' }
  | { status: 'saving' }
  /** Out of reach, and on the device. */
  | { status: 'offline' }
  /** `isPart`: all but some fields is saved. */
  | { status: 'failed'; message: string; problems: Problem[]; isPart: boolean }
  /** The resume was deleted elsewhere. */
  | { status: 'deleted'; isInTrash: boolean };

/** What the server has of a resume. */
export type Saved = {
  id: string;
  version: number;
  document: EditorDocument;
  /** Known from this device alone: the server has not been reached yet. */
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

const nowhereKept = 'We can’t reach the server, and this browser can’t keep your changes.';

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
    : { status: 'failed', message: nowhereKept, problems: [], isPart: false };
