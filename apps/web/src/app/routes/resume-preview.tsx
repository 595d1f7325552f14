import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { PreviewPage } from '../../features/preview/preview-page.tsx';
import { openedPart } from '../../lib/online-part.tsx';
import { withNext } from '../../lib/safe-path.ts';
import { logoutRedirect, sessionQuery } from '../../lib/session.ts';
import { readToken } from '../../lib/token.ts';
import { t } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { HelpLink } from '../help-link.tsx';
import { ThemeToggle } from '../theme-toggle.tsx';

const CommandHost = openedPart(
  async () => (await import('../palette/command-host.tsx')).CommandHost,
);

/** Also open to visitors: anyone can read a public resume. */
export function Component() {
  const { id = '' } = useParams();
  const { data: user } = useQuery(sessionQuery());
  const isSignedIn = user !== null;
  const [wasSignedIn] = useState(() => readToken() !== null);
  return (
    <>
      <PreviewPage
        key={id}
        id={id}
        isSignedIn={isSignedIn}
        start={(isOwner) => <Start isOwner={isOwner} />}
        end={(isOwner) => (isOwner ? <HelpLink /> : <End isSignedIn={isSignedIn} />)}
        wayOn={<WayOn id={id} isSignedIn={isSignedIn} wasSignedIn={wasSignedIn} />}
      />
      {user ? <CommandHost /> : null}
    </>
  );
}

function Start({ isOwner }: { isOwner: boolean }) {
  if (!isOwner)
    return (
      <Link to="/" aria-label="Folio" className="rounded-control px-2 py-1.5">
        <span className="max-sm:hidden">
          <Wordmark />
        </span>
        <span className="sm:hidden">
          <Wordmark isShort />
        </span>
      </Link>
    );
  return (
    <Button asChild variant="quiet" className="w-9 px-0! finger:w-11">
      <Link to="/dashboard" aria-label={t('Back to the dashboard')}>
        <ArrowLeft aria-hidden className="size-4" />
      </Link>
    </Button>
  );
}

const End = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <div className="flex items-center gap-1">
    <span className="contents max-sm:hidden">
      <ThemeToggle />
      <HelpLink />
    </span>
    <Button asChild>
      {isSignedIn ? (
        <Link to="/dashboard">{t('Dashboard')}</Link>
      ) : (
        <Link to="/signup">{t('Sign Up')}</Link>
      )}
    </Button>
  </div>
);

type WayOnProps = { id: string; isSignedIn: boolean; wasSignedIn: boolean };

function WayOn({ id, isSignedIn, wasSignedIn }: WayOnProps) {
  const login = withNext('/login', `/resume/preview/${id}`);
  // Their own resume, which they can't see any more because their session has ended.
  if (wasSignedIn && !isSignedIn) return <Navigate to={logoutRedirect() ?? login} replace />;
  return (
    <div className="mt-8 flex flex-wrap justify-center gap-2">
      <Button variant="primary" size="large" asChild>
        <Link to={isSignedIn ? '/dashboard' : '/'}>
          {isSignedIn ? t('Go to dashboard') : t('Go to Home')}
        </Link>
      </Button>
      {isSignedIn ? null : (
        <Button size="large" asChild>
          <Link to={login}>{t('Log In')}</Link>
        </Button>
      )}
    </div>
  );
}
