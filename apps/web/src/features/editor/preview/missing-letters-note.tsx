import { locationName } from '../../../lib/findings/location-names.ts';
import { FontsNote } from '../../../lib/missing-letters/fonts-note.tsx';
import { LettersNote } from '../../../lib/missing-letters/letters-note.tsx';
import { useShowFinding } from '../findings/use-show-finding.ts';
import { useEditorStore } from '../store/use-editor.ts';
import { useView } from '../view/use-view.ts';

/**
 * Names letters that are blank on the pages: letters that no font has, and letters whose font
 * failed to load.
 */
export function MissingLettersNote() {
  const missing = useView((view) => view.missing);
  const awaited = useView((view) => view.awaited);
  const store = useEditorStore();
  const show = useShowFinding();
  return (
    <>
      <LettersNote
        missing={missing}
        nameOf={(path) => locationName(store.getDocument().content, path)}
        onShow={(path) => show({ path, start: 0, end: 0 })}
      />
      <FontsNote awaited={awaited} />
    </>
  );
}
