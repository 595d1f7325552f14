import { type ConnectedApp, connectedAppRoutes } from '@folio/contract/connected-apps';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Globe, Laptop } from 'lucide-react';
import type { ReactNode } from 'react';
import { api } from '../../../lib/api-client.ts';
import { longDate } from '../../../lib/dates.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AccessRow } from '../api-keys/access-row.tsx';
import { profileCopy } from '../profile.copy.ts';
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
      title="Connected apps"
      description="Assistants and other apps you’ve let in. Signing out everywhere or changing your password removes them all."
    >
      {data ? (
        <>
          {data.length === 0 ? (
            <p className="text-body text-muted">
              No apps yet. Add{' '}
              <code className="text-small wrap-anywhere">{location.origin}/mcp</code> to an
              assistant such as Claude to connect it.
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
          title="We couldn’t load your connected apps"
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
      `${scopes} · ${lastUse} · Ends ${longDate(app.expiresAt)} if not used`
    }
    ending={{
      verb: 'Remove',
      description: 'It loses access at once. To use it again, connect it again from the app.',
      request: () => api(connectedAppRoutes.remove, { params: { id: app.id } }),
      queryKey: appsQuery().queryKey,
      done: profileCopy.appRemoved,
      failed: profileCopy.appNotRemoved,
    }}
  />
);
