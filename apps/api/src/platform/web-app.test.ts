import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let folder: string;
let test: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-web-'));
  writeFileSync(join(folder, 'page-of-dashboard.html'), '<!doctype html><title>Desk</title>');
  writeFileSync(
    join(folder, 'page-of-resume~editor.html'),
    '<!doctype html><title>Folio editor</title>',
  );
  writeFileSync(
    join(folder, 'page-of-help-center~guides.html'),
    '<!doctype html><title>Guides</title>',
  );
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Folio</title>');
  writeFileSync(join(folder, 'assets', 'a-123.js'), 'let a;');
  writeFileSync(join(folder, 'assets', 'a-123.js.gz'), gzipSync('let a;'));
  writeFileSync(join(folder, 'assets', 'Inter_400-x_1.ttf.br'), brotliCompressSync('glyphs'));
  test = await startTestApp({ webAppFolder: folder });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

/** The files that this process has open. */
const openFiles = (): string[] =>
  readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/self/fd/${fd}`)];
    } catch {
      return [];
    }
  });
const open = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ url, headers });
const html = { accept: 'text/html,*/*;q=0.8' };

describe('the web app', () => {
  it.each([
    '/',
    '/dashboard',
    '/resume/editor',
    '/resume/editor/1?x=1',
    '/help-center/guides/ats/',
  ])('is its page at %s', async (url) => {
    const answer = await open(url, html);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('is sent without a warning of a leak in the log', async () => {
    const warnings: string[] = [];
    const note = ({ message }: Error) => warnings.push(message);
    process.on('warning', note);
    const served = await startTestApp({ webAppFolder: folder });
    const origin = await served.app.listen({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(`${origin}/dashboard`, { headers: html });
    expect(await answer.text()).toContain('Desk');
    await served.close();
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });

  it('has a document of its own where the build has written one', async () => {
    const answer = await open('/dashboard?x=1', html);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(answer.body).toContain('Desk');
    expect((await open('/help-center/guides', html)).body).toContain('Guides');
    expect((await open('/resumes', html)).body).toContain('<title>Folio<');
  });

  it('has one document for the editor of every resume', async () => {
    for (const url of ['/resume/editor', '/resume/editor/01a21cb6?x=1'])
      expect((await open(url, html)).body, url).toContain('Folio editor');
    for (const url of ['/resume/editor/1/2', '/resume/preview/1'])
      expect((await open(url, html)).body, url).not.toContain('Folio editor');
  });

  it.each(['/dashboard/more', '/resume/editor/1/2', '/wp-admin/setup', '/profile/ada.lovelace'])(
    'says at %s, where it has no page, that there is none: people read it, programs get 404',
    async (url) => {
      const answer = await open(url, html);
      expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([404, 'noindex']);
      expect(answer.body).toContain('Folio');
    },
  );

  it('lets hashed files be kept for ever, compressed where that is accepted', async () => {
    const plain = await open('/assets/a-123.js');
    expect([plain.body, plain.headers['cache-control']]).toEqual([
      'let a;',
      'public, max-age=31536000, immutable',
    ]);
    const packed = await open('/assets/a-123.js', { 'accept-encoding': 'gzip' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each(['br', 'gzip, deflate', 'identity'])(
    'has a font that it keeps packed alone for who takes %s',
    async (encoding) => {
      const headers = { 'accept-encoding': encoding };
      const answer = await open('/assets/Inter_400-x_1.ttf', headers);
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'font/ttf',
      });
      const isPacked = answer.headers['content-encoding'] === 'br';
      expect(isPacked).toBe(encoding === 'br');
      const bytes = answer.rawPayload;
      expect(String(isPacked ? brotliDecompressSync(bytes) : bytes)).toBe('glyphs');
      const head = await test.app.inject({
        method: 'HEAD',
        url: '/assets/Inter_400-x_1.ttf',
        headers,
      });
      expect([head.statusCode, head.body]).toEqual([200, '']);
    },
  );

  it('[web-app-unpacked] unpacks a font once for whoever asks at once, and keeps nothing open for who reads nothing', async () => {
    const name = 'Large-1.ttf.br';
    const font = randomBytes(16_000_000);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 0 };
    writeFileSync(join(folder, 'assets', name), brotliCompressSync(font, { params }));
    const address = await test.app.listen({ host: '127.0.0.1', port: 0 });
    const ask = async (): Promise<IncomingMessage> => {
      const headers = { 'accept-encoding': 'identity' };
      const asked = get(new URL('/assets/Large-1.ttf', address), { headers, agent: false });
      asked.on('error', () => {});
      const [answer] = await once(asked, 'response');
      return answer;
    };
    const unread = await Promise.all([ask(), ask(), ask()]);
    expect(openFiles().filter((file) => file.endsWith(name))).toEqual([]);
    // What it was made of is not read again.
    writeFileSync(join(folder, 'assets', name), 'no longer');
    const answer = await ask();
    expect(answer.headers['content-length']).toBe(String(font.length));
    expect((await buffer(answer)).equals(font)).toBe(true);
    for (const one of unread) one.destroy();
  });

  it.each([
    '/assets/gone.js',
    '/assets/gone.ttf',
    '/assets/..%2fpage-of-dashboard.html',
    '/picture.png',
    '/api/nothing',
    '/assets/../../package.json',
  ])('does not stand in for %s', async (url) => {
    const answer = await open(url, url.startsWith('/api') ? html : { accept: '*/*' });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  it('forbids scripts from elsewhere on every answer', async () => {
    for (const url of ['/', '/assets/a-123.js', '/assets/gone.js', '/api/nothing', '/healthz']) {
      const { headers } = await open(url, html);
      const policy = String(headers['content-security-policy']);
      expect(policy, url).toContain("script-src 'self' 'wasm-unsafe-eval'");
      expect(policy).not.toMatch(/unsafe-eval'.*'unsafe-eval|script-src[^;]*unsafe-inline|upgrade/);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('forbids everything where the address cannot be read', async () => {
    const { statusCode, headers, body } = await open('/%ff', html);
    expect([statusCode, JSON.parse(body).code]).toEqual([400, 'MALFORMED_REQUEST']);
    expect(headers['content-security-policy']).toBe("default-src 'none'");
  });

  it('says that it is not built', async () => {
    const unbuilt = await startTestApp({ webAppFolder: join(folder, 'nothing') });
    const answer = await unbuilt.app.inject({ url: '/', headers: html });
    expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining('npm start')]);
    await unbuilt.close();
  });
});
