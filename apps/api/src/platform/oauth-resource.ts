import type { Configuration } from './configuration.ts';

type Origin = Pick<Configuration, 'baseUrl'>;

/** The token issuer, which clients compare exactly (RFC 9207). */
export const issuerOf = ({ baseUrl }: Origin): string => new URL(baseUrl).origin;

/** The resource (audience) of all tokens (RFC 8707). */
export const resourceOf = ({ baseUrl }: Origin): string => new URL('/mcp', baseUrl).href;

/** The metadata URL in `WWW-Authenticate` (RFC 9728). */
export const resourceMetadataOf = ({ baseUrl }: Origin): string =>
  new URL('/.well-known/oauth-protected-resource/mcp', baseUrl).href;
