import { useEffect } from 'react';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { showStoredToast } from '../ui/stored-toast.ts';
import { LazyToaster } from './lazy-toaster.tsx';

/** The root of the landing page, for prerendering and hydration. */
export function LandingApp() {
  useEffect(() => {
    showStoredToast();
    // Stops src/visitor.ts, which has handled the page's events until hydration.
    dispatchEvent(new Event('app-alive'));
  }, []);
  return (
    <>
      <LandingPage />
      <LazyToaster />
    </>
  );
}
