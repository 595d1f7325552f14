import type { AppDestination } from '@folio/contract/connected-apps';
import { connectedAppLimits } from '@folio/contract/connected-apps';

/** The names of the own device (RFC 8252, section 7.3), as `URL` writes them. */
const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether codes may ever be sent to an address: https, http on the person's own device, or a scheme
 * that is somebody's domain turned round (RFC 8252, section 7.1), so that none can be one that a
 * browser runs or opens by itself. Without a fragment, which would swallow the answer, and without a
 * name before the host, which would make it look like another.
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
 * Whether an address is one that a client has registered: letter by letter, but for the port on the
 * own device, which a program there takes as it finds one free (RFC 8252, section 7.3).
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

/** What a person can tell an address by. A name in letters of other scripts stands as it is looked up. */
export function placeOf(uri: string): AppDestination {
  const { protocol, host } = new URL(uri);
  if (protocol === 'https:') return { kind: 'site', name: host };
  return { kind: 'device', name: protocol === 'http:' ? host : protocol.slice(0, -1) };
}

/** An address with an answer behind it, and all that stood there before, as it stood. */
export const withAnswer = (uri: string, answer: Record<string, string>): string =>
  `${uri}${uri.includes('?') ? '&' : '?'}${new URLSearchParams(answer)}`;
