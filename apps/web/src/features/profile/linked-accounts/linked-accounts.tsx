import { type LinkedAccount, type OidcProvider, oidcRoutes } from '@folio/contract/oidc';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api-client.ts';
import { longDate, shortMoment } from '../../../lib/dates.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { focusHeading } from '../../../ui/use-focus.ts';
import { ConfirmStep } from '../confirmation/confirm-step.tsx';
import { Section } from '../settings-form.tsx';

const linkedQuery = () =>
  queryOptions({
    queryKey: ['profile', 'linked-accounts'] as const,
    queryFn: async () => {
      const [providers, accounts] = await Promise.all([
        api(oidcRoutes.providers),
        api(oidcRoutes.list),
      ]);
      return { providers: providers.data, accounts: accounts.data };
    },
  });

type Task = { link: OidcProvider } | { unlink: LinkedAccount };

/** Linked accounts of OpenID Connect providers; hidden if none is configured. */
export function LinkedAccounts() {
  const { data } = useQuery(linkedQuery());
  const [task, setTask] = useState<Task>();
  const close = () => setTask(undefined);
  if (!data || data.providers.length + data.accounts.length === 0) return null;
  const nameOf = (id: string) => data.providers.find((one) => one.id === id)?.name ?? id;
  return (
    <Section
      title={t('Linked accounts')}
      description={t('Log in with an account you have elsewhere. Your password stays.')}
    >
      <ul aria-label={t('Linked accounts')}>
        {data.accounts.map((account) => (
          <LinkedRow
            key={account.id}
            account={account}
            name={nameOf(account.provider)}
            onUnlink={() => setTask({ unlink: account })}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        {data.providers.map((provider) => (
          <Button key={provider.id} onClick={() => setTask({ link: provider })}>
            {t('Link {name}', { name: provider.name })}
          </Button>
        ))}
      </div>
      {task && 'link' in task ? <LinkStep provider={task.link} onClose={close} /> : null}
      {task && 'unlink' in task ? (
        <UnlinkStep account={task.unlink} name={nameOf(task.unlink.provider)} onClose={close} />
      ) : null}
    </Section>
  );
}

type RowProps = { account: LinkedAccount; name: string; onUnlink: () => void };

const LinkedRow = ({ account, name, onUnlink }: RowProps) => (
  <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5 first:pt-0">
    <div className="min-w-0 flex-1 basis-60">
      <p className="font-medium wrap-anywhere">
        {name}
        {account.email && `: ${account.email}`}
      </p>
      <p className="text-small text-faint">
        {t('Linked {day} · ', { day: longDate(account.createdAt) })}
        {account.lastUsedAt
          ? t('Last used: {moment}', { moment: shortMoment(account.lastUsedAt) })
          : t('Never used')}
      </p>
    </div>
    <Button size="small" aria-label={t('Unlink {name}', { name })} onClick={onUnlink}>
      {t('Unlink')}
    </Button>
  </li>
);

/** Redirects to the provider, which redirects back. */
const LinkStep = ({ provider, onClose }: { provider: OidcProvider; onClose: () => void }) => (
  <ConfirmStep
    title={t('Link {name}?', { name: provider.name })}
    description={t('You’ll log in at {name} next. From then on, that account logs in here.', {
      name: provider.name,
    })}
    confirmLabel={t('Continue')}
    onClose={onClose}
    onConfirm={async (confirmation) => {
      const body = { provider: provider.id, ...confirmation };
      const { data } = await api(oidcRoutes.beginLink, { body });
      location.assign(data.url);
    }}
  />
);

type UnlinkProps = { account: LinkedAccount; name: string; onClose: () => void };

function UnlinkStep({ account, name, onClose }: UnlinkProps) {
  const client = useQueryClient();
  return (
    <ConfirmStep
      title={t('Unlink {name}?', { name })}
      description={t('It will no longer log in to Folio.')}
      confirmLabel={t('Unlink')}
      isDangerous
      onClose={onClose}
      onConfirm={async (confirmation) => {
        await api(oidcRoutes.unlink, { params: { id: account.id }, body: confirmation });
        focusHeading();
        toast({ tone: 'good', title: t('Account unlinked') });
        onClose();
        void client.invalidateQueries({ queryKey: linkedQuery().queryKey });
      }}
    />
  );
}
