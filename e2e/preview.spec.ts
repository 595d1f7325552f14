import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect as expectAtOnce, type Page, test } from '@playwright/test';
import { type Account, makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolationInThemes, look, widths } from './support/axe.ts';
import { downloadAnyway } from './support/download-pdf.ts';
import { pdfText } from './support/pdf-text.ts';

/** The engine must be loaded before a page is laid out, which is slow on a busy machine. */
const expect = expectAtOnce.configure({ timeout: 20_000 });

const job = (number: number) => ({
  position: `Engineer ${number}`,
  company: `Harbour Works ${number}`,
  bullets: Array.from({ length: 6 }, (_, at) => `Built crane ${at} of yard ${number}, on time.`),
});
const content = {
  personalInfo: { firstName: 'Asha', lastName: 'Verma', email: 'asha@example.com' },
  workExperience: [1, 2, 3, 4, 5, 6, 7, 8].map(job),
  interests: 'Nobody is to read this',
};
const settings = { hiddenSections: ['interests'] };

const sheets = (page: Page) => page.getByRole('region', { name: /^Page \d of 2$/ });
/** Sorted, since the browser prints adjacent columns in another order. */
const wordsOf = async (pdf: Buffer) =>
  (await pdfText(new Uint8Array(pdf))).split(/\s+/).filter(Boolean).toSorted();

async function exported(request: APIRequestContext, account: Account, id: string): Promise<Buffer> {
  const answer = await request.get(`/api/resumes/${id}/export/pdf`, {
    headers: { authorization: `Bearer ${account.token}` },
  });
  expect(answer.status()).toBe(200);
  return answer.body();
}

async function downloaded(page: Page): Promise<Buffer> {
  const download = await downloadAnyway(page, () =>
    page.getByRole('button', { name: 'Download PDF' }).click(),
  );
  expect(download.suggestedFilename()).toBe('Asha_Verma_Resume.pdf');
  return readFile(await download.path());
}

test('[preview-1] its owner reads, prints and downloads a resume that nobody else knows of', async ({
  page,
  browser,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, {
    name: 'For Acme',
    templateId: 'classic',
    content,
    settings,
  });
  await signInAs(page, account);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/resume/preview/${id}`);
  await expect(page.getByRole('heading', { name: 'For Acme' })).toBeVisible();
  await expect(page).toHaveTitle('For Acme · Folio');
  await expect(sheets(page)).toHaveCount(2);
  await expect(page.getByText('Page 1 of 2', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Private', { exact: true })).toBeVisible();
  const pdf = await exported(request, account, id);

  await test.step('the download is what the server makes', async () => {
    expect((await downloaded(page)).equals(pdf)).toBe(true);
  });

  await test.step('the print has the pages of the PDF and nothing else', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const print = await page.pdf({ preferCSSPageSize: true });
    expect(print.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect(await wordsOf(print)).toEqual(await wordsOf(pdf));
    await page.keyboard.press('Escape');
  });

  await test.step('a stranger finds nothing, signed in or not', async () => {
    const stranger = await makeAccount(request);
    for (const who of [undefined, stranger]) {
      const context = await browser.newContext();
      const theirs = await context.newPage();
      if (who) await signInAs(theirs, who);
      await theirs.goto(`/resume/preview/${id}`);
      await expect(theirs.getByRole('heading', { name: 'Resume not found' })).toBeVisible();
      await expect(
        theirs.getByText("The resume you're looking for couldn't be found."),
      ).toBeVisible();
      await expect(theirs.getByRole('link', { name: 'Folio' })).toHaveAttribute('href', '/');
      await context.close();
    }
  });
});

test('[preview-2] what is made public is read by anyone until it is taken back', async ({
  page,
  browser,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, {
    name: 'For Acme',
    templateId: 'classic',
    content,
    settings,
  });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, account);
  await page.goto(`/resume/preview/${id}`);
  const dialog = page.getByRole('dialog', { name: 'Share this resume' });

  await test.step('its owner makes it public and copies the link', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await dialog.getByRole('button', { name: 'Make public' }).click();
    await expect(dialog.getByRole('button', { name: 'Make private' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).pathname).toBe(`/resume/preview/${id}`);
  });

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await test.step('a visitor reads it and downloads the same bytes', async () => {
    await theirs.goto(`/resume/preview/${id}`);
    await expect(theirs.getByRole('heading', { name: 'Asha Verma – Resume' })).toBeVisible();
    await expect(sheets(theirs)).toHaveCount(2);
    await expect(theirs.getByText('Nobody is to read this')).toHaveCount(0);
    await expect(theirs.getByRole('link', { name: 'Sign Up' })).toBeVisible();
    await expect(theirs.getByRole('link', { name: 'Edit' })).toHaveCount(0);
    await expect(theirs.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect((await downloaded(theirs)).equals(await exported(request, account, id))).toBe(true);
  });

  await test.step('other formats come from the menu', async () => {
    await theirs.getByRole('button', { name: 'More formats' }).click();
    const [download] = await Promise.all([
      theirs.waitForEvent('download'),
      theirs.getByRole('menuitem', { name: 'Export as Plain Text' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain('Harbour Works 8');
    expect(text).not.toContain('Nobody is to read this');
  });

  await test.step('and finds nothing once it is private', async () => {
    await dialog.getByRole('button', { name: 'Make private' }).click();
    await expect(dialog.getByRole('button', { name: 'Make public' })).toBeFocused();
    await theirs.reload();
    await expect(theirs.getByRole('heading', { name: 'Resume not found' })).toBeVisible();
    await expect(theirs.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', /\?next=/);
  });
  await context.close();
});

test('what goes wrong is said, and tried again', async ({ page, request }) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { name: 'For Acme' });
  await signInAs(page, account);
  let isOut = true;
  await page.route('**/api/public-resumes/*', (route) =>
    isOut ? route.abort() : route.continue(),
  );
  await page.goto(`/resume/preview/${id}`);
  await expect(page.getByRole('heading', { name: 'Error loading resume' })).toBeVisible();
  isOut = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('region', { name: 'Page 1 of 1' })).toBeVisible();
});

test('whose session has ended is led to the log in, and back', async ({ page, request }) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account);
  await signInAs(page, { ...account, token: 'ended' });
  await page.goto(`/resume/preview/${id}`);
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/resume/preview/${id}`)}`);
});

test('paper of another size is printed on paper of that size', async ({ page, request }) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { settings: { pageSize: 'Letter' } });
  await signInAs(page, account);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/resume/preview/${id}`);
  await expect(page.getByRole('region', { name: 'Page 1 of 1' })).toBeVisible();
  const print = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(print.match(/\/MediaBox \[[^\]]+\]/g)).toEqual(['/MediaBox [0 0 612 792]']);
});

const little = { personalInfo: { firstName: 'Asha', lastName: 'Verma' }, interests: 'Sailing' };
const sheet = (reader: Page) => reader.getByRole('region', { name: 'Page 1 of 1' });

test("the owner's preview is accessible", async ({ page, request }) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { content: little, isPublic: true });
  await signInAs(page, account);
  for (const width of widths) {
    await look(page, 'light', width);
    await page.goto(`/resume/preview/${id}`);
    await expect(sheet(page)).toBeVisible();
    // On a phone all actions are in one menu, so that the bar stays one row.
    const isPhone = width < 640;
    const formats = page.getByRole('button', { name: isPhone ? 'More' : 'More formats' });
    expect((await page.locator('main > header').boundingBox())?.height).toBe(56);
    await expect(page.getByRole('link', { name: 'Help' })).toHaveAttribute(
      'href',
      '/help-center/guides/export-and-share',
    );
    await formats.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await expectNoViolationInThemes(page, `the formats, ${width}`);
    if (isPhone) {
      for (const name of ['Edit', 'Print 1 credit', 'Export as Word'])
        await expect(page.getByRole('menuitem', { name, exact: true })).toBeEnabled();
      await page.getByRole('menuitem', { name: 'Share' }).press('Enter');
    } else {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Share' }).click();
    }
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolationInThemes(page, `sharing, ${width}`);
  }
});

test("a visitor's preview is accessible", async ({ page, request }) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { content: little, isPublic: true });
  for (const width of widths) {
    await look(page, 'light', width);
    await page.goto(`/resume/preview/${id}`);
    await expect(sheet(page)).toBeVisible();
    await expectNoViolationInThemes(page, `the preview, ${width}`);
    expect((await page.locator('main > header').boundingBox())?.height).toBe(56);
    await page.goto('/resume/preview/unknown');
    await expect(page.getByRole('heading', { name: 'Resume not found' })).toBeVisible();
    await expectNoViolationInThemes(page, `no resume, ${width}`);
  }
});
