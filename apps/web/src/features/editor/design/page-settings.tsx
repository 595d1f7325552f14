import { pageSizes, settingRanges } from '@folio/contract/document-settings';
import { Segmented } from '../../../ui/segmented.tsx';
import { Slider } from '../../../ui/slider.tsx';
import { useSettings } from './use-settings.ts';

const sizes = pageSizes.map((size) => ({ value: size, label: size }));

export function PageSizeSetting() {
  const { settings, change } = useSettings();
  return (
    <Segmented
      label="Page size"
      value={settings.pageSize}
      options={sizes}
      onValueChange={(pageSize) => change({ pageSize })}
    />
  );
}

/** Where the slider stands before it is moved: about what the templates have. */
const usualMm = 16;

export function MarginSetting() {
  const { settings, change } = useSettings();
  const { marginMm } = settings;
  return (
    <div className="col-span-full">
      <Slider
        label="Margins"
        {...settingRanges.marginMm}
        value={marginMm ?? usualMm}
        text={marginMm === null ? 'Template’s own' : `${marginMm} mm`}
        aside={
          marginMm === null ? null : (
            <button
              type="button"
              onClick={() => change({ marginMm: null })}
              className="rounded-sm text-accent underline-offset-2 hover:underline"
            >
              Template’s own
            </button>
          )
        }
        onValueChange={(mm) => change({ marginMm: mm })}
      />
    </div>
  );
}
