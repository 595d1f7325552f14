import { expect, type Locator, test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

const styleOf = (element: Locator, name: 'outlineStyle' | 'backgroundColor') =>
  element.evaluate((node, property) => getComputedStyle(node)[property], name);

test('in the system’s own colors a switch shows its state, and a menu where one is', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await makeResume(request, account, { name: 'Engineer' });
  await signInAs(page, account);
  await page.goto('/profile/settings?tab=notifications');
  const control = page.getByRole('switch').first();
  await expect(control).toBeVisible();
  const track = await styleOf(control, 'backgroundColor');
  expect(await styleOf(control.locator('span'), 'backgroundColor')).not.toBe(track);

  await page.goto('/resumes');
  await page.getByRole('button', { name: 'Actions for Engineer' }).press('Enter');
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  expect(await styleOf(items.first(), 'outlineStyle')).toBe('solid');
  expect(await styleOf(items.nth(1), 'outlineStyle')).toBe('none');
});
