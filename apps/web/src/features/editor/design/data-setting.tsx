import { Switch } from '../../../ui/switch.tsx';
import { useSettings } from './use-settings.ts';

/** Whether the PDF holds what it shows for programs, too. */
export function DataSetting() {
  const { settings, change } = useSettings();
  return (
    <Switch
      label="Data for programs"
      hint="Your PDF also holds a small file with exactly what its pages show. Folio and other programs read it without mistakes. Nothing that you hide is in it."
      checked={settings.embedData ?? true}
      onCheckedChange={(isOn) => change({ embedData: isOn ? null : false })}
    />
  );
}
