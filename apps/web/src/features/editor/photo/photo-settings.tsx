import { type PhotoShape, settingRanges } from '@folio/contract/setting-choices';
import { t } from '../../../lib/words/words.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Slider } from '../../../ui/slider.tsx';
import { useEditor, useSettings } from '../store/use-editor.ts';

const visibility = [
  {
    value: 'on',
    get label() {
      return t('On');
    },
  },
  {
    value: 'off',
    get label() {
      return t('Off');
    },
  },
] as const;

const shapes: readonly { value: PhotoShape; label: string }[] = [
  {
    value: 'square',
    get label() {
      return t('Square');
    },
  },
  {
    value: 'rounded',
    get label() {
      return t('Rounded');
    },
  },
  {
    value: 'circle',
    get label() {
      return t('Circle');
    },
  },
];

/** Whether documents show the photo, and its shape. */
export function PhotoSettings() {
  const { settings, change } = useSettings();
  const hasPhoto = useEditor(({ document }) => document.content.personalInfo.photoId !== '');
  return (
    <section aria-labelledby="photo-heading">
      <h3 id="photo-heading" className="mb-3 text-large font-semibold">
        {t('Photo')}
      </h3>
      {hasPhoto ? (
        <div className="grid grid-cols-2 items-start gap-4 *:min-w-0 @max-sm:grid-cols-1">
          <Segmented
            label={t('Show photo')}
            value={settings.showPhoto ? 'on' : 'off'}
            options={visibility}
            onValueChange={(value) => change({ showPhoto: value === 'on' })}
          />
          <Segmented
            label={t('Photo shape')}
            value={settings.photoShape}
            options={shapes}
            onValueChange={(photoShape) => change({ photoShape })}
          />
          <Slider
            label={t('Photo size')}
            {...settingRanges.photoScale}
            value={settings.photoScale ?? 1}
            text={`${Math.round(100 * (settings.photoScale ?? 1))}%`}
            onValueChange={(scale) => change({ photoScale: scale === 1 ? null : scale })}
          />
        </div>
      ) : (
        <p className="text-body text-muted">{t('No photo yet. Add one under Personal.')}</p>
      )}
    </section>
  );
}
