import { entryAt, readAt, removeAt, writeAt } from '@folio/operations/tree';
import type { EditorDocument } from '../store/document.ts';
import type { FieldConflict } from './resume-copy.ts';

/** What the document has at a conflict's path: a field's value, or a whole entry. */
export function standingAt(document: EditorDocument, path: string): unknown {
  const value = readAt(document, path);
  return value === undefined ? entryAt(document, path) : value;
}

/**
 * The conflicts whose field or entry is in the document. Where it was deleted since there is nothing
 * to choose between; one that comes back, as by undo, brings its conflict.
 */
export const standingConflicts = (
  document: EditorDocument,
  conflicts: readonly FieldConflict[],
): FieldConflict[] => conflicts.filter(({ path }) => standingAt(document, path) !== undefined);

/** The document with one of a conflict's values: of an entry that one side has removed, null. */
export function withChoice(document: EditorDocument, path: string, value: unknown): EditorDocument {
  const isEntry = entryAt(document, path) !== undefined && readAt(document, path) === undefined;
  if (isEntry && value === null) return removeAt(document, path) as EditorDocument;
  return isEntry ? document : (writeAt(document, path, value) as EditorDocument);
}
