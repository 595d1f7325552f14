import { authRoutes, Register } from '@folio/contract/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { type ApiError, api, isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { showFieldErrors } from '../../lib/field-errors.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { authCopy, untrustedDomainMessage } from './auth.copy.ts';
import { PasswordStrength } from './password-strength.tsx';

export function SignupForm({ onSignedUp }: { onSignedUp: (signedUp: SignedUp) => void }) {
  const { form, submit, isBusy } = useSignup(onSignedUp);
  const { register, control } = form;
  const { errors } = form.formState;
  const password = useWatch({ control, name: 'password' });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint="Your public page’s address ends with it."
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={<PasswordStrength password={password} />}
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} className="mt-2">
        Create account
      </Button>
    </form>
  );
}

export type SignedUp = { email: string; verificationToken: string | undefined };

const blank: Register = {
  firstName: '',
  lastName: '',
  email: '',
  username: '',
  password: '',
  confirmPassword: '',
};

/** The sign-up form: checked by the contract here and by the server, whose answer ends at its field. */
function useSignup(onSignedUp: (signedUp: SignedUp) => void) {
  const form = useForm<Register>({ resolver: zodResolver(Register), defaultValues: blank });

  async function signUp(body: Register) {
    try {
      const { data } = await api(authRoutes.register, { body });
      toast(authCopy.signedUp);
      onSignedUp({ email: body.email, verificationToken: data.verificationToken });
    } catch (error) {
      if (isApiError(error)) showRefusal(error);
      else toast(authCopy.signupFailed());
    }
  }

  function showRefusal(error: ApiError) {
    if (error.trustedDomains) {
      form.setError('email', { message: untrustedDomainMessage }, { shouldFocus: true });
      return toast(authCopy.untrustedDomain(error.trustedDomains));
    }
    if (error.code === 'USERNAME_TAKEN') {
      const message = describeError(error);
      form.setError('username', { message }, { shouldFocus: true });
      return toast(authCopy.signupFailed(message));
    }
    const firstShown = showFieldErrors(form, error.errors);
    if (firstShown === undefined) {
      return toast(authCopy.signupFailed(error.serverMessage ?? describeError(error)));
    }
    const aboutPassword = error.errors.password?.[0];
    toast(aboutPassword ? authCopy.passwordRefused(aboutPassword) : authCopy.signupInvalid);
  }

  return { form, submit: form.handleSubmit(signUp), isBusy: form.formState.isSubmitting };
}
