import type { Confirmation } from '@folio/contract/confirmation';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ConfirmationField, confirmationProblem } from './confirmation-field.tsx';

type Props = {
  title: string;
  description: string;
  confirmLabel: string;
  isDangerous?: boolean;
  onClose: () => void;
  onConfirm: (confirmation: Confirmation) => Promise<void>;
};

/**
 * Asks for the password or a passkey, so that an unattended device isn't enough for a sensitive
 * action.
 */
export function ConfirmStep({ title, description, confirmLabel, isDangerous, ...on }: Props) {
  const [password, setPassword] = useState('');
  const { mutate, isPending, error } = useMutation({ mutationFn: on.onConfirm });
  return (
    <FormDialog
      size="small"
      title={title}
      description={description}
      submitLabel={confirmLabel}
      isDangerous={isDangerous}
      isBusy={isPending}
      onSubmit={() => mutate({ password })}
      onClose={on.onClose}
    >
      <ConfirmationField
        password={password}
        onPassword={setPassword}
        error={error ? confirmationProblem(error) : undefined}
        onPasskey={mutate}
      />
    </FormDialog>
  );
}
