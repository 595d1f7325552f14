import { expect, request as requests, test } from '@playwright/test';
import { makeAccount, signInAs } from './support/account.ts';
import { startServer } from './support/own-server.ts';

test('[welcome-1] free credits that wait are offered in billing, and are not given before their time', async ({
  page,
}) => {
  const server = await startServer({
    PAYMENT_PROVIDER: 'sandbox',
    RATE_LIMITS: 'on',
    SIGNUP_CREDITS_PER_NETWORK: '1',
  });
  try {
    const request = await requests.newContext({ baseURL: server.url });
    await makeAccount(request);
    await signInAs(page, await makeAccount(request));
    await page.goto(`${server.url}/billing`);
    await expect(page.getByText('10 credits are waiting for you.')).toBeVisible();
    await page.getByRole('button', { name: 'Get 10 credits' }).click();
    const notices = page.getByRole('region', { name: 'Notifications' });
    await expect(notices).toContainText('Your free credits couldn’t be added');
    await expect(notices).toContainText(/try again in 24 hours|tomorrow/i);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.screenshot({ path: test.info().outputPath('narrow.png') });
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await wide()).toBeLessThanOrEqual(0);
  } finally {
    await server.close();
  }
});
