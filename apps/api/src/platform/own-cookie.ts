import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from './configuration.ts';

/**
 * A cookie that the server alone reads, of its own pages' requests alone. None opens a session: the
 * token of a session is no cookie.
 */
export type OwnCookie = {
  name: string;
  path: `/api/${string}`;
  maxAgeSeconds: number;
  /** Over https, too, it is taken without the prefix, as releases before 1.2 left it in browsers. */
  acceptsPlainName?: true;
};

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

/** What the browser has of it, by the one name that this server gives it. */
export function cookieOf(
  { headers, server: { configuration } }: Pick<FastifyRequest, 'headers' | 'server'>,
  { name, acceptsPlainName }: OwnCookie,
): string | undefined {
  const given = new Map<string, string>();
  for (const pair of (headers.cookie ?? '').split(/; */)) {
    const [key = '', value = ''] = pair.split('=', 2);
    if (!given.has(key)) given.set(key, value);
  }
  if (!isSecure(configuration)) return given.get(name);
  return given.get(hostPrefix + name) ?? (acceptsPlainName && given.get(name));
}
