import type { Configuration } from './configuration.ts';

type Place = Pick<Configuration, 'baseUrl'>;

/** The issuer of tokens, as clients compare it letter by letter (RFC 9207). */
export const issuerOf = ({ baseUrl }: Place): string => new URL(baseUrl).origin;

/** What tokens are for, as clients name it (RFC 8707): there is nothing else that they open. */
export const resourceOf = ({ baseUrl }: Place): string => new URL('/mcp', baseUrl).href;

/** The address that tells a refused client where to get a token (RFC 9728). */
export const resourceMetadataOf = ({ baseUrl }: Place): string =>
  new URL('/.well-known/oauth-protected-resource/mcp', baseUrl).href;
