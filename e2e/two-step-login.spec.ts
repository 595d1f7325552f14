import { expect as expectSoon, type Page, test } from '@playwright/test';
import { type Account, makeAccount, signInAs } from './support/account.ts';
import { expectNoViolation, expectNoViolationInLooks, look } from './support/axe.ts';
import { goTo } from './support/go-to.ts';
import { codeOf, nextCodeOf } from './support/second-factor.ts';

/** Generous timeout for slow machines. */
const expect = expectSoon.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 180_000 });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const codeField = (page: Page) => page.getByLabel('Code from your app');

async function openSettings(page: Page, account: Account): Promise<void> {
  await signInAs(page, account);
  await page.goto('/tips');
  await goTo(page, '/profile/settings?tab=account');
}

async function logIn(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await button(page, 'Log In').click();
}

test('codes are turned on, asked for at the login, stand in for by recovery codes, and turned off', async ({
  page,
  request,
  browser,
}) => {
  const account = await makeAccount(request);
  let key = '';
  let recoveryCodes: string[] = [];
  await openSettings(page, account);

  await test.step('turned on by keyboard, with a wrong code first', async () => {
    await button(page, 'Turn on two-step login').press('Enter');
    await page.getByLabel('Your password').fill('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This isn’t your current password')).toBeVisible();
    await page.getByLabel('Your password').fill(account.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
    await expectNoViolationInLooks(page, 'the key');
    key = await page.locator('code').filter({ hasNotText: '://' }).innerText();
    await codeField(page).fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This code isn’t right, or was used already')).toBeVisible();
    await codeField(page).fill(codeOf(key));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
    recoveryCodes = await page.locator('li code').allInnerTexts();
    expect(new Set(recoveryCodes).size).toBe(10);
    await expectNoViolationInLooks(page, 'recovery codes');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toContainText('Your recovery codes are shown only here');
    await button(page, 'Stay here').click();
    await expect(question).toHaveCount(0);
    await expect(page.locator('li code')).toHaveText(recoveryCodes);
    await button(page, 'I saved them').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('Recovery codes left: 10')).toBeVisible();
    await expect(page.getByText('Recovery codes left: 10')).toBeFocused();
    await page.getByText('Recovery codes left: 10').scrollIntoViewIfNeeded();
    await page.screenshot({ path: test.info().outputPath('on.png') });
  });

  const elsewhere = await (await browser.newContext()).newPage();
  await test.step('asked for at the login', async () => {
    await logIn(elsewhere, account);
    await expect(codeField(elsewhere)).toBeFocused();
    await expectNoViolation(elsewhere, 'login with a code');
    await elsewhere.screenshot({ path: test.info().outputPath('login.png') });
    await codeField(elsewhere).fill('000000');
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere.getByText('This code isn’t right, or was used already')).toBeVisible();
    await codeField(elsewhere).fill(nextCodeOf(key));
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere).toHaveURL(/dashboard/);
  });

  await test.step('a recovery code logs in without the app', async () => {
    const lost = await (await browser.newContext()).newPage();
    await logIn(lost, account);
    await codeField(lost).fill(recoveryCodes[0] ?? '');
    await lost.keyboard.press('Enter');
    await expect(lost).toHaveURL(/dashboard/);
    await lost.context().close();
  });

  await test.step('asked for again before what can’t be undone, which then goes on', async () => {
    let isRefused = false;
    await page.route('**/api/auth/second-factor', async (route) => {
      if (route.request().method() !== 'DELETE' || isRefused) return route.fallback();
      isRefused = true;
      const message = 'Enter a code of your app to go on.';
      const json = { success: false, code: 'CODE_REQUIRED', message, requestId: 'x' };
      await route.fulfill({ status: 403, json });
    });
    await look(page, 'light', 1280);
    await button(page, 'Turn off two-step login').click();
    await page.getByLabel('Your password').fill(account.password);
    await button(page, 'Turn off').click();
    await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
    await codeField(page).fill(recoveryCodes[1] ?? '');
    await page.screenshot({ path: test.info().outputPath('confirm.png') });
    await button(page, 'Confirm').click();
    await expect(button(page, 'Turn on two-step login')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await elsewhere.context().close();
});
