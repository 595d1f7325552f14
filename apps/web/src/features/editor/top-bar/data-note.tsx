import { MenuLabel } from '../../../ui/menu.tsx';
import { useEditor } from '../store/use-editor.ts';

/** Says before an export what the PDF holds beside its pages. */
export function DataNote() {
  const holdsData = useEditor(({ document }) => document.settings.embedData ?? true);
  if (!holdsData) return null;
  return (
    <MenuLabel>
      The PDF also carries its content as data.
      <br />
      You can turn this off under Design.
    </MenuLabel>
  );
}
