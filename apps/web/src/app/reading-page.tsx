import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LandingFooter } from '../features/landing/landing-footer.tsx';
import { sessionQuery } from '../lib/session.ts';
import { TopBarPage } from './top-bar-page.tsx';

/** A page to read, for visitors and for who is signed in. */
export function ReadingPage({ children }: { children: ReactNode }) {
  const { data: user } = useQuery(sessionQuery());
  return (
    <TopBarPage bringsCommands footer={<LandingFooter isSignedIn={Boolean(user)} hasLogInAbove />}>
      {children}
    </TopBarPage>
  );
}
