import { expect, type Page, type Route, test } from '@playwright/test';
import { type Account, makeAccount, makeResume, signInAs } from './support/account.ts';
import {
  chooseMore,
  chooseTemplate,
  goToEditor,
  openEditor,
  openTab,
  preview,
  saved,
} from './support/editor.ts';
import { goTo } from './support/go-to.ts';
import { openPalette } from './support/palette.ts';

let account: Account;

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });

test.beforeEach(async ({ page, request }) => {
  account = await makeAccount(request);
  await signInAs(page, account);
});

const stored = async (request: import('@playwright/test').APIRequestContext, id: string) => {
  const answer = await request.get(`/api/resumes/${id}`, {
    headers: { authorization: `Bearer ${account.token}` },
  });
  return (await answer.json()).data;
};

test('a resume is named, shared, found in and set beside its form', async ({
  page,
  request,
  context,
}) => {
  test.slow();
  await test.step('[editor-header-1] a resume is renamed, marked as ready and taken back', async () => {
    const { id } = await makeResume(request, account);
    await openEditor(page, id);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByLabel('Name of the resume').fill('For the harbour');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByText('Modern Minimalist · Two-column · Modern')).toBeVisible();
    await page.getByRole('menuitem', { name: 'Mark as ready' }).click();
    await expect(page.getByText('Ready', { exact: true })).toBeVisible();
    await expect(saved(page)).toBeVisible();
    expect(await stored(request, id)).toMatchObject({ name: 'For the harbour', isPublished: true });
    await chooseMore(page, 'Back to in progress');
    await expect(page.getByText('Ready', { exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Resume updated', { exact: true }).first()).toBeVisible();
    expect((await stored(request, id)).isPublished).toBe(false);
  });

  await test.step('[editor-header-3] a resume is shared by its link, which Undo leaves alone', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { id } = await makeResume(request, account);
    await goToEditor(page, id);
    await page.getByLabel('Name', { exact: true }).fill('Asha Verma');
    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Only you can open it.')).toBeVisible();
    await dialog.getByRole('switch', { name: 'Anyone with the link can view it' }).click();
    const address = new URL(`/resume/preview/${id}`, page.url()).href;
    await expect(dialog.getByLabel('Link', { exact: true })).toHaveValue(address);
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect(dialog.getByText('Link copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Maya Lindqvist');
    await expect(saved(page)).toBeVisible();
    await expect.poll(async () => (await stored(request, id)).isPublic).toBe(true);
  });

  await test.step('what the editor can do is found in the palette', async () => {
    const { id } = await makeResume(request, account);
    await goToEditor(page, id);
    await openPalette(page);
    await page.keyboard.type('classic');
    await page.getByRole('option', { name: /Use Classic Professional/ }).click();
    await expect(page.getByText(/^Classic Professional/).first()).toBeVisible();
    await openPalette(page);
    await page.keyboard.type('Certificates');
    await page.getByRole('option', { name: 'Certificates' }).click();
    await expect(page.getByRole('tab', { name: 'Certificates' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Control+z');
    await expect(page.getByText(/^Modern Minimalist/).first()).toBeVisible();
  });

  await test.step('[editor-header-2] the form is made wider by keyboard, and stays so', async () => {
    const { id } = await makeResume(request, account);
    await goToEditor(page, id);
    const separator = page.getByRole('separator', { name: 'Width of the form' });
    await expect(separator).toHaveAttribute('aria-valuenow', /^40/);
    await separator.focus();
    await page.keyboard.press('ArrowRight');
    await expect(separator).toHaveAttribute('aria-valuenow', /^50/);
    await page.keyboard.press('Shift+ArrowRight');
    await expect(separator).toHaveAttribute('aria-valuenow', /^60/);
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(separator).toHaveAttribute('aria-valuenow', /^35/);
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
      .toContain('35');
    await page.reload();
    await expect(separator).toHaveAttribute('aria-valuenow', /^35/);
  });
});

test('a resume is created, refused in words, and led to a plan', async ({ page, request }) => {
  test.slow();
  await test.step('[editor-header-5] the first Save of a new resume creates it, without leaving', async () => {
    await page.goto('/resume/editor');
    await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Asha Verma');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Download as PDF' }).click();
    await expect(notifications(page)).toContainText(/Error\s*Resume ID not found/);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.keyboard.press('Control+s');
    await expect(notifications(page)).toContainText(
      /Resume created\s*Your new resume has been saved successfully\./,
    );
    await expect(page).toHaveURL(/\/resume\/editor\/[0-9a-f-]{36}$/);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    await page.reload();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Verma');
  });

  await test.step('[editor-header-4] what can not be loaded, saved or paid for is said', async () => {
    const { id } = await makeResume(request, account);
    const refuse = (status: number, code: string) => (route: Route) =>
      route.fulfill({
        status,
        json: { success: false, code, message: 'Not now.', requestId: 'r' },
      });
    const address = `**/api/resumes/${id}`;
    await page.route(address, refuse(500, 'INTERNAL'));
    await goTo(page, `/resume/editor/${id}`);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(notifications(page)).toContainText(/Error loading resume\s*Not now\./);
    await page.unroute(address);

    await goToEditor(page, id);
    await page.route(`${address}/export/pdf*`, refuse(402, 'INSUFFICIENT_CREDITS'));
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Download as PDF' }).click();
    await page.getByRole('button', { name: 'Export anyway' }).click();
    await expect(notifications(page)).toContainText(/Error\s*Error creating resume - Credits low/);

    const saves = `${address}/operations`;
    await page.route(saves, refuse(400, 'VALIDATION_ERROR'));
    await page.getByLabel('Title', { exact: true }).fill('Not to be saved');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(notifications(page)).toContainText(
      /Save failed\s*There was an error saving your resume\./,
    );
    await page.unroute(saves);
  });

  await test.step('[editor-header-6] a premium template leads a free account to the plan', async () => {
    const { id } = await makeResume(request, account);
    await goToEditor(page, id);
    await chooseTemplate(page, /Creative/);
    await expect(
      page.getByText('You need a premium subscription to use this template.').first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/subscribe\/premium$/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('form and preview are one tap apart, and the form knows what does not fit', async ({
    page,
    request,
  }) => {
    const bullets = Array.from({ length: 200 }, (_, index) => `Did the thing of day ${index}`);
    const { id } = await makeResume(request, account, {
      content: { workExperience: [{ position: 'Operations Manager', bullets }] },
    });
    await openEditor(page, id);
    await openTab(page, 'Design');
    await page.getByLabel('Length').selectOption('Fit to 1 page');
    await expect(
      page.getByText('Doesn’t fit on 1 page even at the smallest readable size.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Page', exact: true }).click();
    await expect(preview(page)).toContainText('Did the thing of day 1');
    await preview(page).getByText('Operations Manager').first().click();
    await expect(page.getByLabel('Role')).toBeFocused();
  });
});

test('[editor-header-7] a page is white in the dark theme, until its owner wants it dark', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const { id } = await makeResume(request, account);
  await openEditor(page, id);
  const paper = preview(page)
    .getByRole('region', { name: /^Page 1 of/ })
    .locator('> div');
  await expect(paper).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await chooseMore(page, 'Dark page');
  await expect(paper).toHaveCSS('background-color', 'rgb(23, 28, 38)');
  await page.reload();
  await expect(paper).toHaveCSS('background-color', 'rgb(23, 28, 38)');
  await chooseMore(page, 'White page');
  await expect(paper).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
