import { test } from '@playwright/test';
import { makeAccount, newPerson, signInAs } from './support/account.ts';
import { expectNoViolation } from './support/axe.ts';
import { button, expect, notifications, openSettings } from './support/profile-settings.ts';

test.describe.configure({ timeout: 150_000 });

test('[profile-settings-1] a password, an address and devices are changed, and one signs out', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const logIn = (password: string) =>
    request.post('/api/auth/login', { data: { email: account.email, password } });
  await logIn(account.password);
  await signInAs(page, account);
  await openSettings(page);

  await test.step('each section is a press away, by keyboard as well', async () => {
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(links.filter({ hasText: 'API keys' })).toBeVisible();
    const titles = page.getByRole('tabpanel').getByRole('heading', { level: 2 });
    // Some sections load later.
    await expect(async () =>
      expect(await links.allInnerTexts()).toEqual(await titles.allInnerTexts()),
    ).toPass();
    await links.filter({ hasText: 'API keys' }).press('Enter');
    const heading = page.getByRole('heading', { name: 'API keys' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    const opening = page.context().waitForEvent('page');
    await links.filter({ hasText: 'API keys' }).click({ modifiers: ['ControlOrMeta'] });
    const opened = await opening;
    await expect(opened).toHaveURL(/\?tab=account#section-api-keys$/);
    await expect(opened.getByRole('heading', { name: 'API keys' })).toBeVisible();
    await opened.close();
  });

  await test.step('devices', async () => {
    await expect(page.getByText('This device')).toHaveCount(1);
    await button(page, /^Sign out .*last used/).click();
    await expect(notifications(page)).toContainText('That device is signed out');
    await expect(button(page, /^Sign out .*last used/)).toHaveCount(0);
  });

  await test.step('API keys', async () => {
    await expect(page.getByText('No keys yet.')).toBeVisible();
    await button(page, 'Create an API key').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Nightly copy');
    await dialog.getByLabel('Export').check();
    await dialog.getByLabel('Your password').fill('Wrong-Desk-42!');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await expect(dialog.getByText('This isn’t your current password')).toBeVisible();
    await dialog.getByLabel('Your password').fill(account.password);
    await dialog.getByRole('button', { name: 'Create key' }).click();
    const key = await dialog.getByLabel('API key').inputValue();
    const ask = () => request.get('/api/resumes', { headers: { authorization: `Bearer ${key}` } });
    expect((await ask()).status()).toBe(200);
    await expectNoViolation(page, 'an API key');
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Read, Export')).toBeVisible();
    await button(page, 'Activity of Nightly copy').click();
    await expect(dialog.getByRole('row', { name: /GET \/api\/resumes 200 1/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await button(page, 'Revoke Nightly copy').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(notifications(page)).toContainText('API key revoked');
    await expect(page.getByText('No keys yet.')).toBeVisible();
    expect((await ask()).status()).toBe(401);
  });

  await test.step('the password', async () => {
    await page.getByLabel('Current password').fill('Wrong-Desk-42!');
    await page.getByLabel('New password', { exact: true }).fill('Other-Desk-43!');
    await expect(page.getByText('Very Strong')).toBeVisible();
    await page.getByLabel('Confirm new password').fill('Other-Desk-44!');
    await button(page, 'Change password').click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await page.getByLabel('Confirm new password').fill('Other-Desk-43!');
    await button(page, 'Change password').click();
    await expect(notifications(page)).toContainText(
      /Update failed\s*There was an error updating your password\. Please try again\./,
    );
    await expect(page.getByText('Your current password isn’t right')).toBeVisible();
    await page.getByLabel('Current password').fill(account.password);
    await button(page, 'Change password').click();
    await expect(notifications(page)).toContainText(
      /Password updated\s*Your password has been successfully updated\./,
    );
    expect((await logIn('Other-Desk-43!')).status()).toBe(200);
  });

  await test.step('the address', async () => {
    const { email } = newPerson();
    await page.getByLabel('Email', { exact: true }).fill('me@unknown.example');
    await button(page, 'Save Changes').click();
    await expect(page.getByText(/^Please use a trusted email provider/)).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await button(page, 'Save Changes').click();
    await expect(page.getByText('Enter your current password to change your email')).toBeVisible();
    const password = page.getByLabel('Confirm with your password');
    await password.fill('Wrong-Desk-42!');
    await button(page, 'Save Changes').click();
    await expect(page.getByText('Your current password isn’t right')).toBeVisible();
    expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).not.toContain(
      'Wrong-',
    );
    await password.fill('Other-Desk-43!');
    await button(page, 'Save Changes').click();
    await expect(page.getByText(`${email} is waiting to be confirmed.`)).toBeVisible();
    await expect(password).toHaveCount(0);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(account.email);
    await button(page, 'Resend the link').click();
    await expect(notifications(page)).toContainText('Verification email sent');
    await button(page, 'Keep the current address').click();
    await expect(page.getByText('is waiting to be confirmed.')).toHaveCount(0);
  });

  await test.step('the ways out', async () => {
    await button(page, 'Sign out everywhere').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Sign out everywhere' })
      .click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(notifications(page)).toContainText('You’re signed out everywhere.');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill('Other-Desk-43!');
    await button(page, 'Log In').click();
    await expect(page.getByRole('heading', { name: /^Welcome back, Asha/ })).toBeVisible();
    await openSettings(page);
    await button(page, 'Sign Out').click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('[profile-settings-4] a person takes their data along and deletes their account', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await signInAs(page, account);
  await openSettings(page);
  const downloading = page.waitForEvent('download');
  await button(page, 'Download all my data').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  await button(page, 'Delete account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByRole('listitem').first()).toContainText('your resumes');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Delete account')).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Your password').fill('Wrong-Desk-42!');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.locator('[aria-invalid=true]')).toBeVisible();
  await dialog.getByLabel('Your password').fill(account.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(notifications(page)).toContainText('Your account and everything in it');
  const again = await request.post('/api/auth/login', {
    data: { email: account.email, password: account.password },
  });
  expect(again.status()).toBe(401);
});
