import { FieldConflicts } from '../../../lib/autosave/field-conflicts.tsx';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { standingAt, standingConflicts, withChoice } from './conflict-choices.ts';
import { describePath, namedSections } from './describe-fields.ts';
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
