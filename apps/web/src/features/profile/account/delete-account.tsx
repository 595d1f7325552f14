import type { Confirmation } from '@folio/contract/confirmation';
import { profileRoutes } from '@folio/contract/profiles';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { afterPaint } from '../../../lib/after-paint.ts';
import { api } from '../../../lib/api-client.ts';
import { useIsSold } from '../../../lib/credit-costs.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ConfirmationField, confirmationProblem } from '../confirmation/confirmation-field.tsx';
import type { EndProps } from '../settings-parts.ts';
import { deleteCopy } from './account.copy.ts';

type Props = { onDeleted: EndProps['onEnded'] };

/** Lists what will be deleted, and asks for the password or a passkey. */
export function DeleteAccount({ onDeleted, mayEnd }: Props & Pick<EndProps, 'mayEnd'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className="text-danger!"
        onClick={async ({ currentTarget }) => {
          if (!(await mayEnd())) return;
          // The question about unsaved changes had the focus; when it closes, the focus returns to
          // this button.
          afterPaint(() => {
            currentTarget.focus();
            setIsOpen(true);
          });
        }}
      >
        {t('Delete account')}
      </Button>
      {/* Mounted when opened, so that no password stays in it. */}
      {isOpen ? <DeleteDialog onClose={() => setIsOpen(false)} onDeleted={onDeleted} /> : null}
    </>
  );
}

function DeleteDialog({ onClose, onDeleted }: Props & { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const isSold = useIsSold();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (confirmation: Confirmation) =>
      api(profileRoutes.deleteAccount, { body: confirmation }),
    onSuccess: () => onDeleted({ redirectTo: '/', title: deleteCopy.done }),
  });
  return (
    <FormDialog
      title={deleteCopy.title}
      description={deleteCopy.description}
      submitLabel={deleteCopy.confirm}
      isDangerous
      isBusy={isPending}
      onSubmit={() => mutate({ password })}
      onClose={onClose}
    >
      <ul className="list-disc pl-5 text-body">
        {[...deleteCopy.goes, ...(isSold ? [deleteCopy.bought] : [])].map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      {isSold ? <p className="text-body text-muted">{deleteCopy.stays}</p> : null}
      <ConfirmationField
        password={password}
        onPassword={setPassword}
        error={error ? confirmationProblem(error) : undefined}
        onPasskey={mutate}
      />
    </FormDialog>
  );
}
