import { type Profile, profileRoutes } from '@folio/contract/profiles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from '../../../lib/api-client.ts';
import { t } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { toast } from '../../../ui/toast.ts';
import type { FormValues } from '../form-values.ts';
import { profileCopy } from '../profile.copy.ts';
import { profileQuery } from '../profile.queries.ts';
import { FormText, useProblem } from '../settings-form.tsx';
import { accountCopy } from './account.copy.ts';

/** The email address, and a new one that waits for verification. */
export function EmailField({ email, pendingEmail }: Pick<Profile, 'email' | 'pendingEmail'>) {
  const client = useQueryClient();
  const show = ({ data }: { data: Profile }) =>
    client.setQueryData(profileQuery().queryKey, (old) =>
      old ? { ...old, pendingEmail: data.pendingEmail } : old,
    );
  // Another request sends another mail.
  const resending = useMutation({
    mutationFn: () => api(profileRoutes.update, { body: { email: pendingEmail } }),
    onSuccess: (answer) => {
      show(answer);
      toast(accountCopy.confirmationSent);
    },
    onError: () => toast(accountCopy.confirmationFailed),
  });
  const keeping = useMutation({
    mutationFn: () => api(profileRoutes.update, { body: { email } }),
    onSuccess: (answer) => {
      show(answer);
      toast(accountCopy.addressKept);
    },
    onError: () => toast(profileCopy.saveFailed),
  });
  return (
    <div>
      <FormText
        name="email"
        label={t('Email')}
        type="email"
        autoComplete="email"
        hint={t('We’ll email you a link to confirm a new address.')}
      />
      <PasswordForNewAddress known={[email, pendingEmail]} />
      {pendingEmail === '' ? null : (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-tint px-3 py-2.5">
          <p className="min-w-0 flex-1 basis-56 text-small wrap-anywhere">
            <b className="font-medium">{pendingEmail}</b>{' '}
            {t('is waiting to be confirmed. Until then your address stays as it is.')}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              variant="quiet"
              isBusy={keeping.isPending}
              onClick={() => keeping.mutate()}
            >
              {t('Keep the current address')}
            </Button>
            <Button size="small" isBusy={resending.isPending} onClick={() => resending.mutate()}>
              {t('Resend the link')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

/**
 * Changing the address needs the password, so that an unattended device isn't enough to take over
 * the account.
 */
function PasswordForNewAddress({ known }: { known: string[] }) {
  const { register } = useFormContext<FormValues>();
  const typed = useWatch<FormValues, 'email'>({ name: 'email' }).trim().toLowerCase();
  const problem = useProblem('currentPassword');
  if (typed === '' || known.some((address) => address.toLowerCase() === typed)) return null;
  return (
    <div className="mt-4">
      <PasswordField
        label={t('Confirm with your password')}
        autoComplete="current-password"
        hint={t('To change your email, enter your current password.')}
        error={problem}
        {...register('currentPassword')}
      />
    </div>
  );
}
