import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { describeField } from '../../../lib/error-copy.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';

type Props = {
  title: string;
  description: string;
  confirmLabel: string;
  isDangerous?: boolean;
  onClose: () => void;
  onPassword: (password: string) => Promise<void>;
};

/** Asks for the password before something that whoever finds a device signed in must not do. */
export function PasswordStep({ title, description, confirmLabel, isDangerous, ...on }: Props) {
  const form = useId();
  const [password, setPassword] = useState('');
  const { mutate, isPending, error } = useMutation({ mutationFn: on.onPassword });
  return (
    <Dialog
      open
      onOpenChange={on.onClose}
      size="small"
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={on.onClose}>Cancel</Button>
          <Button
            type="submit"
            form={form}
            variant={isDangerous ? 'danger' : 'primary'}
            isBusy={isPending}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          mutate(password);
        }}
      >
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={error ? describeField(error, 'password') : undefined}
        />
      </form>
    </Dialog>
  );
}
