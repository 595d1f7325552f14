import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { LandingPage } from '../../features/landing/landing-page.tsx';
import { useIsSold } from '../../lib/credit-costs.ts';
import { sessionQuery } from '../../lib/session.ts';
import { WaitingScreen } from '../../ui/waiting-screen.tsx';

/** Only for navigations inside the app; an opened address gets landing.html. */
export function LandingRoute() {
  const { data: user, isPending } = useQuery(sessionQuery());
  const isSold = useIsSold();
  if (isPending) return <WaitingScreen />;
  if (user) return <Navigate to="/dashboard" replace />;
  return (
    <div className="contents" data-unsold={isSold ? undefined : ''}>
      <LandingPage />
    </div>
  );
}
