import { authRoutes, Login, type User } from '@folio/contract/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { api, isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { showFieldErrors } from '../../lib/field-errors.ts';
import { startSession } from '../../lib/session.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { authCopy } from './auth.copy.ts';
import { type Failure, FormFailure } from './form-failure.tsx';
import { PasskeyLogin } from './passkey-login.tsx';

type Props = {
  onNeedsVerification: (email: string) => void;
  /** Called before the session begins. */
  onLoggedIn?: (email: string) => void;
};

export function LoginForm(props: Props) {
  const { form, submit, isBusy, failure, needsCode, clearCode, setFailure, begin } =
    useLogin(props);
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email', { onChange: clearCode })}
      />
      <PasswordField
        label={t('Password')}
        autoComplete="current-password"
        aside={
          <Link to="/reset-password" className={`text-small ${linkStyle}`}>
            {t('Forgot password?')}
          </Link>
        }
        error={errors.password?.message}
        {...form.register('password')}
      />
      {needsCode ? (
        <TextField
          label={t('Code from your app')}
          hint={t('You can also use a recovery code.')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.code?.message}
          {...form.register('code', { shouldUnregister: true })}
        />
      ) : null}
      <FormFailure failure={failure} />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
        {t('Log In')}
      </Button>
      <PasskeyLogin onFailure={setFailure} onLoggedIn={begin} />
    </form>
  );
}

/** The login form's state. The redirect after login is up to the login route. */
function useLogin({ onNeedsVerification, onLoggedIn }: Props) {
  const client = useQueryClient();
  const [failure, setFailure] = useState<Failure>();
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm<Login>({
    resolver: zodResolver(Login),
    defaultValues: { email: '', password: '' },
  });
  useEffect(() => {
    if (needsCode) form.setFocus('code');
  }, [needsCode, form]);

  function begin(session: { token: string; user: User }) {
    toast(authCopy.loggedIn(session.user.firstName));
    onLoggedIn?.(session.user.email);
    startSession(client, session);
  }

  async function logIn(body: Login) {
    setFailure(undefined);
    try {
      const answer = await api(authRoutes.login, { body });
      if ('needsVerification' in answer) {
        toast(authCopy.needsVerification);
        return onNeedsVerification(body.email);
      }
      if ('needsCode' in answer) return setNeedsCode(true);
      begin(answer);
    } catch (error) {
      if (isApiError(error) && showFieldErrors(form, error.errors) !== undefined) return;
      setFailure(failureOf(error));
      form.setFocus('password', { shouldSelect: true });
    }
  }

  return {
    form,
    submit: form.handleSubmit(logIn),
    isBusy: form.formState.isSubmitting,
    failure,
    setFailure,
    begin,
    needsCode,
    /** Another account may not have two-step login. */
    clearCode: () => setNeedsCode(false),
  };
}

function failureOf(error: unknown): Failure {
  if (isApiError(error, 'INVALID_CREDENTIALS')) return authCopy.wrongCredentials;
  if (!isApiError(error)) return authCopy.loginFailed();
  return authCopy.loginFailed(error.serverMessage ?? describeError(error));
}
