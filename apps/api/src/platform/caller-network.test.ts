import { isIPv6 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callerNetwork, networkOf } from './caller-network.ts';

const group = fc.integer({ min: 0, max: 0xffff });
const groups = (count: number) => fc.array(group, { minLength: count, maxLength: count });

/** The ways to write one address: in full, padded, in capitals, and as browsers and systems do. */
function spellings(address: number[]): string[] {
  const hex = address.map((part) => part.toString(16));
  const full = hex.join(':');
  const short = new URL(`http://[${full}]`).hostname.slice(1, -1);
  const padded = hex.map((part) => part.padStart(4, '0')).join(':');
  return [full, short, padded, short.toUpperCase(), `${short}%eth0`];
}

describe('whoever has one line', () => {
  it('is one caller with all the IPv6 addresses of its /64, however they are written', () => {
    fc.assert(
      fc.property(groups(4), groups(4), groups(4), (prefix, one, other) => {
        // What maps an IPv4 address is another matter.
        fc.pre(prefix.some((part) => part !== 0));
        const written = [...spellings([...prefix, ...one]), ...spellings([...prefix, ...other])];
        expect(written.every((text) => isIPv6(text))).toBe(true);
        expect(new Set(written.map(networkOf)).size).toBe(1);
      }),
    );
  });

  it.each([
    ['203.0.113.7:50123', '203.0.113.7'],
    ['[2001:db8:7:9::1]:443', '2001:db8:7:9::/64'],
    ['[2001:db8:7:9::1]', '2001:db8:7:9::/64'],
    ['[::ffff:203.0.113.7]:1', '203.0.113.7'],
  ])('is one caller at every port that a proxy appends: %s', (header, network) => {
    expect(networkOf(header)).toBe(network);
  });

  it('differs from every other /64', () => {
    fc.assert(
      fc.property(groups(4), groups(4), groups(4), (one, other, rest) => {
        fc.pre(one.join() !== other.join());
        fc.pre([one, other].every((prefix) => prefix.some((part) => part !== 0)));
        const [first, second] = [one, other].map((prefix) => [...prefix, ...rest].map(toHex));
        expect(networkOf(first?.join(':') ?? '')).not.toBe(networkOf(second?.join(':') ?? ''));
      }),
    );
  });

  it('is one IPv4 address, also where that is written as IPv6', () => {
    fc.assert(
      fc.property(fc.ipV4(), (ip) => {
        const [a = 0, b = 0, c = 0, d = 0] = ip.split('.').map(Number);
        const hex = `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
        for (const text of [ip, `::ffff:${ip}`, `::FFFF:${hex}`, `0:0:0:0:0:ffff:${ip}`])
          expect(networkOf(text)).toBe(ip);
      }),
    );
  });

  it('shares a network with all callers that disconnected before their address was read', () => {
    expect(callerNetwork({ ip: undefined })).toBe(callerNetwork({ ip: undefined }));
  });
});

const toHex = (part: number): string => part.toString(16);
