import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { policyHashOf } from './security-headers.ts';

const worker = 'const files = [{ url: "/index.html", revision: "abc__POLICY__" }];';

let folder: string;
let on: TestApp;
let off: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-worker-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>The app</title>');
  writeFileSync(join(folder, 'sw.js'), worker);
  on = await startTestApp({ webAppFolder: folder });
  off = await startTestApp({ webAppFolder: folder, configuration: { offline: false } });
});
afterAll(async () => {
  await Promise.all([on.close(), off.close()]);
  rmSync(folder, { recursive: true });
});

const askFor = ({ app }: TestApp) => app.inject({ url: '/sw.js', headers: { accept: '*/*' } });

describe('the service worker', () => {
  it('is a script at the root that browsers ask for anew each time', async () => {
    const { statusCode, headers } = await askFor(on);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
    // A worker may fetch what its own policy lets it.
    expect(String(headers['content-security-policy'])).toContain("connect-src 'self'");
  });

  it('keeps the page anew when the headers of pages change', async () => {
    const { body } = await askFor(on);
    const http = { baseUrl: 'http://localhost:3000' };
    expect(body).toBe(worker.replace('__POLICY__', policyHashOf(http)));
    expect(policyHashOf({ baseUrl: 'https://folio.example' })).not.toBe(policyHashOf(http));
  });

  it('is taken out of the browsers that have it where it is switched off', async () => {
    const { statusCode, body } = await askFor(off);
    expect(statusCode).toBe(200);
    expect(body).toContain('registration.unregister()');
    expect(body).toContain('caches.delete');
    expect(body).not.toContain('index.html');
  });

  it('is not there where the app is not built', async () => {
    const unbuilt = await startTestApp({ webAppFolder: join(folder, 'nothing') });
    expect((await askFor(unbuilt)).statusCode).toBe(404);
    await unbuilt.close();
  });
});
