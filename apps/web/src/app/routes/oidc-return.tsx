import { useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { OidcReturn } from '../../features/auth/oidc/oidc-return.tsx';
import { t } from '../../lib/words/words.ts';
import { linkStyle } from '../../ui/link-style.ts';
import { toast } from '../../ui/toast.ts';
import { clearReturnTo, rememberedReturnTo } from '../return-to.ts';

export function Component() {
  const { provider = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  // Stored when the browser left for the provider; read once, since it is removed on arrival.
  const [onward] = useState(() => rememberedReturnTo() ?? '/dashboard');
  return (
    <>
      <h1 className="mb-8 font-display text-display max-sm:text-heading">{t('Welcome back')}</h1>
      <OidcReturn
        provider={provider}
        query={search.slice(1)}
        onLoggedIn={() => {
          clearReturnTo();
          void navigate(onward, { replace: true });
        }}
        onLinked={() => {
          toast({ tone: 'good', title: t('Account linked') });
          void navigate('/profile/settings?tab=account', { replace: true });
        }}
      />
      <p className="mt-6 text-body text-muted">
        <Link to="/login" className={linkStyle}>
          {t('Log in another way')}
        </Link>
      </p>
    </>
  );
}
