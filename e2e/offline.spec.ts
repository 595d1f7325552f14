import { expect, type Page, test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';

test.use({ serviceWorkers: 'allow' });

/** Until everything that is needed without a connection is on the device. */
async function prepare(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('assets');
      const names = (await cache.keys()).map(({ url }) => new URL(url).pathname);
      return [/resume-editor-/, /\/docx-/, /harfbuzz-.+\.wasm/, /versions-/].filter(
        (part) => !names.some((name) => part.test(name)),
      ).length;
    });
  await expect.poll(kept, { timeout: 60_000 }).toBe(0);
}

test('the app opens offline, also anew, and shows the list that was last seen', async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request);
  await makeResume(request, account, { name: 'Engineer at sea' });
  await signInAs(page, account);
  await page.goto('/dashboard');
  await expect(page.getByText('Engineer at sea')).toBeVisible();
  await prepare(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome back, Asha!' })).toBeVisible();
  await expect(page.getByText('Engineer at sea')).toBeVisible();
  await expect(page.getByText(/^Offline: as of Today, /)).toBeVisible();
  await page.goto('/resumes');
  await expect(page.getByText('Engineer at sea')).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
  await context.setOffline(false);
  await expect(page.getByText(/^Offline/)).toBeHidden();
});
