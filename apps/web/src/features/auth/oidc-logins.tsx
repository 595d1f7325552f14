import { onlinePart } from '../../lib/online-part.tsx';

/** The ways to log in by another provider. */
export const OidcLogins = onlinePart(
  async () => (await import('./oidc/provider-logins.tsx')).ProviderLogins,
);
