import { isIPv6 } from 'node:net';

/**
 * Returns the network of a request, by which limits count: the IPv4 address, or the /64 prefix of
 * an IPv6 address, because a customer usually gets a /64 and could switch between 2^64 addresses.
 */
export const callerNetwork = ({ ip }: { ip: string | undefined }): string => networkOf(ip ?? gone);

/** The network of callers whose connection was reset before its address was read. */
const gone = 'gone';

/**
 * Normalizes an address: IPv4 mapped to IPv6 becomes IPv4; the zone id of a link-local address is
 * dropped, and so is a port that some proxies append.
 */
export function networkOf(address: string): string {
  const [, inBrackets, beforePort] =
    /^(?:\[([^\]]*)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/.exec(address) ?? [];
  const [ip = ''] = (inBrackets ?? beforePort ?? address).split('%');
  if (!isIPv6(ip)) return ip;
  const groups = groupsOf(ip);
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  if (isMapped) return [...bytesOf(groups[6]), ...bytesOf(groups[7])].join('.');
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
}

/**
 * Returns the wider network of a caller's (`callerNetwork`), which one customer may own as a whole:
 * three bytes of IPv4, 48 bits of IPv6. Undefined for anything else.
 */
export function wideNetworkOf(network: string): string | undefined {
  const [, bytes] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network) ?? [];
  if (bytes !== undefined) return `${bytes}.x`;
  const [, groups] = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(network) ?? [];
  return groups === undefined ? undefined : `${groups}:x`;
}

/** Returns the eight groups of a valid IPv6 address, in any notation. */
function groupsOf(ip: string): number[] {
  const hex = ip.replace(/(?<!\d)(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = [], tail = []] = hex
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

const bytesOf = (group = 0): number[] => [group >> 8, group & 0xff];
