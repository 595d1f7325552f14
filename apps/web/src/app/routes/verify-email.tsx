import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useVerification, VerifyEmail } from '../../features/auth/verify-email.tsx';
import { withNext } from '../../lib/safe-path.ts';
import { Trans } from '../../lib/words/trans.tsx';
import { linkStyle } from '../../ui/link-style.ts';
import { clearReturnTo, rememberedReturnTo } from '../return-to.ts';

const redirectDelayMs = 3_000;

export function Component() {
  const navigate = useNavigate();
  const { state: from, pathname, search: query } = useLocation();
  const isNew = Object(from).isNew === true;
  const [search] = useSearchParams();
  const state = useVerification(search.get('token'), isNew);
  // Read once, since it is removed during the redirect, when this page may rerender.
  const [onward] = useState(() => rememberedReturnTo() ?? '/dashboard');

  useEffect(() => {
    if (state !== 'verified') return;
    // Right after the sign-up there is nothing to read here.
    const timer = setTimeout(
      () => {
        clearReturnTo();
        void navigate(onward, { replace: true });
      },
      isNew ? 0 : redirectDelayMs,
    );
    return () => clearTimeout(timer);
  }, [state, isNew, onward, navigate]);

  if (state === 'signedOut') {
    return <Navigate to={withNext('/login', pathname + query)} replace />;
  }
  return (
    <>
      <VerifyEmail state={state} email={search.get('email')} isNew={isNew} onward={onward} />
      {state === 'idle' || state === 'failed' ? (
        <p className="mt-6 text-body text-muted">
          <Trans
            message="Verified already? <link>Log in</link>"
            values={{
              link: (text) => (
                <Link to="/login" className={linkStyle}>
                  {text}
                </Link>
              ),
            }}
          />
        </p>
      ) : null}
    </>
  );
}
