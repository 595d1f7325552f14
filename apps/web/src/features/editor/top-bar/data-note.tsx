import { withoutHidden } from '@folio/contract/without-hidden';
import { t } from '../../../lib/words/words.ts';
import { MenuLabel } from '../../../ui/menu.tsx';
import { useEditor } from '../store/use-editor.ts';

/** Tells before an export which hidden data the files contain. */
export function DataNote() {
  const holdsData = useEditor(({ document }) => document.settings.embedData ?? true);
  const hidesParts = useEditor(
    ({ document: { content, settings } }) =>
      withoutHidden(content, settings.hiddenSections) !== content,
  );
  return (
    <>
      {holdsData ? (
        <MenuLabel>
          {t('PDF, Word, HTML and Markdown files also carry their content as data.')}
          <br />
          {t('You can turn this off under Design.')}
        </MenuLabel>
      ) : null}
      {hidesParts ? (
        <MenuLabel>
          {t('JSON Resume also has what you’ve hidden, so that you can import it again.')}
        </MenuLabel>
      ) : null}
    </>
  );
}
