import { type Browser, expect as expectSoon, type Page, test } from '@playwright/test';
import { type Account, makeAccount, makeResume, signInAs } from './support/account.ts';
import { openEditor, ownEditor, saved } from './support/editor.ts';
import { goTo } from './support/go-to.ts';
import { startReleaseProxy } from './support/release-proxy.ts';

/** Generous timeout for slow machines. */
const expect = expectSoon.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 150_000 });

const dayMs = 86_400_000;
const title = (page: Page) => page.getByLabel('Title', { exact: true });
const location = (page: Page) => page.getByLabel('Location', { exact: true });
const phone = (page: Page) => page.getByLabel('Phone', { exact: true });
/** Another device of an account, with one resume open. */
async function openOn(browser: Browser, account: Account, id: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAs(page, account);
  await openEditor(page, id);
  return page;
}
const offline = (page: Page) => page.getByText('Offline, kept on this device');

test('devices with clocks days apart converge, and the later arrival wins', async ({
  browser,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account);
  const open = async (aheadMs: number) => {
    const context = await browser.newContext();
    await context.clock.install({ time: Date.now() + aheadMs });
    const page = await context.newPage();
    await signInAs(page, account);
    await openEditor(page, id);
    return page;
  };
  const [ahead, behind] = [await open(3 * dayMs), await open(-40 * dayMs)];
  await ahead.context().setOffline(true);
  await title(ahead).fill('Typed first, by a clock that runs ahead');
  await location(ahead).fill('Lisbon');
  await expect(offline(ahead)).toBeVisible();
  await title(behind).fill('Typed second, by a clock that lags');
  await phone(behind).fill('+351 1');
  await expect(saved(behind)).toBeVisible();
  await ahead.context().setOffline(false);
  // The last save to arrive wins, whatever the clocks say; the other text is listed as a conflict.
  await expect(ahead.getByText('This resume was changed in two places.')).toBeVisible();
  for (const page of [ahead, behind]) {
    await expect(title(page)).toHaveValue('Typed first, by a clock that runs ahead');
    await expect(location(page)).toHaveValue('Lisbon');
    await expect(phone(page)).toHaveValue('+351 1');
  }
  await title(behind).press('End');
  await title(behind).pressSequentially(' indeed');
  await expect(title(ahead)).toHaveValue('Typed first, by a clock that runs ahead indeed');
  for (const page of [ahead, behind]) await page.context().close();
});

test('a tab of the release before and one of the next follow each other, and lose nothing', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const proxy = await startReleaseProxy(baseURL ?? '');
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account);
  await signInAs(page, account);
  await page.goto(`${proxy.url}/resume/editor/${id}`);
  await expect(title(page)).toBeVisible();
  proxy.release();
  const next = await context.newPage();
  await signInAs(next, account);
  await next.goto(`${proxy.url}/resume/editor/${id}`);
  await expect(title(next)).toBeVisible();
  const startedBy = (of: Page) => of.locator('script[type="module"][src]').first();
  await expect(startedBy(page)).not.toHaveAttribute('src', /-next\.js$/);
  await expect(startedBy(next)).toHaveAttribute('src', /-next\.js$/);
  await context.setOffline(true);
  await title(page).fill('By the release before');
  await expect(title(next)).toHaveValue('By the release before');
  await location(next).fill('By the next release');
  await expect(location(page)).toHaveValue('By the next release');
  await expect(offline(page)).toBeVisible();
  await expect(offline(next)).toBeVisible();
  await page.close();
  await context.setOffline(false);
  await expect(saved(next)).toBeVisible();
  const answer = await request.get(`/api/resumes/${id}`, {
    headers: { authorization: `Bearer ${account.token}` },
  });
  expect((await answer.json()).data.content.personalInfo).toMatchObject({
    title: 'By the release before',
    location: 'By the next release',
  });
  proxy.close();
});

test('a device without room says so offline, and is joined with another one when it is back', async ({
  browser,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account);
  const [full, other] = await Promise.all([
    openOn(browser, account, id),
    openOn(browser, account, id),
  ]);
  const noRoom = full.getByRole('alert').filter({ hasText: 'out of storage' });
  await full.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  // Text that the server has is saved, even if the device has no room for it.
  await title(full).fill('Saved without room');
  await expect(title(other)).toHaveValue('Saved without room');
  await expect(saved(full)).toBeVisible();

  await full.context().setOffline(true);
  await location(full).fill('Oslo');
  await expect(noRoom).toBeVisible();
  await expect(offline(full)).toBeHidden();
  await phone(other).fill('+47 1');
  await title(other).fill('Written elsewhere');
  await expect(saved(other)).toBeVisible();
  await full.context().setOffline(false);
  for (const page of [full, other]) {
    await expect(location(page)).toHaveValue('Oslo');
    await expect(phone(page)).toHaveValue('+47 1');
    await expect(title(page)).toHaveValue('Written elsewhere');
  }
  await expect(saved(full)).toBeVisible();
  for (const page of [full, other]) await page.context().close();
});

test('a session that ends while somebody types loses no letter', async ({ page, request }) => {
  const { account, id } = await ownEditor(page, request);
  // Immediately, before it is stored or saved: a page that learns of the session's end goes to the
  // login.
  await title(page).fill('Typed when the session was over');
  await request.post('/api/auth/logout', {
    headers: { authorization: `Bearer ${account.token}` },
  });
  await page.waitForURL(/\/login\?next=/);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(new RegExp(`/resume/editor/${id}`));
  await expect(title(page)).toHaveValue('Typed when the session was over');
  await expect(saved(page)).toBeVisible();
  const login = await request.post('/api/auth/login', {
    data: { email: account.email, password: account.password },
  });
  const answer = await request.get(`/api/resumes/${id}`, {
    headers: { authorization: `Bearer ${(await login.json()).token}` },
  });
  expect((await answer.json()).data.content.personalInfo.title).toBe(
    'Typed when the session was over',
  );
});

// Regression: opening the profile stored its record before the tab's own draft was read, which
// removed the draft.
test('a profile that is typed into as the session ends is as it was typed after the login', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await signInAs(page, account);
  await page.goto('/profile/settings?tab=account');
  const name = page.getByLabel('Full name');
  await name.fill('Asha of the ended session');
  await request.post('/api/auth/logout', {
    headers: { authorization: `Bearer ${account.token}` },
  });
  await page.waitForURL(/\/login\?next=/);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(name).toHaveValue('Asha of the ended session');
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();
});

// Regression: the token could not be stored, and nobody could log in.
test('with a full storage one can log in, and stays logged in as long as the tab', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await page.goto('/login');
  await page.evaluate(() => {
    for (let letters = 2 ** 21, at = 0; letters >= 1; )
      try {
        localStorage.setItem(`x${at++}`, 'x'.repeat(letters));
      } catch {
        letters /= 2;
      }
  });
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  const welcome = page.getByRole('heading', { name: 'Welcome back, Asha!' });
  await expect(welcome).toBeVisible();
  await page.reload();
  await expect(welcome).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

// Regression: a blank page, since reading the storage throws there; once that was fixed, no resume
// was ever sent.
test('with all storage denied by the browser everything is saved, and that nothing is kept is said', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account);
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: deny, configurable: true });
    IDBFactory.prototype.open = deny;
    const refuse = async () => deny();
    Object.assign(LockManager.prototype, { request: refuse, query: refuse });
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL(/dashboard/);
  await goTo(page, `/resume/editor/${id}`);
  await title(page).fill('Typed without a storage');
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('doesn’t let us keep anything');
  const headers = { authorization: `Bearer ${account.token}` };
  const stored = await (await request.get(`/api/resumes/${id}`, { headers })).json();
  expect(stored.data.content.personalInfo.title).toBe('Typed without a storage');
  await goTo(page, `/resume/${id}/cover-letter`);
  await page.getByRole('textbox', { name: 'Text' }).fill('Dear team,');
  await expect(saved(page)).toBeVisible();
});
