import { type ConnectedApp, connectedAppRoutes } from '@folio/contract/connected-apps';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Globe, Laptop } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { api } from '../../../lib/api-client.ts';
import { longDate, shortMoment } from '../../../lib/dates.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { scopeWords } from '../../../lib/scope-words.ts';
import { ConfirmDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { focusHeading } from '../../../ui/use-focus.ts';
import { KeyUsage } from '../api-keys/key-usage.tsx';
import { profileCopy } from '../profile.copy.ts';
import { Section } from '../settings-form.tsx';

const appsQuery = () =>
  queryOptions({
    queryKey: ['profile', 'apps'] as const,
    queryFn: async () => (await api(connectedAppRoutes.list)).data,
  });

/** Programs that the owner let in, and how to put them out. */
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

function AppRow({ app }: { app: ConnectedApp }) {
  const [shown, setShown] = useState<'usage' | 'remove' | undefined>(undefined);
  const { name, place, scopes, lastUsedAt, expiresAt } = app;
  const Icon = place.kind === 'site' ? Globe : Laptop;
  const close = () => setShown(undefined);
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5 first:pt-0">
      <Icon aria-hidden className="size-5 shrink-0 text-faint" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium wrap-anywhere">
          <bdi>{name}</bdi> <span className="font-normal text-faint">{place.name}</span>
        </p>
        <p className="text-small text-faint">
          {scopes.map((scope) => scopeWords[scope].label).join(', ')}
          {` · ${lastUsedAt ? `Last used: ${shortMoment(lastUsedAt)}` : 'Never used'}`}
          {` · Ends ${longDate(expiresAt)} if not used`}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          size="small"
          variant="quiet"
          className="max-md:h-11"
          aria-label={`Activity of ${name}`}
          onClick={() => setShown('usage')}
        >
          Activity
        </Button>
        <Button
          size="small"
          className="max-md:h-11"
          aria-label={`Remove ${name}`}
          onClick={() => setShown('remove')}
        >
          Remove
        </Button>
      </div>
      {shown === 'usage' ? <KeyUsage of={app} what="app" onClose={close} /> : null}
      <Remove app={app} isOpen={shown === 'remove'} onClose={close} />
    </li>
  );
}

type RemoveProps = { app: ConnectedApp; isOpen: boolean; onClose: () => void };

function Remove({ app, isOpen, onClose }: RemoveProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(connectedAppRoutes.remove, { params: { id: app.id } }),
    onSuccess: () => {
      focusHeading();
      toast(profileCopy.appRemoved);
    },
    onError: (error) => toast({ ...profileCopy.appNotRemoved, description: describeError(error) }),
    onSettled: () => {
      onClose();
      return client.invalidateQueries({ queryKey: appsQuery().queryKey });
    },
  });
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onClose}
      title={`Remove “${app.name}”?`}
      description="It loses access at once. To use it again, connect it again from the app."
      confirmLabel="Remove"
      isBusy={isPending}
      onConfirm={() => mutate()}
    />
  );
}
