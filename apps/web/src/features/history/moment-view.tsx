import type { Moment } from '@folio/contract/history';
import { Bookmark, ChevronDown, ChevronUp, Copy, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '../../lib/error-copy.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextDifference } from '../../ui/text-difference.tsx';
import { type ComparedWith, describeMoment, historyCopy, wordsChanged } from './history.copy.ts';
import type { HistoryChange, HistorySource } from './history-source.ts';
import { dayOf, timeOf } from './moment-list.tsx';
import { useMoment, type useMomentActions } from './use-history.ts';

type Props<D> = {
  moment: Moment;
  /** The previous and next version in the list. */
  older: Moment | undefined;
  newer: Moment | undefined;
  now: D | undefined;
  source: HistorySource<D>;
  actions: ReturnType<typeof useMomentActions<D>>;
  onSelect: (id: string) => void;
  onName: () => void;
};

/** One version: its description, its differences from another, and its pages. */
export function MomentView<D>(props: Props<D>) {
  const { moment, older, now, source, actions } = props;
  const [chosen, setChosen] = useState<ComparedWith>();
  const [shown, setShown] = useState<'then' | 'now'>('then');
  const { data, error, refetch } = useMoment(source, moment.id);
  // A version equal to the current one is compared with the previous version.
  const isAsNow = data && now && source.changes(data.document, now).length === 0;
  const comparedWith = chosen ?? (isAsNow ? 'older' : 'now');
  const isWithOlder = comparedWith === 'older' && older !== undefined;
  const before = useMoment(source, isWithOlder ? older.id : undefined);
  const other = isWithOlder ? before.data?.document : now;
  const failure = error ?? before.error;
  return (
    <section aria-labelledby="moment-title" className="min-w-0">
      <MomentHead {...props} />
      {failure && !data ? (
        <ErrorState
          title={historyCopy.momentFailed}
          description={describeError(failure)}
          onRetry={() => void refetch()}
        />
      ) : null}
      <Controls
        {...props}
        comparedWith={isWithOlder ? 'older' : 'now'}
        onCompare={setChosen}
        shown={shown}
        onShow={setShown}
      />
      <Comparison
        data={data?.document}
        now={now}
        other={other}
        isWithOlder={isWithOlder}
        source={source}
        actions={actions}
        shown={shown}
        isLoading={!failure}
      />
    </section>
  );
}

type ComparisonProps<D> = Pick<Props<D>, 'now' | 'source' | 'actions'> & {
  data: D | undefined;
  other: D | undefined;
  isWithOlder: boolean;
  isLoading: boolean;
  shown: 'then' | 'now';
};

function Comparison<D>(props: ComparisonProps<D>) {
  const { data, now, other, isWithOlder, isLoading, source, actions, shown } = props;
  if (!data || !now || !other) return isLoading ? <Skeleton className="mt-8 h-80 w-full" /> : null;
  return (
    <div className="mt-6 grid gap-8 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Changes
        changes={isWithOlder ? source.changes(other, data) : source.changes(data, other)}
        isWithOlder={isWithOlder}
        restorable={new Set(source.changes(data, now).map(({ key }) => key))}
        isBusy={actions.running !== undefined}
        onRestore={(change) => actions.restorePart(data, change)}
      />
      <div className="flex h-[70dvh] min-h-100 flex-col overflow-hidden bg-desk">
        {source.renderPages(shown === 'then' ? data : now)}
      </div>
    </div>
  );
}

type ControlsProps = {
  older: Moment | undefined;
  newer: Moment | undefined;
  onSelect: (id: string) => void;
  comparedWith: ComparedWith;
  onCompare: (chosen: ComparedWith) => void;
  shown: 'then' | 'now';
  onShow: (shown: 'then' | 'now') => void;
};

/** Chooses the comparison, the neighboring versions, and the displayed pages. */
function Controls(props: ControlsProps) {
  const { older, newer, onSelect, comparedWith, onCompare, shown, onShow } = props;
  return (
    <div className="mt-8 flex flex-wrap items-end gap-x-4 gap-y-3 border-b border-line pb-4">
      <Select
        label={historyCopy.comparedWith}
        value={comparedWith}
        options={historyCopy.comparisons.filter(({ value }) => value === 'now' || older)}
        onValueChange={onCompare}
        className="w-52 max-sm:w-full"
      />
      <div className="flex gap-1">
        <IconButton
          label={historyCopy.newer}
          disabled={!newer}
          icon={<ChevronUp aria-hidden className="size-4" />}
          onClick={() => newer && onSelect(newer.id)}
        />
        <IconButton
          label={historyCopy.older}
          disabled={!older}
          icon={<ChevronDown aria-hidden className="size-4" />}
          onClick={() => older && onSelect(older.id)}
        />
      </div>
      <div className="ml-auto w-40 max-sm:ml-0 max-sm:w-full">
        <Segmented
          label={historyCopy.page}
          value={shown}
          options={historyCopy.pages}
          onValueChange={onShow}
        />
      </div>
    </div>
  );
}

function MomentHead<D>({ moment, source, actions, onName }: Props<D>) {
  const { running } = actions;
  return (
    <>
      <h2 id="moment-title" className="font-display text-heading wrap-anywhere">
        {moment.name ?? `${dayOf(moment.at)}, ${timeOf(moment.at)}`}
      </h2>
      <p className="mt-1 text-muted">
        {moment.name ? `${dayOf(moment.at)}, ${timeOf(moment.at)} · ` : ''}
        {describeMoment(moment)}
      </p>
      <div className="mt-4 flex flex-wrap gap-2 max-sm:*:grow">
        <Button
          variant="primary"
          isBusy={running === 'restore'}
          onClick={() => actions.restore(moment)}
        >
          <RotateCcw aria-hidden className="size-4" />
          {running === 'restore' ? historyCopy.restoring : historyCopy.restore}
        </Button>
        {source.copy ? (
          <Button isBusy={running === 'copy'} onClick={() => actions.copy(moment)}>
            <Copy aria-hidden className="size-4" />
            {historyCopy.copy}
          </Button>
        ) : null}
        <Button onClick={onName}>
          <Bookmark aria-hidden className="size-4" />
          {moment.name ? historyCopy.rename : historyCopy.name}
        </Button>
      </div>
      <p className="mt-2 text-small text-muted">{historyCopy.restoreHint}</p>
    </>
  );
}

type ChangesProps = {
  changes: readonly HistoryChange[];
  isWithOlder: boolean;
  /** Keys of the differences from the current document. */
  restorable: ReadonlySet<string>;
  isBusy: boolean;
  onRestore: (change: HistoryChange) => void;
};

function Changes({ changes, isWithOlder, restorable, isBusy, onRestore }: ChangesProps) {
  const labels = isWithOlder ? historyCopy.sinceOlder : historyCopy.sinceThen;
  return (
    <div className="@container min-w-0">
      <h3 className="font-medium">
        {changes.length === 0 ? historyCopy.same : wordsChanged(changes.length, isWithOlder)}
      </h3>
      {changes.length === 0 ? <p className="mt-1 text-muted">{historyCopy.sameHint}</p> : null}
      <ul className="mt-2 border-b border-line empty:border-0">
        {changes.map((change) => (
          <li key={change.key} className="border-t border-line py-4">
            <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
              <p className="text-small font-medium text-muted">{change.place}</p>
              {restorable.has(change.key) ? (
                <Button
                  size="small"
                  variant="quiet"
                  disabled={isBusy}
                  onClick={() => onRestore(change)}
                  aria-label={`${historyCopy.restorePart}: ${change.place}`}
                >
                  {historyCopy.restorePart}
                </Button>
              ) : null}
            </div>
            <TextDifference before={change.before} after={change.after} labels={labels} />
          </li>
        ))}
      </ul>
    </div>
  );
}
