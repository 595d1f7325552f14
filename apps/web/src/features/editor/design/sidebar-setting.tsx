import { templateById } from '@folio/contract/template-list';
import { Switch } from '../../../ui/switch.tsx';
import { useEditor } from '../store/use-editor.ts';
import { useSettings } from '../store/use-settings.ts';

/** Whether the text runs wide where the side column has ended, in templates that have one. */
export function SidebarSetting() {
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
