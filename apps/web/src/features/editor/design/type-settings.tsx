import { fontChoices, settingRanges } from '@folio/contract/document-settings';
import { templateById } from '@folio/contract/templates';
import { Select } from '../../../ui/select.tsx';
import { Slider } from '../../../ui/slider.tsx';
import { useEditor } from '../store/use-editor.ts';
import { useSettings } from './use-settings.ts';

/** Gelasio and Arimo have the metrics of faces that people know by other names. */
const names: Partial<Record<string, string>> = {
  Gelasio: 'Gelasio (as Georgia)',
  Arimo: 'Arimo (as Arial)',
};

export function FontSetting() {
  const { settings, change } = useSettings();
  const templateId = useEditor(({ document }) => document.templateId);
  const options = [
    { value: '', label: `Template’s own (${templateById(templateId).font})` },
    ...fontChoices.map((family) => ({ value: family, label: names[family] ?? family })),
  ];
  const choose = (value: string) =>
    change({ fontFamily: fontChoices.find((family) => family === value) ?? null });
  return (
    <Select
      label="Font"
      value={settings.fontFamily ?? ''}
      options={options}
      onValueChange={choose}
    />
  );
}

const scales = [
  { name: 'fontScale', label: 'Text size' },
  { name: 'leadingScale', label: 'Line spacing' },
  { name: 'spacingScale', label: 'Space between sections and entries' },
] as const;

export function ScaleSettings() {
  const { settings, change } = useSettings();
  return (
    <div className="col-span-full grid gap-4">
      {scales.map(({ name, label }) => (
        <Slider
          key={name}
          label={label}
          {...settingRanges[name]}
          value={settings[name]}
          text={`${Math.round(100 * settings[name])}%`}
          onValueChange={(value) => change({ [name]: value })}
        />
      ))}
    </div>
  );
}
