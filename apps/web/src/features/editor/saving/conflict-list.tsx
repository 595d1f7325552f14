import { readAt, writeAt } from '@folio/operations/tree';
import { FieldConflicts } from '../../../lib/autosave/field-conflicts.tsx';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { describePath, namedSections } from './describe-fields.ts';
import { useConflicts, useSaver } from './use-saver.ts';

/**
 * Tells of fields that were changed here and elsewhere without knowing of each other. Nothing waits
 * for it: the resume is saved with one of the texts, and the other can be had instead. A choice is a
 * change like any other.
 */
export function ConflictList() {
  const conflicts = useConflicts();
  const saver = useSaver();
  const store = useEditorStore();
  const document = useEditor((history) => history.document);
  const pathOf = (id: string) => conflicts.find((one) => one.id === id)?.path ?? '';
  const choose = (id: string, value: unknown) => {
    const path = pathOf(id);
    // What it belonged to may be gone by now; and an entry that was removed is no value.
    if (readAt(document, path) !== undefined && value !== null)
      store.dispatch({ type: 'replace', document: writeAt(document, path, value) });
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
      document={Object.fromEntries(conflicts.map(({ id, path }) => [id, readAt(document, path)]))}
      shownAs={(id, value) => namedSections(document, pathOf(id), value)}
      labelOf={(id) => describePath(document, pathOf(id))}
      onChoose={choose}
    />
  );
}
