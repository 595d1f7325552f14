import { Link, useNavigate, useSearchParams } from 'react-router';
import { SignUpRefusal, useSignUpRefusal } from '../../features/auth/sign-up-refusal.tsx';
import { type SignedUp, SignupForm } from '../../features/auth/signup-form.tsx';
import { useIsSold } from '../../lib/credit-costs.ts';
import { Trans } from '../../lib/words/trans.tsx';
import { t } from '../../lib/words/words.ts';
import { linkStyle } from '../../ui/link-style.ts';
import { keepReturnTo, rememberReturnTo } from '../return-to.ts';
import { SignupTerms } from '../signup-terms.tsx';

export function Component() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const invitation = params.get('invitation') ?? undefined;
  const refusal = useSignUpRefusal(invitation);
  const isSold = useIsSold();

  function goToVerification({ email, verificationToken }: SignedUp) {
    rememberReturnTo(params);
    const search = new URLSearchParams({ email });
    if (verificationToken !== undefined) search.set('token', verificationToken);
    return navigate(`/verify-email?${search}`, { state: { isNew: true } });
  }

  return (
    <>
      {refusal ? (
        <SignUpRefusal rule={refusal} />
      ) : (
        <>
          <h1 className="font-display text-display max-sm:text-heading">
            {t('Create your account')}
          </h1>
          {isSold ? (
            <p className="mt-2 text-large text-muted">{t('Free to start. No credit card.')}</p>
          ) : null}
          <div className="mt-8" />
          <SignupForm invitation={invitation} onSignedUp={goToVerification} />
          <SignupTerms />
        </>
      )}
      <p className="mt-6 text-body text-muted">
        <Trans
          message="Already have an account? <link>Log in</link>"
          values={{
            link: (text) => (
              <Link to={keepReturnTo('/login', params)} className={linkStyle}>
                {text}
              </Link>
            ),
          }}
        />
      </p>
    </>
  );
}
