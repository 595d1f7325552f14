import { expect, type Page, test } from '@playwright/test';
import { makeAccount, signInAs } from './support/account.ts';

/** Each page that needs no account, with its heading and something that is told further below. */
const pages: readonly (readonly [path: string, heading: string, words: string])[] = [
  ['/pricing', 'Simple pricing. Pay once.', 'Premium Pack'],
  ['/help-center', 'How can we help?', 'Email Support'],
  ['/help-center/guides', 'Guides', 'What the score says'],
  ['/help-center/guides/score', 'What the score says', 'Start at the top'],
  ['/privacy-policy', 'Privacy Policy', 'delete'],
  ['/terms-of-service', 'Terms of Service', 'credits'],
  ['/contact', 'Contact Us', 'Message'],
  ['/contact-sales', 'Enterprise Solutions', 'Company'],
  ['/login', 'Welcome back', 'Password'],
  ['/signup', 'Create your account', 'Email'],
];
const written = (page: Page) => page.locator('[data-written]');
const withoutApp = (page: Page) => page.route('**/assets/*.js', (route) => route.abort());

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages for everybody are there to be read', async ({ page }) => {
    for (const [path, heading, words] of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toContainText(heading);
      await expect(page.locator('main'), path).toContainText(words);
      await expect(page, path).toHaveTitle(/^\S.* · Folio$/);
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      expect(description?.length, path).toBeGreaterThan(15);
    }
  });
});

test('a page that is there before the app takes no word that would be lost', async ({ page }) => {
  await withoutApp(page);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  await page.keyboard.press('Tab');
  for (let stop = 0; stop < 12; stop += 1) {
    const focused = await page.evaluate(() => document.activeElement?.tagName);
    expect(['A', 'BODY', 'MAIN'], `stop ${stop}`).toContain(focused);
    await page.keyboard.press('Tab');
  }
  await page.unroute('**/assets/*.js');
  await page.reload();
  await page.getByLabel('Name').fill('Ada Lovelace');
  await expect(written(page)).toHaveCount(0);
  await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
});

test('who is signed in is never shown the page of a visitor', async ({ page, request }) => {
  await signInAs(page, await makeAccount(request));
  await withoutApp(page);
  await page.goto('/pricing');
  await expect(written(page)).toBeHidden();
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
});
