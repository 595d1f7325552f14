import { expect, test } from '@playwright/test';
import { makeAccount, signInAs } from './support/account.ts';
import { expectNoViolationAtWidths } from './support/axe.ts';

test('[help-1] an answer is found as one types, and leads on to its guide', async ({ page }) => {
  await page.goto('/help-center');
  await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeVisible();
  for (const name of ['Getting Started', 'Account & Billing', 'Using the Platform'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  const search = page.getByRole('searchbox');
  await search.fill('zebra crossing');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await search.fill('PDF software read');
  await expect(page.getByText('Can hiring software read my PDF?')).toBeVisible();
  await expect(page.getByText('How do I pay')).toHaveCount(0);
  await search.fill('score mean');
  await page.getByText('What does the score mean?').click();
  await page.getByRole('link', { name: 'How to raise it' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'What the score says, and how to raise it' }),
  ).toBeVisible();
  await expect(page).toHaveTitle('What the score says, and how to raise it · Folio');
  await page.getByRole('link', { name: 'Resume Analysis' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('[help-2] View Guides opens the guides, a question has an address, no guide is a page not found', async ({
  page,
}) => {
  await page.goto('/help-center');
  await page.getByRole('link', { name: 'View Guides' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
  expect(await page.locator('main').getByRole('listitem').count()).toBeGreaterThanOrEqual(6);
  await page.goto('/help-center#how-do-i-delete-my-account');
  await expect(page.getByText('At the bottom of the Account tab')).toBeInViewport();
  await page.goto('/help-center/guides/score');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goto('/help-center/guides/none');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('[help-5] each page leads to the guide that fits', async ({ page, request }) => {
  await signInAs(page, await makeAccount(request));
  await page.goto('/billing');
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Credits, plans and receipts' }),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Log In' })).toHaveCount(0);
});

test('[help-6] the legal texts say when they were last changed, and that nothing renews', async ({
  page,
}) => {
  await page.goto('/signup');
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  await expect(page.getByText('Last updated: April 11, 2024')).toBeVisible();
  await expect(page.getByText('There is no auto-renewal')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(page.locator('main a[href="/contact"]').first()).toBeVisible();
});

test('axe finds nothing wrong with help and legal pages', async ({ page }) => {
  await page.goto('/help-center');
  await page.getByText('How do I pay').click();
  await expectNoViolationAtWidths(page, 'the help center');
  for (const [path, title] of [
    ['/help-center/guides/credits-and-plans', 'Credits, plans and receipts'],
    ['/privacy-policy', 'Privacy Policy'],
  ] as const) {
    // A prerendered page, which has no router until somebody needs the app.
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectNoViolationAtWidths(page, path);
  }
});
