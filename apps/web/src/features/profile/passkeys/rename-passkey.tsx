import { type Passkey, passkeyLimits, passkeyRoutes } from '@folio/contract/passkeys';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api } from '../../../lib/api-client.ts';
import { describeField } from '../../../lib/error-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';

export function RenamePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const form = useId();
  const [name, setName] = useState(passkey.name);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api(passkeyRoutes.rename, { params: { id: passkey.id }, body: { name } }),
    onSuccess: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title="Rename this passkey"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" isBusy={isPending}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <TextField
          label="Name"
          autoComplete="off"
          maxLength={passkeyLimits.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={error ? describeField(error, 'name') : undefined}
        />
      </form>
    </Dialog>
  );
}
