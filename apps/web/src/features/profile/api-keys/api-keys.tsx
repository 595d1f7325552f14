import { type ApiKey, apiKeyLimits, apiKeyRoutes } from '@folio/contract/api-keys';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../lib/api-client.ts';
import { useIsSold } from '../../../lib/credit-costs.ts';
import { longDate, shortMoment } from '../../../lib/dates.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { scopeWords } from '../../../lib/scope-words.ts';
import { ConfirmDialog } from '../../../ui/alert-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { focusHeading } from '../../../ui/use-focus.ts';
import { profileCopy } from '../profile.copy.ts';
import { Section } from '../settings-form.tsx';
import { KeyUsage } from './key-usage.tsx';
import { NewApiKey } from './new-api-key.tsx';

const apiKeysQuery = () =>
  queryOptions({
    queryKey: ['profile', 'api-keys'] as const,
    queryFn: async () => (await api(apiKeyRoutes.list)).data,
  });

/** Keys by which the owner's programs reach what is theirs. */
export function ApiKeys() {
  const { data, error, refetch } = useQuery(apiKeysQuery());
  const [isMaking, setIsMaking] = useState(false);
  const isSold = useIsSold();
  const isFull = data !== undefined && data.length >= apiKeyLimits.keys;
  return (
    <Section
      title="API keys"
      description={`Let your own scripts and assistants reach your resumes. A key never opens your account, ${isSold ? 'your payments, ' : ''}or other keys.`}
    >
      {data ? (
        <>
          {data.length === 0 ? <p className="text-body text-muted">No keys yet.</p> : null}
          <ul>
            {data.map((key) => (
              <KeyRow key={key.id} apiKey={key} />
            ))}
          </ul>
        </>
      ) : error ? (
        <ErrorState
          title="We couldn’t load your API keys"
          description={describeError(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-12 w-full" />
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          className="max-md:h-11"
          disabled={data === undefined || isFull}
          onClick={() => setIsMaking(true)}
        >
          Create an API key
        </Button>
        {isFull ? (
          <p className="text-small text-muted">
            You have {apiKeyLimits.keys} keys. Revoke one to create another.
          </p>
        ) : (
          <a href="/api/docs" className="text-small underline underline-offset-2">
            API documentation
          </a>
        )}
      </div>
      {/* Each time anew, so that neither password nor key stays in it. */}
      {isMaking ? <NewApiKey onClose={() => setIsMaking(false)} /> : null}
    </Section>
  );
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const [shown, setShown] = useState<'usage' | 'revoke' | undefined>(undefined);
  const { name, ending, scopes, lastUsedAt, expiresAt } = apiKey;
  const close = () => setShown(undefined);
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5 first:pt-0">
      <KeyRound aria-hidden className="size-5 shrink-0 text-faint" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium wrap-anywhere">
          {name} <span className="font-normal text-faint">…{ending}</span>
        </p>
        <p className="text-small text-faint">
          {scopes.map((scope) => scopeWords[scope].label).join(', ')}
          {` · Ends ${longDate(expiresAt)} · `}
          {lastUsedAt ? `Last used: ${shortMoment(lastUsedAt)}` : 'Never used'}
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
          aria-label={`Revoke ${name}`}
          onClick={() => setShown('revoke')}
        >
          Revoke
        </Button>
      </div>
      {shown === 'usage' ? <KeyUsage of={apiKey} what="key" onClose={close} /> : null}
      <Revoke apiKey={apiKey} isOpen={shown === 'revoke'} onClose={close} />
    </li>
  );
}

type RowProps = { apiKey: ApiKey; onClose: () => void };

function Revoke({ apiKey, isOpen, onClose }: RowProps & { isOpen: boolean }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(apiKeyRoutes.revoke, { params: { id: apiKey.id } }),
    onSuccess: () => {
      focusHeading();
      toast(profileCopy.keyRevoked);
    },
    onError: (error) => toast({ ...profileCopy.keyNotRevoked, description: describeError(error) }),
    onSettled: () => {
      onClose();
      return client.invalidateQueries({ queryKey: apiKeysQuery().queryKey });
    },
  });
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onClose}
      title={`Revoke “${apiKey.name}”?`}
      description="Whatever uses this key stops working at once. It can’t be brought back."
      confirmLabel="Revoke"
      isBusy={isPending}
      onConfirm={() => mutate()}
    />
  );
}
