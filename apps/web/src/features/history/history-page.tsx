import type { Moment } from '@folio/contract/history';
import { useMutation } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState, ProblemNote } from '../../ui/error-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { historyCopy, type MomentFilter, momentFilters } from './history.copy.ts';
import type { HistorySource } from './history-source.ts';
import { MomentList } from './moment-list.tsx';
import { MomentView } from './moment-view.tsx';
import { NameDialog } from './name-dialog.tsx';
import { useHistory, useMomentActions } from './use-history.ts';

type Props<D> = {
  /** Names the document, once it is loaded. */
  titleOf: (now: D | undefined) => string;
  back: { to: string; label: string };
  source: HistorySource<D>;
  onCopied: (id: string) => void;
};

/** A document's history: its versions, differences from the current one, and pages. */
export function HistoryPage<D>({ titleOf, back, source, onCopied }: Props<D>) {
  const { moments, current } = useHistory(source);
  const [address, setAddress] = useSearchParams();
  const [asked, setAsked] = useState<{ moment?: Moment | undefined }>();
  const actions = useMomentActions(source, onCopied);
  const [filter, setFilter] = useState<MomentFilter>('all');
  const listed = moments.data?.filter(momentFilters[filter]) ?? [];
  const at = Math.max(
    0,
    listed.findIndex(({ id }) => id === address.get('version')),
  );
  const selected = listed[at];
  const select = (id: string) => setAddress({ version: id }, { replace: true });
  const isUnreadable = isApiError(current.error, 'UNREADABLE');
  const error = moments.error ?? (isUnreadable ? null : current.error);
  const isGone = isApiError(error, ...goneCodes) && !moments.data;
  const retry = () => void Promise.all([moments.refetch(), current.refetch()]);
  return (
    <>
      <PageHead title={titleOf(current.data)} back={isUnreadable || isGone ? toDashboard : back}>
        {current.data ? (
          <Button onClick={() => setAsked({})}>
            <Bookmark aria-hidden className="size-4" />
            {historyCopy.nameNow}
          </Button>
        ) : null}
      </PageHead>
      {moments.data ? null : error ? (
        <LoadFailed error={error} isGone={isGone} onRetry={retry} />
      ) : (
        <HistorySkeleton />
      )}
      {isUnreadable ? (
        <UnreadableNote hasMoments={listed.length > 0} download={source.downloadStored} />
      ) : (
        <NoMoments isShown={moments.data?.length === 0} />
      )}
      {moments.data && moments.data.length > 0 ? (
        <div className="grid gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <nav
            aria-label={t('Versions')}
            className="-mx-3 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto max-lg:max-h-72 max-lg:overflow-y-auto max-lg:border-b max-lg:border-line max-lg:pb-4"
          >
            <div className="mb-4 px-3 pt-1">
              <Segmented
                label={historyCopy.show}
                value={filter}
                options={historyCopy.filters}
                onValueChange={setFilter}
              />
            </div>
            <MomentList moments={listed} selected={selected?.id} onSelect={select} />
          </nav>
          {selected ? (
            <MomentView
              key={selected.id}
              moment={selected}
              newer={listed[at - 1]}
              older={listed[at + 1]}
              now={current.data}
              source={source}
              actions={actions}
              onSelect={select}
              onName={() => setAsked({ moment: selected })}
            />
          ) : (
            <p className="pt-2 text-muted">{historyCopy.noneListed[filter]}</p>
          )}
        </div>
      ) : null}
      <NameDialog asked={asked} onClose={() => setAsked(undefined)} onName={actions.name} />
    </>
  );
}

/** A missing resume has no letter and no history, so retrying is useless. */
const goneCodes = ['RESUME_NOT_FOUND', 'RESUME_IN_TRASH', 'LETTER_NOT_FOUND', 'NOT_FOUND'] as const;

type FailureProps = { error: unknown; isGone: boolean; onRetry: () => void };

function LoadFailed({ error, isGone, onRetry }: FailureProps) {
  const description = describeError(error);
  if (!isGone)
    return (
      <ErrorState title={historyCopy.loadFailed} description={description} onRetry={onRetry} />
    );
  return (
    <div role="alert" className="mx-auto max-w-110 py-16 text-center">
      <h2 className="font-display text-heading">{historyCopy.gone}</h2>
      <p className="mt-3 text-large text-muted">{description}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <Button asChild>
          <Link to="/resumes">{historyCopy.toResumes}</Link>
        </Button>
        <Button asChild variant="quiet">
          <Link to="/resumes/trash">{historyCopy.toTrash}</Link>
        </Button>
      </div>
    </div>
  );
}

/** The current document is unreadable: it is not displayed, and never overwritten. */
function UnreadableNote({
  hasMoments,
  download,
}: {
  hasMoments: boolean;
  download: (() => Promise<void>) | undefined;
}) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => download?.(),
    onError: (error) =>
      toast({
        tone: 'error',
        title: historyCopy.storedFailed,
        description: describeError(error),
      }),
  });
  const { title, withMoments, withoutMoments } = historyCopy.unreadable;
  return (
    <ProblemNote
      title={title}
      description={hasMoments ? withMoments : withoutMoments}
      className="mb-8 max-w-160"
    >
      {download ? (
        <Button isBusy={isPending} onClick={() => mutate()}>
          {historyCopy.downloadStored}
        </Button>
      ) : null}
    </ProblemNote>
  );
}

/** Not to the editor, which redirects to this page. */
const toDashboard = {
  to: '/dashboard',
  get label() {
    return t('Back to the dashboard');
  },
};

const NoMoments = ({ isShown }: { isShown: boolean }) =>
  isShown ? (
    <div className="py-16">
      <h2 className="font-display text-heading">{historyCopy.none}</h2>
      <p className="mt-3 max-w-120 text-large text-muted">{historyCopy.noneHint}</p>
    </div>
  ) : null;

const HistorySkeleton = () => (
  <div aria-busy="true" className="grid gap-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
    <span className="sr-only" role="status">
      {t('Loading the history')}
    </span>
    <Skeleton className="h-60 w-full" />
    <Skeleton className="h-100 w-full" />
  </div>
);
