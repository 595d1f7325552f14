import { type ConnectedApp, connectedAppRoutes } from '@folio/contract/connected-apps';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Globe, Laptop } from 'lucide-react';
import type { ReactNode } from 'react';
import { api } from '../../../lib/api-client.ts';
import { longDate } from '../../../lib/dates.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { Trans } from '../../../lib/words/trans.tsx';
import { t } from '../../../lib/words/words.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AccessRow } from '../api-keys/access-row.tsx';
import { Section } from '../settings-form.tsx';

const appsQuery = () =>
  queryOptions({
    queryKey: ['profile', 'apps'] as const,
    queryFn: async () => (await api(connectedAppRoutes.list)).data,
  });

/** Apps with access to the account, and a button that revokes it. */
export function ConnectedApps(): ReactNode {
  const { data, error, refetch } = useQuery(appsQuery());
  return (
    <Section
      title={t('Connected apps')}
      description={t(
        'Assistants and other apps you’ve let in. Signing out everywhere or changing your password removes them all.',
      )}
    >
      {data ? (
        <>
          {data.length === 0 ? (
            <p className="text-body text-muted">
              <Trans
                message="No apps yet. Add <code>{origin}/mcp</code> to an assistant such as Claude to connect it."
                values={{
                  origin: location.origin,
                  code: (text) => <code className="text-small wrap-anywhere">{text}</code>,
                }}
              />
            </p>
          ) : null}
          <ul>
            {data.map((app) => (
              <AppRow key={app.id} app={app} />
            ))}
          </ul>
        </>
      ) : error ? (
        <ErrorState
          title={t('We couldn’t load your connected apps')}
          description={describeError(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-12 w-full" />
      )}
    </Section>
  );
}

const AppRow = ({ app }: { app: ConnectedApp }) => (
  <AccessRow
    access={app}
    what="app"
    icon={app.place.kind === 'site' ? Globe : Laptop}
    title={
      <>
        <bdi>{app.name}</bdi> <span className="font-normal text-faint">{app.place.name}</span>
      </>
    }
    facts={({ scopes, lastUse }) =>
      t('{scopes} · {lastUse} · Ends {day} if not used', {
        scopes,
        lastUse,
        day: longDate(app.expiresAt),
      })
    }
    ending={{
      verb: t('Remove'),
      description: t('It loses access at once. To use it again, connect it again from the app.'),
      request: () => api(connectedAppRoutes.remove, { params: { id: app.id } }),
      queryKey: appsQuery().queryKey,
      done: { title: t('App removed') },
      failed: { tone: 'error', title: t('We couldn’t remove the app') },
    }}
  />
);
