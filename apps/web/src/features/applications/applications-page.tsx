import type { ApplicationSummary } from '@folio/contract/applications';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCommands } from '../../lib/commands/use-commands.ts';
import { describeError } from '../../lib/error-copy.ts';
import { LateQuotaNotice } from '../../lib/quotas/late-quota-notice.tsx';
import { readStored, writeStored } from '../../lib/stored-json.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SearchField } from '../../ui/text-field.tsx';
import { applicationsCopy, countOf } from './applications.copy.ts';
import { applicationListQuery } from './applications.queries.ts';
import { Board } from './board.tsx';
import { type Caught, useTextToCatch } from './catch/text-to-catch.ts';
import { NewApplication } from './new-application.tsx';
import { useReadAhead } from './outbox/read-ahead.ts';
import { useShownChanges } from './outbox/use-queued.ts';
import { ProposedJobs } from './proposed-jobs.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { filtered, noFilter, type Sort, sorted } from './shown-applications.ts';
import { Table } from './table.tsx';
import { TableFilters } from './table-filters.tsx';
import { TransferMenu } from './transfer/transfer-menu.tsx';
import { useApplicationChanges } from './use-application-changes.ts';
import { useFoundInTexts } from './use-found-in-texts.ts';
import { useUndoCommand } from './use-undo-command.ts';

const CalendarView = lazy(async () => ({
  default: (await import('./calendar-view.tsx')).CalendarView,
}));
const ResultsView = lazy(async () => ({
  default: (await import('./results-view.tsx')).ResultsView,
}));

type View = 'board' | 'table' | 'calendar' | 'results';
const views = [
  { value: 'board', label: 'Board' },
  { value: 'table', label: 'Table' },
  { value: 'calendar', label: 'Calendar' },
  { value: 'results', label: 'Results' },
] as const;
const viewKey = 'applicationsView';

export function ApplicationsPage() {
  const query = useQuery(applicationListQuery());
  const applications = useShownChanges(query.data);
  useReadAhead(query.data);
  const [isAdding, setIsAdding] = useState(false);
  const [caught, setCaught] = useState<Caught>();
  const add = (found?: Caught) => {
    setCaught(found);
    setIsAdding(true);
  };
  useTextToCatch(add);
  const { state } = useLocation();
  const navigate = useNavigate();
  // From elsewhere by the palette; once, however often the page is loaded.
  useEffect(() => {
    if (Object(state).adds !== true) return;
    setIsAdding(true);
    void navigate('.', { replace: true, state: null });
  }, [state, navigate]);
  useCommands([
    {
      id: 'new application',
      label: 'Add a job',
      group: 'Create',
      keywords: ['application', 'new', 'track'],
      run: () => add(),
    },
  ]);
  return (
    <>
      <PageHead
        title={applicationsCopy.title}
        back={{ to: '/dashboard', label: 'Back to dashboard' }}
      >
        {applications ? <TransferMenu applications={applications} /> : null}
        <Button
          // Where there are none, the invitation below comes first.
          variant={applications?.length === 0 ? 'secondary' : 'primary'}
          className="max-md:h-11"
          onClick={() => add()}
        >
          <Plus aria-hidden className="size-4" />
          New application
        </Button>
      </PageHead>
      <LateQuotaNotice kinds={['applications', 'questions', 'bytes']} />
      {query.error && !applications ? (
        <ErrorState
          title={applicationsCopy.loadFailed}
          description={describeError(query.error)}
          onRetry={query.refetch}
        />
      ) : null}
      {!applications && !query.error ? <Loading /> : null}
      {applications ? <ProposedJobs /> : null}
      {applications?.length === 0 ? <None onAdd={() => add()} /> : null}
      {applications && applications.length > 0 ? <Found applications={applications} /> : null}
      <NewApplication open={isAdding} caught={caught} onOpenChange={setIsAdding} />
    </>
  );
}

/** All of them, as a board or a table, searched and sorted on this device. */
function Found({ applications }: { applications: readonly ApplicationSummary[] }) {
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
            label="View"
            value={view}
            options={views}
            onValueChange={(next) => {
              writeStored(localStorage, viewKey, next);
              setView(next);
            }}
          />
        </div>
        <SearchField
          placeholder="Search applications..."
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
        <Board applications={found} onMove={(id, status) => setStatus([id], status)} />
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
      <Suspense fallback={<Skeleton className="h-60 w-full" />}>
        {view === 'calendar' ? <CalendarView applications={found} /> : null}
        {view === 'results' ? <ResultsView applications={found} /> : null}
      </Suspense>
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

const None = ({ onAdd }: { onAdd: () => void }) => (
  <div className="py-24 text-center">
    <h2 className="font-display text-heading">{applicationsCopy.none}</h2>
    <p className="mx-auto mt-3 max-w-110 text-large text-muted">{applicationsCopy.noneHint}</p>
    <Button variant="primary" size="large" className="mt-6" onClick={onAdd}>
      Add your first application
    </Button>
  </div>
);

const Loading = () => (
  <div aria-busy="true" className="flex gap-4 overflow-hidden">
    <span className="sr-only" role="status">
      Loading your applications
    </span>
    {['one', 'two', 'three', 'four', 'five'].map((key) => (
      <div key={key} className="w-60 shrink-0">
        <Skeleton className="mb-3 h-4 w-24" />
        <Skeleton className="h-31 w-full" />
      </div>
    ))}
  </div>
);
