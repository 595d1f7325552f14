import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PasswordStrength } from './password-strength.tsx';
import { type SignedUp, useSignup } from './use-signup.ts';

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
        hint="Part of the address of your public page."
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
