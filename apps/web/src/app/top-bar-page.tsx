import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { openedPart } from '../lib/online-part.tsx';
import { withNext } from '../lib/safe-path.ts';
import { sessionQuery } from '../lib/session.ts';
import { t } from '../lib/words/words.ts';
import { Button } from '../ui/button.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { HelpLink } from './help-link.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const CommandHost = openedPart(
  async () => (await import('./palette/command-host.tsx')).CommandHost,
);

/**
 * The specification says 'Sign In' on this page; all others say 'Log In', like the page that it
 * opens.
 */
const specifiedAsSignIn = '/pricing';

type Props = {
  children: ReactNode;
  footer?: ReactNode;
  /** Whether the page must provide the commands. Below the session guard they already exist. */
  bringsCommands?: boolean;
};

/** A page with a simple bar above it, for visitors and signed-in people. */
export function TopBarPage({ children, footer, bringsCommands = false }: Props) {
  const { data: user } = useQuery(sessionQuery());
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink to="content" />
      <header className="mx-auto flex min-h-16 w-full flex-wrap max-w-280 items-center gap-2 px-6 max-sm:px-5">
        <Link
          to={user === null ? '/' : '/dashboard'}
          aria-label="Folio"
          className="rounded-control"
        >
          <Wordmark />
        </Link>
        <div className="flex-1" />
        <ThemeToggle />
        <HelpLink />
        <Button asChild>
          {user === null ? (
            <Link to={withNext('/login', pathname)}>
              {pathname === specifiedAsSignIn ? t('Sign In') : t('Log In')}
            </Link>
          ) : (
            <Link to="/dashboard">{t('Dashboard')}</Link>
          )}
        </Button>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-280 flex-1 px-6 pt-8 pb-24 outline-none max-sm:px-5"
      >
        {children}
      </main>
      {footer}
      {bringsCommands && user ? <CommandHost /> : null}
    </div>
  );
}
