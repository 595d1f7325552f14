import { expect, type Locator, type Page, test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';

test('[resume-list-1] resumes are created, found, duplicated and deleted', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const cards = page.getByRole('main').getByRole('listitem');
  await signInAs(page, account);
  await page.goto('/resume');
  await expect(page).toHaveURL('/resumes');
  await expect(page.getByRole('heading', { name: 'No resumes found' })).toBeVisible();
  const back = page.getByRole('link', { name: 'Back to dashboard' });
  await expect(back).toHaveAttribute('href', '/dashboard');
  await page.getByRole('button', { name: 'Create Your First Resume' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Resume' });
  await expect(dialog).toContainText(
    'Choose a template to get started. You can change it anytime later.',
  );
  await dialog.getByRole('radio', { name: /Classic/ }).click();
  await dialog.getByRole('button', { name: 'Create Resume' }).click();
  await expect(page).toHaveURL(/\/resume\/editor\//);
  await expect(page.getByText('Resume created', { exact: true })).toBeVisible();

  await makeResume(request, account, { name: 'Gardening lead' });
  // Without its picture, a resume shows a page with gray lines.
  await page.route(/\/thumbnail\?/, (route) => route.abort());
  await page.goto('/resumes');
  await page.getByPlaceholder('Search resumes...').fill('GARDEN');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Last Updated 0 days ago');
  await expect(cards.locator('svg[viewBox="0 0 595 842"]')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit Resume: Gardening lead' })).toBeVisible();
  await page.unroute(/\/thumbnail\?/);
  await page.getByRole('button', { name: /Gardening lead/ }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(
    page.getByText('A copy of your resume has been created.', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/resume\/editor\//);

  await page.goto('/resumes');
  await expect(cards).toHaveCount(3);
  await page
    .getByRole('button', { name: /Gardening lead/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const confirm = page.getByRole('alertdialog');
  await expect(confirm).toContainText(
    'Are you sure you want to delete this resume? You can restore it from Recently deleted for 30 days.',
  );
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Resume deleted', { exact: true })).toBeVisible();
  await expect(cards).toHaveCount(2);
});

/**
 * Rows are measured when they become visible, and the list may grow by that, so this scrolls again.
 */
const scrollToEnd = (page: Page, last: Locator) =>
  expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(last).toBeInViewport({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });

test('a long list is read on as it is scrolled, and draws only what is near', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  for (let made = 0; made < 130; made += 10)
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        makeResume(request, account, { name: `Number ${made + index}`, content: {} }),
      ),
    );
  await signInAs(page, account);
  let failures = 1;
  await page.route(/[?&]cursor=/, (route) => (failures-- > 0 ? route.abort() : route.fallback()));
  await page.goto('/resumes');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.first()).toHaveAttribute('aria-posinset', '1');
  await expect(cards.first()).toHaveAttribute('aria-setsize', '130');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText('Showing 100 of 130 resumes');
  const firstLink = cards.first().getByRole('link');
  await firstLink.focus();

  await page.keyboard.press('End');
  // The next page could not be loaded: loaded ones stay, and a message says so.
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Failed to load resumes');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(status).toHaveText('Showing 130 of 130 resumes');
  await scrollToEnd(page, page.locator('[aria-posinset="130"]'));
  expect(await cards.count()).toBeLessThan(60);
  // After going back, the same position in the list has the same card.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('[aria-posinset="1"]')).toBeInViewport();

  // The card with the focus stays, however far away.
  await firstLink.focus();
  await scrollToEnd(page, page.locator('[aria-posinset="130"]'));
  await expect(firstLink).toBeFocused();

  // Going back from a resume restores the position in the list.
  const name = /Edit Resume: Number/;
  await page.locator('[aria-posinset="130"]').getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/resume\/editor\//);
  await expect(page.getByRole('tab', { name: 'Personal' })).toBeVisible();
  await page.goBack();
  await expect(page.locator('[aria-posinset="130"]')).toBeInViewport();
});
