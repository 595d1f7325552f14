import { contentLimits } from '@folio/contract/content-limits';
import { ScanSearch } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { definitionAt } from '../../lib/reading/correct-text.ts';
import type { ReadRow } from '../../lib/reading/read-rows.ts';
import { t } from '../../lib/words/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { limitInsertions } from '../../ui/limit-note.tsx';
import { importCopy } from './import.copy.ts';

export type CorrectionRowProps = {
  /** The row's current text. */
  textOf: (path: string) => string;
  isDoubted: (path: string) => boolean;
  isOnPage: (path: string) => boolean;
  selected: string | undefined;
  /** Highlights the value in the file, and scrolls to it if the file is shown next to the list. */
  onPoint: (path: string) => void;
  /** Goes to the value's place in the file. */
  onShow: (path: string) => void;
  onCorrect: (path: string, text: string) => void;
  onChecked: (path: string) => void;
};

/** A value that was read, as an input that looks like text until hovered. */
export function CorrectionRow({ row, ...props }: CorrectionRowProps & { row: ReadRow }) {
  const { label, path, isMissing } = row;
  const { selected, isDoubted, isOnPage, onShow, onChecked } = props;
  const isUnsure = isDoubted(path);
  const id = fieldIdOf(path);
  return (
    <div
      data-path={path}
      className={classNames(
        'grid scroll-my-6 gap-x-2 border-b border-line py-1 sm:grid-cols-[104px_minmax(0,1fr)]',
        selected === path && 'bg-tint/60',
      )}
    >
      <label htmlFor={id} className="pt-1.5 text-faint max-sm:px-2 max-sm:text-small">
        {label}
      </label>
      <div className="flex min-w-0 items-start gap-1">
        <div className="min-w-0 flex-1">
          <Value id={id} row={row} isUnsure={isUnsure} {...props} />
          {isUnsure || (isMissing && props.textOf(path) === '') ? (
            <p id={`${id}-note`} className="flex flex-wrap items-center gap-x-3 px-2 pb-1">
              {isUnsure ? (
                <Badge tone="warning">{importCopy.unsure}</Badge>
              ) : (
                <Badge tone="danger">{importCopy.notFound}</Badge>
              )}
              {isUnsure ? (
                <Button size="small" variant="quiet" onClick={() => onChecked(path)}>
                  {importCopy.isRight}
                  <span className="sr-only">: {label}</span>
                </Button>
              ) : null}
            </p>
          ) : null}
        </div>
        {isOnPage(path) ? (
          <IconButton
            label={`${importCopy.show}: ${label}`}
            icon={<ScanSearch aria-hidden className="size-4 text-faint" />}
            className="shrink-0 lg:hidden"
            onClick={() => onShow(path)}
          />
        ) : null}
      </div>
    </div>
  );
}

export const fieldIdOf = (path: string): string => `read-${encodeURIComponent(path)}`;

const className =
  'block w-full min-w-0 rounded-control border border-transparent bg-transparent px-2 py-1.25 text-body text-ink hover:border-control focus:bg-surface finger:min-h-11 finger:py-2 finger:text-large';

type ValueProps = CorrectionRowProps & { id: string; row: ReadRow; isUnsure: boolean };

function Value({ id, row: { path, isMissing }, isUnsure, textOf, onCorrect, onPoint }: ValueProps) {
  const definition = definitionAt(path);
  const text = textOf(path);
  const control = {
    id,
    'aria-describedby': isUnsure || (isMissing && text === '') ? `${id}-note` : undefined,
    onFocus: () => onPoint(path),
  };
  if (definition?.kind === 'select')
    return (
      <select
        {...control}
        value={text}
        className={className}
        onChange={({ target }) => onCorrect(path, target.value)}
      >
        {['', ...(definition.options ?? [])].map((option) => (
          <option key={option} value={option}>
            {definition.optionLabels?.[option] ?? (option || t('Not specified'))}
          </option>
        ))}
      </select>
    );
  const isLong = !definition || definition.kind === 'longText';
  return (
    <textarea
      {...control}
      dir="auto"
      // For browsers without `field-sizing`.
      rows={Math.max(1, Math.ceil(text.length / 64))}
      value={text}
      {...limitInsertions(definition?.limit ?? contentLimits.longText)}
      onKeyDown={isLong && definition ? undefined : keepOnOneLine}
      onChange={({ target: { value } }) =>
        onCorrect(path, isLong && definition ? value : value.replaceAll(/\s*\n\s*/g, ' '))
      }
      className={classNames(className, 'resize-none [field-sizing:content]')}
    />
  );
}

const keepOnOneLine = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};
