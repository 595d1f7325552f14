import {
  type ApiKeyScope,
  apiKeyDays,
  apiKeyLimits,
  apiKeyRoutes,
  apiKeyScopes,
} from '@folio/contract/api-keys';
import type { Confirmation } from '@folio/contract/confirmation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, isApiError } from '../../../lib/api-client.ts';
import { describeError } from '../../../lib/error-copy.ts';
import { useAskWhileShown } from '../../../lib/leave-dialog.tsx';
import { ScopeChoice } from '../../../lib/scope-choice.tsx';
import { scopeWords } from '../../../lib/scope-words.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TextToCopy } from '../../../ui/text-to-copy.tsx';
import { ConfirmationField } from '../confirmation/confirmation-field.tsx';

const lifetimes = () =>
  apiKeyDays.map((count) => ({
    value: String(count),
    label: t('{count, plural, one {# day} other {# days}}', { count }),
  }));

/** Creates an API key and shows it; the server returns it only once. */
export function NewApiKey({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>(['read']);
  const [lasts, setLasts] = useState('90');
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (confirmation: Confirmation) => {
      const days = apiKeyDays.find((count) => String(count) === lasts) ?? 90;
      const body = { name, scopes: [...scopes], days, ...confirmation };
      return (await api(apiKeyRoutes.create, { body })).data;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['profile', 'api-keys'] }),
  });
  if (data) return <MadeKey apiKey={data.key} onClose={onClose} />;
  const problems = isApiError(error) ? error.errors : {};
  const isElsewhere = error && !problems.name && !problems.scopes && !problems.password;
  return (
    <FormDialog
      title={t('Create an API key')}
      submitLabel={t('Create key')}
      isBusy={isPending}
      onSubmit={() => mutate({ password })}
      onClose={onClose}
    >
      <TextField
        label={t('Name')}
        hint={t('For example, the script or app that uses it.')}
        autoComplete="off"
        maxLength={apiKeyLimits.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={problems.name?.[0]}
      />
      <ScopeChoice
        legend={t('It can')}
        words={scopeWords}
        scopes={apiKeyScopes}
        chosen={scopes}
        onChange={setScopes}
        error={problems.scopes?.[0]}
      />
      <Select
        label={t('Ends after')}
        options={lifetimes()}
        value={lasts}
        onValueChange={setLasts}
      />
      <ConfirmationField
        password={password}
        onPassword={setPassword}
        error={problems.password?.[0]}
        onPasskey={mutate}
      />
      {isElsewhere ? (
        <p role="alert" className="text-danger">
          {problems.passkey?.[0] ?? describeError(error)}
        </p>
      ) : null}
    </FormDialog>
  );
}

function MadeKey({ apiKey, onClose }: { apiKey: string; onClose: () => void }) {
  useAskWhileShown(t('Your new API key is shown only here. Copy it first.'));
  return (
    <Dialog
      open
      isDismissible={false}
      onOpenChange={onClose}
      title={t('Your API key')}
      description={t('Copy it now. We store only its fingerprint and can’t show it again.')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('Done')}
        </Button>
      }
    >
      <TextToCopy
        label={t('API key')}
        text={apiKey}
        action={t('Copy key')}
        done={t('The key was copied.')}
      />
    </Dialog>
  );
}
