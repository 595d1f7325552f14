import { Switch } from '../../../ui/switch.tsx';
import { useSettings } from '../store/use-settings.ts';

/** Whether the PDF holds what it shows for programs, too. */
export function DataSetting() {
  const { settings, change } = useSettings();
  return (
    <Switch
      label="Data for programs"
      hint="Your PDF also carries a small data file with exactly what its pages show, so Folio and other software read it without mistakes. Hidden content isn’t included."
      checked={settings.embedData ?? true}
      onCheckedChange={(isOn) => change({ embedData: isOn ? null : false })}
    />
  );
}
