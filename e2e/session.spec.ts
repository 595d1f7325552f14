import { expect as baseExpect, type Page, test } from '@playwright/test';
import { fillSignUp, makeAccount, newPerson, signInAs } from './support/account.ts';
import { expectNoViolationInThemes, look, widths } from './support/axe.ts';

/** Generous timeout for slow machines. */
const expect = baseExpect.configure({ timeout: 30_000 });

const notice = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

test('[session-3] a session that is refused leads to the login, and from there back', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await signInAs(page, account);
  await page.goto('/resumes');
  await expect(heading(page, 'All Resumes')).toBeVisible();
  await page.getByRole('button', { name: 'Create New' }).click();
  const create = page.getByRole('button', { name: 'Create Resume' });
  await expect(create).toBeVisible();
  await request.post('/api/auth/logout', {
    headers: { authorization: `Bearer ${account.token}` },
  });
  // The click may fail, if a request of the page itself has already led to the login.
  const isLeft = page.waitForURL(/\/login/);
  await Promise.race([create.click().catch(() => undefined), isLeft]);
  await isLeft;
  await expect(page).toHaveURL(/\/login\?next=%2Fresumes$/);
  await expect(heading(page, 'Welcome back')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await logIn(page, account);
  await expect(page).toHaveURL(/\/resumes$/);
  await expect(heading(page, 'All Resumes')).toBeVisible();
});

test('[session-6] tabs log out and in together', async ({ context, request }) => {
  const account = await makeAccount(request);
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto('/login');
  await other.goto('/login?next=/resumes');
  await expect(heading(other, 'Welcome back')).toBeVisible();
  await logIn(one, account);
  await expect(one).toHaveURL(/\/dashboard$/);
  await expect(other).toHaveURL(/\/resumes$/);
  await one.evaluate(() => {
    for (const key of [
      'resumeBuilderData',
      'recentTemplates.ada',
      'chosenSkills',
      'hiddenTemplates',
    ])
      localStorage.setItem(key, '[]');
  });
  await one.getByRole('button', { name: 'Sign out' }).click();
  await expect(notice(one, 'You have been successfully logged out.')).toBeVisible();
  await expect(one).toHaveURL(/\/$/);
  await expect(other).toHaveURL(/\/login/);
  // No personal data stays: only templates hidden in this browser, and its random id, by which an
  // account's encrypted changes are found.
  const left = await one.evaluate(() => Object.keys(localStorage).sort());
  expect(left).toEqual(['device', 'hiddenTemplates']);
});

test('[session-2] without a line the session is kept, and the page comes when the line is back', async ({
  page,
  request,
}) => {
  await signInAs(page, await makeAccount(request));
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await held;
    await route.abort('internetdisconnected');
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  answer();
  await expect(heading(page, 'We couldn’t open your workspace')).toBeVisible();
  await expect(page.getByText('You seem to be offline.').first()).toBeVisible();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page, /Welcome back, Asha!/)).toBeVisible();
});

test('[session-1] the page requested before the sign-up opens after it', async ({ page }) => {
  const person = newPerson();
  await page.goto('/login?next=/resumes');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(heading(page, 'Create your account')).toBeVisible();
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(notice(page, 'Email verified!')).toBeVisible();
  await expect(heading(page, 'All Resumes')).toBeVisible();
});

test('[session-11] the requested page is kept when the link is followed before the app has loaded', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login?next=/resumes&other=1');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/signup\?next=%2Fresumes$/);
});

test('[session-5] who has just registered is told so while the mail is on its way', async ({
  page,
}) => {
  await page.route('**/api/auth/register', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, data: {} } });
  });
  const person = newPerson();
  await page.goto('/signup?plan=premium');
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(heading(page, 'Registration successful')).toBeVisible();
  await expect(notice(page, 'Signup successful!')).toBeVisible();
  await page.getByRole('button', { name: 'Resend verification email' }).click();
  await expect(notice(page, 'Verification email sent')).toBeVisible();
  await page.goto('/login');
  await logIn(page, person);
  await expect(notice(page, 'Verification Required')).toBeVisible();
  await expect(heading(page, 'Check your email')).toBeVisible();
});

test('[session-4] the shell keeps its width, is skipped by a key, and slides in on a phone', async ({
  page,
  request,
}) => {
  await signInAs(page, await makeAccount(request));
  await page.goto('/dashboard');
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  await expect(sidebar).toHaveCSS('width', '70px');
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect(sidebar).toHaveCSS('width', '240px');
  await page.reload();
  await expect(sidebar).toHaveCSS('width', '240px');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.setViewportSize({ width: 767, height: 800 });
  await expect(sidebar).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Folio menu' });
  await expect(menu).toBeVisible();
  for (let stop = 0; stop < 12; stop += 1) await page.keyboard.press('Tab');
  await expect(menu.locator(':focus')).toHaveCount(1);
  await menu.getByRole('link', { name: 'All Resumes' }).click();
  await expect(menu).toBeHidden();
  await expect(heading(page, 'All Resumes')).toBeVisible();
});

test('axe finds nothing wrong with the shell when it is open', async ({ page, request }) => {
  await signInAs(page, await makeAccount(request));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  for (const width of widths) {
    await look(page, 'light', width);
    if (width < 768) await page.getByRole('button', { name: 'Open menu' }).click();
    await expectNoViolationInThemes(page, `the shell, ${width} px`);
  }
});
