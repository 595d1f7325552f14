import {
  type APIRequestContext,
  type Browser,
  expect as expectSoon,
  type Page,
  test,
} from '@playwright/test';
import { type Account, makeAccount, makeResume, signInAs } from './support/account.ts';
import { openTab } from './support/editor.ts';

/** Generous timeout for slow machines. */
const expect = expectSoon.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 150_000 });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const text = (page: Page) => page.getByRole('textbox', { name: 'Text' });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ });
const compare = (page: Page) => page.getByRole('dialog', { name: 'Changed in two places' });

async function makeLetter(request: APIRequestContext) {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { name: 'For Acme' });
  return { account, path: `/resume/${id}/cover-letter`, api: `/api/resumes/${id}/cover-letter` };
}

async function openAs(page: Page, account: Account, path: string): Promise<Page> {
  await signInAs(page, account);
  await page.goto(path);
  return page;
}

/** Another device: a browser that shares nothing with the first one. */
async function otherDevice(browser: Browser, account: Account, path: string): Promise<Page> {
  const context = await browser.newContext();
  return await openAs(await context.newPage(), account, path);
}

/** Simulates a full disk: nothing can be stored, but everything read. */
const fillDisk = (page: Page) =>
  page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });

test('two tabs on one letter follow each other, offline too, and none of both is lost', async ({
  page,
  context,
  request,
}) => {
  const { account, path, api } = await makeLetter(request);
  await openAs(page, account, path);
  const other = await openAs(await context.newPage(), account, path);
  await text(page).fill('Dear team,');
  await expect(text(other)).toHaveValue('Dear team,');
  await expect(saved(page)).toBeVisible();
  await context.setOffline(true);
  await text(page).fill('Dear team, written in a tunnel.');
  await field(other, 'Subject').fill('Also in the tunnel');
  await expect(field(page, 'Subject')).toHaveValue('Also in the tunnel');
  await expect(text(other)).toHaveValue('Dear team, written in a tunnel.');
  await expect(page.getByText('Offline, kept on this device')).toBeVisible();
  await expect(other.getByText('Offline, kept on this device')).toBeVisible();
  await page.close();
  await other.close();
  await context.setOffline(false);
  const again = await openAs(await context.newPage(), account, path);
  await expect(text(again)).toHaveValue('Dear team, written in a tunnel.');
  await expect(field(again, 'Subject')).toHaveValue('Also in the tunnel');
  await expect(saved(again)).toBeVisible();
  const headers = { authorization: `Bearer ${account.token}` };
  await expect
    .poll(async () => (await (await request.get(api, { headers })).json()).data)
    .toMatchObject({ text: 'Dear team, written in a tunnel.', subject: 'Also in the tunnel' });
});

test('two devices on one letter: other fields are joined, of the same one both texts are shown', async ({
  page,
  browser,
  request,
}) => {
  const { account, path } = await makeLetter(request);
  await openAs(page, account, path);
  const other = await otherDevice(browser, account, path);
  await text(page).fill('Dear team,');
  // Appears without any action on that page.
  await expect(text(other)).toHaveValue('Dear team,');
  await other.context().setOffline(true);
  await text(page).fill('The first text.');
  await expect(saved(page)).toBeVisible();
  await field(other, 'Subject').fill('Of the other device');
  await text(other).fill('The second text.');
  await other.context().setOffline(false);
  await expect(other.getByText('This letter was changed in two places.')).toBeVisible();
  await expect(saved(other)).toBeVisible();
  await other.getByRole('button', { name: 'Compare' }).click();
  await expect(compare(other)).toContainText('The first text.');
  await expect(compare(other)).toContainText('The second text.');
  await compare(other).getByRole('button', { name: 'Use the other one' }).click();
  await expect(compare(other)).toBeHidden();
  await expect(text(other)).toHaveValue('The first text.');
  await expect(saved(other)).toBeVisible();
  await expect(field(page, 'Subject')).toHaveValue('Of the other device');
  await expect(text(page)).toHaveValue('The first text.');
  await expect(compare(page)).toBeHidden();
  // The text that was not chosen is in the history.
  await page.goto(`${path}/history`);
  await expect(page.getByText('Before a change from another device').first()).toBeVisible();
  await other.context().close();
});

// Regression: the open page said 'Saved', and the next word recreated the letter.
test('a letter that was deleted elsewhere says so, and is restored or saved as a new one', async ({
  page,
  request,
}) => {
  const { account, path, api } = await makeLetter(request);
  const headers = { authorization: `Bearer ${account.token}` };
  const stored = async () => (await (await request.get(api, { headers })).json()).data;
  const deleted = page.getByRole('alert').filter({ hasText: 'This letter was deleted.' });
  await openAs(page, account, path);
  await text(page).fill('Dear team,');
  await expect(saved(page)).toBeVisible();
  await request.delete(api, { headers });
  await text(page).fill('Dear team, written on.');
  await expect(deleted).toBeVisible();
  expect(await stored()).toBeNull();
  await deleted.getByRole('button', { name: 'Restore' }).click();
  await expect(deleted).toBeHidden();
  await expect.poll(stored).toMatchObject({ text: 'Dear team, written on.' });

  await request.delete(api, { headers });
  await page.reload();
  await expect(deleted).toBeVisible();
  await expect(text(page)).toHaveValue('Dear team, written on.');
  await deleted.getByRole('button', { name: 'Save as new letter' }).click();
  await expect(deleted).toBeHidden();
  await expect.poll(stored).toMatchObject({ text: 'Dear team, written on.' });

  // A page without edits is notified, too.
  await request.delete(api, { headers });
  await deleted.getByRole('button', { name: 'Close' }).click();
  await expect(text(page)).toHaveValue('');
  await expect(deleted).toBeHidden();
});

test('two devices on one profile: no save takes back what the other one saved', async ({
  page,
  browser,
  request,
}) => {
  const account = await makeAccount(request);
  const path = '/profile/settings?tab=public';
  await openAs(page, account, path);
  const other = await otherDevice(browser, account, path);
  await expect(field(other, 'Bio')).toBeVisible();
  const save = (on: Page) => on.getByRole('button', { name: 'Save All Profile Changes' }).click();
  await other.context().setOffline(true);
  await field(page, 'Location').fill('Cardiff');
  await field(page, 'Bio').fill('Written here.');
  await save(page);
  await expect(page.getByText('You have unsaved changes.')).toHaveCount(0);
  await field(other, 'Professional title').fill('Pilot');
  await field(other, 'Bio').fill('Written there.');
  await other.context().setOffline(false);
  await expect(other.getByText('This profile was changed in two places.')).toBeVisible();
  await expect(field(other, 'Location')).toHaveValue('Cardiff');
  await save(other);
  await expect(other.getByText('You have unsaved changes.')).toHaveCount(0);
  const headers = { authorization: `Bearer ${account.token}` };
  const stored = async () =>
    (await (await request.get('/api/users/profile', { headers })).json()).data;
  expect(await stored()).toMatchObject({
    location: 'Cardiff',
    title: 'Pilot',
    bio: 'Written there.',
  });
  await other.getByRole('button', { name: 'Compare' }).click();
  await compare(other).getByRole('button', { name: 'Use the other one' }).click();
  await expect(field(other, 'Bio')).toHaveValue('Written here.');
  await save(other);
  await expect.poll(stored).toMatchObject({ title: 'Pilot', bio: 'Written here.' });
  await other.context().close();
});

test('an advertisement that was pasted is there after a reload and the next login, and gone once it has served', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { name: 'For Acme' });
  const job = page.getByRole('textbox', { name: 'Job description' });
  await openAs(page, account, `/resume/${id}/versions`);
  await job.fill('We are looking for a cook who knows sauces.');
  await page.waitForTimeout(400);
  await page.reload();
  await expect(job).toHaveValue('We are looking for a cook who knows sauces.');
  await page.goto(`/resume/editor/${id}`);
  await openTab(page, 'AI');
  await expect(job).toHaveValue('');
  await job.fill('Cook wanted');
  await page.waitForTimeout(400);
  await page.reload();
  await openTab(page, 'AI');
  await expect(job).toHaveValue('Cook wanted');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect.poll(() => storedOnDevice(page)).not.toContain('Cook wanted');
  await logIn(page, request, account);
  await expect.poll(() => storedOnDevice(page)).toContain('Cook wanted');
  await page.goto(`/resume/editor/${id}`);
  await openTab(page, 'AI');
  await expect(job).toHaveValue('Cook wanted');
});

test('a letter on a device without room says so, is handed over, and asks before it is left', async ({
  page,
  context,
  request,
}) => {
  const { account, path } = await makeLetter(request);
  await openAs(page, account, path);
  await expect(text(page)).toBeVisible();
  await fillDisk(page);
  await context.setOffline(true);
  await text(page).fill('Kept nowhere.');
  const notice = page.getByRole('alert').filter({ hasText: 'out of storage' });
  await expect(notice).toBeVisible();
  await expect(page.getByText('Offline, not kept')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    notice.getByRole('button', { name: 'Download a copy' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Letter_For_Acme.json');
  await page.getByRole('link', { name: 'Back to the resume' }).click();
  const asking = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await asking.getByRole('button', { name: 'Stay here' }).click();
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('unsaved changes that are kept at signing out are encrypted, and back at the next login', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await openAs(page, account, '/profile/settings?tab=public');
  await field(page, 'Bio').fill('A very private line.');
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  const question = page.getByRole('dialog', { name: 'Sign out without saving?' });
  await expect(question).toContainText('Profile settings');
  await question.getByRole('button', { name: 'Keep for my next login' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect.poll(() => storedOnDevice(page)).not.toContain('private');
  expect(await storedOnDevice(page)).toContain('sealed');
  // Another person at the same machine sees none of it.
  await logIn(page, request, await makeAccount(request));
  await expect(field(page, 'Bio')).toHaveValue('');
  await logIn(page, request, account);
  await expect(field(page, 'Bio')).toHaveValue('A very private line.');
  await expect(page.getByText('Your unsaved changes are back').first()).toBeVisible();
});

async function logIn(page: Page, request: APIRequestContext, { email, password }: Account) {
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  const { token } = await answer.json();
  await page.evaluate((value) => {
    localStorage.removeItem('account');
    localStorage.setItem('token', value);
  }, token);
  await page.goto('/profile/settings?tab=public');
  await expect(field(page, 'Bio')).toBeVisible();
}

/** Every record of the device's store, as JSON. */
const storedOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('folio'));
    const stores = [...database.objectStoreNames];
    const transaction = database.transaction(stores);
    const all = await Promise.all(
      stores.map(async (name) => {
        const records: unknown[] = await done(transaction.objectStore(name).getAll());
        return records.length > 0 ? [name, records] : [];
      }),
    );
    database.close();
    return JSON.stringify(all);
  });
