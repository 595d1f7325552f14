import { profileRoutes } from '@folio/contract/profiles';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api-client.ts';
import { useIsSold } from '../../../lib/credit-costs.ts';
import { describeField } from '../../../lib/error-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { deleteCopy, endedCopy } from '../profile.copy.ts';
import type { EndProps } from '../settings-parts.ts';

type Props = { onDeleted: EndProps['onEnded'] };

/** Names what goes, and asks for the password. */
export function DeleteAccount({ onDeleted, mayEnd }: Props & Pick<EndProps, 'mayEnd'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className="text-danger! max-md:h-11"
        onClick={async () => setIsOpen(await mayEnd())}
      >
        Delete account
      </Button>
      {/* Each time anew, so that no password stays in it. */}
      {isOpen ? <DeleteDialog onClose={() => setIsOpen(false)} onDeleted={onDeleted} /> : null}
    </>
  );
}

function DeleteDialog({ onClose, onDeleted }: Props & { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const isSold = useIsSold();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api(profileRoutes.deleteAccount, { body: { password } }),
    onSuccess: () => onDeleted({ redirectTo: '/', title: endedCopy.deleted }),
  });
  return (
    <FormDialog
      title={deleteCopy.title}
      description={deleteCopy.description}
      submitLabel={deleteCopy.confirm}
      isDangerous
      isBusy={isPending}
      onSubmit={mutate}
      onClose={onClose}
    >
      <ul className="list-disc pl-5 text-body">
        {[...deleteCopy.goes, ...(isSold ? [deleteCopy.bought] : [])].map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      {isSold ? <p className="text-body text-muted">{deleteCopy.stays}</p> : null}
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={error ? describeField(error, 'password') : undefined}
      />
    </FormDialog>
  );
}
