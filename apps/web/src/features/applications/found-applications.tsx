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
import { filtered, noFilter, type Sort, sorted } from './shown-applications.ts';
import { Table } from './table.tsx';
import { TableFilters } from './table-filters.tsx';
import { useApplicationChanges } from './use-application-changes.ts';
import { useFoundInTexts } from './use-found-in-texts.ts';
import { useUndoCommand } from './use-undo-command.ts';

const CalendarView = openedPart(
  async () => (await import('./calendar-view.tsx')).CalendarView,
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

/** All of them, as a board or a table, searched and sorted on this device. */
export function FoundApplications({
  applications,
}: {
  applications: readonly ApplicationSummary[];
}) {
  const [view, setView] = useState<View>(
    () => views.find(({ value }) => value === readStored(localStorage, viewKey))?.value ?? 'board',
  );
  const [filter, setFilter] = useState(noFilter);
  const [sort, setSort] = useState<Sort>({ key: 'updated', isDown: true });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { setStatus, setNextStep, remove } = useApplicationChanges();
  useUndoCommand();
  // A letter is painted before what it finds, however many there are.
  const asked = useDeferredValue(filter);
  const { found: inTexts, isSearching } = useFoundInTexts(asked.search);
  const found = useMemo(
    () =>
      filtered(
        applications,
        view === 'table' ? asked : { ...noFilter, search: asked.search },
        inTexts,
      ),
    [applications, asked, view, inTexts],
  );
  const rows = useMemo(() => (view === 'table' ? sorted(found, sort) : []), [view, found, sort]);
  // What a search hides is not meant by what is done to those that are selected.
  const chosen = useMemo(() => rows.filter(({ id }) => selected.has(id)), [rows, selected]);
  const ids = chosen.map(({ id }) => id);
  const clear = () => setSelected(new Set());
  const removeChosen = () => {
    if (ids.length === 0) return;
    remove(ids);
    clear();
  };
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
          onValueChange={(search) => setFilter((before) => ({ ...before, search }))}
          className="w-65 max-sm:w-auto max-sm:grow"
        />
        {view === 'table' ? (
          <TableFilters
            applications={applications}
            filter={filter}
            onChange={(part) => setFilter((before) => ({ ...before, ...part }))}
          />
        ) : null}
        <p role="status" className="ml-auto py-2 text-small text-muted tabular-nums">
          {countOf(found.length)}
        </p>
      </div>
      {view === 'board' ? (
        <Board
          applications={found}
          search={asked.search}
          onMove={(id, status) => setStatus([id], status)}
        />
      ) : null}
      {view === 'table' && rows.length > 0 ? (
        <Table
          applications={rows}
          sort={sort}
          onSortChange={setSort}
          selected={selected}
          onSelectedChange={setSelected}
          onDelete={removeChosen}
        />
      ) : null}
      {view === 'calendar' ? <CalendarView applications={found} /> : null}
      {view === 'results' ? <ResultsView applications={found} /> : null}
      {found.length === 0 ? (
        <p className="py-16 text-center text-large text-muted">
          {isSearching ? applicationsCopy.searching : applicationsCopy.nothingFound}
        </p>
      ) : null}
      {chosen.length > 0 ? (
        <SelectionBar
          count={chosen.length}
          onStatus={(status) => {
            setStatus(ids, status);
            clear();
          }}
          onNextStep={(step) => {
            setNextStep(ids, step);
            clear();
          }}
          onDelete={removeChosen}
          onClear={clear}
        />
      ) : null}
    </>
  );
}
