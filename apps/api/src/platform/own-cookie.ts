import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from './configuration.ts';

/**
 * A cookie that only the server reads, sent with requests of the product's own pages. None opens a
 * session: session tokens are not cookies.
 */
export type OwnCookie = {
  name: string;
  path: `/api/${string}`;
  maxAgeSeconds: number;
  /** Accepted without the prefix over https, too, since releases before 1.2 set it so. */
  acceptsPlainName?: true;
};

/**
 * With this prefix a browser accepts a cookie only from this exact host over https, so that no
 * subdomain and no plain connection can plant one. It requires the path `/`.
 */
const hostPrefix = '__Host-';

const isSecure = ({ baseUrl }: Pick<Configuration, 'baseUrl'>): boolean =>
  baseUrl.startsWith('https:');

/** `value` consists of letters, digits, `_`, `-` and `.`. */
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

/** The browser's value, under the name that this server gives the cookie. */
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
