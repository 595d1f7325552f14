/**
 * A caller's network (`callerNetwork`) as the log keeps it: enough to tell home from elsewhere, and
 * no more. Of IPv4 three bytes, of IPv6 the 48 bits that a provider's region has.
 */
export function shortNetwork(network: string): string {
  const [, bytes] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network) ?? [];
  if (bytes !== undefined) return `${bytes}.x`;
  const [, groups] = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(network) ?? [];
  return groups === undefined ? '' : `${groups}:x`;
}
