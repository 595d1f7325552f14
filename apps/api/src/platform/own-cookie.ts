import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from './configuration.ts';

/**
 * A cookie that the server alone reads, of its own pages' requests alone. None opens a session: the
 * token of a session is no cookie.
 */
export type OwnCookie = { name: string; path: `/api/${string}`; maxAgeSeconds: number };

/**
 * With this in its name a browser takes a cookie from this very host alone, over https: no subdomain
 * and no plain connection can plant one. The path has to be `/` for it.
 */
const hostPrefix = '__Host-';

const isSecure = ({ baseUrl }: Pick<Configuration, 'baseUrl'>): boolean =>
  baseUrl.startsWith('https:');

/** `value` is of letters, digits, `_`, `-` and `.`. */
export function keepCookie(
  { server: { configuration } }: FastifyRequest,
  reply: FastifyReply,
  { name, path, maxAgeSeconds }: OwnCookie,
  value: string,
): void {
  const secure = isSecure(configuration);
  const attributes = [
    `${secure ? hostPrefix : ''}${name}=${value}`,
    `Path=${secure ? '/' : path}`,
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${maxAgeSeconds}`,
    ...(secure ? ['Secure'] : []),
  ];
  reply.header('set-cookie', attributes.join('; '));
}

/** What the browser has of it: with the prefix, if any, else as releases without it left it. */
export function cookieOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { name }: OwnCookie,
): string | undefined {
  const given = new Map<string, string>();
  for (const pair of (headers.cookie ?? '').split(/; */)) {
    const [key = '', value = ''] = pair.split('=', 2);
    if (!given.has(key)) given.set(key, value);
  }
  return given.get(hostPrefix + name) ?? given.get(name);
}
