import {
  type AccountLogEntry,
  type AccountLogPage,
  accountLogRoutes,
} from '@folio/contract/account-log';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { CircleAlert, History } from 'lucide-react';
import { api } from '../../../lib/api-client.ts';
import { shortMoment } from '../../../lib/dates.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { NextPage } from '../../../lib/next-page.tsx';
import { t } from '../../../lib/words/words.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { accountLogWords } from './account-log.copy.ts';

/** Initially shown entries, as other settings follow below. */
const atOnce = 8;

const accountLogQuery = () =>
  infiniteQueryOptions({
    queryKey: ['profile', 'account-log'] as const,
    queryFn: ({ pageParam: cursor }) =>
      api(accountLogRoutes.list, { querystring: { limit: atOnce, ...(cursor ? { cursor } : {}) } }),
    initialPageParam: '',
    getNextPageParam: ({ page }: AccountLogPage) => page.nextCursor,
    // Always refetched, to include actions on this page.
    staleTime: 0,
  });

export function AccountLog() {
  const query = useInfiniteQuery(accountLogQuery());
  const { data, error, refetch } = query;
  if (error && !data)
    return (
      <ErrorState
        title={t('We couldn’t load your account log')}
        description={describeError(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-12 w-full" />;
  const entries = data.pages.flatMap((page) => page.data);
  if (entries.length === 0)
    return <p className="text-body text-muted">{t('Nothing in the last 90 days.')}</p>;
  return (
    <>
      <ul aria-label={t('Account log')}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      <NextPage query={query} label={t('Show older entries')} />
    </>
  );
}

/** Operators don't act from one of the account's devices. */
const isByOperator = (kind: AccountLogEntry['kind']): boolean =>
  kind.endsWith('-by-operator') || kind.startsWith('operator-role-');

function Entry({ entry: { kind, name, device, network, at } }: { entry: AccountLogEntry }) {
  const isRefusal = kind.endsWith('-refused');
  const Icon = isRefusal ? CircleAlert : History;
  const from = [device || t('Unknown device'), network && t('network {network}', { network })];
  return (
    <li className="flex min-h-12 gap-x-4 border-b border-line py-2.5 first:pt-0">
      <Icon
        aria-hidden
        className={`mt-0.5 size-5 shrink-0 ${isRefusal ? 'text-danger' : 'text-faint'}`}
      />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          {accountLogWords[kind]}
          {name && `: ${name}`}
        </p>
        <p className="text-small text-faint">
          <time dateTime={at}>{shortMoment(at)}</time>
          {isByOperator(kind) ? null : ` · ${from.filter(Boolean).join(', ')}`}
        </p>
      </div>
    </li>
  );
}
