import { authRoutes, Register } from '@folio/contract/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type ApiError, api, isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { showFieldErrors } from '../../lib/field-errors.ts';
import { toast } from '../../ui/toast.ts';
import { authCopy, untrustedDomainMessage } from './auth.copy.ts';

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
export function useSignup(onSignedUp: (signedUp: SignedUp) => void) {
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
