import { lazy, Suspense } from 'react';

/** The server alone knows them, and most have none: nothing is shown until it is known. */
const Loaded = lazy(() =>
  import('./linked-accounts.tsx')
    .then(({ LinkedAccounts }) => ({ default: LinkedAccounts }))
    .catch(() => ({ default: () => null })),
);

export const LinkedAccountsSection = () => (
  <Suspense fallback={null}>
    <Loaded />
  </Suspense>
);
