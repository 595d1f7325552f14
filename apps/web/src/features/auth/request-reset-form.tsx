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
import { Button } from '../../ui/button.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { authCopy } from './auth.copy.ts';
import { Notice } from './notice.tsx';
import { PasswordStrength } from './password-strength.tsx';

const RequestReset = z.object({ email: Email });

export function RequestResetForm() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({ resolver: zodResolver(RequestReset), defaultValues: { email: '' } });

  async function request({ email }: { email: string }) {
    try {
      await api(authRoutes.forgotPassword, { body: { email } });
      toast(authCopy.resetRequested);
      setSentTo(email);
    } catch (error) {
      const isShown = isApiError(error) && showFieldErrors(form, error.errors) !== undefined;
      if (!isShown) toast(failure(error));
    }
  }

  if (sentTo !== undefined) {
    return (
      <Notice icon={<MailCheck className="size-6 text-accent" />} title="Check your email">
        <p>
          If <b className="font-medium wrap-anywhere text-ink">{sentTo}</b> has an account here, a
          link to set a new password is on its way.
        </p>
      </Notice>
    );
  }
  return (
    <>
      <h1 className="text-heading font-semibold">Reset your password</h1>
      <p className="mt-2 text-large text-muted">
        Enter your email and we’ll send you a reset link.
      </p>
      <form noValidate onSubmit={form.handleSubmit(request)} className="mt-8 grid gap-4">
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isBusy={form.formState.isSubmitting}
          className="mt-2"
        >
          Send reset link
        </Button>
      </form>
    </>
  );
}

/** What the person can do something about is said in its own words. */
const failure = (error: unknown) =>
  isApiError(error, 'RATE_LIMITED', 'OFFLINE')
    ? authCopy.resetRequestRefused(describeError(error))
    : authCopy.resetRequestFailed;

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
      <p className="mt-2 text-large text-muted">You’ll be signed out on your other devices.</p>
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
