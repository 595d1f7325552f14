import { expect, test } from '@playwright/test';
import { expectNothingWrongAtWidths } from './support/axe.ts';

/** The doors, and no page at all; every other screen is looked at where its journey is. */
const routes = [
  '/signup',
  '/login',
  '/verify-email?email=a%40gmail.com',
  '/verify-email?email=a%40gmail.com&token=spent',
  '/reset-password',
  '/reset-password?token=any',
  '/nowhere/at/all',
];

test('axe finds nothing wrong at the doors', async ({ page }) => {
  for (const route of routes) await expectNothingWrongAtWidths(page, route);

  await test.step('who asks for less motion sees a change of theme at once', async () => {
    const underWay = await page.evaluate(() => {
      document.documentElement.classList.toggle('dark');
      return document.getAnimations().filter((each) => each instanceof CSSTransition).length;
    });
    expect(underWay).toBe(0);
  });
});
