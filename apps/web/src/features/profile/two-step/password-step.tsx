import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeField } from '../../../lib/error-copy.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
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
  const [password, setPassword] = useState('');
  const { mutate, isPending, error } = useMutation({ mutationFn: on.onPassword });
  return (
    <FormDialog
      size="small"
      title={title}
      description={description}
      submitLabel={confirmLabel}
      isDangerous={isDangerous}
      isBusy={isPending}
      onSubmit={() => mutate(password)}
      onClose={on.onClose}
    >
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
