import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet, useSearchParams } from 'react-router';
import { sessionQuery } from '../lib/session.ts';
import { WaitingScreen } from '../ui/waiting-screen.tsx';
import { returnTo } from './return-to.ts';

/**
 * Guest routes, such as logging in: who is signed in already goes on to where they wanted to be. A
 * link from a mail, which carries a token, is followed all the same.
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
