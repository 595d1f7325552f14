import { oidcRoutes } from '@folio/contract/oidc';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { api, isApiError } from '../../../lib/api-client.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { authCopy } from '../auth.copy.ts';
import { FormFailure } from '../form-failure.tsx';

const providersQuery = () =>
  queryOptions({
    queryKey: ['login providers'],
    queryFn: async () => (await api(oidcRoutes.providers)).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

type Props = {
  /** Called before the browser goes to the provider. */
  onLeave: () => void;
};

/** A button for each provider that is configured on this server, if any. */
export function ProviderLogins({ onLeave }: Props) {
  const { data: providers = [] } = useQuery(providersQuery());
  const { mutate, variables, isPending, error } = useMutation({
    mutationFn: async (provider: string) => {
      const { data } = await api(oidcRoutes.beginLogin, { body: { provider } });
      onLeave();
      location.assign(data.url);
    },
  });
  if (providers.length === 0) return null;
  return (
    <div className="mt-4 grid gap-4">
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          size="large"
          isBusy={isPending && variables === id}
          onClick={() => mutate(id)}
        >
          {t('Log in with {name}', { name })}
        </Button>
      ))}
      <FormFailure
        failure={
          error
            ? authCopy.loginFailed(
                (isApiError(error) && error.serverMessage) || describeError(error),
              )
            : undefined
        }
      />
    </div>
  );
}
