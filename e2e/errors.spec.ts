import { expect as baseExpect, type Page, test } from '@playwright/test';
import { makeAccount, signInAs } from './support/account.ts';
import { expectNoViolationAtWidths } from './support/axe.ts';

/** Generous timeout for slow machines. */
const expect = baseExpect.configure({ timeout: 30_000 });

const reports = (page: Page) => {
  const sent: Array<{ status: number; body: Record<string, unknown> }> = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/api/errors')) return;
    sent.push({ status: response.status(), body: response.request().postDataJSON() });
  });
  return sent;
};

/** Answers with a user who lacks all fields, so that the shell, which shows their name, fails. */
async function breakShell(page: Page): Promise<void> {
  await page.route('**/api/auth/me', (route) =>
    route.fulfill({ json: { success: true, data: { id: 'nobody' } } }),
  );
}

/** Opens the login page and loads the app, which happens on the first interaction with the form. */
async function openLogin(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').click();
  await expect(page.locator('[data-written]')).toHaveCount(0);
}

test('[errors-3] a part that fails shows the error screen, and the report reaches the server', async ({
  page,
  request,
}) => {
  const sent = reports(page);
  await signInAs(page, await makeAccount(request));
  await breakShell(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(
    page.getByText(
      "We're sorry, but something unexpected happened. Our team has been notified and we're working to fix it.",
    ),
  ).toBeVisible();
  await expect.poll(() => sent.map(({ status }) => status)).toEqual([200]);
  expect(sent[0]?.body).toMatchObject({ kind: 'part', place: '/dashboard' });
  const stored = await page.evaluate(() => ({
    history: JSON.parse(localStorage.getItem('errorHistory') ?? '[]').length,
    session: ['sessionStart', 'sessionId', 'pageViews'].map((key) => sessionStorage.getItem(key)),
  }));
  expect(stored.history).toBe(1);
  expect(stored.session).not.toContain(null);

  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  await page.unroute('**/api/auth/me');
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Asha!' })).toBeVisible();
});

test('[errors-5] a route that fails says with what, and the report reaches the server', async ({
  page,
}) => {
  const sent = reports(page);
  await openLogin(page);
  await page.route(/assets\/signup.*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("The page is torn");' }),
  );
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('The page is torn')).toBeVisible();
  await expect.poll(() => sent.map(({ body }) => body.kind)).toEqual(['route']);
});

test('[errors-4] too many reports are said to be too many', async ({ page, request }) => {
  await signInAs(page, await makeAccount(request));
  await breakShell(page);
  await page.route('**/api/errors', (route) => route.fulfill({ status: 429, json: {} }));
  await page.goto('/dashboard');
  await expect(
    page.getByText("We're receiving too many error reports. Please try again later."),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
});

test('[errors-2] what fails on the landing page is told of, too', async ({ page }) => {
  const sent = reports(page);
  await page.goto('/');
  await expect(async () => {
    await page.evaluate(() => void Promise.reject(new Error('Nobody waits for this')));
    await expect.poll(() => sent.length, { timeout: 1_000 }).toBeGreaterThan(0);
  }).toPass();
  expect(sent[0]).toMatchObject({ status: 200, body: { kind: 'promise', place: '/' } });
});

test('five scripts that fail within a minute are told of, and no more', async ({ page }) => {
  const sent = reports(page);
  await openLogin(page);
  await page.evaluate(async () => {
    for (const name of 'abcdefg') {
      void Promise.reject(new Error(`Nobody waits for ${name}`));
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await expect.poll(() => sent.length).toBe(5);
  await expect
    .poll(() =>
      page.evaluate(() => JSON.parse(localStorage.getItem('errorHistory') ?? '[]').length),
    )
    .toBe(7);
  expect(sent.map(({ status }) => status)).toEqual(Array(5).fill(200));
});

test('after an update a page that is gone offers a refresh', async ({ page }) => {
  await openLogin(page);
  await page.route(/assets\/.*signup.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(
    page.getByRole('heading', { name: 'We couldn’t load this part of Folio' }),
  ).toBeVisible();
  await page.unroute(/assets\/.*signup.*\.js/);
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
});

test('[errors-1] an address without a page says so', async ({ page }) => {
  await page.goto('/nowhere/at/all');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(
    page.getByText("The page you are looking for doesn't exist or has been moved."),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

test('a line that is down is said to be down', async ({ page, context }) => {
  await page.goto('/login');
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  // Files that the page will need are prefetched.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline', { exact: true })).toBeHidden();
});

test('axe finds nothing wrong with what failed', async ({ page, context, request }) => {
  await signInAs(page, await makeAccount(request));
  await breakShell(page);
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  await context.setOffline(true);
  await page.getByText('You are offline', { exact: true }).waitFor();
  await expectNoViolationAtWidths(page, 'the error screen');
});
