import { expect, type Page, test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { preview, saved } from './support/editor.ts';

const nameField = (page: Page) => page.getByLabel('Name', { exact: true });
const letters = 'Zoë Ågren';

/**
 * Delays the app's files until the returned function is called, so that only the document is
 * loaded.
 */
async function withoutApp(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('[early-1] a guest writes before the app is there, and goes on writing in it', async ({
  page,
}) => {
  const release = await withoutApp(page);
  await page.goto('/resume/start', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Start with my name' }).click();
  await expect(nameField(page)).toBeFocused();
  await page.keyboard.type(letters);
  await page.getByLabel('Summary').fill('Builds calm systems.');
  await nameField(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  expect(await page.locator('#early-name').count()).toBe(1);

  release();
  await expect(page.locator('#field-name')).toBeFocused();
  await expect(page.locator('#early-name')).toHaveCount(0);
  // The caret has kept its position.
  await page.keyboard.type('x');
  await expect(nameField(page)).toHaveValue(`Zx${letters.slice(1)}`);
  await expect(page.getByLabel('Summary', { exact: true })).toHaveValue('Builds calm systems.');
  await expect(preview(page)).toContainText('Builds calm systems.');

  await page.reload();
  await expect(nameField(page)).toHaveValue(`Zx${letters.slice(1)}`);
});

test('[early-2] what was typed before the app came is there after a reload without it', async ({
  page,
}) => {
  const release = await withoutApp(page);
  await page.goto('/resume/start', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Start with my name' }).click();
  await nameField(page).fill(letters);
  await page.reload({ waitUntil: 'commit' });
  await expect(nameField(page)).toHaveValue(letters);

  release();
  await expect(page.locator('#field-name')).toHaveValue(letters);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('earlyLetters'))).toBeNull();
});

test('[early-3] letters typed while the app takes over are all there, in their order', async ({
  page,
}) => {
  const release = await withoutApp(page);
  await page.goto('/resume/start', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Start with my name' }).click();
  const alphabet = 'abcdefghijklmnopqrstuvwxyz'.repeat(4);
  const typing = page.keyboard.type(alphabet, { delay: 25 });
  release();
  await typing;
  await expect(page.locator('#field-name')).toHaveValue(alphabet);
});

test('[early-4] what is pressed before the app has loaded takes effect once it has', async ({
  page,
}) => {
  const release = await withoutApp(page);
  await page.goto('/resume/start', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Look around with a sample' }).click();
  await expect(page.getByText('Loading the editor.')).toBeVisible();
  release();
  await expect(page.getByText('This is sample content')).toBeVisible();
});

test('[early-8] a file that was asked for too long ago is asked for in a dialog', async ({
  page,
}) => {
  // As five seconds after a press, when the browser refuses to open a file picker.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } }),
  );
  const release = await withoutApp(page);
  await page.goto('/resume/start', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await expect(page.getByText('Loading the editor.')).toBeVisible();
  release();
  await expect(page.getByRole('dialog', { name: 'Import into this resume' })).toBeVisible();
});

test('[early-5] an owner sees their own fields before the app, and what is changed is saved', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const personalInfo = { firstName: 'Asha', lastName: 'Verma', title: 'Engineer' };
  const { id } = await makeResume(request, account, { content: { personalInfo } });
  await signInAs(page, account);
  const release = await withoutApp(page);
  await page.goto(`/resume/editor/${id}`, { waitUntil: 'commit' });
  await expect(nameField(page)).toHaveValue('Asha Verma');
  await page.getByLabel('Title', { exact: true }).fill('Staff Engineer');

  release();
  await expect(page.locator('#field-title')).toHaveValue('Staff Engineer');
  await expect(page.locator('#field-name')).toHaveValue('Asha Verma');
  await expect(saved(page)).toBeVisible();
  const answer = await request.get(`/api/resumes/${id}`, {
    headers: { authorization: `Bearer ${account.token}` },
  });
  expect((await answer.json()).data.content.personalInfo).toMatchObject({
    ...personalInfo,
    title: 'Staff Engineer',
  });
});

test('[early-7] beside the form a picture of the page stands until it is set, where there is room', async ({
  page,
}) => {
  const release = await withoutApp(page);
  await page.goto('/resume/start', { waitUntil: 'commit' });
  await expect(page.locator('img[src="/first-page.svg"]')).toBeVisible();
  release();
  await expect(preview(page)).toContainText('Your most recent job');
  await expect(page.locator('img[src="/first-page.svg"]')).toHaveCount(0);
});

test('[early-6] who may not open the resume is led on, and the form goes', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await signInAs(page, account);
  await page.goto('/resume/editor/01a21d73-9751-7321-92ac-adb4755c83b5');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.locator('#early-name')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible();
});

/** Reports a slow connection, as a browser does. */
const onSlowLine = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { downlink: 0.4 } }),
  );

test('[early-9] on a slow line the page follows what is typed before the app is asked for', async ({
  page,
}) => {
  await onSlowLine(page);
  const app: string[] = [];
  await page.route(/\/assets\/editor-[^/]+\.js$/, async (route) => {
    app.push(route.request().url());
    await released;
    await route.continue();
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto('/resume/start', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Start with my name' }).click();
  await page.keyboard.type(letters);
  await expect(page.getByAltText(letters)).toBeVisible();
  // A letter that the loaded part of the face lacks: the whole face follows.
  await page.getByLabel('Title', { exact: true }).fill('Inżynier');
  await expect(page.getByAltText('Inżynier')).toBeVisible();

  release();
  await expect(page.locator('#field-name')).toHaveValue(letters);
  await expect(preview(page)).toContainText('Inżynier');
  await expect(page.getByAltText(letters)).toHaveCount(0);
  expect(app).toHaveLength(1);
});

test('[early-10] on a slow line an owner’s page is set of their own resume', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const personalInfo = { firstName: 'Asha', lastName: 'Verma', title: 'Engineer' };
  const resume = { templateId: 'modern', content: { personalInfo } };
  const { id } = await makeResume(request, account, resume);
  await signInAs(page, account);
  await onSlowLine(page);
  await page.route(/\/assets\/editor-[^/]+\.js$/, () => {});
  await page.goto(`/resume/editor/${id}`, { waitUntil: 'commit' });
  await expect(page.getByAltText('Asha Verma')).toBeVisible();
});

test('[early-11] on a phone the page is a press away before the app is there, and stays in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  // With smooth scrolling, the end of an earlier scroll must not switch panes back.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await onSlowLine(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/editor-[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/resume/start', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Start with my name' }).click();
  await page.keyboard.type(letters);
  await page.getByRole('button', { name: 'Page' }).click();
  await expect(page.getByAltText(letters)).toBeVisible();
  await expect(nameField(page)).toBeHidden();
  release();
  await expect(preview(page)).toContainText(letters);
  // Waits for possible scrolling to end.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  await expect(preview(page)).toBeInViewport();
});

test('[early-12] where the app can’t be loaded the form says so, and keeps the letters', async ({
  page,
}) => {
  await page.route(/\/assets\/index-[^/]+\.js$/, (route) => route.abort());
  await page.goto('/resume/start', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Start with my name' }).click();
  await page.keyboard.type(letters);
  await expect(page.getByText('We couldn’t load the editor')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('#field-name')).toHaveValue(letters);
});

test('[early-13] where the app doesn’t come for long the form says so', async ({ page }) => {
  await page.clock.install();
  const release = await withoutApp(page);
  await page.goto('/resume/start', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Start with my name' })).toBeVisible();
  await expect(page.getByText('The editor is still loading')).toBeHidden();
  await page.clock.fastForward(31_000);
  await expect(page.getByText('The editor is still loading')).toBeVisible();
  release();
  await expect(page.locator('#early-name')).toHaveCount(0);
});
