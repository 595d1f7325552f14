import { test } from '@playwright/test';
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
});
