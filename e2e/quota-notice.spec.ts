import { expect as expectSoon, type Page, test } from '@playwright/test';
import { makeAccount, signInAs } from './support/account.ts';
import { expectNoViolationInLooks, look } from './support/axe.ts';

/** Generous timeout for slow machines. */
const expect = expectSoon.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 180_000 });

/** The pages where an addition would be refused, with their warnings. */
const refusal = {
  '/dashboard': '412 of up to 500 resumes',
  '/resumes': '412 of up to 500 resumes',
  '/resumes/trash': 'Recently deleted holds 480 of up to 500 resumes',
  '/letters': '900 of up to 1,000 letters',
  '/applications': '2,999 of up to 3,000 applications',
};

/** Simulates an account that is nearly full; the server's counting has its own tests. */
const fill = (page: Page, resumes: number) =>
  page.route('**/api/users/usage', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: {
          resumes: { used: resumes, max: 500 },
          deletedResumes: { used: 480, max: 500 },
          applications: { used: 2_999, max: 3_000 },
          letters: { used: 900, max: 1_000 },
          questions: { used: 3, max: 2_000 },
          bytes: { used: 1_000, max: 25_000_000 },
        },
      },
    }),
  );

test('an account that is nearly full is warned on the screens where it would be refused', async ({
  page,
  request,
}) => {
  await signInAs(page, await makeAccount(request));
  await fill(page, 412);
  for (const [path, words] of Object.entries(refusal)) {
    await page.goto(path);
    const note = page.getByRole('note').filter({ hasText: words });
    await expect(note).toBeVisible();
    await expect(note.getByRole('link', { name: 'Recently deleted' })).toBeVisible();
    await expectNoViolationInLooks(page, path.replaceAll('/', ''));
    await look(page, 'light', 1280);
  }
});

test('an account with space gets no warning', async ({ page, request }) => {
  await signInAs(page, await makeAccount(request));
  await fill(page, 10);
  const asked = page.waitForResponse('**/api/users/usage');
  await page.goto('/resumes');
  await asked;
  await expect(page.getByRole('heading', { name: 'All Resumes' })).toBeVisible();
  await expect(page.getByRole('note')).toHaveCount(0);
});
