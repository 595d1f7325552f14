import { templateById } from '@folio/contract/template-list';
import { type CSSProperties, useId } from 'react';
import { t } from '../../../lib/words/words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useEditor, useSettings } from '../store/use-editor.ts';

const swatches = [
  {
    color: '#3b82f6',
    get name() {
      return t('Blue');
    },
  },
  {
    color: '#9b87f5',
    get name() {
      return t('Purple');
    },
  },
  {
    color: '#6b7280',
    get name() {
      return t('Gray');
    },
  },
  {
    color: '#171717',
    get name() {
      return t('Black');
    },
  },
  {
    color: '#4f46e5',
    get name() {
      return t('Indigo');
    },
  },
] as const;

/** The accent color. Text uses a darker shade if the accent itself has too little contrast. */
export function AccentSetting() {
  const { settings, change } = useSettings();
  const own = useEditor(({ document }) => templateById(document.templateId).accent);
  const { accent } = settings;
  const group = useId();
  const isOther = accent !== null && !swatches.some(({ color }) => color === accent);
  const choose = (color: string | null) => () => change({ accent: color });
  return (
    <fieldset>
      <legend className="mb-2 text-small font-medium text-muted">{t('Accent')}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <Swatch
          group={group}
          color={own}
          name="Default"
          isChosen={accent === null}
          showsName
          onChoose={choose(null)}
        />
        {swatches.map(({ color, name }) => (
          <Swatch
            key={color}
            group={group}
            color={color}
            name={name}
            isChosen={accent === color}
            onChoose={choose(color)}
          />
        ))}
        <label className="flex h-9 items-center gap-2 pl-2 text-body text-muted finger:h-11">
          <input
            type="color"
            value={accent ?? own}
            onChange={({ target }) => change({ accent: target.value })}
            className="h-7 w-10 cursor-pointer rounded-control border border-control bg-surface p-0.5"
          />
          {isOther ? t('Custom, {accent}', { accent }) : t('Custom')}
        </label>
      </div>
    </fieldset>
  );
}

function Swatch({
  group,
  color,
  name,
  isChosen,
  showsName = false,
  onChoose,
}: {
  group: string;
  color: string;
  name: string;
  isChosen: boolean;
  /** Shows the name permanently, not only on hover. */
  showsName?: boolean;
  onChoose: () => void;
}) {
  return (
    <label
      title={name}
      className="flex h-9 min-w-9 cursor-pointer items-center justify-center gap-2 rounded-full text-body text-muted has-checked:outline-2 has-checked:-outline-offset-2 has-checked:outline-accent has-focus-visible:bg-tint finger:h-11 finger:min-w-11"
    >
      <input
        type="radio"
        name={group}
        aria-label={name}
        checked={isChosen}
        onChange={onChoose}
        className="sr-only"
      />
      <span
        aria-hidden
        style={{ '--swatch': color } as CSSProperties}
        className={classNames(
          'size-6 rounded-full border border-control bg-(--swatch)',
          showsName && 'ml-1.5 max-md:ml-2.5',
        )}
      />
      {showsName ? <span className="pr-3.5">{name}</span> : null}
    </label>
  );
}
