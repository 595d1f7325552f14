import { expect, type Locator, test } from '@playwright/test';
import { addApplication, makeAccount, makeResume, signInAs } from './support/account.ts';

/** A laptop of 1280×800 at 200 % zoom, or a phone in landscape. */
const height = 400;
test.use({ viewport: { width: 640, height } });

/** The share of an element that is visible, from 0 to 1. */
async function shareOf(element: Locator): Promise<number> {
  await expect(element).toBeVisible();
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return (Math.min(box.y + box.height, height) - Math.max(box.y, 0)) / height;
}

test('a short screen belongs to what is written and read, not to the bars around it', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, {});
  await addApplication(request, account, {
    role: 'Night nurse',
    company: 'Harbor Clinic',
    jobDescription: 'Requirements:\n- Wound care',
    resumeId: id,
  });
  await signInAs(page, account);
  await page.goto(`/resume/editor/${id}`);
  await expect(page.locator('[data-place="form"]')).toBeVisible();
  expect(await shareOf(page.locator('main'))).toBeGreaterThan(0.75);

  await page.goto('/applications');
  await page.getByRole('link', { name: /^Night nurse/ }).click();
  await expect(page.getByRole('button', { name: 'Mark as applied' })).toBeVisible();
  expect(await shareOf(page.locator('main'))).toBeGreaterThan(0.5);
});
