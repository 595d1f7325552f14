import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { t } from '../words/words.ts';
import type { ReadRow } from './read-rows.ts';
import type { Reading } from './reading.ts';

export type ReadRowsProps = {
  rows: readonly ReadRow[];
  reading: Reading;
  selected: string | undefined;
  isOnPage: (path: string) => boolean;
  onShow: (path: string) => void;
};

/**
 * Lists the read values, field by field. Unsure and missing values are marked; selecting a row
 * shows its place on the page.
 */
export const ReadRows = ({ rows, reading, ...shared }: ReadRowsProps) => (
  <dl className="border-t border-line">
    {rows.map((row) => (
      <Row key={row.path} row={row} isUnsure={reading.unsure.has(row.path)} {...shared} />
    ))}
  </dl>
);

type RowProps = Omit<ReadRowsProps, 'rows' | 'reading'> & { row: ReadRow; isUnsure: boolean };

function Row({ row, isUnsure, selected, isOnPage, onShow }: RowProps) {
  const { label, text, path, isMissing } = row;
  return (
    <div
      data-path={path}
      className={classNames(
        'grid scroll-my-6 gap-x-4 gap-y-0.5 border-b border-line py-2 sm:grid-cols-[112px_minmax(0,1fr)]',
        selected === path && 'bg-tint',
      )}
    >
      <dt className="text-faint">{label}</dt>
      <dd className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        {isMissing ? (
          <Badge tone="danger">{t('Not found')}</Badge>
        ) : isOnPage(path) ? (
          <button
            type="button"
            title={t('Show on the page')}
            className="min-w-0 rounded-sm text-left whitespace-pre-line wrap-anywhere hover:text-accent"
            onClick={() => onShow(path)}
          >
            {text}
          </button>
        ) : (
          <span className="min-w-0 whitespace-pre-line wrap-anywhere">{text}</span>
        )}
        {isUnsure ? <Badge tone="warning">{t('Unsure')}</Badge> : null}
      </dd>
    </div>
  );
}
