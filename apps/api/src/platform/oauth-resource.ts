import type { Configuration } from './configuration.ts';

type Place = Pick<Configuration, 'baseUrl'>;

/** The token issuer, which clients compare exactly (RFC 9207). */
export const issuerOf = ({ baseUrl }: Place): string => new URL(baseUrl).origin;

/** The resource (audience) of all tokens (RFC 8707). */
export const resourceOf = ({ baseUrl }: Place): string => new URL('/mcp', baseUrl).href;

/** The metadata URL in `WWW-Authenticate` (RFC 9728). */
export const resourceMetadataOf = ({ baseUrl }: Place): string =>
  new URL('/.well-known/oauth-protected-resource/mcp', baseUrl).href;
