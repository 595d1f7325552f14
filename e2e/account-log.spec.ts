import { expect as expectSoon, test } from '@playwright/test';
import { makeAccount, signInAs } from './support/account.ts';
import { expectNoViolationInLooks } from './support/axe.ts';

/** Generous timeout for slow machines. */
const expect = expectSoon.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 180_000 });

test('the account log shows logins and failed attempts, the latest first and older ones when asked', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { email, password } = account;
  const logIn = (data: object) => request.post('/api/auth/login', { data: { email, ...data } });
  for (let times = 0; times < 10; times += 1) await logIn({ password });
  await logIn({ password: 'Not-the-password-1!' });
  await signInAs(page, account);
  const list = page.getByRole('list', { name: 'Account log' });

  await test.step('says so where it does not come, and asks again', async () => {
    await page.route('**/api/auth/log*', (route) => route.abort());
    await page.goto('/profile/settings?tab=account');
    await expect(page.getByText('We couldn’t load your account log')).toBeVisible();
    await page.unroute('**/api/auth/log*');
    const problem = page.getByRole('alert').filter({ hasText: 'account log' });
    await problem.getByRole('button', { name: 'Retry' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(8);
  });

  await test.step('the latest is the failed attempt', async () => {
    const latest = list.getByRole('listitem').first();
    await expect(latest).toContainText('Failed login: wrong password');
    await expect(latest).toContainText(/network \S+x/);
    await expect(list.getByRole('listitem').nth(1)).toContainText('Logged in with your password');
    await expectNoViolationInLooks(page, 'account log', { shown: latest });
  });

  await test.step('older ones come by keyboard, down to the first', async () => {
    await page.getByRole('button', { name: 'Show older entries' }).press('Enter');
    await expect(list.getByRole('listitem')).toHaveCount(12);
    await expect(list.getByRole('listitem').last()).toContainText('Account created');
    await expect(page.getByRole('button', { name: 'Show older entries' })).toHaveCount(0);
  });
});
