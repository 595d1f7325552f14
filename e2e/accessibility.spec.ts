import { expect, test } from '@playwright/test';
import { expectNothingWrongAtWidths } from './support/axe.ts';

/** The login pages and the 'not found' page; every other screen is checked in its own spec. */
const routes = [
  '/signup',
  '/login',
  '/verify-email?email=a%40gmail.com',
  '/verify-email?email=a%40gmail.com&token=spent',
  '/reset-password',
  '/reset-password?token=any',
  '/nowhere/at/all',
];

test('axe finds nothing wrong with login, sign-up and reset', async ({ page }) => {
  for (const route of routes) await expectNothingWrongAtWidths(page, route);

  await test.step('who asks for less motion sees a change of theme at once', async () => {
    const underWay = await page.evaluate(() => {
      document.documentElement.classList.toggle('dark');
      return document.getAnimations().filter((each) => each instanceof CSSTransition).length;
    });
    expect(underWay).toBe(0);
  });
});

test('the page of the API fits a window of 320 px, closed and opened', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'API of Folio', level: 1 })).toBeVisible();
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await sideways()).toBe(0);
  await page.locator('details').evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '');
  });
  expect(await sideways()).toBe(0);
});
