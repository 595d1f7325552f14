import type { ApplicationSummary } from '@folio/contract/applications';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { t } from '../../lib/words/words.ts';
import { classNames } from '../../ui/class-names.ts';
import type { Sort, SortKey } from './shown-applications.ts';
import { RowCheckbox, TableRow } from './table-row.tsx';
import { useTableKeys } from './use-table-keys.ts';

const rowPx = 49;
const spareRows = 10;

const columns: ReadonlyArray<{ key: SortKey; label: string; className: string }> = [
  {
    key: 'role',
    get label() {
      return t('Role');
    },
    className: '',
  },
  {
    key: 'company',
    get label() {
      return t('Company');
    },
    className: 'w-[15%] max-lg:w-[24%] max-sm:hidden',
  },
  {
    key: 'status',
    get label() {
      return t('Status');
    },
    className: 'w-30 max-sm:w-26',
  },
  {
    key: 'deadline',
    get label() {
      return t('Deadline');
    },
    className: 'w-26 max-lg:hidden',
  },
  {
    key: 'match',
    get label() {
      return t('Match');
    },
    className: 'w-20 max-xl:hidden min-[88rem]:w-36',
  },
  {
    key: 'nextStep',
    get label() {
      return t('Next step');
    },
    className: 'w-[18%] max-lg:hidden',
  },
  {
    key: 'sent',
    get label() {
      return t('What was sent');
    },
    className: 'w-[13%] max-xl:hidden',
  },
  {
    key: 'updated',
    get label() {
      return t('Updated');
    },
    className: 'w-27 max-md:hidden',
  },
];

type Props = {
  applications: readonly ApplicationSummary[];
  sort: Sort;
  onSortChange: (sort: Sort) => void;
  selected: ReadonlySet<string>;
  onSelectedChange: Dispatch<SetStateAction<ReadonlySet<string>>>;
  /** Deletes the selected applications. */
  onDelete: () => void;
};

/** A virtualized table: of thousands of rows those near the viewport are rendered. */
export function Table({ applications, sort, onSortChange, selected, ...acts }: Props) {
  const { onSelectedChange, onDelete } = acts;
  const body = useRef<HTMLTableSectionElement>(null);
  const { first, last, show } = useDrawnRows(body, applications.length);
  const isAll = applications.length > 0 && applications.every(({ id }) => selected.has(id));
  const ids = useMemo(() => applications.map(({ id }) => id), [applications]);
  // Stable, so that rows don't rerender when another is selected.
  const toggle = useCallback(
    (id: string) =>
      onSelectedChange((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [onSelectedChange],
  );
  const onKeyDown = useTableKeys({
    ids,
    show,
    onToggle: toggle,
    onSelectAll: () => onSelectedChange(new Set(ids)),
    onDelete,
    onClear: () => onSelectedChange(new Set()),
  });
  return (
    <>
      <p id="table-keys" hidden>
        {t(
          'In a row the arrow keys go up and down, with Shift they select what they pass. X selects, Control and A selects all, Delete deletes what is selected.',
        )}
      </p>
      <table
        aria-label={t('Applications')}
        aria-rowcount={applications.length + 1}
        aria-describedby="table-keys"
        onKeyDown={onKeyDown}
        className="w-full table-fixed border-collapse rounded-panel bg-surface text-left"
      >
        <Head
          sort={sort}
          onSortChange={onSortChange}
          isAll={isAll}
          onAllChange={(all) => onSelectedChange(new Set(all ? ids : []))}
        />
        <tbody ref={body}>
          <Spacer px={first * rowPx} />
          {applications.slice(first, last).map((application, index) => (
            <TableRow
              key={application.id}
              application={application}
              rowIndex={first + index + 2}
              isSelected={selected.has(application.id)}
              onToggle={toggle}
            />
          ))}
          <Spacer px={(applications.length - last) * rowPx} />
        </tbody>
      </table>
    </>
  );
}

/** The rendered rows, from `first` to before `last`, and a function that scrolls to any row. */
function useDrawnRows(body: RefObject<HTMLElement | null>, count: number) {
  const [topPx, setTopPx] = useState(0);
  useLayoutEffect(() => {
    const top = body.current?.getBoundingClientRect().top;
    if (top !== undefined) setTopPx(top + scrollY);
  }, [body]);
  const rows = useWindowVirtualizer({
    count,
    estimateSize: () => rowPx,
    overscan: spareRows,
    scrollMargin: topPx,
  });
  const drawn = rows.getVirtualItems();
  return {
    first: drawn[0]?.index ?? 0,
    last: (drawn.at(-1)?.index ?? -1) + 1,
    show: (index: number) => rows.scrollToIndex(index),
  };
}

type HeadProps = Pick<Props, 'sort' | 'onSortChange'> & {
  isAll: boolean;
  onAllChange: (isAll: boolean) => void;
};

/** The header: sort buttons, and a checkbox for all rows. */
const Head = ({ sort, onSortChange, isAll, onAllChange }: HeadProps) => (
  <thead>
    <tr aria-rowindex={1} className="h-11 border-b border-line text-small text-muted">
      <th scope="col" className="w-12">
        <RowCheckbox
          label={t('Select all')}
          isChecked={isAll}
          onToggle={() => onAllChange(!isAll)}
        />
      </th>
      {columns.map(({ key, label, className }) => (
        <SortHeader
          key={key}
          label={label}
          className={className}
          order={sort.key === key ? (sort.isDown ? 'descending' : 'ascending') : 'none'}
          onSort={() =>
            onSortChange({
              key,
              isDown: sort.key === key ? !sort.isDown : key === 'updated' || key === 'match',
            })
          }
        />
      ))}
    </tr>
  </thead>
);

/** A single cell: spanning all columns would widen those that narrow screens hide. */
const Spacer = ({ px }: { px: number }) =>
  px > 0 ? (
    <tr aria-hidden>
      <td style={{ height: px }} />
    </tr>
  ) : null;

type HeaderProps = {
  label: string;
  className: string;
  order: 'ascending' | 'descending' | 'none';
  onSort: () => void;
};

function SortHeader({ label, className, order, onSort }: HeaderProps) {
  const Arrow = order === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={order} className={className}>
      <button
        type="button"
        onClick={onSort}
        className="inline-flex h-9 items-center gap-1 rounded-control px-1.5 font-medium hover:text-ink finger:h-11"
      >
        {label}
        <Arrow aria-hidden className={classNames('size-3.5', order === 'none' && 'opacity-0')} />
      </button>
    </th>
  );
}
