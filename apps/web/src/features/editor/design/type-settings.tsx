import { settingRanges } from '@folio/contract/setting-choices';
import { templateById } from '@folio/contract/template-list';
import { Slider } from '../../../ui/slider.tsx';
import { useEditor } from '../store/use-editor.ts';
import { useSettings } from '../store/use-settings.ts';
import { FontChooser } from './font-chooser.tsx';

export function FontSettings() {
  const { settings, change } = useSettings();
  const templateId = useEditor(({ document }) => document.templateId);
  return (
    <>
      <FontChooser
        label="Font"
        own={`Default (${templateById(templateId).font})`}
        chosen={settings.fontFamily}
        onChoose={(fontFamily) => change({ fontFamily })}
      />
      <FontChooser
        label="Title font"
        own="Same as text"
        chosen={settings.headingFamily}
        onChoose={(headingFamily) => change({ headingFamily })}
      />
    </>
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
