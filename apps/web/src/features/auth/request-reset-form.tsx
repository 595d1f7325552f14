import { authRoutes, Email } from '@folio/contract/auth';
import { Password } from '@folio/contract/password';
import { zodResolver } from '@hookform/resolvers/zod';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { z } from 'zod';
import { api, isApiError } from '../../lib/api-client.ts';
import { describeError, errorCopy } from '../../lib/error-copy.ts';
import { showFieldErrors } from '../../lib/field-errors.ts';
import { Trans } from '../../lib/words/trans.tsx';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { authCopy } from './auth.copy.ts';
import { type Failure, FormFailure } from './form-failure.tsx';
import { Notice } from './notice.tsx';
import { PasswordStrength } from './password-strength.tsx';

const RequestReset = z.object({ email: Email });

export function RequestResetForm() {
  const [sentTo, setSentTo] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const form = useForm({ resolver: zodResolver(RequestReset), defaultValues: { email: '' } });

  async function request({ email }: { email: string }) {
    setFailure(undefined);
    try {
      await api(authRoutes.forgotPassword, { body: { email } });
      toast(authCopy.resetRequested);
      setSentTo(email);
    } catch (error) {
      const isShown = isApiError(error) && showFieldErrors(form, error.errors) !== undefined;
      if (!isShown) setFailure(failureOf(error));
    }
  }

  if (sentTo !== undefined) {
    return (
      <Notice icon={<MailCheck className="size-6 text-accent" />} title={t('Check your email')}>
        <p>
          <Trans
            message="If {b} has an account here, a link to set a new password is on its way."
            values={{ b: <b className="font-medium wrap-anywhere text-ink">{sentTo}</b> }}
          />
        </p>
      </Notice>
    );
  }
  return (
    <>
      <h1 className="font-display text-display max-sm:text-heading">{t('Reset your password')}</h1>
      <p className="mt-2 text-large text-muted">
        {t('Enter your email and we’ll send you a reset link.')}
      </p>
      <form noValidate onSubmit={form.handleSubmit(request)} className="mt-8 grid gap-4">
        <TextField
          label={t('Email')}
          type="email"
          autoComplete="email"
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <FormFailure failure={failure} />
        <Button type="submit" variant="primary" size="large" isBusy={form.formState.isSubmitting}>
          {t('Send reset link')}
        </Button>
      </form>
    </>
  );
}

/** Errors that the person can fix have their own message. */
const failureOf = (error: unknown): Failure =>
  isApiError(error, 'RATE_LIMITED', 'OFFLINE')
    ? authCopy.resetRequestRefused(describeError(error))
    : authCopy.resetRequestFailed;

const NewPassword = z
  .object({ password: Password, confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: () => t('Passwords do not match'),
  });
type NewPassword = z.infer<typeof NewPassword>;

export function NewPasswordForm({ token, onReset }: { token: string; onReset: () => void }) {
  const [failure, setFailure] = useState<Failure>();
  const form = useForm<NewPassword>({
    resolver: zodResolver(NewPassword),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });

  async function reset(newPassword: NewPassword) {
    setFailure(undefined);
    try {
      await api(authRoutes.resetPassword, { body: { token, password: newPassword.password } });
      toast(authCopy.passwordReset);
      onReset();
    } catch (error) {
      const isShown = isApiError(error) && showFieldErrors(form, error.errors) !== undefined;
      const isLinkSpent = isApiError(error, 'INVALID_OR_EXPIRED_LINK');
      const more = isLinkSpent ? <SpentLink /> : undefined;
      if (!isShown) setFailure({ ...authCopy.resetFailed, more });
    }
  }

  return (
    <>
      <h1 className="font-display text-display max-sm:text-heading">{t('Set a new password')}</h1>
      <p className="mt-2 text-large text-muted">
        {t('You’ll be signed out on your other devices.')}
      </p>
      <form noValidate onSubmit={form.handleSubmit(reset)} className="mt-8 grid gap-4">
        <PasswordField
          label={t('New Password')}
          autoComplete="new-password"
          hint={<PasswordStrength password={password} />}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordField
          label={t('Confirm Password')}
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...form.register('confirmPassword')}
        />
        <FormFailure failure={failure} />
        <Button type="submit" variant="primary" size="large" isBusy={isSubmitting}>
          {t('Set new password')}
        </Button>
      </form>
    </>
  );
}

const SpentLink = () => (
  <>
    {errorCopy.INVALID_OR_EXPIRED_LINK}{' '}
    <Link to="/reset-password" className={linkStyle}>
      {t('Send another link')}
    </Link>
  </>
);
