import { authRoutes } from '@folio/contract/auth';
import { Password } from '@folio/contract/password';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { z } from 'zod';
import { api, isApiError } from '../../lib/api-client.ts';
import { errorCopy } from '../../lib/error-copy.ts';
import { showFieldErrors } from '../../lib/field-errors.ts';
import { Button } from '../../ui/button.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { authCopy } from './auth.copy.ts';
import { PasswordStrength } from './password-strength.tsx';

const NewPassword = z
  .object({ password: Password, confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  });
type NewPassword = z.infer<typeof NewPassword>;

export function NewPasswordForm({ token, onReset }: { token: string; onReset: () => void }) {
  const [isLinkSpent, setIsLinkSpent] = useState(false);
  const form = useForm<NewPassword>({
    resolver: zodResolver(NewPassword),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });

  async function reset(wanted: NewPassword) {
    try {
      await api(authRoutes.resetPassword, { body: { token, password: wanted.password } });
      toast(authCopy.passwordReset);
      onReset();
    } catch (error) {
      const isShown = isApiError(error) && showFieldErrors(form, error.errors) !== undefined;
      if (!isShown) toast(authCopy.resetFailed);
      setIsLinkSpent(isApiError(error, 'INVALID_OR_EXPIRED_LINK'));
    }
  }

  return (
    <>
      <h1 className="text-heading font-semibold">Set a new password</h1>
      <p className="mt-2 text-large text-muted">It ends every session on your other devices.</p>
      <form noValidate onSubmit={form.handleSubmit(reset)} className="mt-8 grid gap-4">
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          hint={<PasswordStrength password={password} />}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...form.register('confirmPassword')}
        />
        <Button type="submit" variant="primary" size="large" isBusy={isSubmitting} className="mt-2">
          Set new password
        </Button>
        {isLinkSpent ? (
          <p className="text-small text-danger">
            {errorCopy.INVALID_OR_EXPIRED_LINK}{' '}
            <Link to="/reset-password" className={linkStyle}>
              Send another link
            </Link>
          </p>
        ) : null}
      </form>
    </>
  );
}
