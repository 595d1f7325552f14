import { authRoutes } from '@folio/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { api, isApiError, isSessionLost } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { startSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.ts';
import { authCopy, resendIn } from './auth.copy.ts';
import { Notice } from './notice.tsx';

type Props = {
  state: VerificationState;
  email: string | null;
  /** Whether the person has registered just now. */
  isNew: boolean;
  /** Where they go once their address is verified. */
  onward: string;
  isInDialog?: boolean;
};

/**
 * Six faces of one page: the mail is on its way, its link is being checked, it held, it held where
 * nobody knows who signed up, it did not, or it did not because the address is known.
 */
export function VerifyEmail({ state, email, isNew, onward, isInDialog = false }: Props) {
  if (state === 'verifying') {
    return (
      <Notice
        isInDialog={isInDialog}
        icon={<Spinner className="size-6" />}
        title="Verifying your email"
      >
        <p role="status">This takes a moment.</p>
      </Notice>
    );
  }
  if (state === 'verified') {
    return (
      <Notice
        isInDialog={isInDialog}
        icon={<CircleCheck className="size-6 text-good" />}
        title="Email verified!"
      >
        <p role="status">
          Your account has been successfully verified. We are taking you{' '}
          {onward === '/dashboard' ? 'to your dashboard' : 'to where you wanted to be'}.
        </p>
        <Button variant="primary" size="large" className="mt-6" asChild>
          <Link to={onward}>{onward === '/dashboard' ? 'Go to dashboard' : 'Continue'}</Link>
        </Button>
      </Notice>
    );
  }
  if (typeof state === 'object') {
    const search = new URLSearchParams({ token: state.resetToken });
    return (
      <Notice
        isInDialog={isInDialog}
        icon={<CircleCheck className="size-6 text-good" />}
        title="Email verified!"
      >
        <p role="status">
          You opened this link in a different browser from the one used to sign up. To make sure no
          one else knows your password, choose a new one. The old one no longer works.
        </p>
        <Button variant="primary" size="large" className="mt-6" asChild>
          <Link to={`/reset-password?${search}`} replace>
            Choose a password
          </Link>
        </Button>
      </Notice>
    );
  }
  if (state === 'failed' && isNew) {
    const search = new URLSearchParams(email === null ? {} : { email });
    return (
      <Notice
        isInDialog={isInDialog}
        icon={<CircleAlert className="size-6 text-warning" />}
        title={authCopy.maybeKnown.title}
      >
        <p>{authCopy.maybeKnown.description}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="primary" size="large" asChild>
            <Link to="/login">Log in</Link>
          </Button>
          <Button size="large" asChild>
            <Link to={`/reset-password?${search}`}>Reset your password</Link>
          </Button>
        </div>
      </Notice>
    );
  }
  if (state === 'failed') {
    return (
      <Notice
        isInDialog={isInDialog}
        icon={<CircleAlert className="size-6 text-danger" />}
        title="Verification failed"
      >
        <p>Invalid or expired verification link. Request a new one below.</p>
        <ResendButton email={email} />
      </Notice>
    );
  }
  return (
    <Notice
      isInDialog={isInDialog}
      icon={<MailCheck className="size-6 text-accent" />}
      title={isNew ? 'Registration successful' : 'Check your email'}
    >
      <p>
        We have sent a verification link to{' '}
        <b className="font-medium wrap-anywhere text-ink">{email ?? 'your address'}</b>. Open it to
        activate your account. It may take a minute, and it may land among spam.
      </p>
      <ResendButton email={email} />
    </Notice>
  );
}

/** As long as the server sends no other mail to an address. */
const resendPauseSeconds = 60;

function ResendButton({ email }: { email: string | null }) {
  const [isBusy, setIsBusy] = useState(false);
  const { secondsLeft, start } = useCountdown();

  async function resend() {
    if (!email) return toast(authCopy.noEmail);
    setIsBusy(true);
    try {
      await api(authRoutes.resendVerification, { body: { email } });
      start(resendPauseSeconds);
      toast(authCopy.resent);
    } catch (error) {
      // It was asked for before the page was loaded again.
      if (isApiError(error, 'RATE_LIMITED')) start(resendPauseSeconds);
      toast(authCopy.resendFailed);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button
      size="large"
      className="mt-6 tabular-nums"
      isBusy={isBusy}
      // Not `disabled`: the focus stays on it while it waits.
      aria-disabled={secondsLeft > 0 || undefined}
      onClick={secondsLeft > 0 ? undefined : resend}
    >
      {secondsLeft > 0 ? resendIn(secondsLeft) : 'Resend verification email'}
    </Button>
  );
}

/** Seconds that run down to 0. */
function useCountdown(): { secondsLeft: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const secondsLeft = Math.max(0, Math.ceil((until - now) / 1_000));
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return {
    secondsLeft,
    start(seconds) {
      setNow(Date.now());
      setUntil(Date.now() + seconds * 1_000);
    },
  };
}

/**
 * A new address of an account is proven by whoever is signed in to it: others are 'signedOut'. Who
 * opens a sign-up's link in another browser than it began in sets a password with `resetToken`.
 */
type VerificationState =
  | 'idle'
  | 'verifying'
  | 'verified'
  | 'failed'
  | 'signedOut'
  | { resetToken: string };

/**
 * Verifies with the token of a mailed link as soon as there is one; success signs the person in.
 * Without a mail server the token comes with the answer to a sign-up, and never fits where the address
 * has an account: `isNew` people are told so, and nothing of a link that they never had.
 */
export function useVerification(token: string | null, isNew: boolean): VerificationState {
  const client = useQueryClient();
  const [state, setState] = useState<VerificationState>(token ? 'verifying' : 'idle');
  const spentToken = useRef<string>(undefined);
  useEffect(() => {
    // A token works once, so an effect that runs twice must not send it twice.
    if (!token || spentToken.current === token) return;
    spentToken.current = token;
    setState('verifying');
    api(authRoutes.verifyEmail, { body: { token } }).then(
      (answer) => {
        toast(authCopy.verified);
        if ('resetToken' in answer) return setState({ resetToken: answer.resetToken });
        startSession(client, answer);
        setState('verified');
      },
      (error: unknown) => {
        if (isSessionLost(error)) {
          toast(authCopy.logInToConfirm);
          return setState('signedOut');
        }
        const isBadLink = isApiError(error, 'INVALID_OR_EXPIRED_LINK', 'VALIDATION_ERROR');
        if (!isNew || !isBadLink)
          toast(authCopy.verificationFailed(isBadLink ? undefined : describeError(error)));
        setState('failed');
      },
    );
  }, [token, isNew, client]);
  return state;
}
