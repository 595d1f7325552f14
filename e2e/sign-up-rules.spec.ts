import { expect as expectSoon, type Page, test } from '@playwright/test';
import { fillSignUp, newPerson } from './support/account.ts';
import { expectNoViolationInLooks } from './support/axe.ts';
import { startServer } from './support/own-server.ts';

/** Generous timeout for slow machines. */
const expect = expectSoon.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 180_000 });

const signUp = async (page: Page, person: ReturnType<typeof newPerson>) => {
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Create account' }).click();
};

test('a server that asks for an invitation takes one person by its link', async ({ page }) => {
  const server = await startServer({ SIGN_UP: 'invitation', ALLOWED_EMAIL_DOMAINS: '*.edu' });
  try {
    await test.step('nobody without one, who is told so', async () => {
      await page.goto(`${server.url}/signup`);
      await expect(page.getByRole('heading', { name: 'You need an invitation.' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Create account' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
      await expectNoViolationInLooks(page, 'invitation');
    });
    await expect(server.folio('invite', 'no address')).rejects.toThrow('is no email address');
    const [link = ''] = (await server.folio('invite')).split('\n');
    await test.step('who opens the link, whatever their address', async () => {
      await page.goto(link);
      await signUp(page, newPerson());
      await expect(page).toHaveURL(/dashboard|verify-email/);
    });
    await test.step('nobody else by the same link', async () => {
      await page.context().clearCookies();
      await page.goto(server.url);
      await page.evaluate(() => localStorage.clear());
      await page.goto(link);
      await signUp(page, newPerson());
      const failure = page.getByRole('alert').filter({ hasText: 'This invitation was used' });
      await expect(failure).toContainText('Failed to sign up');
    });
  } finally {
    await server.close();
  }
});

test('a server that is closed says so where people would sign up', async ({ page }) => {
  const server = await startServer({ SIGN_UP: 'closed' });
  try {
    await page.goto(`${server.url}/signup`);
    await expect(page.getByRole('heading', { name: 'Sign-up is closed.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create account' })).toHaveCount(0);
    await expectNoViolationInLooks(page, 'closed');
  } finally {
    await server.close();
  }
});
