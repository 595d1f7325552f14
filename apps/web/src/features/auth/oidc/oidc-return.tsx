import type { User } from '@folio/contract/auth';
import { type LinkedAccount, oidcRoutes } from '@folio/contract/oidc';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, isApiError } from '../../../lib/api-client.ts';
import { describeError, describeField } from '../../../lib/error-copy.ts';
import { startSession } from '../../../lib/session.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { authCopy } from '../auth.copy.ts';
import { FormFailure } from '../form-failure.tsx';

type Props = {
  provider: string;
  /** The query string of the redirect URL. */
  query: string;
  onLoggedIn: () => void;
  onLinked: (account: LinkedAccount) => void;
};

/**
 * Completes the return from a provider: a login, which may ask for a second-factor code, or linking
 * an account.
 */
export function OidcReturn({ provider, query, onLoggedIn, onLinked }: Props) {
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ['oidc return', provider, query],
    queryFn: () => api(oidcRoutes.finish, { body: { provider, query } }),
    // The response to a redirect is accepted once.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  function begin(session: { token: string; user: User }) {
    toast(authCopy.loggedIn(session.user.firstName));
    startSession(client, session);
    onLoggedIn();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (data && 'token' in data) begin(data);
    if (data && 'data' in data) onLinked(data.data);
  }, [data]);
  if (error)
    return (
      <FormFailure
        failure={authCopy.loginFailed(
          (isApiError(error) && error.serverMessage) || describeError(error),
        )}
      />
    );
  return data && 'needsCode' in data ? (
    <CodeForm onLoggedIn={begin} />
  ) : (
    <p role="status" className="text-large text-muted">
      {t('One moment …')}
    </p>
  );
}

function CodeForm({
  onLoggedIn,
}: {
  onLoggedIn: (session: { token: string; user: User }) => void;
}) {
  const [code, setCode] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api(oidcRoutes.proveCode, { body: { code } }),
    onSuccess: onLoggedIn,
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <TextField
        label={t('Code from your app')}
        hint={t('You can also use a recovery code.')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={error ? describeField(error, 'code') : undefined}
      />
      <Button type="submit" variant="primary" size="large" isBusy={isPending}>
        {t('Log In')}
      </Button>
    </form>
  );
}
