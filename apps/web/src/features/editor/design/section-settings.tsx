import { moreSections } from '@folio/contract/section-names';
import { placeSections, type SectionReference } from '@folio/contract/section-references';
import { templateById } from '@folio/contract/template-list';
import { useState } from 'react';
import { Switch } from '../../../ui/switch.tsx';
import type { EditorDocument } from '../store/document.ts';
import { useEditor } from '../store/use-editor.ts';
import { SectionRow } from './section-row.tsx';
import { useSettings } from './use-settings.ts';

/** Those that few resumes have are listed once they are added. */
const listedSections = ({ order, content }: EditorDocument): SectionReference[] =>
  placeSections(order, content).filter((section) => {
    const more = moreSections.find((one) => one === section);
    return !more || content[more].length > 0;
  });

/** The sections of the document in their order, with their titles and where they stand. */
export function SectionSettings() {
  // As one text, so that a letter typed anywhere leaves the list as it is. A reference has one slash.
  const joined = useEditor(({ document }) => listedSections(document).join('//'));
  const [news, setNews] = useState('');
  const shown = joined.split('//') as SectionReference[];
  return (
    <>
      <ul className="grid gap-2">
        {shown.map((section) => (
          <SectionRow key={section} section={section} shown={shown} announce={setNews} />
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {news}
      </p>
      <SidebarPages />
    </>
  );
}

/** Whether the text runs wide where the side column has ended, in templates that have one. */
function SidebarPages() {
  const { settings, change } = useSettings();
  const hasSidebar = useEditor(
    ({ document }) => templateById(document.templateId).layout !== 'single-column',
  );
  if (!hasSidebar) return null;
  return (
    <div className="mt-4">
      <Switch
        label="Wide text on later pages"
        hint="Text takes the full width once the side column ends."
        checked={settings.sidebarPages !== 'all'}
        onCheckedChange={(isWide) => change({ sidebarPages: isWide ? null : 'all' })}
      />
    </div>
  );
}
