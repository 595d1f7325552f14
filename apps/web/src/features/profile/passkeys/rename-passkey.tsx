import { type Passkey, passkeyLimits, passkeyRoutes } from '@folio/contract/passkeys';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api-client.ts';
import { describeField } from '../../../lib/error-copy.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';

export function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [name, setName] = useState(passkey.name);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api(passkeyRoutes.rename, { params: { id: passkey.id }, body: { name } }),
    onSuccess: onClose,
  });
  return (
    <FormDialog
      size="small"
      title="Rename this passkey"
      submitLabel="Save"
      isBusy={isPending}
      onSubmit={mutate}
      onClose={onClose}
    >
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={passkeyLimits.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={error ? describeField(error, 'name') : undefined}
      />
    </FormDialog>
  );
}
