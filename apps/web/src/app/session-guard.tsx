import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router';
import { EditorSkeleton } from '../features/editor/editor-skeleton.tsx';
import { describeError, errorCopy } from '../lib/error-copy.ts';
import { isGuestClaimOf } from '../lib/guest/guest-claim.ts';
import { withNext } from '../lib/safe-path.ts';
import { logoutRedirect, sessionQuery } from '../lib/session.ts';
import { t } from '../lib/words/words.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { toast } from '../ui/toast.ts';
import { WaitingScreen } from '../ui/waiting-screen.tsx';
import { LazyCommands } from './palette/lazy-commands.tsx';
import { returnTo } from './return-to.ts';
import { DashboardSkeleton } from './shell/dashboard-skeleton.tsx';

const TakeGuestWork = lazy(async () => ({
  default: (await import('./guest/take-guest-work.tsx')).TakeGuestWork,
}));

/**
 * Renders children for signed-in people; redirects others to /login, with the page to return to.
 */
export function SessionGuard() {
  const session = useQuery(sessionQuery());
  const { pathname, search, hash } = useLocation();
  useAnnounceLostSession(session.data?.id);
  if (session.data) {
    if (isGuestClaimOf(session.data))
      return (
        <Suspense fallback={<WaitingScreen />}>
          <TakeGuestWork userId={session.data.id} />
        </Suspense>
      );
    return (
      <>
        <Outlet key={session.data.id} />
        <LazyCommands />
      </>
    );
  }
  if (session.isPending) return <Waiting pathname={pathname} />;
  if (session.data === null) {
    const target = logoutRedirect() ?? withNext('/login', pathname + search + hash);
    return <Navigate to={target} replace />;
  }
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <ErrorState
        isPage
        title={t('We couldn’t open your workspace')}
        description={describeError(session.error)}
        onRetry={() => session.refetch()}
      />
    </main>
  );
}

/** Prerendered skeletons stay until there is something to show. */
function Waiting({ pathname }: { pathname: string }) {
  if (pathname === '/dashboard') return <DashboardSkeleton />;
  return pathname.startsWith('/resume/editor') ? <EditorSkeleton /> : <WaitingScreen />;
}

/** Shows why the login page appears, if the session ended without a sign-out. */
function useAnnounceLostSession(userId: string | undefined): void {
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (wasSignedIn.current && userId === undefined && logoutRedirect() === undefined) {
      toast({ title: errorCopy.INVALID_TOKEN });
    }
    wasSignedIn.current = userId !== undefined;
  }, [userId]);
}

/**
 * Redirects signed-in people from guest routes, such as the login, to their target. Mailed links,
 * which have a token, are still followed.
 */
export function GuestGuard() {
  const { data: user, isPending } = useQuery(sessionQuery());
  const [search] = useSearchParams();
  if (isPending) return <WaitingScreen />;
  if (user && !search.has('token')) {
    return <Navigate to={returnTo(search) ?? '/dashboard'} replace />;
  }
  return <Outlet />;
}
