import type { Operation } from '@folio/contract/operations';
import { type Change, diffDocuments } from '@folio/operations/diff-documents';
import type { Replica } from '@folio/operations/replica';
import type { EditorDocument } from '../store/document.ts';
import type { News } from './resume-server.ts';

/**
 * The operations that turn a resume which an earlier request has made into the current document.
 * Differences that only come from the server's normalization, such as trailing white space, are
 * ignored, and later edits are kept.
 */
export function changesSince(
  made: EditorDocument,
  target: EditorDocument,
  typed: readonly Operation[],
): Change[] {
  const later = new Set(typed.map((one) => (one.kind === 'add' ? one.entry.id : one.path)));
  return diffDocuments(made, target).filter((change) => {
    if (change.kind === 'add') return !later.has(change.entry.id);
    if (later.has(change.path)) return false;
    return change.kind === 'remove' || !isSameButSpace(change.value, change.was);
  });
}

export const isSameButSpace = (one: unknown, other: unknown): boolean =>
  withoutSpace(one) === withoutSpace(other);

const withoutSpace = (value: unknown): string =>
  JSON.stringify(value ?? null).replaceAll(/\\[nrt]|\s/g, '');

/** Whether an answer contains changes of others, or of unknown authors. */
export function hasUnseenChanges({ rows, resume }: News, { author, unanswered }: Replica): boolean {
  const own = new Set(unanswered.map(({ id }) => id));
  const isOthers = (id: string) =>
    !own.has(id) && !id.startsWith(`${author}:`) && !id.startsWith('server:');
  const isInLog = rows.some(({ operations }) =>
    operations.some((one) => typeof one !== 'string' && isOthers(one.id)),
  );
  return isInLog || resume !== undefined;
}
