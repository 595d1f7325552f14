import { lazy, Suspense } from 'react';

/** The server alone knows them, and most have none: nothing is shown until it is known. */
const Loaded = lazy(() =>
  import('./connected-apps.tsx')
    .then(({ ConnectedApps }) => ({ default: ConnectedApps }))
    .catch(() => ({ default: () => null })),
);

export const ConnectedAppsSection = () => (
  <Suspense fallback={null}>
    <Loaded />
  </Suspense>
);
