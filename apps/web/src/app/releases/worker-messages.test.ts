import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { appAddresses } from './worker-messages.ts';

const router = readFileSync(new URL('../protected-routes.tsx', import.meta.url), 'utf8');
/** They need the server for all that they show, or must never be cached. */
const onlineOnly = /^(?:admin|oauth|subscribe)\//;

it('every page of the app opens offline, also after a reload', () => {
  const paths = [...router.matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths.filter((one) => !onlineOnly.test(one))) {
    const example = `/${path.replaceAll(/:\w+\??/g, 'x1')}`;
    expect(
      appAddresses.some((address) => address.test(example)),
      example,
    ).toBe(true);
  }
  for (const path of ['/', '/asha', '/subscribe/basic', '/payment/credits/pro', '/resumesque'])
    expect(
      appAddresses.some((address) => address.test(path)),
      path,
    ).toBe(false);
});
