import { CircleCheck } from 'lucide-react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { onlinePart } from '../../lib/online-part.tsx';
import { Trans } from '../../lib/words/trans.tsx';
import { t } from '../../lib/words/words.ts';
import { linkStyle } from '../../ui/link-style.ts';
import { keepReturnTo, rememberReturnTo } from '../return-to.ts';

/** Login buttons of OpenID Connect providers. */
const OidcLogins = onlinePart(
  async () => (await import('../../features/auth/oidc/provider-logins.tsx')).ProviderLogins,
);

export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation();
  return (
    <>
      <h1 className="font-display text-display max-sm:text-heading">{t('Welcome back')}</h1>
      <p className="mt-2 mb-8 text-large text-muted">{t('Pick up where you left off.')}</p>
      {hasNewPassword(state) ? (
        <p className="mb-6 flex items-center gap-2 rounded-control bg-tint px-3 py-2.5">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-good" />
          {t('Password reset successful')}
        </p>
      ) : null}
      <LoginForm
        onNeedsVerification={(email) => navigate(`/verify-email?${new URLSearchParams({ email })}`)}
      />
      <OidcLogins onLeave={() => rememberReturnTo(search)} />
      <p className="mt-6 text-body text-muted">
        <Trans
          message="New to Folio? <link>Sign up</link>"
          values={{
            link: (text) => (
              <Link to={keepReturnTo('/signup', search)} className={linkStyle}>
                {text}
              </Link>
            ),
          }}
        />
      </p>
    </>
  );
}

/** State passed by the previous page. */
const hasNewPassword = (state: unknown): boolean => Object(state).hasNewPassword === true;
