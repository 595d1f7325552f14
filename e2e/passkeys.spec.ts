import { type CDPSession, expect as expectSoon, type Page, test } from '@playwright/test';
import { makeAccount, signInAs } from './support/account.ts';
import { expectNoViolationInLooks, look, themes, widths } from './support/axe.ts';

/** Generous timeout for slow machines. */
const expect = expectSoon.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 180_000 });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A virtual device that stores passkeys and recognizes its owner without asking, in one page. */
async function withAuthenticator(
  page: Page,
): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

test('a passkey is added, logs in without a password, and is refused once it is removed', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { cdp, authenticatorId } = await withAuthenticator(page);
  await signInAs(page, account);
  await page.goto('/profile/settings?tab=account');

  await test.step('added by keyboard, with a name and the password', async () => {
    await button(page, 'Add a passkey').press('Enter');
    await page.keyboard.press('Tab');
    await button(page, 'Continue').click();
    await expect(page.getByText('Name the passkey')).toBeVisible();
    await page.getByRole('dialog').getByLabel('Name').fill('My laptop');
    await page.getByLabel('Your password').fill('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This isn’t your current password')).toBeVisible();
    await expectNoViolationInLooks(page, 'a passkey');
    await page.getByLabel('Your password').fill(account.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Never used')).toBeVisible();
    const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);
  });

  await test.step('renamed, and not made twice on one device', async () => {
    await button(page, 'Rename My laptop').click();
    await page.getByRole('dialog').getByLabel('Name').fill('Blue laptop');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Blue laptop')).toBeVisible();
    await button(page, 'Add a passkey').click();
    await page.getByRole('dialog').getByLabel('Name').fill('Again');
    await page.getByLabel('Your password').fill(account.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('This device has a passkey for your account')).toBeVisible();
    await button(page, 'Cancel').click();
    await button(page, 'Rename Blue laptop').scrollIntoViewIfNeeded();
    for (const theme of themes)
      for (const width of widths) {
        await look(page, theme, width);
        await button(page, 'Rename Blue laptop').scrollIntoViewIfNeeded();
        await page.screenshot({ path: test.info().outputPath(`list-${theme}-${width}.png`) });
      }
    await look(page, 'light', 1280);
  });

  await test.step('logs in', async () => {
    await button(page, 'Sign Out').click();
    await expect(page).toHaveURL(/login/);
    await expectNoViolationInLooks(page, 'login with a passkey');
    await button(page, 'Use a passkey').press('Enter');
    await expect(page).toHaveURL(/dashboard/);
  });

  await test.step('removed with the passkey itself in the place of the password', async () => {
    await page.goto('/profile/settings?tab=account');
    await expect(page.getByText('Last used:').first()).toBeVisible();
    await button(page, 'Remove Blue laptop').click();
    await expectNoViolationInLooks(page, 'confirmed by a passkey');
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await button(page, 'Use a passkey instead').press('Enter');
    await expect(page.getByRole('alert').getByText('No passkey was used.')).toBeVisible();
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
    await button(page, 'Use a passkey instead').press('Enter');
    await expect(page.getByText('No passkeys yet.')).toBeVisible();
  });

  await test.step('refused afterwards, and an empty device says so', async () => {
    await button(page, 'Sign Out').click();
    await button(page, 'Use a passkey').click();
    await expect(page.getByRole('alert').getByText('This passkey doesn’t log in')).toBeVisible();
    await expect(button(page, 'Log In')).toBeEnabled();
    await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
    await button(page, 'Use a passkey').click();
    await expect(page.getByRole('alert').getByText('No passkey was used.')).toBeVisible();
  });
});
