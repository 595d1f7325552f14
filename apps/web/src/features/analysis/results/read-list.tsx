import { useMemo } from 'react';
import { type ReadGroup, type ReadRow, readGroups } from '../../../lib/reading/read-rows.ts';
import type { Reading } from '../../../lib/reading/reading.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';

type Props = {
  reading: Reading;
  selected: string | undefined;
  isOnPage: (path: string) => boolean;
  onShow: (path: string) => void;
};

/** What a machine finds in the file, beside the page that it found it on. */
export function ReadList({ reading, ...shared }: Props) {
  const groups = useMemo(() => readGroups(reading.content), [reading]);
  return (
    <div>
      <p className="text-muted">
        This is all that an applicant tracking system sees. Compare it with your page: what is wrong
        or missing here is wrong or missing for it, too.
        {reading.unsure.size > 0 ? ' What we are unsure of is marked.' : null}
      </p>
      {reading.problems.length > 0 ? (
        <ul className="mt-4 grid gap-1 text-warning">
          {reading.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      ) : null}
      {groups.map((group) => (
        <Group key={group.rows[0]?.path} {...{ group, reading }} {...shared} />
      ))}
    </div>
  );
}

function Group({ group, reading, ...shared }: Props & { group: ReadGroup }) {
  return (
    <section className="mt-6">
      {group.title ? <h2 className="mb-1 text-large font-semibold">{group.title}</h2> : null}
      <dl className="border-t border-line">
        {group.rows.map((row) => (
          <Row key={row.path} row={row} isUnsure={reading.unsure.has(row.path)} {...shared} />
        ))}
      </dl>
    </section>
  );
}

type RowProps = Omit<Props, 'reading'> & { row: ReadRow; isUnsure: boolean };

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
          <Badge tone="danger">Not found</Badge>
        ) : isOnPage(path) ? (
          <button
            type="button"
            title="Show on the page"
            className="min-w-0 rounded-sm text-left wrap-anywhere hover:text-accent"
            onClick={() => onShow(path)}
          >
            {text}
          </button>
        ) : (
          <span className="min-w-0 wrap-anywhere">{text}</span>
        )}
        {isUnsure ? <Badge tone="warning">Unsure</Badge> : null}
      </dd>
    </div>
  );
}
