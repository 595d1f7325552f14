import { dateFormats, formatMonth } from '@folio/contract/date-text';
import { settingRanges } from '@folio/contract/document-settings';
import { Select } from '../../../ui/select.tsx';
import { useView } from '../view/use-view.ts';
import { useSettings } from './use-settings.ts';

const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`);

const fitOptions = [
  { value: '', label: 'As many pages as it takes' },
  ...Array.from({ length: settingRanges.fitToPages.max }, (_, index) => ({
    value: String(index + 1),
    label: `Fit to ${pages(index + 1)}`,
  })),
];

/** Space, leading and size are taken away until it fits. */
export function FitSetting() {
  const { settings, change } = useSettings();
  const wanted = settings.fitToPages;
  const isTooLong = useView((view) => wanted !== null && view.tooLongFor === wanted);
  const tooLong = `Doesn’t fit on ${pages(wanted ?? 1)} even at the smallest readable size.`;
  return (
    <Select
      label="Length"
      value={String(wanted ?? '')}
      options={fitOptions}
      error={isTooLong ? tooLong : undefined}
      onValueChange={(value) => change({ fitToPages: value === '' ? null : Number(value) })}
    />
  );
}

const dateOptions = dateFormats.map((format) => ({
  value: format,
  label: formatMonth('2024-03', format),
}));

export function DateSetting() {
  const { settings, change } = useSettings();
  return (
    <Select
      label="Dates"
      value={settings.dateFormat}
      options={dateOptions}
      hint="Dates in other words stay as you wrote them."
      onValueChange={(dateFormat) => change({ dateFormat })}
    />
  );
}
