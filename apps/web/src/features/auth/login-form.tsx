import { authRoutes, Login } from '@folio/contract/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { api, isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { startSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { authCopy } from './auth.copy.ts';

type Props = { onNeedsVerification: (email: string) => void };

export function LoginForm({ onNeedsVerification }: Props) {
  const { form, submit, isBusy } = useLogin(onNeedsVerification);
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        aside={
          <Link to="/reset-password" className={`text-small ${linkStyle}`}>
            Forgot password?
          </Link>
        }
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy} className="mt-2">
        Log In
      </Button>
    </form>
  );
}

/** The login form. Where a session leads is for the door that the person came through to say. */
function useLogin(onNeedsVerification: (email: string) => void) {
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
