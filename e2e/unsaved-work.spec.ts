import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { type Account, makeAccount, makeResume, signInAs } from './support/account.ts';
import { openEditor, saved } from './support/editor.ts';
import { openPalette, paletteField } from './support/palette.ts';

const title = (page: Page) => page.getByLabel('Title', { exact: true });
const question = (page: Page) => page.getByRole('dialog', { name: 'Sign out without saving?' });
const isOut = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();

async function ownEditor(page: Page, request: APIRequestContext) {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { name: 'Engineer' });
  await signInAs(page, account);
  await openEditor(page, id);
  return { account, id };
}

async function signOutByPalette(page: Page): Promise<void> {
  await openPalette(page);
  await paletteField(page).fill('Sign out');
  await page.keyboard.press('Enter');
}

async function storedTitle(request: APIRequestContext, account: Account, id: string) {
  const headers = { authorization: `Bearer ${account.token}` };
  // Signing out has ended this token's session, so another one is needed to read.
  const again = await request.post('/api/auth/login', {
    data: { email: account.email, password: account.password },
  });
  headers.authorization = `Bearer ${(await again.json()).token}`;
  const answer = await request.get(`/api/resumes/${id}`, { headers });
  return (await answer.json()).data.content.personalInfo.title;
}

test('signing out offline asks, gives a copy, and loses nothing unless one says so', async ({
  page,
  context,
  request,
}) => {
  await ownEditor(page, request);
  // Loads its code before the connection is cut.
  await openPalette(page);
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await title(page).fill('Typed in the tunnel');
  await expect(page.getByText(/Offline, kept/)).toBeVisible();
  await signOutByPalette(page);
  await expect(question(page)).toContainText('Resume “Engineer”');
  await expect(question(page)).toContainText('You are offline.');
  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    question(page).getByRole('button', { name: 'Download a copy' }).click(),
  ]);
  expect(copy.suggestedFilename()).toBe('Unsaved_Resume_Engineer.json');
  expect(await readFile(await copy.path(), 'utf8')).toContain('Typed in the tunnel');
  await question(page).getByRole('button', { name: 'Stay signed in' }).click();
  await expect(question(page)).toBeHidden();
  await expect(title(page)).toHaveValue('Typed in the tunnel');
  await signOutByPalette(page);
  await question(page).getByRole('button', { name: 'Sign out anyway' }).click();
  await isOut(page);
});

test('signing out with a field that keeps the resume from being saved says which', async ({
  page,
  request,
}) => {
  await ownEditor(page, request);
  await title(page).fill('x'.repeat(5_000));
  await expect(page.getByText('Not saved.')).toBeVisible();
  await signOutByPalette(page);
  await expect(question(page)).toContainText('Title:');
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await title(page).fill('Short enough');
  await expect(saved(page)).toBeVisible();
  await signOutByPalette(page);
  await isOut(page);
});

test('signing out while a save is under way waits for it', async ({ page, request }) => {
  const { account, id } = await ownEditor(page, request);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/resumes/*/operations', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await title(page).fill('Typed a moment ago');
  await signOutByPalette(page);
  await expect(page.getByRole('dialog', { name: 'Saving your changes…' })).toBeVisible();
  release();
  await isOut(page);
  expect(await storedTitle(request, account, id)).toBe('Typed a moment ago');
});

test('what was written offline in a resume that is closed is sent before signing out', async ({
  page,
  context,
  request,
}) => {
  const { account, id } = await ownEditor(page, request);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Sign out' }).first()).toBeVisible();
  await openEditor(page, id);
  await openPalette(page);
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await title(page).fill('Typed in the tunnel');
  await expect(page.getByText(/Offline, kept/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  const signOut = page.getByRole('button', { name: 'Sign out' }).first();
  await signOut.click();
  await expect(question(page)).toContainText('Resume “Engineer”');
  await question(page).getByRole('button', { name: 'Stay signed in' }).click();
  await context.setOffline(false);
  await signOut.click();
  await isOut(page);
  expect(await storedTitle(request, account, id)).toBe('Typed in the tunnel');
});

test('leaving asks where neither the server nor this browser has what was written', async ({
  page,
  context,
  request,
}) => {
  await ownEditor(page, request);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await context.setOffline(true);
  await title(page).fill('Kept nowhere');
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(dialog).toContainText('out of storage');
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(title(page)).toHaveValue('Kept nowhere');
  const asked = new Promise<string>((resolve) => {
    page.once('dialog', async (shown) => {
      const type = shown.type();
      await shown.dismiss();
      resolve(type);
    });
  });
  await page.close({ runBeforeUnload: true });
  expect(await asked).toBe('beforeunload');
});

test('a profile that is not saved is asked about before signing out, whatever the way', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await signInAs(page, account);
  await page.goto('/profile/settings');
  await page.getByLabel('Full name').fill('Someone Else');
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect(question(page)).toContainText('Profile settings');
  await question(page).getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Someone Else');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const warning = page.getByRole('dialog', { name: 'You have unsaved changes' });
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await warning.getByRole('button', { name: 'Continue anyway' }).click();
  await expect(page.getByLabel('Your password')).toBeVisible();
});
