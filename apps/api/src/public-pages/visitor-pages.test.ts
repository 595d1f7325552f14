import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageFileOf } from '@folio/contract/app-paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOrder } from '../payments/testing/paid-order.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const page = `<!doctype html><div data-written="/pricing">{{welcome}}
{{cost analysis}}, {{plan days}}, <a href="mailto:{{support email}}">us</a></div>
<script type="application/json" id="offer">{{offer}}</script>`;

let folder: string;
let test: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'folio-visitors-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>The app</title>');
  writeFileSync(join(folder, 'page-of-pricing.html'), page);
  writeFileSync(
    join(folder, 'first-hundred.page-of-pricing.html'),
    page.replace('{{welcome}}', 'For the first hundred: {{places left}}'),
  );
  writeFileSync(
    join(folder, 'nothing-sold.page-of-pricing.html'),
    page.replace('{{welcome}}', 'Nothing to pay.'),
  );
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
    const costs = await test.app.inject('/api/credits/costs');
    expect(JSON.parse(json)).toEqual({ ...costs.json().offer, placesLeft: 0 });
  });

  it('tells the prices of this moment: the first hundred’s while places are left', async () => {
    const { configuration } = test.app;
    const isSold = configuration.paymentProvider !== 'none';
    if (!isSold) Object.assign(configuration, { paymentProvider: 'sandbox' });
    expect(await readPrices()).toContain('Start with 25 free credits.');
    Object.assign(configuration, { firstHundredOffer: true });
    expect(await readPrices()).toContain('For the first hundred: 100 places are left.');
    await makeOrder(test.db, {
      kind: 'plan',
      item: 'basic',
      credits: 0,
      userId: null,
      offer: 'first-hundred',
      state: 'paid',
    });
    const body = await readPrices();
    expect(body).toContain('99 places are left.');
    expect(body).toContain('"placesLeft":99');
  });

  it('says so where nothing is sold', async () => {
    Object.assign(test.app.configuration, { paymentProvider: 'none' });
    expect(await readPrices()).toContain('Nothing to pay.');
  });

  it('of help and terms is the one for a server that sells nothing, where it is one', async () => {
    const files = ['page-of-help-center.html', 'nothing-sold.page-of-help-center.html'];
    for (const file of files)
      writeFileSync(join(folder, file), `<div data-written="/help-center">${file}</div>`);
    for (const paymentProvider of ['sandbox', 'none'] as const) {
      const one = await startTestApp({ webAppFolder: folder, configuration: { paymentProvider } });
      const headers = { accept: 'text/html' };
      const { body } = await one.app.inject({ url: '/help-center', headers });
      expect(body).toContain(`>${files[paymentProvider === 'none' ? 1 : 0]}<`);
      await one.close();
    }
  });

  it('of a guide that speaks of what is sold is none where nothing is', async () => {
    const path = '/help-center/guides/credits-and-plans';
    writeFileSync(
      join(folder, pageFileOf(path)),
      `<div data-written="${path}">What takes credits</div>`,
    );
    for (const paymentProvider of ['sandbox', 'none'] as const) {
      const one = await startTestApp({ webAppFolder: folder, configuration: { paymentProvider } });
      const { body, statusCode } = await one.app.inject({
        url: path,
        headers: { accept: 'text/html' },
      });
      const isSold = paymentProvider === 'sandbox';
      expect(statusCode).toBe(isSold ? 200 : 404);
      expect(body.includes('What takes credits')).toBe(isSold);
      expect(body.includes('The app')).toBe(!isSold);
      await one.close();
    }
  });
});

async function readPrices(): Promise<string> {
  const answer = await test.app.inject({ url: '/pricing', headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}
