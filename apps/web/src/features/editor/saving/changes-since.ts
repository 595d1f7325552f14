import type { Operation } from '@folio/contract/operations';
import { type Change, diffDocuments } from '@folio/operations/diff-documents';
import type { EditorDocument } from '../store/document.ts';

/**
 * What a resume lacks that was made by an earlier request, by what was to be made of it now. What the
 * server only reads otherwise, such as white space at an end, is no change, and what was typed since
 * stands.
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
