import type { Operation } from '@folio/contract/operations';
import { type Change, diffDocuments } from '@folio/operations/diff-documents';
import type { EditorDocument } from '../store/document.ts';

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
    return change.kind === 'remove' || withoutSpace(change.value) !== withoutSpace(change.was);
  });
}

const withoutSpace = (value: unknown): string =>
  JSON.stringify(value ?? null).replaceAll(/\\[nrt]|\s/g, '');
