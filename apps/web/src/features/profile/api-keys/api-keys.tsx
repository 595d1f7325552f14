import { type ApiKey, apiKeyLimits, apiKeyRoutes } from '@folio/contract/api-keys';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../lib/api-client.ts';
import { useIsSold } from '../../../lib/credit-costs.ts';
import { longDate } from '../../../lib/dates.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Section } from '../settings-form.tsx';
import { AccessRow } from './access-row.tsx';
import { NewApiKey } from './new-api-key.tsx';

const apiKeysQuery = () =>
  queryOptions({
    queryKey: ['profile', 'api-keys'] as const,
    queryFn: async () => (await api(apiKeyRoutes.list)).data,
  });

/** API keys for the owner's programs. */
export function ApiKeys() {
  const { data, error, refetch } = useQuery(apiKeysQuery());
  const [isMaking, setIsMaking] = useState(false);
  const isSold = useIsSold();
  const isFull = data !== undefined && data.length >= apiKeyLimits.keys;
  return (
    <Section
      title={t('API keys')}
      description={
        isSold
          ? t(
              'Let your own scripts and assistants reach your resumes. A key never opens your account, your payments, or other keys.',
            )
          : t(
              'Let your own scripts and assistants reach your resumes. A key never opens your account, or other keys.',
            )
      }
    >
      {data ? (
        <>
          {data.length === 0 ? <p className="text-body text-muted">{t('No keys yet.')}</p> : null}
          <ul>
            {data.map((key) => (
              <KeyRow key={key.id} apiKey={key} />
            ))}
          </ul>
        </>
      ) : error ? (
        <ErrorState
          title={t('We couldn’t load your API keys')}
          description={describeError(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-12 w-full" />
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button disabled={data === undefined || isFull} onClick={() => setIsMaking(true)}>
          {t('Create an API key')}
        </Button>
        {isFull ? (
          <p className="text-small text-muted">
            {t('You have {keys} keys. Revoke one to create another.', { keys: apiKeyLimits.keys })}
          </p>
        ) : (
          <a href="/api/docs" className="text-small underline underline-offset-2">
            {t('API documentation')}
          </a>
        )}
      </div>
      {/* Mounted when opened, so that neither a password nor a key stays in it. */}
      {isMaking ? <NewApiKey onClose={() => setIsMaking(false)} /> : null}
    </Section>
  );
}

const KeyRow = ({ apiKey }: { apiKey: ApiKey }) => (
  <AccessRow
    access={apiKey}
    what="key"
    icon={KeyRound}
    title={
      <>
        {apiKey.name} <span className="font-normal text-faint">…{apiKey.ending}</span>
      </>
    }
    facts={({ scopes, lastUse }) =>
      t('{scopes} · Ends {day} · {lastUse}', {
        scopes,
        day: longDate(apiKey.expiresAt),
        lastUse,
      })
    }
    ending={{
      verb: t('Revoke'),
      description: t('Whatever uses this key stops working at once. It can’t be brought back.'),
      request: () => api(apiKeyRoutes.revoke, { params: { id: apiKey.id } }),
      queryKey: apiKeysQuery().queryKey,
      done: { title: t('API key revoked') },
      failed: { tone: 'error', title: t('We couldn’t revoke the API key') },
    }}
  />
);
