import { expect as expectSoon, request as requests, test } from '@playwright/test';
import { startLoginProvider } from '../apps/api/src/auth/testing/login-provider.ts';
import { makeAccount, signInAs } from './support/account.ts';
import { expectNoViolationInLooks } from './support/axe.ts';
import { startServer } from './support/own-server.ts';

/** Generous timeout for slow machines. */
const expect = expectSoon.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 180_000 });

test('an account at a provider is linked with the password, logs in, and is unlinked', async ({
  page,
  browser,
}) => {
  let provider: Awaited<ReturnType<typeof startLoginProvider>> | undefined;
  const server = await startServer(async (url) => {
    provider = await startLoginProvider(`${url}/login/oidc/work`);
    return { OIDC_PROVIDERS: JSON.stringify([provider.settings]) };
  });
  try {
    const account = await makeAccount(await requests.newContext({ baseURL: server.url }));
    await signInAs(page, account);

    await test.step('linked in the settings', async () => {
      await page.goto(`${server.url}/profile/settings?tab=account`);
      await page.getByRole('button', { name: 'Link Work' }).press('Enter');
      await page.getByLabel('Your password').fill('wrong');
      await page.keyboard.press('Enter');
      await expect(page.getByText('This isn’t your current password')).toBeVisible();
      await page.getByLabel('Your password').fill(account.password);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Work: ada@work.example')).toBeVisible();
      await expect(page.getByText('Account linked', { exact: true }).first()).toBeVisible();
      await expectNoViolationInLooks(page, 'linked accounts', {
        shown: page.getByText('Work: ada@work.example'),
      });
    });

    await test.step('logs in from another browser', async () => {
      const context = await browser.newContext();
      const other = await context.newPage();
      await other.goto(`${server.url}/letters`);
      await expect(other).toHaveURL(/\/login\?next=/);
      const logIn = other.getByRole('button', { name: 'Log in with Work' });
      await expect(logIn).toBeVisible();
      await expectNoViolationInLooks(other, 'login by a provider');
      await logIn.click();
      await expect(other).toHaveURL(`${server.url}/letters`);
      await context.close();
    });

    await test.step('logs in no longer once it is unlinked', async () => {
      await page.getByRole('button', { name: 'Unlink Work' }).click();
      await page.getByLabel('Your password').fill(account.password);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Work: ada@work.example')).toHaveCount(0);
      const context = await browser.newContext();
      const other = await context.newPage();
      await other.goto(`${server.url}/login`);
      await other.getByRole('button', { name: 'Log in with Work' }).click();
      await expect(other.getByRole('alert')).toContainText('No account is linked to this one.');
      await other.screenshot({ path: test.info().outputPath('refused.png') });
      await context.close();
    });
  } finally {
    await server.close();
    await provider?.close();
  }
});
