import { authRoutes, Login } from '@folio/contract/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { api, isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { startSession } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import { authCopy } from './auth.copy.ts';

/** The login form. Where a session leads is for the door that the person came through to say. */
export function useLogin(onNeedsVerification: (email: string) => void) {
  const client = useQueryClient();
  const form = useForm<Login>({
    resolver: zodResolver(Login),
    defaultValues: { email: '', password: '' },
  });

  async function logIn(body: Login) {
    try {
      const answer = await api(authRoutes.login, { body });
      if ('needsVerification' in answer) {
        toast(authCopy.needsVerification);
        return onNeedsVerification(body.email);
      }
      toast(authCopy.loggedIn(answer.user.firstName));
      startSession(client, answer);
    } catch (error) {
      toast(failure(error));
      form.setFocus('password', { shouldSelect: true });
    }
  }

  return { form, submit: form.handleSubmit(logIn), isBusy: form.formState.isSubmitting };
}

function failure(error: unknown) {
  if (isApiError(error, 'INVALID_CREDENTIALS')) return authCopy.wrongCredentials;
  if (!isApiError(error)) return authCopy.loginFailed();
  return authCopy.loginFailed(error.serverMessage ?? describeError(error));
}
