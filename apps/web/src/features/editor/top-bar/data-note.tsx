import { t } from '../../../lib/words/words.ts';
import { MenuLabel } from '../../../ui/menu.tsx';
import { useEditor } from '../store/use-editor.ts';

/** Says before an export that files also contain their content as data. */
export function DataNote() {
  const holdsData = useEditor(({ document }) => document.settings.embedData ?? true);
  if (!holdsData) return null;
  return (
    <MenuLabel>
      {t('PDF, Word, HTML and Markdown files also carry their content as data.')}
      <br />
      {t('You can turn this off under Design.')}
    </MenuLabel>
  );
}
