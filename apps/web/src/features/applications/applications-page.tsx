import type { ApplicationSummary } from '@folio/contract/applications';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCommands } from '../../lib/commands/use-commands.ts';
import { describeError } from '../../lib/error-copy.ts';
import { LateQuotaNotice } from '../../lib/quotas/late-quota-notice.tsx';
import { useDeferredImport } from '../../lib/use-deferred-import.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { applicationsCopy } from './applications.copy.ts';
import { applicationListQuery } from './applications.queries.ts';
import { columnWidth } from './board-column.tsx';
import { type Caught, useTextToCatch } from './catch/text-to-catch.ts';
import { FoundApplications } from './found-applications.tsx';
import { NewApplication } from './new-application.tsx';
import { useReadAhead } from './outbox/read-ahead.ts';
import { useShownChanges } from './outbox/use-queued.ts';
import { TransferMenu } from './transfer/transfer-menu.tsx';

const loadProposed = async () => {
  const [{ ProposedJobs }, { ProposedChanges }] = await Promise.all([
    import('./proposed-jobs.tsx'),
    import('./proposed-changes.tsx'),
  ]);
  return { ProposedJobs, ProposedChanges };
};

const nothing: readonly ApplicationSummary[] = [];

export function ApplicationsPage() {
  const query = useQuery(applicationListQuery());
  // Applications added on this device are shown even if the list can't be loaded.
  const all = useShownChanges(query.data ?? (query.error ? nothing : undefined));
  const applications = query.data || all?.length ? all : undefined;
  useReadAhead(query.data);
  const proposed = useDeferredImport(loadProposed, { waitMs: 0 });
  const [isAdding, setIsAdding] = useState(false);
  const [caught, setCaught] = useState<Caught>();
  const add = (found?: Caught) => {
    setCaught(found);
    setIsAdding(true);
  };
  useTextToCatch(add);
  const { state } = useLocation();
  const navigate = useNavigate();
  // Opened by the command palette on another page; a reload must not repeat it.
  useEffect(() => {
    if (Object(state).adds !== true) return;
    setIsAdding(true);
    void navigate('.', { replace: true, state: null });
  }, [state, navigate]);
  useCommands([
    {
      id: 'new application',
      label: t('Add a job'),
      group: t('Create'),
      keywords: ['application', 'new', 'track'],
      run: () => add(),
    },
  ]);
  return (
    <>
      <PageHead
        title={applicationsCopy.title}
        back={{ to: '/dashboard', label: t('Back to dashboard') }}
      >
        {applications ? <TransferMenu applications={applications} /> : null}
        <Button
          // Without applications the empty state below has the primary button.
          variant={applications?.length === 0 ? 'secondary' : 'primary'}
          aria-label={t('New application')}
          onClick={() => add()}
        >
          <Plus aria-hidden className="size-4" />
          <span className="sm:hidden">{t('New')}</span>
          <span className="max-sm:hidden">{t('New application')}</span>
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
      {applications && proposed ? (
        <>
          <proposed.ProposedJobs />
          <proposed.ProposedChanges />
        </>
      ) : null}
      {applications?.length === 0 ? <None onAdd={() => add()} /> : null}
      {applications && applications.length > 0 ? (
        <FoundApplications applications={applications} />
      ) : null}
      <NewApplication open={isAdding} caught={caught} onOpenChange={setIsAdding} />
    </>
  );
}

const None = ({ onAdd }: { onAdd: () => void }) => (
  <div className="py-24 text-center">
    <h2 className="font-display text-heading">{applicationsCopy.none}</h2>
    <p className="mx-auto mt-3 max-w-110 text-large text-muted">{applicationsCopy.noneHint}</p>
    <Button variant="primary" size="large" className="mt-6" onClick={onAdd}>
      {t('Add your first application')}
    </Button>
  </div>
);

const Loading = () => (
  <div aria-busy="true" className="flex gap-4 overflow-hidden">
    <span className="sr-only" role="status">
      {t('Loading your applications')}
    </span>
    {['one', 'two', 'three', 'four', 'five'].map((key) => (
      <div key={key} className={columnWidth}>
        <Skeleton className="mb-3 h-4 w-24" />
        <Skeleton className="h-36 w-full" />
      </div>
    ))}
  </div>
);
