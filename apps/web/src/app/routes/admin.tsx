import { lazy, Suspense } from 'react';
import { WaitingScreen } from '../../ui/waiting-screen.tsx';

/** A step further away than other pages: the app's start lists what each page loads at once. */
const Console = lazy(async () => ({ default: (await import('../console.tsx')).Console }));

export const Component = () => (
  <Suspense fallback={<WaitingScreen />}>
    <Console />
  </Suspense>
);
