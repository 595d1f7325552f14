import type { Confirmation } from '@folio/contract/confirmation';
import { passkeyRoutes } from '@folio/contract/passkeys';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api, isApiError } from '../../../lib/api-client.ts';
import { describeError, describeField } from '../../../lib/error-copy.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { passkeysQuery } from '../passkeys/passkeys.queries.ts';

type Props = {
  password: string;
  onPassword: (password: string) => void;
  /** The password's validation error. */
  error: string | undefined;
  /** Submits the dialog with a passkey instead of the password. */
  onPasskey: (confirmation: Confirmation) => void;
};

/** The password before an irreversible action, or a passkey, which counts as password and code. */
export function ConfirmationField({ password, onPassword, error, onPasskey }: Props) {
  const { data: passkeys = [] } = useQuery(passkeysQuery());
  const signing = useMutation({ mutationFn: signOnce, onSuccess: onPasskey });
  return (
    <div>
      <PasswordField
        label={t('Your password')}
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => onPassword(target.value)}
        error={error}
      />
      {passkeys.length > 0 ? (
        <Button
          variant="quiet"
          className="mt-2 -ml-3.5"
          isBusy={signing.isPending}
          onClick={() => signing.mutate()}
        >
          {t('Use a passkey instead')}
        </Button>
      ) : null}
      {signing.error ? (
        <p role="alert" className="mt-1 text-small text-danger">
          {wordsOf(signing.error)}
        </p>
      ) : null}
    </div>
  );
}

/** The error for a dialog that asks for nothing else. */
export const confirmationProblem = (error: Error): string =>
  describeField(error, isApiError(error) && error.errors.passkey ? 'passkey' : 'password');

async function signOnce(): Promise<Confirmation> {
  const [{ data }, { signByPasskey }] = await Promise.all([
    api(passkeyRoutes.beginConfirmation),
    import('../../../lib/passkey/sign-by-passkey.ts'),
  ]);
  const passkey = await signByPasskey(data);
  if (!passkey) throw new Error('The person has chosen none');
  return { passkey };
}

function wordsOf(error: Error): string {
  if (isApiError(error)) return describeError(error);
  if (error.name === 'SecurityError')
    return t('Passkeys don’t work at this address. Open Folio at its usual address.');
  return t('No passkey was used. Try again, or enter your password.');
}
