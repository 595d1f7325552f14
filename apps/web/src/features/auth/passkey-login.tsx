import type { User } from '@folio/contract/auth';
import { useState } from 'react';
import { isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { authCopy } from './auth.copy.ts';
import type { Failure } from './form-failure.tsx';

type Props = {
  onFailure: (failure: Failure | undefined) => void;
  onLoggedIn: (session: { token: string; user: User }) => void;
};

/** Login by passkey. Its code is loaded when the button is pressed. */
export function PasskeyLogin({ onFailure, onLoggedIn }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  async function logIn() {
    setIsBusy(true);
    onFailure(undefined);
    try {
      const { logInByPasskey } = await import('./passkey/log-in-by-passkey.ts');
      const session = await logInByPasskey();
      if (session) onLoggedIn(session);
      else onFailure(authCopy.noPasskey);
    } catch (error) {
      onFailure(failureOf(error));
    }
    setIsBusy(false);
  }
  return (
    <Button size="large" isBusy={isBusy} onClick={() => void logIn()}>
      {t('Use a passkey')}
    </Button>
  );
}

function failureOf(error: unknown): Failure {
  if (isApiError(error, 'INVALID_CREDENTIALS')) return authCopy.passkeyRefused;
  if (isApiError(error)) return authCopy.loginFailed(describeError(error));
  const isElsewhere = error instanceof Error && error.name === 'SecurityError';
  return isElsewhere ? authCopy.passkeyElsewhere : authCopy.noPasskey;
}
