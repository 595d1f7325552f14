import { isIPv6 } from 'node:net';

/**
 * Where a request comes from, as limits count it: a whole IPv4 address, but the /64 of an IPv6 one.
 * That is what one line is given, so that whoever has it has 2^64 addresses to change between.
 */
export const callerNetwork = ({ ip }: { ip: string | undefined }): string => networkOf(ip ?? gone);

/** Stands for every caller whose connection was reset before its address was read. */
const gone = 'gone';

/**
 * An IPv4 address that is written as IPv6 is that address; the zone of a link says nothing, nor does
 * the port that some proxies put behind an address: each connection has another.
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

/** The eight groups of a valid IPv6 address, whichever way it is written. */
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
