import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LandingFooter } from '../features/landing/landing-footer.tsx';
import { sessionQuery } from '../lib/session.ts';
import { TopBarPage } from './top-bar-page.tsx';

/** A page of text, for visitors and signed-in people. */
export function ReadingPage({ children }: { children: ReactNode }) {
  const { data: user } = useQuery(sessionQuery());
  return (
    <TopBarPage bringsCommands footer={<LandingFooter isSignedIn={Boolean(user)} hasLogInAbove />}>
      {children}
    </TopBarPage>
  );
}
