import { expect, test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';

test('[narrow-1] the words of the smallest phone are not cut short', async ({ page, request }) => {
  const account = await makeAccount(request);
  const name = 'Operations lead, Bristol and Cardiff';
  const { id } = await makeResume(request, account, { name });
  await signInAs(page, account);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [route, words] of [
    ['/dashboard', page.getByRole('heading', { name })],
    ['/activity', page.getByRole('heading', { name })],
    ['/resumes', page.getByText(/^Last Updated/)],
    [`/resume/${id}/cover-letter`, page.getByRole('banner').getByRole('heading', { level: 1 })],
  ] as const) {
    await page.goto(route);
    await expect(words.first(), route).toBeVisible();
    const isCut = await words
      .first()
      .evaluate(
        (one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1,
      );
    expect(isCut, route).toBe(false);
  }
});
