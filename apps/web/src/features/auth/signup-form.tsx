import { authRoutes, Register } from '@folio/contract/auth';
import { suggestUsername } from '@folio/contract/suggest-username';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { type ApiError, api, isApiError } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { showFieldErrors } from '../../lib/field-errors.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { authCopy, takenUsername, untrustedDomainMessage } from './auth.copy.ts';
import { type Failure, FormFailure } from './form-failure.tsx';
import { PasswordStrength } from './password-strength.tsx';
import { UsernameField } from './username-field.tsx';

/**
 * Asks for a name, an email address and a password; the username is suggested, and asked for only
 * if necessary.
 */
export function SignupForm({
  newcomer,
  invitation,
  onSignedUp,
}: {
  /** Initial values, from a guest's resume. */
  newcomer?: Partial<Register>;
  /** The token of an invitation link. */
  invitation?: string | undefined;
  onSignedUp: (signedUp: SignedUp) => void;
}) {
  const { form, submit, isBusy, failure, isHidden, setHidden } = useSignup(onSignedUp, {
    ...newcomer,
    ...(invitation !== undefined && { invitation }),
  });
  const { register, control } = form;
  const { errors } = form.formState;
  const password = useWatch({ control, name: 'password' });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid grid-cols-2 gap-4 max-[360px]:grid-cols-1">
        <TextField
          label={t('First name')}
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label={t('Last name')}
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <UsernameField form={form} />
      <PasswordField
        label={t('Password')}
        autoComplete="new-password"
        startsShown
        onShownChange={(isShown) => setHidden(!isShown)}
        hint={<PasswordStrength password={password} />}
        error={errors.password?.message}
        {...register('password')}
      />
      {isHidden ? (
        <PasswordField
          label={t('Confirm password')}
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...register('confirmPassword')}
        />
      ) : null}
      <FormFailure failure={failure} />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
        {t('Create account')}
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

/**
 * The form's state. The contract validates it here and on the server, whose errors are shown at
 * their fields.
 */
function useSignup(onSignedUp: (signedUp: SignedUp) => void, newcomer?: Partial<Register>) {
  const [failure, setFailure] = useState<Failure>();
  const [isHidden, setHidden] = useState(false);
  const hidden = useRef(false);
  hidden.current = isHidden;
  const [resolver] = useState(() => resolverOf(() => hidden.current));
  const form = useForm<Register>({ resolver, defaultValues: { ...blank, ...newcomer } });

  async function signUp(body: Register) {
    setFailure(undefined);
    try {
      const { data } = await api(authRoutes.register, { body });
      toast(authCopy.signedUp);
      onSignedUp({ email: body.email, verificationToken: data.verificationToken });
    } catch (error) {
      setFailure(isApiError(error) ? failureOf(error) : authCopy.signupFailed());
    }
  }

  function failureOf(error: ApiError): Failure | undefined {
    if (error.trustedDomains) {
      const message = error.errors.email?.[0] ?? untrustedDomainMessage();
      form.setError('email', { message }, { shouldFocus: true });
      // A message may name them itself, but has room for a few only.
      return error.trustedDomains.every((domain) => message.includes(domain))
        ? undefined
        : authCopy.untrustedDomain(error.trustedDomains);
    }
    if (error.code === 'USERNAME_TAKEN') return proposeAnother();
    const firstShown = showFieldErrors(form, error.errors);
    if (firstShown === undefined)
      return authCopy.signupFailed(error.serverMessage ?? describeError(error));
    const aboutPassword = error.errors.password?.[0];
    return aboutPassword ? authCopy.passwordRefused(aboutPassword) : authCopy.signupInvalid;
  }

  /** Replaces a suggested username by the next suggestion; one that was typed stays. */
  function proposeAnother(): undefined {
    const person = form.getValues();
    const isOwn = person.username !== suggestUsername(person);
    const another = isOwn ? '' : suggestUsername(person, 10 + Math.floor(Math.random() * 990));
    if (another !== '') form.setValue('username', another);
    const message = takenUsername(person.username, another !== '');
    form.setError('username', { message });
    // Deferred, because the field is mounted with the message.
    requestAnimationFrame(() => form.setFocus('username'));
  }

  const isBusy = form.formState.isSubmitting;
  return { form, submit: form.handleSubmit(signUp), isBusy, failure, isHidden, setHidden };
}

/** A visible password needs no repetition. */
function resolverOf(isHidden: () => boolean): Resolver<Register> {
  const resolve = zodResolver(Register);
  return (values, context, options) => {
    const confirmPassword = isHidden() ? values.confirmPassword : values.password;
    return resolve({ ...values, confirmPassword }, context, options);
  };
}
