import { type FontChoice, type FontKind, fontKinds } from '@folio/contract/setting-choices';
import { fontFaces } from '@folio/documents/font-faces';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { loadFace } from '../../../lib/typesetting/load-face.ts';
import { t } from '../../../lib/words/words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { controlStyle } from '../../../ui/field.tsx';

/** Well-known fonts with the same metrics as ours. */
const names: Partial<Record<FontChoice, string>> = {
  get Gelasio() {
    return t('Georgia (Gelasio)');
  },
  get Arimo() {
    return t('Arial (Arimo)');
  },
  get Carlito() {
    return t('Calibri (Carlito)');
  },
  get Tinos() {
    return t('Times New Roman (Tinos)');
  },
};
export const nameOfFont = (family: FontChoice): string => names[family] ?? family;

const kinds: readonly { kind: FontKind; label: string }[] = [
  {
    kind: 'sans',
    get label() {
      return t('Sans serif');
    },
  },
  {
    kind: 'serif',
    get label() {
      return t('Serif');
    },
  },
  {
    kind: 'slab',
    get label() {
      return t('Slab serif');
    },
  },
  {
    kind: 'display',
    get label() {
      return t('Condensed and display');
    },
  },
];

type Props = {
  label: string;
  /** The template's default. */
  own: string;
  chosen: FontChoice | null;
  onChoose: (family: FontChoice | null) => void;
};

/** The font families by kind, each in its own letters, expanded below the chosen one. */
export function FontChooser({ label, own, chosen, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className={isOpen ? 'col-span-full' : undefined}>
      <span id={`${id}-label`} className="mb-1 block text-small font-medium text-muted">
        {label}
      </span>
      <button
        ref={button}
        type="button"
        id={`${id}-button`}
        aria-labelledby={`${id}-label ${id}-button`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        onClick={() => setOpen(!isOpen)}
        className={classNames(
          controlStyle,
          'flex h-9 items-center justify-between gap-2 text-left finger:h-11',
        )}
      >
        <span className="min-w-0 truncate">{chosen === null ? own : nameOfFont(chosen)}</span>
        <ChevronDown
          aria-hidden
          className={classNames('size-4 shrink-0 text-muted', isOpen && 'rotate-180')}
        />
      </button>
      {isOpen ? (
        <div
          id={`${id}-list`}
          role="radiogroup"
          aria-labelledby={`${id}-label`}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            close();
          }}
          className="mt-1 max-h-80 overflow-y-auto rounded-control border border-control bg-surface p-1"
        >
          <Row group={id} name={own} isChosen={chosen === null} onChoose={() => onChoose(null)} />
          {kinds.map(({ kind, label: title }) => (
            <fieldset key={kind}>
              <legend className="px-2.5 pt-3 pb-1 text-small text-faint">{title}</legend>
              {fontKinds[kind].map((family) => (
                <Row
                  key={family}
                  group={id}
                  name={nameOfFont(family)}
                  family={family}
                  isChosen={chosen === family}
                  onChoose={() => onChoose(family)}
                />
              ))}
            </fieldset>
          ))}
        </div>
      ) : null}
    </div>
  );
}

function Row({
  group,
  name,
  family,
  isChosen,
  onChoose,
}: {
  group: string;
  name: string;
  family?: FontChoice;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const row = useRef<HTMLLabelElement>(null);
  const font = useOwnLetters(row, family);
  return (
    <label
      ref={row}
      className="flex min-h-9 cursor-pointer items-center rounded-md px-2.5 text-large hover:bg-line/60 has-checked:bg-tint has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent finger:min-h-11"
    >
      <input
        type="radio"
        name={group}
        aria-label={name}
        checked={isChosen}
        onChange={onChoose}
        className="sr-only"
      />
      <span aria-hidden style={font === undefined ? undefined : { fontFamily: `"${font}"` }}>
        {name}
      </span>
    </label>
  );
}

/**
 * The name of the face in the page's CSS, once loaded; loading starts when its row becomes visible.
 */
function useOwnLetters(
  row: { readonly current: HTMLElement | null },
  family: FontChoice | undefined,
): string | undefined {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const face = fontFaces.find((one) => one.family === family && !one.bold && !one.italic);
    const element = row.current;
    if (!face || !element) return undefined;
    let isGone = false;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      // If it can't be loaded, the name is shown in the app's own font.
      loadFace(face).then(
        () => isGone || setShown(face.key),
        () => undefined,
      );
    });
    watcher.observe(element);
    return () => {
      isGone = true;
      watcher.disconnect();
    };
  }, [row, family]);
  return shown;
}
