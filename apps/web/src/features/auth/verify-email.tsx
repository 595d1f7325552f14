import { authRoutes } from '@folio/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, MailCheck } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { api, isApiError, isSessionLost } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { startSession } from '../../lib/session.ts';
import { Trans } from '../../lib/words/trans.tsx';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.ts';
import { authCopy, resendIn } from './auth.copy.ts';
import { Notice } from './notice.tsx';

type Props = {
  state: VerificationState;
  email: string | null;
  /** Whether the person has just signed up. */
  isNew: boolean;
  /** The redirect after verification. */
  onward: string;
  isInDialog?: boolean;
};

/**
 * The states of email verification: mail sent, checking the link, verified, verified in another
 * browser than the sign-up, failed, or failed because the address already has an account.
 */
export function VerifyEmail({ state, email, isNew, onward, isInDialog = false }: Props) {
  return <Notice isInDialog={isInDialog} {...noticeOf({ state, email, isNew, onward })} />;
}

type Shown = Pick<ComponentProps<typeof Notice>, 'icon' | 'title' | 'children'>;

function noticeOf({ state, email, isNew, onward }: Omit<Props, 'isInDialog'>): Shown {
  if (typeof state === 'object') return verifiedElsewhere(state.resetToken);
  if (state === 'verifying')
    return {
      icon: <Spinner className="size-6" />,
      title: t('Verifying your email'),
      children: <p role="status">{t('This takes a moment.')}</p>,
    };
  if (state === 'verified') return verified(onward);
  if (state === 'failed') return isNew ? maybeKnown(email) : failed(email);
  return mailSent(email, isNew);
}

const verified = (onward: string): Shown => ({
  icon: <CircleCheck className="size-6 text-good" />,
  title: t('Email verified!'),
  children: (
    <>
      <p role="status">
        {onward === '/dashboard'
          ? t('Your account has been successfully verified. We are taking you to your dashboard.')
          : t(
              'Your account has been successfully verified. We are taking you to where you wanted to be.',
            )}
      </p>
      <Button variant="primary" size="large" className="mt-6" asChild>
        <Link to={onward}>{onward === '/dashboard' ? t('Go to dashboard') : t('Continue')}</Link>
      </Button>
    </>
  ),
});

const verifiedElsewhere = (resetToken: string): Shown => ({
  icon: <CircleCheck className="size-6 text-good" />,
  title: t('Email verified!'),
  children: (
    <>
      <p role="status">
        {t(
          'You opened this link in a different browser from the one used to sign up. To make sure no one else knows your password, choose a new one. The old one no longer works.',
        )}
      </p>
      <Button variant="primary" size="large" className="mt-6" asChild>
        <Link to={`/reset-password?${new URLSearchParams({ token: resetToken })}`} replace>
          {t('Choose a password')}
        </Link>
      </Button>
    </>
  ),
});

const maybeKnown = (email: string | null): Shown => ({
  icon: <CircleAlert className="size-6 text-warning" />,
  title: authCopy.maybeKnown.title,
  children: (
    <>
      <p>{authCopy.maybeKnown.description}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" size="large" asChild>
          <Link to="/login">{t('Log in')}</Link>
        </Button>
        <Button size="large" asChild>
          <Link to={`/reset-password?${new URLSearchParams(email === null ? {} : { email })}`}>
            {t('Reset your password')}
          </Link>
        </Button>
      </div>
    </>
  ),
});

const failed = (email: string | null): Shown => ({
  icon: <CircleAlert className="size-6 text-danger" />,
  title: t('Verification failed'),
  children: (
    <>
      <p>{t('Invalid or expired verification link. Request a new one below.')}</p>
      <ResendButton email={email} />
    </>
  ),
});

const mailSent = (email: string | null, isNew: boolean): Shown => ({
  icon: <MailCheck className="size-6 text-accent" />,
  title: isNew ? t('Registration successful') : t('Check your email'),
  children: (
    <>
      <p>
        <Trans
          message="We have sent a verification link to {b}. Open it to activate your account. It may take a minute, and it may land among spam."
          values={{
            b: <b className="font-medium wrap-anywhere text-ink">{email ?? t('your address')}</b>,
          }}
        />
      </p>
      <ResendButton email={email} />
    </>
  ),
});

/** The server's rate limit for mails to an address. */
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
      // Requested before the page was reloaded.
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
      // Not `disabled`, which would lose the focus.
      aria-disabled={secondsLeft > 0 || undefined}
      onClick={secondsLeft > 0 ? undefined : resend}
    >
      {secondsLeft > 0 ? resendIn(secondsLeft) : t('Resend verification email')}
    </Button>
  );
}

/** A countdown in seconds. */
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
 * The state of verification. A changed address must be verified by its signed-in account
 * ('signedOut' otherwise). A sign-up link that is opened in another browser asks for a password,
 * with `resetToken`.
 */
type VerificationState =
  | 'idle'
  | 'verifying'
  | 'verified'
  | 'failed'
  | 'signedOut'
  | { resetToken: string };

/**
 * Verifies the token of a mailed link; success signs the person in. Without a mail server the
 * answer to a sign-up has the token, which is invalid if the address already has an account:
 * `isNew` selects a message that doesn't mention a link.
 */
export function useVerification(token: string | null, isNew: boolean): VerificationState {
  const client = useQueryClient();
  const [state, setState] = useState<VerificationState>(token ? 'verifying' : 'idle');
  const spentToken = useRef<string>(undefined);
  useEffect(() => {
    // Tokens are single-use, so a repeated effect must not send one twice.
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
