import type { AppDestination } from '@folio/contract/connected-apps';
import { connectedAppLimits } from '@folio/contract/connected-apps';

/** Loopback hosts (RFC 8252, section 7.3), as normalized by `URL`. */
const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a redirect URI is acceptable: https, http on loopback, or a scheme in reverse domain
 * notation (RFC 8252, section 7.1), which excludes schemes that browsers execute or open
 * themselves. No fragment, which would hide the response, and no user info, which would disguise
 * the host.
 */
export function isRedirectUri(text: string): boolean {
  if (text.length > connectedAppLimits.redirectUri || !/^[!-~]+$/.test(text)) return false;
  if (/[#\\<>"^`{|}]/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '' || /^[a-z]+:\/\/[^/?]*@/i.test(text)) return false;
  if (protocol === 'https:') return /^https:\/\/[^/]/i.test(text) && hostname !== '';
  if (protocol === 'http:') return /^http:\/\/[^/]/i.test(text) && loopback.has(hostname);
  return /^[a-z][a-z\d+-]*(\.[a-z\d+-]+)+:$/.test(protocol);
}

/**
 * Whether a redirect URI is registered: an exact match, except for the port on loopback (RFC 8252,
 * section 7.3).
 */
export const isRegistered = (registered: readonly string[], asked: string): boolean =>
  registered.some((uri) => uri === asked) ||
  (isRedirectUri(asked) &&
    isOnDevice(asked) &&
    registered.some((uri) => isOnDevice(uri) && withoutPort(uri) === withoutPort(asked)));

const isOnDevice = (uri: string): boolean => {
  const { protocol, hostname } = new URL(uri);
  return protocol === 'http:' && loopback.has(hostname);
};

const withoutPort = (uri: string): string =>
  uri.replace(/^(http:\/\/(?:\[[^\]]*\]|[^/:?]*)):\d+/i, '$1');

/** The recognizable part of a redirect URI. Internationalized hosts are shown in Punycode. */
export function placeOf(uri: string): AppDestination {
  const { protocol, host } = new URL(uri);
  if (protocol === 'https:') return { kind: 'site', name: host };
  return { kind: 'device', name: protocol === 'http:' ? host : protocol.slice(0, -1) };
}

/** Adds response parameters to a redirect URI, keeping its query unchanged. */
export const withAnswer = (uri: string, answer: Record<string, string>): string =>
  `${uri}${uri.includes('?') ? '&' : '?'}${new URLSearchParams(answer)}`;
