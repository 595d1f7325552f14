import { creditsText } from '@folio/contract/credits';
import { useState } from 'react';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { SignUpRefusal, useSignUpRefusal } from '../../features/auth/sign-up-refusal.tsx';
import { type SignedUp, SignupForm } from '../../features/auth/signup-form.tsx';
import { useVerification, VerifyEmail } from '../../features/auth/verify-email.tsx';
import type { AccountReason, Newcomer } from '../../features/editor/owner/owner.ts';
import { usePdfPrice, useServerOffer } from '../../lib/credit-costs.ts';
import { claimGuestWork } from '../../lib/guest/guest-claim.ts';
import { t } from '../../lib/words/words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { SignupTerms } from '../signup-terms.tsx';
import { accountCopy, accountTitles } from './account.copy.ts';

type Step = 'sign-up' | 'log-in' | SignedUp;

/**
 * Asks a guest to create an account, without leaving the page. Once there is a session, the page
 * continues where the guest's work is moved into the account.
 */
export function AccountDialog({
  reason,
  newcomer,
  onClose,
}: {
  reason: AccountReason;
  /** Initial values of the sign-up form. */
  newcomer: Newcomer;
  onClose: () => void;
}) {
  const [step, setStep] = useState<Step>(reason === 'log-in' ? 'log-in' : 'sign-up');
  const refusal = useSignUpRefusal();
  const isLogin = step === 'log-in';
  if (typeof step === 'object') return <SentDialog {...step} onClose={onClose} />;
  const claim = (email: string) => claimGuestWork(email, reason === 'pdf');
  const proceed = (signedUp: SignedUp) => {
    claim(signedUp.email);
    setStep(signedUp);
  };
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      title={accountTitles[isLogin ? 'log-in' : reason === 'log-in' ? 'keep' : reason]}
      description={isLogin ? accountCopy.logIn : accountCopy.why}
    >
      {reason === 'pdf' && (isLogin || !refusal) ? <PdfPrice isNew={!isLogin} /> : null}
      {isLogin ? (
        <LoginForm
          onLoggedIn={claim}
          onNeedsVerification={(email) => proceed({ email, verificationToken: undefined })}
        />
      ) : refusal ? (
        <SignUpRefusal rule={refusal} isInDialog />
      ) : (
        <>
          <SignupForm newcomer={newcomer} onSignedUp={proceed} />
          <SignupTerms />
        </>
      )}
      <p className="mt-4 text-body text-muted">
        {isLogin ? accountCopy.noAccount : accountCopy.haveAccount}{' '}
        <button
          type="button"
          className={linkStyle}
          onClick={() => setStep(isLogin ? 'sign-up' : 'log-in')}
        >
          {isLogin ? accountCopy.signUpInstead : accountCopy.logInInstead}
        </button>
      </p>
    </Dialog>
  );
}

/** The price of the PDF, shown in advance, since it is made as soon as there is an account. */
function PdfPrice({ isNew }: { isNew: boolean }) {
  const { credits, words } = usePdfPrice(undefined);
  const offer = useServerOffer();
  if (!credits) return null;
  const first = isNew && offer?.isSold ? offer.creditsAtSignup : 0;
  return (
    <p className="mb-4 text-body text-muted">
      {t('Your PDF comes next. It takes {words}, unless your plan includes it.', { words })}
      {first > 0
        ? ` ${t('A new account comes with {credits}.', { credits: creditsText(first) })}`
        : null}
    </p>
  );
}

/** Without a mail server the address is confirmed at once; otherwise a mail has been sent. */
function SentDialog({ email, verificationToken, onClose }: SignedUp & { onClose: () => void }) {
  const state = useVerification(verificationToken ?? null, true);
  return (
    <Dialog open size="small" onOpenChange={onClose} title={accountCopy.checking}>
      <VerifyEmail state={state} email={email} isNew isInDialog onward="/dashboard" />
      {state === 'idle' ? <p className="mt-4 text-body text-muted">{accountCopy.sent}</p> : null}
    </Dialog>
  );
}
