import { lazy, Suspense } from 'react';
import { WaitingScreen } from '../../ui/waiting-screen.tsx';

/** Loaded in a second step, since the start document lists all files of each route. */
const Console = lazy(async () => ({ default: (await import('../console.tsx')).Console }));

export const Component = () => (
  <Suspense fallback={<WaitingScreen />}>
    <Console />
  </Suspense>
);
