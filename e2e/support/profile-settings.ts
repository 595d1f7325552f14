import { type APIRequestContext, expect as expectSoon, type Page } from '@playwright/test';
import type { Account } from './account.ts';
import { goTo } from './go-to.ts';

/** Shared steps of the profile settings' tests. Timeouts allow for slow machines. */
export const expect = expectSoon.configure({ timeout: 30_000 });

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

export const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });

export const saved = 'Your profile settings have been saved successfully.';

export async function openSettings(page: Page, tab = 'account'): Promise<void> {
  await page.goto(`/profile/settings?tab=${tab}`);
  await expect(button(page, /^Save (All Profile )?Changes$/)).toBeVisible();
}

export async function turnTo(page: Page, tab: string): Promise<void> {
  await goTo(page, `/profile/settings?tab=${tab}`);
  await expect(page.getByRole('tab', { selected: true })).toHaveText(new RegExp(tab, 'i'));
}

export async function profileOf(request: APIRequestContext, { token }: Account) {
  const answer = await request.get('/api/users/profile', {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).data;
}

/** Dismisses the notification, so that it isn't mistaken for the next one. */
export async function dismiss(page: Page): Promise<void> {
  const button = notifications(page).getByRole('button', { name: 'Dismiss' });
  await button.click();
  await expect(button).toHaveCount(0);
}
