import type { Moment } from '@folio/contract/history';
import { Bookmark, Copy, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { describeError } from '../../lib/error-copy.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextDifference } from '../../ui/text-difference.tsx';
import { describeMoment, historyCopy, wordsChanged } from './history.copy.ts';
import type { HistorySource } from './history-source.ts';
import { dayOf, MomentList, timeOf } from './moment-list.tsx';
import { NameDialog } from './name-dialog.tsx';
import { useHistory, useMoment, useMomentActions } from './use-history.ts';

type Props<D> = {
  title: string;
  back: { to: string; label: string };
  source: HistorySource<D>;
  onCopied: (id: string) => void;
};
type Actions = ReturnType<typeof useMomentActions>;

/** What a document was: its moments, what each has in other words than now, and its pages. */
export function HistoryPage<D>({ title, back, source, onCopied }: Props<D>) {
  const { moments, current } = useHistory(source);
  const [address, setAddress] = useSearchParams();
  const [asked, setAsked] = useState<{ moment?: Moment | undefined }>();
  const actions = useMomentActions(source, onCopied);
  const selected =
    moments.data?.find(({ id }) => id === address.get('version')) ?? moments.data?.[0];
  const error = moments.error ?? current.error;
  const retry = () => void Promise.all([moments.refetch(), current.refetch()]);
  return (
    <>
      <PageHead title={title} back={back}>
        {current.data ? (
          <Button className="max-md:h-11" onClick={() => setAsked({})}>
            <Bookmark aria-hidden className="size-4" />
            {historyCopy.nameNow}
          </Button>
        ) : null}
      </PageHead>
      {error && !moments.data ? (
        <ErrorState
          title={historyCopy.loadFailed}
          description={describeError(error)}
          onRetry={retry}
        />
      ) : null}
      {!moments.data && !error ? <HistorySkeleton /> : null}
      {moments.data?.length === 0 ? <NoMoments /> : null}
      {moments.data && selected ? (
        <div className="grid gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <nav
            aria-label="Versions"
            className="-mx-3 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto max-lg:max-h-72 max-lg:overflow-y-auto max-lg:border-b max-lg:border-line max-lg:pb-4"
          >
            <MomentList
              moments={moments.data}
              selected={selected.id}
              onSelect={(id) => setAddress({ version: id }, { replace: true })}
            />
          </nav>
          <MomentView
            key={selected.id}
            moment={selected}
            now={current.data}
            source={source}
            actions={actions}
            onName={() => setAsked({ moment: selected })}
          />
        </div>
      ) : null}
      <NameDialog asked={asked} onClose={() => setAsked(undefined)} onName={actions.name} />
    </>
  );
}

type ViewProps<D> = {
  moment: Moment;
  now: D | undefined;
  source: HistorySource<D>;
  actions: Actions;
  onName: () => void;
};

function MomentView<D>({ moment, now, source, actions, onName }: ViewProps<D>) {
  const { data, error, refetch } = useMoment(source, moment.id);
  const { running } = actions;
  return (
    <section aria-labelledby="moment-title" className="min-w-0">
      <h2 id="moment-title" className="font-display text-heading wrap-anywhere">
        {moment.name ?? `${dayOf(moment.at)}, ${timeOf(moment.at)}`}
      </h2>
      <p className="mt-1 text-muted">
        {moment.name ? `${dayOf(moment.at)}, ${timeOf(moment.at)} · ` : ''}
        {describeMoment(moment)}
      </p>
      <div className="mt-4 flex flex-wrap gap-2 max-md:*:h-11 max-sm:*:grow">
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
      {error && !data ? (
        <ErrorState
          title={historyCopy.momentFailed}
          description={describeError(error)}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !error ? <Skeleton className="mt-8 h-80 w-full" /> : null}
      {data && now ? (
        <div className="mt-8 grid gap-8 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <Changes changes={source.changes(data.document, now)} />
          <div className="flex h-[70dvh] min-h-100 flex-col overflow-hidden rounded-panel border border-line bg-desk">
            {source.renderPages(data.document)}
          </div>
        </div>
      ) : null}
    </section>
  );
}

function Changes({ changes }: { changes: ReturnType<HistorySource<unknown>['changes']> }) {
  return (
    <div className="@container min-w-0">
      <h3 className="font-medium">
        {changes.length === 0 ? historyCopy.same : wordsChanged(changes.length)}
      </h3>
      <ul className="mt-2 border-b border-line empty:border-0">
        {changes.map(({ key, place, before, after }) => (
          <li key={key} className="border-t border-line py-4">
            <p className="mb-2 text-small font-medium text-muted">{place}</p>
            <TextDifference
              before={before}
              after={after}
              labels={{ before: 'Then', after: 'Now' }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

const NoMoments = () => (
  <div className="py-16">
    <h2 className="font-display text-heading">{historyCopy.none}</h2>
    <p className="mt-3 max-w-120 text-large text-muted">{historyCopy.noneHint}</p>
  </div>
);

const HistorySkeleton = () => (
  <div aria-busy="true" className="grid gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
    <span className="sr-only" role="status">
      Loading the history
    </span>
    <Skeleton className="h-60 w-full" />
    <Skeleton className="h-100 w-full" />
  </div>
);
