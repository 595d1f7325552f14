import { dateFormats, formatMonth } from '@folio/contract/date-text';
import { defaultSettings, pageSizes, settingRanges } from '@folio/contract/document-settings';
import { completeOrder, type SectionName } from '@folio/contract/resume-content';
import { useState } from 'react';
import { isSame } from '../../../lib/is-same.ts';
import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import { Slider } from '../../../ui/slider.tsx';
import { PhotoSettings } from '../photo/photo-settings.tsx';
import { useEditor } from '../store/use-editor.ts';
import { useView } from '../view/use-view.ts';
import { AccentSetting } from './accent-setting.tsx';
import { SectionRow } from './section-row.tsx';
import { FontSetting, ScaleSettings } from './type-settings.tsx';
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
function FitSetting() {
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

function DateSetting() {
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

const sizes = pageSizes.map((size) => ({ value: size, label: size }));

function PageSizeSetting() {
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

function MarginSetting() {
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

/** The sections of the document in their order, with their titles. */
function SectionSettings() {
  const order = useEditor(({ document }) => document.order);
  const hasCustom = useEditor(({ document }) => document.content.customSections.length > 0);
  const [news, setNews] = useState('');
  const shown: SectionName[] = completeOrder(order).filter(
    (section) => section !== 'customSections' || hasCustom,
  );
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
    </>
  );
}

/** How the resume is set, whatever its template. */
export const DesignPanel = () => (
  <div className="grid gap-8">
    <section aria-labelledby="page-heading">
      <Heading id="page-heading">Page</Heading>
      <div className="grid grid-cols-2 items-start gap-4 *:min-w-0 @max-sm:grid-cols-1">
        <PageSizeSetting />
        <FitSetting />
        <MarginSetting />
      </div>
    </section>
    <section aria-labelledby="text-heading">
      <Heading id="text-heading">Text</Heading>
      <div className="grid grid-cols-2 items-start gap-4 *:min-w-0 @max-sm:grid-cols-1">
        <FontSetting />
        <DateSetting />
        <ScaleSettings />
      </div>
    </section>
    <section aria-labelledby="color-heading">
      <Heading id="color-heading">Color</Heading>
      <AccentSetting />
    </section>
    <PhotoSettings />
    <section aria-labelledby="sections-heading">
      <Heading id="sections-heading">Sections</Heading>
      <SectionSettings />
    </section>
    <BackToTemplate />
  </div>
);

const Heading = ({ id, children }: { id: string; children: string }) => (
  <h2 id={id} className="mb-3 text-large font-semibold">
    {children}
  </h2>
);

/** All settings at once; the order of the sections is the person's own and stays. */
function BackToTemplate() {
  const { settings, change } = useSettings();
  return (
    <div>
      <Button
        disabled={isSame(settings, defaultSettings)}
        onClick={() => change(defaultSettings)}
        className="max-md:h-11"
      >
        Back to the template’s own look
      </Button>
    </div>
  );
}
