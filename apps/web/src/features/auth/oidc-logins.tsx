import { onlinePart } from '../../lib/online-part.tsx';

/** Login buttons of OpenID Connect providers. */
export const OidcLogins = onlinePart(
  async () => (await import('./oidc/provider-logins.tsx')).ProviderLogins,
);
