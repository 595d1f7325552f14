import { lazy, Suspense } from 'react';

/** They need the server, so they are not kept for use without a connection. */
const Loaded = lazy(() =>
  import('./oidc/provider-logins.tsx')
    .then(({ ProviderLogins }) => ({ default: ProviderLogins }))
    .catch(() => ({ default: () => null })),
);

export const OidcLogins = () => (
  <Suspense fallback={null}>
    <Loaded />
  </Suspense>
);
