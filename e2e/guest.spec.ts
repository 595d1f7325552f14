import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { fillSignUp, makeAccount, makeResume, newPerson } from './support/account.ts';
import { expectNoViolationInThemes, look, widths } from './support/axe.ts';
import { openTab, preview } from './support/editor.ts';
import { forgeTemplate } from './support/forge-template.ts';
import { pdfText, wordsMissing } from './support/pdf-text.ts';

const onDevice = (page: Page) => page.getByText('Kept on this device', { exact: true });
const dialog = (page: Page, name: RegExp | string) => page.getByRole('dialog', { name });

const summary = 'Pilots two ferries across the sound.';

/** Begins as a visitor, and enters a name and a title. */
async function write(page: Page, name: string, title = 'Harbor Pilot'): Promise<void> {
  await page.goto('/resume/start');
  await page.getByRole('button', { name: 'Start with my name' }).click();
  await page.keyboard.type(name);
  await page.getByLabel('Title', { exact: true }).fill(title);
  await expect(preview(page)).toContainText(name.split(' ')[0] ?? name);
  await expect(onDevice(page)).toBeVisible();
}

/** Presses Download, counts that, and reads the file. */
async function holdPdf(page: Page, press: (what: () => Promise<void>) => Promise<void>) {
  const downloading = page.waitForEvent('download');
  const button = page.getByRole('button', { name: /^Download PDF/ });
  await press(() => button.click());
  const question = page.getByRole('alertdialog', { name: /still to fill in$/ });
  const isAsked = question.waitFor({ timeout: 0 }).then(() => true);
  isAsked.catch(() => undefined);
  if (await Promise.race([downloading.then(() => false), isAsked]))
    await press(() => question.getByRole('button', { name: 'Export anyway' }).click());
  const file = await downloading;
  return pdfText(new Uint8Array(await readFile(await file.path())));
}

/** Presses Download when no file must result. */
async function pressDownload(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Download PDF/ }).click();
  const question = page.getByRole('alertdialog', { name: /still to fill in$/ });
  await expect(question.or(page.getByRole('dialog')).first()).toBeVisible();
  if (await question.isVisible())
    await question.getByRole('button', { name: 'Export anyway' }).click();
}

test('[guest-1] a visitor holds the PDF of what they wrote after at most six clicks, without an account', async ({
  page,
}) => {
  let clicks = 0;
  const press = async (what: () => Promise<void>) => {
    clicks += 1;
    await what();
  };
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(request.url());
  });
  await page.goto('/');
  await press(() => page.getByRole('link', { name: 'Get Started' }).first().click());
  await expect(page).toHaveURL(/\/resume\/start$/);
  await expect(page.getByRole('heading', { name: 'How would you like to start?' })).toBeVisible();
  await press(() => page.getByRole('button', { name: 'Start with my name' }).click());
  await page.keyboard.type('Asha Verma');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Harbor Pilot');
  await expect(preview(page)).toContainText('Harbor Pilot');
  const text = await holdPdf(page, press);
  expect(wordsMissing(text, ['Asha Verma', 'Harbor Pilot'])).toEqual([]);
  expect(text).not.toContain('Your most recent job');
  expect(clicks).toBeLessThanOrEqual(6);
  // Nothing of it was sent to the server.
  expect(calls.filter((url) => !url.includes('/api/reports'))).toEqual([]);
});

test('[guest-2] what a guest wrote is there after a reload, in both of two tabs, until they delete it', async ({
  page,
  context,
}) => {
  await write(page, 'Asha Verma');
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Verma');
  const other = await context.newPage();
  await other.goto('/resume/start');
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Asha Verma');
  await other.getByLabel('Location', { exact: true }).fill('Lisbon');
  await expect(page.getByLabel('Location', { exact: true })).toHaveValue('Lisbon');
  await page.getByLabel('Title', { exact: true }).fill('Ferry Captain');
  await expect(other.getByLabel('Title', { exact: true })).toHaveValue('Ferry Captain');

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete from this device' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete from this device' }).click();
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { name: 'How would you like to start?' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'How would you like to start?' })).toBeVisible();
});

test('[guest-3] a sign-up in place moves what was written into the account, once', async ({
  page,
  context,
}) => {
  const person = newPerson();
  await write(page, 'Asha Verma');
  await page.getByRole('button', { name: 'Keep it in an account' }).click();
  await expect(dialog(page, 'Create an account to keep this resume')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Asha');
  await expect(page.getByLabel('Last name')).toHaveValue('Verma');
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/resume\/editor\/[0-9a-f-]{36}$/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Verma');
  await expect(
    page.getByText('What you wrote on this device is now in your account.').first(),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Harbor Pilot');
  const again = await context.newPage();
  await again.goto('/resumes');
  await expect(again.getByText('Untitled resume')).toHaveCount(1);
  await again.goto('/resume/start');
  await expect(again).toHaveURL(/\/dashboard$/);
});

test('a sign-up that a download asked for goes on to the download, at its price, and only once', async ({
  page,
}) => {
  await write(page, 'Asha Verma');
  await page.getByLabel('Summary', { exact: true }).fill(summary);
  await expect(preview(page)).toContainText(summary);
  await holdPdf(page, (what) => what());
  await page.getByLabel('Title', { exact: true }).fill('Ferry Captain');
  await expect(preview(page)).toContainText('Ferry Captain');
  await pressDownload(page);
  await fillSignUp(page, newPerson());
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/resume\/editor\/[0-9a-f-]{36}$/);
  const anyway = page.getByRole('button', { name: /^Export anyway/ });
  const use = page.getByRole('button', { name: 'Use 1 credit' });
  await expect(anyway.or(use)).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  const downloading = page.waitForEvent('download');
  await use.click();
  await downloading;
  await page.reload();
  await expect(preview(page)).toContainText('Ferry Captain');
  await expect(anyway.or(use)).toHaveCount(0);
});

test('[guest-4] a log-in in place adds what was written to what the account has', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await makeResume(request, account, { name: 'Written before' });
  await write(page, 'Asha Verma');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const asked = dialog(page, 'Log in to keep this resume');
  await asked.getByLabel('Email').fill(account.email);
  await asked.getByLabel('Password', { exact: true }).fill(account.password);
  await asked.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/resume\/editor\/[0-9a-f-]{36}$/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Verma');
  await page.goto('/resumes');
  await expect(page.getByText('Written before')).toHaveCount(1);
  await expect(page.getByText('Untitled resume')).toHaveCount(1);
});

test('[guest-5] on a shared device nobody else gets what a guest wrote unless they say it is theirs', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await write(page, 'Asha Verma');
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const offer = page.getByRole('region', { name: 'Resume on this device' });
  await expect(offer).toBeVisible();
  await expect(page.getByText('Asha Verma')).toBeHidden();
  await offer.getByRole('button', { name: 'Not mine' }).click();
  await expect(offer).toBeHidden();
  await page.getByRole('button', { name: /sign out/i }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/resume/start');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Verma');
});

test('[guest-6] what needs an account asks for one, says what for, and leaves the text as it is', async ({
  page,
}) => {
  await write(page, 'Asha Verma');
  // A page with only a name doesn't count as the guest's PDF.
  await holdPdf(page, (what) => what());
  await page.getByLabel('Summary', { exact: true }).fill(summary);
  await expect(preview(page)).toContainText(summary);
  await holdPdf(page, (what) => what());
  const asks = async (name: string, press: () => Promise<unknown>) => {
    await press();
    await expect(dialog(page, name)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page, name)).toBeHidden();
  };
  // The same content again is the same PDF.
  await holdPdf(page, (what) => what());
  await page.getByLabel('Title', { exact: true }).fill('Ferry Captain');
  await expect(preview(page)).toContainText('Ferry Captain');
  await asks('Create an account to download more PDFs', async () => {
    await page.getByRole('button', { name: /^Download PDF/ }).click();
    const question = page.getByRole('alertdialog', { name: /still to fill in$/ });
    const anyway = question.getByRole('button', { name: 'Export anyway' });
    if (await anyway.isVisible().catch(() => false)) await anyway.click();
  });
  await asks('Create an account to export other formats', async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Export as Word', exact: true }).click();
  });
  await asks('Create an account to share this resume', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
  });
  await asks('Create an account to keep this resume', () => page.keyboard.press('Control+s'));
  await asks('Create an account to add a photo', () =>
    page.getByRole('button', { name: 'Upload photo' }).click(),
  );
  await openTab(page, 'AI');
  await asks('Create an account to use AI', () =>
    page
      .getByRole('tabpanel')
      .getByRole('button', { name: /Suggest Skills/i })
      .click(),
  );
  await expect(preview(page)).toContainText('Ferry Captain');
});

test('a guest’s one PDF is one, in however many tabs, and none in a template of a plan', async ({
  page,
  context,
}) => {
  await write(page, 'Asha Verma');
  await page.getByLabel('Summary', { exact: true }).fill(summary);
  await expect(preview(page)).toContainText(summary);
  await expect(onDevice(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/resume/start');
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Asha Verma');
  await holdPdf(page, (what) => what());
  // The same page may be downloaded again; another one needs an account.
  const priced = (words: string) =>
    page.getByRole('button', { name: new RegExp(`^Download PDF\\s+${words}$`) });
  await expect(priced('Free')).toBeVisible();

  await test.step('another tab, which was open before, makes no second one', async () => {
    await other.getByLabel('Title', { exact: true }).fill('Ferry Captain');
    await expect(preview(other)).toContainText('Ferry Captain');
    await expect(priced('With an account')).toBeVisible();
    await pressDownload(other);
    await expect(dialog(other, 'Create an account to download more PDFs')).toBeVisible();
    await other.keyboard.press('Escape');
  });

  await test.step('nor does a page that is loaded again', async () => {
    await page.reload();
    await expect(preview(page)).toContainText('Ferry Captain');
    await pressDownload(page);
    await expect(dialog(page, 'Create an account to download more PDFs')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a template that was written into the device’s draft opens nothing', async () => {
    await other.close();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete from this device' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Delete from this device' })
      .click();
    await expect(page.getByRole('heading', { name: 'How would you like to start?' })).toBeVisible();
    await write(page, 'Asha Verma');
    await openTab(page, 'Design');
    await page.getByRole('button', { name: 'Template', exact: true }).click();
    await page.getByRole('radio', { name: /^Minimal/ }).check({ force: true });
    await page.getByRole('button', { name: 'Use Minimal' }).click();
    await expect(onDevice(page)).toBeVisible();
    await page.evaluate(forgeTemplate, ['minimal', 'creative'] as const);
    await page.reload();
    await expect(preview(page)).toContainText('Asha');
    let downloads = 0;
    page.on('download', () => {
      downloads += 1;
    });
    await pressDownload(page);
    await expect(dialog(page, 'Create an account to use this template')).toBeVisible();
    expect(downloads).toBe(0);
  });
});

test('[guest-7] a mailed link that is opened in this browser moves what was written', async ({
  page,
  context,
}) => {
  const person = newPerson();
  await write(page, 'Asha Verma');
  // As with a mail server: the response has no token, and only the mail has the link.
  let token = '';
  await page.route('**/api/auth/register', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    token = body.data.verificationToken;
    await route.fulfill({ response: answer, json: { ...body, data: {} } });
  });
  await page.getByRole('button', { name: 'Keep it in an account' }).click();
  await fillSignUp(page, person);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(/Open the link in this browser/)).toBeVisible();
  await page.close();
  const later = await context.newPage();
  await later.goto(`/verify-email?${new URLSearchParams({ email: person.email, token })}`);
  await expect(later).toHaveURL(/\/resume\/editor\/[0-9a-f-]{36}$/);
  await expect(later.getByLabel('Name', { exact: true })).toHaveValue('Asha Verma');
});

test('[guest-8] an account that is full says so, and what was written stays on this device', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await write(page, 'Asha Verma');
  await page.route('**/api/resumes', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 403,
          json: {
            success: false,
            code: 'QUOTA_EXCEEDED',
            message: 'Your account holds 2 resumes. Delete one and try again.',
            requestId: 'r',
          },
        })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const asked = dialog(page, 'Log in to keep this resume');
  await asked.getByLabel('Email').fill(account.email);
  await asked.getByLabel('Password', { exact: true }).fill(account.password);
  await asked.getByRole('button', { name: 'Log In' }).click();
  const banner = page.getByRole('alert').filter({ hasText: 'Not saved.' });
  await expect(banner).toContainText('Your account holds 2 resumes.');
  await expect(banner).toContainText('Your changes are kept on this device.');
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Verma');
  await page.unroute('**/api/resumes');
  await banner.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/resume\/editor\/[0-9a-f-]{36}$/);
});

for (const width of widths)
  test(`axe finds nothing wrong with a guest’s editor and its dialog, ${width} px`, async ({
    page,
  }) => {
    test.slow();
    await look(page, 'light', width);
    await page.goto('/resume/start');
    await expect(page.getByRole('heading', { name: 'How would you like to start?' })).toBeVisible();
    await expectNoViolationInThemes(page, 'the ways to begin');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Keep it in an account' }).click();
    await expect(dialog(page, 'Create an account to keep this resume')).toBeVisible();
    await expectNoViolationInThemes(page, 'the question for an account');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog(page, 'Log in to keep this resume')).toBeVisible();
    await expectNoViolationInThemes(page, 'the log-in in place');
  });
