import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useLogin } from './use-login.ts';

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
