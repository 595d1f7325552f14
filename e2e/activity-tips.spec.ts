import { expect, test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolationAtWidths } from './support/axe.ts';
import { goTo } from './support/go-to.ts';

test('[activity-tips-1] activity lists every update with the ways to the resume', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await signInAs(page, account);
  await page.goto('/activity');
  await expect(page.getByRole('heading', { name: 'No recent activity' })).toBeVisible();
  await expect(
    page.getByText(
      "You haven't made any changes to your resumes yet. Start by creating a new resume.",
    ),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create New Resume' })).toHaveAttribute(
    ...(['href', '/resumes'] as const),
  );
  await makeResume(request, account, { name: 'First' });
  const { id } = await makeResume(request, account, { name: 'Second' });
  await page.reload();
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText(/Second\s*Resume updated.*1 minute ago/);
  await expect(items.first()).toHaveAttribute('aria-setsize', '2');
  const preview = items.first().getByRole('link', { name: 'Preview' });
  await expect(preview).toHaveAttribute('href', `/resume/preview/${id}`);
  // Shown on keyboard focus as on hover.
  const edit = items.first().getByRole('link', { name: 'Edit' });
  await edit.focus();
  await expect(edit.locator('..')).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/resume/editor/${id}`);
  await page.goto('/activity');
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('[activity-tips-2] tips are searched, and opened one at a time', async ({ page, request }) => {
  await signInAs(page, await makeAccount(request));
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'ATS Optimization' }).click();
  await expect(page.getByRole('heading', { name: 'Resume Tips', level: 1 })).toBeVisible();
  const tips = page.getByRole('main').getByRole('article');
  await expect(tips).toHaveCount(6);
  const linesOf = (title: string) => tips.filter({ hasText: title }).getByRole('listitem');
  await expect(linesOf('ATS Optimization')).toHaveCount(5);
  await expect(linesOf('Skills Highlight')).toHaveCount(2);
  await page.getByRole('button', { name: 'Learn More about Skills Highlight' }).click();
  await expect(linesOf('Skills Highlight')).toHaveCount(5);
  await expect(linesOf('ATS Optimization')).toHaveCount(2);
  await page.getByRole('button', { name: 'Show Less' }).click();
  await expect(linesOf('Skills Highlight')).toHaveCount(2);
  await page.getByPlaceholder('Search tips...').fill('WRITING');
  await expect(tips).toHaveCount(2);
  await page.getByPlaceholder('Search tips...').fill('zebra');
  await expect(page.getByRole('heading', { name: 'No tips found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms or browse all tips')).toBeVisible();
  await page.getByRole('button', { name: 'Browse all tips' }).click();
  await expect(tips).toHaveCount(6);
});

test('axe finds nothing wrong with activity and tips', async ({ page, request }) => {
  const account = await makeAccount(request);
  await signInAs(page, account);
  await page.goto('/activity');
  await expect(page.getByRole('heading', { name: 'No recent activity' })).toBeVisible();
  await expectNoViolationAtWidths(page, 'no activity');
  await makeResume(request, account);
  await goTo(page, '/tips');
  await expect(page.getByRole('heading', { name: 'Resume Tips' })).toBeVisible();
  await expectNoViolationAtWidths(page, 'tips');
  await page.getByRole('button', { name: 'Learn More' }).first().click();
  await expectNoViolationAtWidths(page, 'an open tip');
  await page.getByPlaceholder('Search tips...').fill('zebra');
  await expectNoViolationAtWidths(page, 'no tips');
  await goTo(page, '/activity');
  const edit = page.getByRole('main').getByRole('link', { name: 'Edit' });
  await expect(edit).toBeAttached();
  await expectNoViolationAtWidths(page, 'an update');
  await edit.focus();
  await expectNoViolationAtWidths(page, 'an update with the focus');
});
