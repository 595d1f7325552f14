import { test } from '@playwright/test';
import { expectNothingWrong, look, themes, widths } from './support/axe.ts';

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

for (const theme of themes)
  for (const width of widths)
    test(`axe finds nothing wrong at the doors, ${theme}, ${width} px`, async ({ page }) => {
      await look(page, theme, width);
      for (const route of routes) await expectNothingWrong(page, route);
    });
