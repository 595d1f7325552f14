import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const baseUrl = 'https://folio.example';
const landing = '<!doctype html><link rel="canonical" href="https://folio.invalid/">';
const served = landing.replace('https://folio.invalid', baseUrl);

let folder: string;
let test: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-landing-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>The app</title>');
  writeFileSync(join(folder, 'landing.html'), landing);
  test = await startTestApp({ webAppFolder: folder, configuration: { baseUrl } });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers: { accept: 'text/html', ...headers } });

describe('the landing page', () => {
  it('is served at / only, with its own URL', async () => {
    const { statusCode, headers, body } = await open('/?utm=1');
    expect([statusCode, body]).toEqual([200, served]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    });
    for (const url of ['/landing.html', '/login', '/nowhere'])
      expect((await open(url)).body, url).toContain('The app');
  });

  it('says in its document where nothing is sold, so that it speaks of no money', async () => {
    for (const [paymentProvider, begin] of [
      ['sandbox', '<!doctype html><html lang="en"><p>'],
      ['none', '<!doctype html><html data-unsold lang="en"><p>'],
    ] as const) {
      const other = mkdtempSync(join(tmpdir(), 'folio-landing-'));
      writeFileSync(join(other, 'landing.html'), '<!doctype html><html lang="en"><p>');
      const one = await startTestApp({ webAppFolder: other, configuration: { paymentProvider } });
      const { body } = await one.app.inject({ url: '/', headers: { accept: 'text/html' } });
      expect(body).toBe(begin);
      await one.close();
      rmSync(other, { recursive: true });
    }
  });

  it('comes compressed where that is accepted', async () => {
    const brotli = await open('/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(served);
    const gzip = await open('/', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(served);
  });

  it('is not sent again to who has it, until it is built anew', async () => {
    const etag = String((await open('/')).headers.etag);
    const again = await open('/', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const file = join(folder, 'landing.html');
    writeFileSync(file, landing.replace('doctype', 'DOCTYPE'));
    utimesSync(file, new Date(), new Date(Date.now() + 5_000));
    const renewed = await open('/', { 'if-none-match': etag });
    expect([renewed.statusCode, renewed.body]).toEqual([200, served.replace('doctype', 'DOCTYPE')]);
  });
});

describe('search engines', () => {
  it('get a sitemap of public pages, and exclusions', async () => {
    const robots = await open('/robots.txt');
    expect(robots.headers['content-type']).toContain('text/plain');
    expect(robots.body).toContain('Disallow: /api/');
    expect(robots.body).toContain(`Sitemap: ${baseUrl}/sitemap.xml`);
    const sitemap = await open('/sitemap.xml');
    expect(sitemap.headers['content-type']).toContain('application/xml');
    const places = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place);
    expect(places).toContain(`${baseUrl}/`);
    expect(places.every((place) => place?.startsWith(`${baseUrl}/`))).toBe(true);
  });
});
