import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const page = `<!doctype html><div data-written="/pricing" data-app="{{app}}">{{welcome}}
{{cost analysis}}, {{plan days}}, <a href="mailto:{{support email}}">us</a></div>
<script type="application/json" id="offer">{{offer}}</script>`;

let folder: string;
let test: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-visitors-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>The app</title>');
  writeFileSync(join(folder, 'page-of-pricing.html'), page);
  test = await startTestApp({
    webAppFolder: folder,
    configuration: { creditsAtSignup: 25, supportEmail: '"Us" <us@folio.example>' },
  });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

describe('a page for visitors', () => {
  it('tells what this server offers, before any script', async () => {
    const { body, headers } = await test.app.inject({
      url: '/pricing?from=mail',
      headers: { accept: 'text/html' },
    });
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(body).toContain('Start with 25 free credits.');
    expect(body).toContain('3 credits, 365');
    expect(body).toContain('mailto:&quot;Us&quot; &lt;us@folio.example&gt;');
    expect(body).not.toContain('{{');
    const [, json = ''] = /id="offer">([^<]*)</.exec(body) ?? [];
    const told = await test.app.inject('/api/credits/costs');
    expect(JSON.parse(json)).toEqual(told.json().offer);
  });

  it('brings the app at once where what is written is not what is sold', async () => {
    const { body } = await test.app.inject({ url: '/pricing', headers: { accept: 'text/html' } });
    expect(body).toContain(
      test.app.configuration.paymentProvider === 'none' ? 'data-app="now"' : 'data-app="later"',
    );
  });
});
