import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const checkoutPages = ['/subscribe/premium', '/subscribe/basic?x=1', '/payment/credits/pro'];
const otherPages = ['/', '/pricing', '/dashboard', '/subscribe', '/paymentcredits/pro', '/billing'];
const answers = ['/api/payment/history', '/api/subscribe/premium', '/assets/payment/credits.js'];

let webAppFolder: string;
let withRazorpay: TestApp;
let withSandbox: TestApp;
beforeAll(async () => {
  webAppFolder = mkdtempSync(join(tmpdir(), 'folio-web-'));
  writeFileSync(join(webAppFolder, 'index.html'), '<!doctype html><title>Folio</title>');
  const start = (paymentProvider: 'razorpay' | 'sandbox') =>
    startTestApp({ webAppFolder, configuration: { paymentProvider } });
  [withRazorpay, withSandbox] = await Promise.all([start('razorpay'), start('sandbox')]);
});
afterAll(async () => {
  await Promise.all([withRazorpay.close(), withSandbox.close()]);
  rmSync(webAppFolder, { recursive: true });
});

async function headersOf({ app }: TestApp, url: string) {
  const { headers } = await app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } });
  const policy = String(headers['content-security-policy']);
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return {
    headers,
    policy,
    sources: Object.fromEntries(directives.map(([name, ...hosts]) => [name, hosts])),
  };
}

describe('a server that people reach by https', () => {
  it('asks for https alone for a year, subdomains too, where it is served so', async () => {
    const start = (baseUrl: string) => startTestApp({ webAppFolder, configuration: { baseUrl } });
    const [secure, plain] = [await start('https://folio.example'), await start('http://localhost')];
    const hstsOf = async (test: TestApp) =>
      (await headersOf(test, '/api/contact')).headers['strict-transport-security'];
    expect(await hstsOf(secure)).toBe('max-age=31536000; includeSubDomains');
    expect(await hstsOf(plain)).toBeUndefined();
    await Promise.all([secure.close(), plain.close()]);
  });
});

describe('the policy', () => {
  it.each(checkoutPages)('lets Razorpay in at %s', async (url) => {
    const { sources, headers } = await headersOf(withRazorpay, url);
    expect(sources).toMatchObject({
      'default-src': ["'self'"],
      'script-src': [
        "'self'",
        "'wasm-unsafe-eval'",
        'https://checkout.razorpay.com',
        'https://cdn.razorpay.com',
      ],
      'script-src-attr': ["'none'"],
      'frame-src': ["'self'", 'https://api.razorpay.com', 'https://checkout.razorpay.com'],
      'connect-src': [
        "'self'",
        'https://api.razorpay.com',
        'https://checkout.razorpay.com',
        'https://lumberjack.razorpay.com',
        'https://lumberjack-metrics.razorpay.com',
      ],
      'object-src': ["'none'"],
      'frame-ancestors': ["'self'"],
    });
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([...otherPages, ...answers])('keeps everybody out at %s', async (url) => {
    const { policy, sources, headers } = await headersOf(withRazorpay, url);
    expect(policy).not.toContain('razorpay');
    expect(sources['frame-src']).toEqual(["'self'"]);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  it.each([...checkoutPages, ...otherPages])(
    'is the own origin with the sandbox at %s',
    async (url) => {
      const { policy, sources } = await headersOf(withSandbox, url);
      expect(policy).not.toContain('https:');
      expect([sources['frame-src'], sources['connect-src']]).toEqual([["'self'"], ["'self'"]]);
    },
  );
});
