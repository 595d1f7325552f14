import { type CSSProperties, useId } from 'react';
import { t } from '../../lib/words/words.ts';
import { classNames } from '../../ui/class-names.ts';

type Props = { value: PreviewColor; onValueChange: (color: PreviewColor) => void };

/** The accent color of previews; arrow keys move between colors. */
export function ColorSwatches({ value, onValueChange }: Props) {
  const group = useId();
  return (
    <fieldset className="flex items-center">
      <legend className="sr-only">{t('Preview color')}</legend>
      {previewColors.map((color) => (
        <label
          key={color.id}
          title={color.name}
          className="grid size-9 cursor-pointer place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-accent finger:size-11"
        >
          <input
            type="radio"
            name={group}
            aria-label={color.name}
            checked={value.id === color.id}
            onChange={() => onValueChange(color)}
            className="peer sr-only"
          />
          <span
            aria-hidden
            style={{ '--swatch': color.accent ?? 'transparent' } as CSSProperties}
            className={classNames(
              'relative size-5 overflow-hidden rounded-full border border-control bg-(--swatch)',
              'peer-checked:outline-2 peer-checked:outline-offset-2 peer-checked:outline-ink',
              color.id === defaultColor.id &&
                'after:absolute after:inset-x-0 after:top-1/2 after:h-px after:-rotate-45 after:bg-control',
            )}
          />
        </label>
      ))}
    </fieldset>
  );
}

/** Colors for previews only; the new resume has the template's own. */
export const previewColors = [
  {
    id: 'default',
    get name() {
      return t('Default');
    },
    accent: null,
  },
  {
    id: 'blue',
    get name() {
      return t('Blue');
    },
    accent: '#3b82f6',
  },
  {
    id: 'purple',
    get name() {
      return t('Purple');
    },
    accent: '#9b87f5',
  },
  {
    id: 'gray',
    get name() {
      return t('Gray');
    },
    accent: '#6b7280',
  },
  {
    id: 'black',
    get name() {
      return t('Black');
    },
    accent: '#171717',
  },
  {
    id: 'indigo',
    get name() {
      return t('Indigo');
    },
    accent: '#4f46e5',
  },
] as const;

export type PreviewColor = (typeof previewColors)[number];
export const defaultColor: PreviewColor = previewColors[0];
