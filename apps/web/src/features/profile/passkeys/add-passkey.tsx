import type { Confirmation } from '@folio/contract/confirmation';
import { PasskeyName, passkeyLimits, passkeyRoutes } from '@folio/contract/passkeys';
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, isApiError } from '../../../lib/api-client.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { t } from '../../../lib/words/words.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { ConfirmationField } from '../confirmation/confirmation-field.tsx';

/** Asks for a name and the password, then lets the browser create a passkey. */
export function AddPasskey({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [nameProblem, setNameProblem] = useState<string>();
  const [password, setPassword] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (confirmation: Confirmation) => {
      const { data } = await api(passkeyRoutes.begin, { body: confirmation });
      const credential = await startRegistration({ optionsJSON: data });
      await api(passkeyRoutes.add, { body: { name, credential } });
    },
    onSuccess: () => {
      toast({ tone: 'good', title: t('Passkey added') });
      onClose();
    },
  });
  const problems = isApiError(error) ? error.errors : {};
  const isElsewhere = error && !problems.name && !problems.password;
  const submit = (confirmation: Confirmation) => {
    const named = PasskeyName.safeParse(name);
    setNameProblem(named.error?.issues[0]?.message);
    if (named.success) mutate(confirmation);
  };
  return (
    <FormDialog
      size="small"
      title={t('Add a passkey')}
      description={t(
        'Your browser asks where to keep it. Whoever unlocks that place can log in with it.',
      )}
      submitLabel={t('Continue')}
      isBusy={isPending}
      onSubmit={() => submit({ password })}
      onClose={onClose}
    >
      <TextField
        label={t('Name')}
        hint={t('For example, the device it’s on.')}
        autoComplete="off"
        maxLength={passkeyLimits.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={nameProblem ?? problems.name?.[0]}
      />
      <ConfirmationField
        password={password}
        onPassword={setPassword}
        error={problems.password?.[0]}
        onPasskey={submit}
      />
      {isElsewhere ? (
        <p role="alert" className="text-danger">
          {wordsOf(error)}
        </p>
      ) : null}
    </FormDialog>
  );
}

/** The error of the browser, authenticator or server. */
function wordsOf(error: Error): string {
  if (isApiError(error))
    return (error.errors.credential ?? error.errors.passkey)?.[0] ?? describeError(error);
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return t('This device has a passkey for your account already.');
  if (error.name === 'SecurityError')
    return t('Passkeys don’t work at this address. Open Folio at its usual address.');
  return t('No passkey was made. Please try again.');
}
