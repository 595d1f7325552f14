import { authRoutes, UpdatePassword } from '@folio/contract/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { api, isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { showFieldErrors } from '../../lib/field-errors.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { authCopy } from './auth.copy.ts';
import { PasswordStrength } from './password-strength.tsx';

const blank: UpdatePassword = { currentPassword: '', password: '', confirmPassword: '' };

/**
 * Changes a password, given the old one. `onChanged` is called after the other sessions have ended.
 */
export function ChangePasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const form = useForm<UpdatePassword>({
    resolver: zodResolver(UpdatePassword),
    defaultValues: blank,
  });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });

  async function change(body: UpdatePassword) {
    try {
      await api(authRoutes.updatePassword, { body });
      toast(authCopy.passwordUpdated);
      form.reset(blank);
      onChanged();
    } catch (error) {
      if (isApiError(error)) showFieldErrors(form, error.errors);
      const isWorded = isApiError(error, 'RATE_LIMITED', 'OFFLINE');
      toast(authCopy.updateFailed(isWorded ? describeError(error) : undefined));
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(change)} className="grid gap-4">
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('Current password')}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <PasswordField
        label={t('New password')}
        autoComplete="new-password"
        hint={<PasswordStrength password={password} />}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <PasswordField
        label={t('Confirm new password')}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <div>
        <Button type="submit" isBusy={isSubmitting}>
          {t('Change password')}
        </Button>
      </div>
    </form>
  );
}
