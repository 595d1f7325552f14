import { expect, type Page, test } from '@playwright/test';
import { makeAccount, newPerson } from './support/account.ts';

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Makes the server refuse such calls, whatever their content. */
const refuse = (page: Page, call: string, status: number, code: string, message: string) =>
  page.route(`**/api/auth/${call}`, (route) =>
    route.fulfill({ status, json: { success: false, code, message, requestId: 'r' } }),
  );

test('[account-3] a forgotten password is set anew through the mailed link, once', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Check your email for a reset link.').first()).toBeVisible();

  const link = await mailedLink(page.context().request, account.email, '/reset-password');
  await page.goto(link);
  await page.getByLabel('New Password', { exact: true }).fill('Other-Desk-43!');
  await page.getByLabel('Confirm Password', { exact: true }).fill('Other-Desk-43!');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/login/);
  await expect(notifications(page)).toContainText(
    /Password reset\s*Your password has been successfully reset\. Please log in\./,
  );
  await expect(page.getByText('Password reset successful', { exact: true })).toBeVisible();

  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Invalid credentials. Please try again.').first()).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('Other-Desk-43!');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const again = await request.post('/api/auth/reset-password', {
    data: { token: new URL(link).searchParams.get('token'), password: 'Third-Desk-44!' },
  });
  expect(again.status()).toBe(400);
});

test('[account-1] login leads to the requested page, and logout ends access to it', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await page.goto('/resumes');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(notifications(page)).toContainText(/Login successful!\s*Welcome back, Asha!/);
  await expect(page).toHaveURL(/\/resumes$/);
  await page.goto('/signup');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('button', { name: /sign out/i }).click();
  await expect(page.getByText('You have been successfully logged out.').first()).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});

test('[account-4] an address is verified by its link, which leads on after three seconds', async ({
  page,
  request,
}) => {
  const person = newPerson();
  const registered = await request.post('/api/auth/register', {
    data: { ...person, confirmPassword: person.password },
  });
  const token = (await registered.json()).data.verificationToken;
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/auth/verify-email', async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install({ time: new Date('2026-01-01') });
  await page.goto(`/verify-email?${new URLSearchParams({ email: person.email, token })}`);
  await expect(heading(page, 'Verifying your email')).toBeVisible();
  await page.clock.pauseAt(new Date('2026-01-02'));
  answer();
  await expect(heading(page, 'Email verified!')).toBeVisible();
  await expect(notifications(page)).toContainText('Your account has been successfully verified.');
  await page.clock.runFor(2_900);
  await expect(page).toHaveURL(/\/verify-email/);
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(heading(page, 'Welcome back, Asha!')).toBeVisible();
});

test('a link that is opened in another browser than the sign-up asks for a password', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  const link = new URL(await mailedLink(request, account.email, '/reset-password'));
  const resetToken = link.searchParams.get('token');
  // Answers like a server with a mail server, which this one doesn't have.
  await page.route('**/api/auth/verify-email', (route) =>
    route.fulfill({ json: { success: true, needsPassword: true, resetToken } }),
  );
  const search = new URLSearchParams({ email: account.email, token: 'x'.repeat(43) });
  await page.goto(`/verify-email?${search}`);
  await expect(heading(page, 'Email verified!')).toBeVisible();
  await expect(page.getByText('The old one no longer works.')).toBeVisible();
  await page.getByRole('link', { name: 'Choose a password' }).click();
  await page.getByLabel('New Password', { exact: true }).fill('Other-Desk-43!');
  await page.getByLabel('Confirm Password', { exact: true }).fill('Other-Desk-43!');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill('Other-Desk-43!');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(heading(page, 'Welcome back, Asha!')).toBeVisible();
});

test('[account-5] a new address is confirmed by its link, once its owner has logged in', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { email } = newPerson();
  const asked = await request.put('/api/users/profile', {
    headers: { authorization: `Bearer ${account.token}` },
    data: { email, currentPassword: account.password },
  });
  const token = (await asked.json()).verificationToken;
  await page.goto(`/verify-email?${new URLSearchParams({ email, token })}`);
  await expect(notifications(page)).toContainText('Please log in first');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(heading(page, 'Email verified!')).toBeVisible();
  await page.getByRole('link', { name: 'Go to dashboard' }).click();
  await expect(heading(page, 'Welcome back, Asha!')).toBeVisible();
  await page.goto('/profile/settings');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
});

test('[account-2] login, sign-up and reset link home, and say what the server refuses', async ({
  page,
}) => {
  const alert = page.getByRole('main').getByRole('alert');
  const toasted = notifications(page);
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('button', { name: /^Switch to .* theme$/ })).toBeVisible();
  const promise = page.getByText('What you see is what you send.');
  await expect(promise).toBeVisible();
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(promise).toBeHidden();
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await refuse(page, 'login', 503, 'UNAVAILABLE', 'Back in a minute.');
  await page.getByLabel('Email').fill('asha@gmail.com');
  await page.getByLabel('Password', { exact: true }).fill('Quiet-Desk-42!');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(alert).toContainText(/Failed to log in\s*Back in a minute\./);

  await refuse(page, 'forgot-password', 500, 'INTERNAL', 'Oh.');
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill('asha@gmail.com');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(alert).toContainText(
    /Request failed\s*There was an error processing your request\. Please try again\./,
  );
  await refuse(page, 'forgot-password', 429, 'RATE_LIMITED', 'Wait.');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(alert).toContainText('Password reset failed');
  await expect(page.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');

  await page.goto('/reset-password?token=spent');
  await page.getByLabel('New Password', { exact: true }).fill('Quiet-Desk-42!');
  await page.getByLabel('Confirm Password', { exact: true }).fill('Loud-Desk-42!');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm Password', { exact: true }).fill('Quiet-Desk-42!');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(alert).toContainText(
    /Reset failed\s*There was an error resetting your password\. Please try again\./,
  );
  await expect(page.getByRole('link', { name: 'Send another link' })).toBeVisible();

  const resend = page.getByRole('button', { name: 'Resend verification email' });
  await page.goto('/verify-email');
  await resend.click();
  await expect(toasted).toContainText('Email address not found');
  await refuse(page, 'resend-verification', 500, 'INTERNAL', 'Oh.');
  await page.goto('/verify-email?email=asha%40gmail.com');
  await resend.click();
  await expect(toasted).toContainText(
    /Failed to resend\s*Could not resend verification email\. Please try again later\./,
  );
});

test('an empty sign-up asks for no username, which goes on to follow the name', async ({
  page,
}) => {
  await page.goto('/signup');
  const create = page.getByRole('button', { name: 'Create account' });
  await create.click();
  await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Username')).toHaveCount(0);
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Verma');
  await page.getByLabel('Email').fill('asha@gmail.com');
  await create.click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(page.getByText('Your username:')).toContainText(/asha/i);
});

async function mailedLink(
  request: import('@playwright/test').APIRequestContext,
  email: string,
  path: string,
): Promise<string> {
  const isHere = async () => {
    const mails = await (await request.get('/dev/mail')).text();
    const mail = mails
      .split('<article>')
      .find((part) => part.includes(email) && part.includes(path));
    return mail?.match(/href="([^"]+)"/)?.[1]?.replaceAll('&#38;', '&') ?? '';
  };
  await expect.poll(isHere, { timeout: 15_000 }).not.toBe('');
  return isHere();
}
