import { authRoutes, Email } from '@folio/contract/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { api, isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { showFieldErrors } from '../../lib/field-errors.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { authCopy } from './auth.copy.ts';
import { Notice } from './notice.tsx';

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
        Tell us your email, and we will send you a link to set a new one.
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
