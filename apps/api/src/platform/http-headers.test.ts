import { expect, it } from 'vitest';
import { encodingFor } from './http-headers.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['br; q=0.000, gzip; q=0', undefined],
  ['identity', undefined],
  ['*', 'br'],
  ['br;q=0, *;q=0.5', 'gzip'],
  ['brotli-x', undefined],
  ['', undefined],
])('what a caller accepts is compressed as it accepts it: %j', (accepted, encoding) => {
  expect(encodingFor({ headers: { 'accept-encoding': accepted } })).toBe(encoding);
});
