import { useEffect } from 'react';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { showStoredToast } from '../ui/stored-toast.ts';
import { LazyToaster } from './lazy-toaster.tsx';

/** The landing page on its own: as it is written into HTML, and as it takes over from that. */
export function LandingApp() {
  useEffect(() => {
    showStoredToast();
    // src/visitor.ts has looked after the page until now.
    dispatchEvent(new Event('app-alive'));
  }, []);
  return (
    <>
      <LandingPage />
      <LazyToaster />
    </>
  );
}
