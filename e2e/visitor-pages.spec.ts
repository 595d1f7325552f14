import { expect, type Page, test } from '@playwright/test';
import { makeAccount, signInAs } from './support/account.ts';

/** The pages that need no account, each with its heading and a text further down. */
const pages: readonly (readonly [path: string, heading: string, words: string])[] = [
  ['/pricing', 'Simple pricing. Pay once.', 'The first 100 users save 20% on annual plans.'],
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

  test('public pages can be read', async ({ page }) => {
    for (const [path, heading, words] of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toContainText(heading);
      await expect(page.locator('main'), path).toContainText(words);
      await expect(page, path).toHaveTitle(/^\S.* · Folio$/);
      expect((await page.content()).match(/\{\{[^{}]*\}\}/), path).toBeNull();
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      expect(description?.length, path).toBeGreaterThan(15);
    }
  });
});

/** Delays the app's files until `release` is called; `asked` lists the requested ones. */
async function holdApp(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  await page.route('**/assets/*.js', async (route) => {
    asked.push(route.request().url());
    await released;
    await route.continue();
  });
  return { asked, release: () => release() };
}

test('a page to read needs no more than a small script', async ({ page }) => {
  const { asked } = await holdApp(page);
  const scripts: number[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push((await response.body()).length);
  });
  for (const path of ['/pricing', '/help-center/guides/score', '/privacy-policy']) {
    await page.goto(path);
    await page.getByRole('button', { name: /Switch to dark theme/ }).click();
    await expect(page.locator('html')).toHaveClass('dark');
    await page.getByRole('button', { name: /Switch to light theme/ }).click();
    // Away from the promo code form, since a pointer over a control would load the app.
    await page.mouse.move(2, 400);
    await page.mouse.wheel(0, 2_000);
    await page.waitForLoadState('networkidle');
  }
  expect(asked).toEqual([]);
  expect(scripts.length).toBeGreaterThan(0);
  for (const bytes of scripts) expect(bytes).toBeLessThan(10_000);
});

test('what is typed and pressed before the app is there is kept and done', async ({ page }) => {
  const { release } = await holdApp(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).pressSequentially('Lantern42!river');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(written(page)).toHaveCount(1);
  expect(page.url()).not.toContain('?');
  release();
  await expect(written(page)).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Lantern42!river');
  await expect(page.getByRole('alert').first()).toContainText('Login failed');
});

test('a search that began before the app goes on in it, where the cursor was', async ({ page }) => {
  const { release } = await holdApp(page);
  await page.goto('/help-center');
  const search = page.getByRole('searchbox');
  await search.pressSequentially('refu');
  release();
  await expect(written(page)).toHaveCount(0);
  await expect(search).toBeFocused();
  await page.keyboard.type('nd');
  await expect(search).toHaveValue('refund');
  await expect(page.getByText('How do I get a refund?')).toBeVisible();
  await expect(page.getByText('How do I delete my account?')).toBeHidden();
});

test('who reads stays where they are, with what they have unfolded, when the app comes', async ({
  page,
}) => {
  await page.goto('/help-center#how-do-i-delete-my-account');
  const answer = page.locator('details#how-do-i-delete-my-account');
  await expect(answer).toHaveAttribute('open');
  await page.goto('/help-center');
  const question = page.getByText('How do I get a refund?');
  await question.click();
  const top = () => page.evaluate(() => scrollY);
  const before = await top();
  await expect(written(page)).toHaveCount(1);
  await page.getByRole('searchbox').dispatchEvent('focusin', { bubbles: true });
  await expect(written(page)).toHaveCount(0);
  expect(await top()).toBe(before);
  await expect(page.locator('details[open]')).toHaveCount(1);
});

test('says so when what somebody wants cannot be loaded', async ({ page }) => {
  await withoutApp(page);
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ada Lovelace');
  await expect(page.getByRole('alert')).toContainText('Check your connection, then reload it.');
  await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace');
});

test('tells what this server offers, before the app', async ({ page, request }) => {
  await withoutApp(page);
  const { offer } = await (await request.get('/api/credits/costs')).json();
  await page.goto('/pricing');
  await expect(page.getByText(`Start with ${offer.creditsAtSignup} free credits.`)).toBeVisible();
  const { data } = await (await request.get('/api/contact')).json();
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: data.supportEmail })).toBeVisible();
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
