import { contentLimits } from '@folio/contract/content-limits';
import { expect, type Locator, test } from '@playwright/test';
import { makeAccount, makeResume, newPerson, signInAs } from './support/account.ts';
import { bullets, panel } from './support/editor.ts';

/**
 * Sets a value at once, like a paste: typing a thousand lines takes Chromium minutes on any page.
 */
async function setValue(field: Locator, value: string): Promise<void> {
  await field.evaluate((element, text) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
    set?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, value);
}

test('[refusals-2] a form shows each error at its field', async ({ page, request }) => {
  const taken = await makeAccount(request);
  const person = newPerson();
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Verma');
  await page.getByLabel('Email').fill('asha@unknown-provider.example');
  await expect(page.getByText('asha.verma', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Change username' }).click();
  await page.getByLabel('Username').fill(taken.username);
  await page.getByLabel('Password', { exact: true }).fill('quiet-desk-42!');
  // A visible password needs no repetition.
  await expect(page.getByLabel('Confirm password')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hide password' }).click();
  await page.getByLabel('Confirm password').fill('another');
  const submit = page.getByRole('button', { name: 'Create account' });
  await submit.click();
  await expect(page.getByText('Password must contain at least one uppercase letter')).toBeVisible();

  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await submit.click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();

  await page.getByLabel('Confirm password').fill(person.password);
  await submit.click();
  await expect(
    page.getByText('Please use a trusted email provider (Gmail, Outlook, Yahoo, etc.)').first(),
  ).toBeVisible();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Invalid email domain');
  await expect(alert).toContainText('Supported domains: gmail.com, googlemail.com, outlook.com');

  await page.getByLabel('Email').fill(person.email);
  await submit.click();
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(page.getByText(/username is (already )?taken/i).first()).toBeVisible();

  const weak = 'Password must be at least 8 characters long';
  for (const [answer, words] of [
    [
      { code: 'VALIDATION_ERROR', errors: { password: [weak] } },
      ['Password validation failed', weak],
    ],
    [
      { code: 'VALIDATION_ERROR', errors: { firstName: ['Too long.'] } },
      ['Signup failed', 'Please ensure all fields are valid and try again.'],
    ],
    [{ code: 'INTERNAL' }, ['Failed to sign up', 'Not now.']],
  ] as const) {
    const json = { success: false, message: 'Not now.', requestId: 'r', ...answer };
    await page.route('**/api/auth/register', (route) => route.fulfill({ status: 400, json }));
    await submit.click();
    for (const text of words) await expect(alert).toContainText(text);
  }
});

test('[refusals-3] an old link says so and offers a new one', async ({ page }) => {
  await page.goto('/verify-email?email=asha%40gmail.com&token=long-gone');
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await expect(notifications).toContainText(
    /Verification failed\s*Invalid or expired verification link\./,
  );
  await expect(page.getByRole('heading', { name: 'Verification failed' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend verification email' })).toBeVisible();
});

test('[refusals-1] another person’s resume is not found, nor one that is not there: the dashboard is', async ({
  page,
  request,
}) => {
  const owner = await makeAccount(request);
  const { id } = await makeResume(request, owner);
  await signInAs(page, await makeAccount(request));
  const notifications = page.getByRole('region', { name: 'Notifications' });
  for (const address of [id, '00000000-0000-7000-8000-000000000000']) {
    await page.goto(`/resume/editor/${address}`);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(notifications).toContainText(
      /Resume not found\s*The resume you're looking for couldn't be found\./,
    );
  }
});

test('one bullet too many is refused with a message, and none of them is lost', async ({
  page,
  request,
}) => {
  // Takes some ten seconds alone, and several times that next to other tests.
  test.setTimeout(300_000);
  const expectLater = expect.configure({ timeout: 150_000 });
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account);
  await signInAs(page, account);
  await page.goto(`/resume/editor/${id}`);
  await page.getByRole('tab', { name: 'Experience', exact: true }).click();
  await page.getByRole('button', { name: 'Add Experience' }).click();
  await page.getByLabel('Role').fill('Thousandfold');
  const length = contentLimits.bulletsPerEntry + 1;
  const texts = Array.from({ length }, (_, index) => `Bullet ${index}`);
  await setValue(bullets(page).first(), texts.join('\n'));
  // Searched for in its panel: searching the whole page would look into each of a thousand rows.
  const notice = panel(page)
    .locator('p[aria-live]')
    .filter({ hasText: /up to 1,000 bullets/ });
  await expectLater(notice).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Experience', exact: true }).click();
  await page.getByRole('button', { name: /^Thousandfold/ }).click();
  const rows = page.getByRole('list', { name: 'Bullets', exact: true }).locator('textarea');
  await expectLater(rows).toHaveCount(texts.length);
  expect(await rows.evaluateAll((all) => all.map((row) => Reflect.get(row, 'value')))).toEqual(
    texts,
  );
});

test('a body that is too large and an expired session are answered in words', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const large = await request.post('/api/resumes', {
    headers: { authorization: `Bearer ${account.token}` },
    data: { name: 'x', content: { interests: 'x'.repeat(1_100_000) } },
  });
  expect(large.status()).toBe(413);
  expect((await large.json()).code).toBe('PAYLOAD_TOO_LARGE');

  await signInAs(page, { ...account, token: 'gone' });
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});
