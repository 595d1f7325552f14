import { entryAt, readAt, removeAt, writeAt } from '@folio/operations/tree';
import { FieldConflicts } from '../../../lib/autosave/field-conflicts.tsx';
import type { EditorDocument } from '../store/document.ts';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { describePath, namedSections } from './describe-fields.ts';
import type { FieldConflict } from './resume-copy.ts';
import { useConflicts, useSaver } from './use-saver.ts';

/**
 * Lists fields that were changed here and elsewhere concurrently. Not blocking: the resume is saved
 * with one of the texts, and the other can be chosen. A choice is an ordinary change.
 */
export function ConflictList() {
  const saver = useSaver();
  const store = useEditorStore();
  const document = useEditor((history) => history.document);
  const conflicts = standingConflicts(document, useConflicts());
  const pathOf = (id: string) => conflicts.find((one) => one.id === id)?.path ?? '';
  const choose = (id: string, value: unknown) => {
    const path = pathOf(id);
    const chosen = withChoice(document, path, value);
    if (chosen !== document) store.dispatch({ type: 'replace', document: chosen });
    saver.settleConflict(id);
  };
  return (
    <FieldConflicts
      what="resume"
      conflicts={conflicts.map(({ id, mine, theirs }) => ({
        field: id,
        base: theirs,
        mine,
        theirs,
      }))}
      document={Object.fromEntries(
        conflicts.map(({ id, path }) => [id, standingAt(document, path)]),
      )}
      shownAs={(id, value) => namedSections(document, pathOf(id), value)}
      labelOf={(id) => describePath(document, pathOf(id))}
      onChoose={choose}
    />
  );
}

/** The document's value at a conflict's path: a field's value, or a whole entry. */
function standingAt(document: EditorDocument, path: string): unknown {
  const value = readAt(document, path);
  return value === undefined ? entryAt(document, path) : value;
}

/**
 * The conflicts whose field or entry is in the document. After a deletion there is nothing to
 * choose between; if undo restores the entry, its conflict reappears.
 */
export const standingConflicts = (
  document: EditorDocument,
  conflicts: readonly FieldConflict[],
): FieldConflict[] => conflicts.filter(({ path }) => standingAt(document, path) !== undefined);

/** The document with one of a conflict's values; null means that one side has removed the entry. */
export function withChoice(document: EditorDocument, path: string, value: unknown): EditorDocument {
  const isEntry = entryAt(document, path) !== undefined && readAt(document, path) === undefined;
  if (isEntry && value === null) return removeAt(document, path) as EditorDocument;
  return isEntry ? document : (writeAt(document, path, value) as EditorDocument);
}
