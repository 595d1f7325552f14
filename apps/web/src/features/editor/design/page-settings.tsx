import { pageSizes, settingRanges } from '@folio/contract/setting-choices';
import { ChevronRight } from 'lucide-react';
import { t } from '../../../lib/words/words.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import { Slider } from '../../../ui/slider.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useSettings } from '../store/use-editor.ts';
import { useView } from '../view/use-view.ts';

/** Paper, margins, number of pages, and headers and footers. */
export const PageSettings = () => (
  <div className="grid grid-cols-2 items-start gap-4 *:min-w-0 @max-sm:grid-cols-1">
    <PageSizeSetting />
    <FitSetting />
    <MarginSettings />
    <MarginalSettings />
  </div>
);

const pages = (count: number) => t('{count, plural, one {# page} other {# pages}}', { count });

const fitOptions = () => [
  {
    value: '',
    get label() {
      return t('Automatic');
    },
  },
  ...Array.from({ length: settingRanges.fitToPages.max }, (_, index) => ({
    value: String(index + 1),
    label: t('Fit to {pages}', { pages: pages(index + 1) }),
  })),
];

const linesLeft = (count: number) =>
  t('{count, plural, one {One line is left over.} other {# lines are left over.}}', { count });

/** 'Fit to pages': reduces spacing, leading and size until the text fits. */
function FitSetting() {
  const { settings, change } = useSettings();
  const wantedPages = settings.fitToPages;
  const isTooLong = useView((view) => wantedPages !== null && view.tooLongFor === wantedPages);
  const leftOver = useView((view) => view.leftOver);
  const tooLong = t('Doesn’t fit on {pages} even at the smallest readable size. {linesLeft}', {
    pages: pages(wantedPages ?? 1),
    linesLeft: linesLeft(leftOver),
  });
  return (
    <Select
      label={t('Length')}
      value={String(wantedPages ?? '')}
      options={fitOptions()}
      error={isTooLong ? tooLong : undefined}
      onValueChange={(value) => change({ fitToPages: value === '' ? null : Number(value) })}
    />
  );
}

const sizes = pageSizes.map((size) => ({ value: size, label: size }));

function PageSizeSetting() {
  const { settings, change } = useSettings();
  return (
    <Segmented
      label={t('Page size')}
      value={settings.pageSize}
      options={sizes}
      onValueChange={(pageSize) => change({ pageSize })}
    />
  );
}

/** The initial position of the slider: about the templates' margin. */
const usualMm = 16;

const sides = [
  {
    key: 'marginTopMm',
    get label() {
      return t('Top margin');
    },
  },
  {
    key: 'marginBottomMm',
    get label() {
      return t('Bottom margin');
    },
  },
  {
    key: 'marginLeftMm',
    get label() {
      return t('Left margin');
    },
  },
  {
    key: 'marginRightMm',
    get label() {
      return t('Right margin');
    },
  },
] as const;

/** One slider for all four margins, or one for each. */
function MarginSettings() {
  const { settings, change } = useSettings();
  const { marginMm } = settings;
  const areApart = sides.some(({ key }) => settings[key] !== null);
  const none = Object.fromEntries(sides.map(({ key }) => [key, null]));
  return (
    <div className="col-span-full grid gap-3">
      <MarginSlider
        label={t('Margins')}
        value={marginMm}
        own={t('Default')}
        onValue={(mm) => change(mm === null ? { marginMm: null, ...none } : { marginMm: mm })}
        showsBack={marginMm !== null || areApart}
      />
      <details open={areApart || undefined} className="group">
        <summary className="-mx-1 inline-flex h-8 cursor-pointer list-none items-center gap-1 rounded-control px-1 text-small font-medium text-muted select-none hover:text-ink finger:h-11">
          <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
          {t('Set each side')}
        </summary>
        <div className="mt-2 grid grid-cols-2 gap-4 *:min-w-0 @max-sm:grid-cols-1">
          {sides.map(({ key, label }) => (
            <MarginSlider
              key={key}
              label={label}
              value={settings[key]}
              usual={marginMm ?? usualMm}
              own={marginMm === null ? t('Default') : t('Same as the others')}
              showsBack={settings[key] !== null}
              onValue={(mm) => change({ [key]: mm })}
            />
          ))}
        </div>
      </details>
    </div>
  );
}

function MarginSlider({
  label,
  value,
  usual = usualMm,
  own,
  showsBack,
  onValue,
}: {
  label: string;
  value: number | null;
  usual?: number;
  /** The value while none is set. */
  own: string;
  showsBack: boolean;
  onValue: (mm: number | null) => void;
}) {
  return (
    <Slider
      label={label}
      {...settingRanges.marginMm}
      value={value ?? usual}
      text={value === null ? own : t('{value} mm', { value })}
      aside={
        showsBack ? (
          <button
            type="button"
            aria-label={`${label}: ${own}`}
            onClick={() => onValue(null)}
            className="rounded-sm text-accent underline-offset-2 hover:underline"
          >
            {own}
          </button>
        ) : null
      }
      onValueChange={onValue}
    />
  );
}

/** Header, footer and page numbers. */
function MarginalSettings() {
  const { settings, change } = useSettings();
  return (
    <div className="col-span-full grid gap-4">
      <Switch
        label={t('Name on later pages')}
        hint={t('With the page number, from page 2 on.')}
        checked={settings.runningHead ?? false}
        onCheckedChange={(isOn) => change({ runningHead: isOn })}
      />
      <Switch
        label={t('Page numbers')}
        hint={t('Only when there’s more than one page.')}
        checked={settings.pageNumbers ?? true}
        onCheckedChange={(isOn) => change({ pageNumbers: isOn })}
      />
    </div>
  );
}
