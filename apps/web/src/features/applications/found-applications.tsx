import type { ApplicationSummary } from '@folio/contract/applications';
import { useDeferredValue, useMemo, useState } from 'react';
import { openedPart } from '../../lib/online-part.tsx';
import { readStored, writeStored } from '../../lib/stored-json.ts';
import { t } from '../../lib/words/words.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SearchField } from '../../ui/text-field.tsx';
import { applicationsCopy, countOf } from './applications.copy.ts';
import { Board } from './board.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { type Filter, filtered, noFilter, type Sort, sorted } from './shown-applications.ts';
import { Table } from './table.tsx';
import { TableFilters } from './table-filters.tsx';
import { useApplicationChanges } from './use-application-changes.ts';
import { useFoundInTexts } from './use-found-in-texts.ts';
import { useUndoCommand } from './use-undo-command.ts';

const CalendarView = openedPart(
  async () => (await import('./calendar/calendar-view.tsx')).CalendarView,
  <Skeleton className="h-60 w-full" />,
);
const ResultsView = openedPart(
  async () => (await import('./results-view.tsx')).ResultsView,
  <Skeleton className="h-60 w-full" />,
);

type View = 'board' | 'table' | 'calendar' | 'results';
const views = [
  {
    value: 'board',
    get label() {
      return t('Board');
    },
  },
  {
    value: 'table',
    get label() {
      return t('Table');
    },
  },
  {
    value: 'calendar',
    get label() {
      return t('Calendar');
    },
  },
  {
    value: 'results',
    get label() {
      return t('Results');
    },
  },
] as const;
const viewKey = 'applicationsView';

/**
 * The list of applications as board, table, calendar or results, searched and sorted on this
 * device.
 */
export function FoundApplications({
  applications,
}: {
  applications: readonly ApplicationSummary[];
}) {
  const [view, setView] = useState<View>(
    () => views.find(({ value }) => value === readStored(localStorage, viewKey))?.value ?? 'board',
  );
  const [filter, setFilter] = useState(noFilter);
  const change = (part: Partial<Filter>) => setFilter((before) => ({ ...before, ...part }));
  // The typed letter is painted before the results.
  const asked = useDeferredValue(filter);
  const { found, isSearching } = useFound(applications, asked, view);
  // Kept while another view is shown.
  const [sort, setSort] = useState<Sort>({ key: 'updated', isDown: true });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const changes = useApplicationChanges();
  useUndoCommand();
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-3">
        <div className="w-80 max-sm:w-full [&_legend]:sr-only">
          <Segmented
            label={t('View')}
            value={view}
            options={views}
            onValueChange={(next) => {
              writeStored(localStorage, viewKey, next);
              setView(next);
            }}
          />
        </div>
        <SearchField
          placeholder={t('Search applications...')}
          value={filter.search}
          onValueChange={(search) => change({ search })}
          className="w-65 max-sm:w-auto max-sm:grow"
        />
        {view === 'table' ? (
          <TableFilters applications={applications} filter={filter} onChange={change} />
        ) : null}
        <p role="status" className="ml-auto py-2 text-small text-muted tabular-nums">
          {countOf(found.length)}
        </p>
      </div>
      {view === 'board' ? (
        <Board
          applications={found}
          search={asked.search}
          onMove={(id, status) => changes.setStatus([id], status)}
        />
      ) : null}
      {view === 'table' ? (
        <TableView
          found={found}
          sort={sort}
          onSortChange={setSort}
          selected={selected}
          onSelectedChange={setSelected}
          changes={changes}
        />
      ) : null}
      {view === 'calendar' ? <CalendarView applications={found} /> : null}
      {view === 'results' ? <ResultsView applications={found} /> : null}
      {found.length === 0 ? (
        <p className="py-16 text-center text-large text-muted">
          {isSearching ? applicationsCopy.searching : applicationsCopy.nothingFound}
        </p>
      ) : null}
    </>
  );
}

/** The applications that a filter matches. Views other than the table only have the search. */
function useFound(applications: readonly ApplicationSummary[], filter: Filter, view: View) {
  const { found: inTexts, isSearching } = useFoundInTexts(filter.search);
  const found = useMemo(
    () =>
      filtered(
        applications,
        view === 'table' ? filter : { ...noFilter, search: filter.search },
        inTexts,
      ),
    [applications, filter, view, inTexts],
  );
  return { found, isSearching };
}

type TableViewProps = Pick<
  Parameters<typeof Table>[0],
  'sort' | 'onSortChange' | 'selected' | 'onSelectedChange'
> & {
  found: readonly ApplicationSummary[];
  changes: ReturnType<typeof useApplicationChanges>;
};

/** The table, and the actions on its selected rows. */
function TableView({ found, sort, selected, onSelectedChange, changes, ...table }: TableViewProps) {
  const rows = useMemo(() => sorted(found, sort), [found, sort]);
  // Selected rows that the filter hides are left out of actions.
  const chosen = useMemo(() => rows.filter(({ id }) => selected.has(id)), [rows, selected]);
  const ids = chosen.map(({ id }) => id);
  const clear = () => onSelectedChange(new Set());
  const remove = () => {
    if (ids.length === 0) return;
    changes.remove(ids);
    clear();
  };
  if (rows.length === 0) return null;
  return (
    <>
      <Table
        applications={rows}
        sort={sort}
        selected={selected}
        onSelectedChange={onSelectedChange}
        onDelete={remove}
        {...table}
      />
      {chosen.length > 0 ? (
        <SelectionBar
          count={chosen.length}
          onStatus={(status) => {
            changes.setStatus(ids, status);
            clear();
          }}
          onNextStep={(step) => {
            changes.setNextStep(ids, step);
            clear();
          }}
          onDelete={remove}
          onClear={clear}
        />
      ) : null}
    </>
  );
}
