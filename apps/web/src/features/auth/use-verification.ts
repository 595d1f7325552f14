import { authRoutes } from '@folio/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, isApiError, isSessionLost } from '../../lib/api-client.ts';
import { describeError } from '../../lib/error-copy.ts';
import { startSession } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import { authCopy } from './auth.copy.ts';

/**
 * A new address of an account is proven by whoever is signed in to it: others are 'signedOut'. Who
 * opens a sign-up's link in another browser than it began in sets a password with `resetToken`.
 */
export type VerificationState =
  | 'idle'
  | 'verifying'
  | 'verified'
  | 'failed'
  | 'signedOut'
  | { resetToken: string };

/** Verifies with the token of a mailed link as soon as there is one; success signs the person in. */
export function useVerification(token: string | null): VerificationState {
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
        toast(authCopy.verificationFailed(isBadLink ? undefined : describeError(error)));
        setState('failed');
      },
    );
  }, [token, client]);
  return state;
}
