import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type APIRequestContext, expect as expectSoon, type Page, test } from '@playwright/test';
import { type Account, makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolationAtWidths } from './support/axe.ts';
import { codeOf, nextCodeOf } from './support/second-factor.ts';

/** Generous timeout for slow machines. */
const expect = expectSoon.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 240_000 });

/** Runs an operator's command while the server is running. */
async function folio(...args: string[]): Promise<string> {
  const command = join(import.meta.dirname, '..', 'apps', 'api', 'src', 'folio.ts');
  const env = { ...process.env, DATA_DIR: process.env.FOLIO_E2E_DATA };
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], { env });
  return stdout;
}

async function turnCodesOn(request: APIRequestContext, account: Account): Promise<string> {
  const headers = { authorization: `Bearer ${account.token}` };
  const { password } = account;
  const begun = await request.post('/api/auth/second-factor', { headers, data: { password } });
  const { secret } = (await begun.json()).data;
  const data = { code: codeOf(secret) };
  const confirmed = await request.post('/api/auth/second-factor/confirm', { headers, data });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  return secret;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const goToSection = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('an operator is made on the command line, finds and blocks a person, and hides a page that was reported', async ({
  page,
  request,
  browser,
}) => {
  const operator = await makeAccount(request);
  const ada = await makeAccount(request);
  const { id: resumeId } = await makeResume(request, ada, { isPublic: true });
  await signInAs(page, operator);

  await test.step('the console is not there for others', async () => {
    await page.goto('/admin');
    await expect(heading(page, 'Page Not Found')).toBeVisible();
  });

  const secret = await test.step('the role asks for two-step login', async () => {
    expect(await folio('operator', 'add', operator.email)).toContain('is an operator from now on');
    expect(await folio('operator', 'list')).toContain(operator.email);
    await page.reload();
    await expect(heading(page, 'Log in with a second step')).toBeVisible();
    const key = await turnCodesOn(request, operator);
    await page.reload();
    await expect(heading(page, 'Console')).toBeVisible();
    return key;
  });

  await test.step('a visitor reports a public page from the page itself', async () => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`/${ada.username}`);
    await visitor.getByRole('link', { name: 'Report this page' }).click();
    await expect(visitor.getByLabel('Address of the page')).toHaveValue(`/${ada.username}`);
    await expectNoViolationAtWidths(visitor, 'report a page');
    await visitor.getByLabel('Reason').selectOption('fraud');
    await visitor.getByLabel('Details (optional)').fill('This is not her.');
    await visitor.goto('/contact/report?page=/somebody');
    await expect(visitor.getByLabel('Address of the page')).toHaveValue('/somebody');
    await visitor.goBack();
    await expect(visitor.getByLabel('Details (optional)')).toHaveValue('This is not her.');
    await button(visitor, 'Send report').click();
    await expect(heading(visitor, 'Thank you')).toBeVisible();
    await visitor.context().close();
  });

  await test.step('every section is there, for everybody', async () => {
    for (const section of [
      'Overview',
      'People',
      'Money',
      'Public pages',
      'Inbox',
      'Jobs and backups',
      'Configuration',
      'Audit log',
    ]) {
      await goToSection(page, section);
      await expect(heading(page, section)).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectNoViolationAtWidths(page, section);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        const file = `${section.toLowerCase().replaceAll(' ', '-')}-${width}.png`;
        await page.screenshot({ path: test.info().outputPath(file) });
      }
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('a change asks to confirm that it’s you, once the last proof is old', async () => {
    let isRefused = false;
    await page.route('**/api/admin/reports/*/decision', async (route) => {
      if (isRefused) return route.fallback();
      isRefused = true;
      const body = { success: false, code: 'CODE_REQUIRED', message: 'Code', requestId: 'x' };
      await route.fulfill({ status: 403, json: body });
    });
    await goToSection(page, 'Public pages');
    await expect(page.getByText('This is not her.')).toBeVisible();
    await button(page, `Hide /${ada.username}`).press('Enter');
    await page.getByLabel('Reason').fill('Pretends to be somebody else.');
    await expectNoViolationAtWidths(page, 'hide a page');
    await page.setViewportSize({ width: 1280, height: 800 });
    await button(page, 'Hide page').click();
    await page.getByLabel('Code from your app').fill(nextCodeOf(secret));
    await button(page, 'Confirm').click();
    await expect(page.getByText('The page is hidden.', { exact: true })).toBeVisible();
    await expect(page.getByText('No page is reported.')).toBeVisible();
    expect((await request.get(`/${ada.username}`)).status()).toBe(404);
    await button(page, `Show /${ada.username} again`).click();
    await page.getByLabel('Reason').fill('It is her.');
    await button(page, 'Show page').click();
    await expect(page.getByText('No page is hidden.')).toBeVisible();
    expect((await request.get(`/${ada.username}`)).status()).toBe(200);
  });

  await test.step('a person is found by how their address begins, and blocked', async () => {
    await goToSection(page, 'People');
    await page.getByRole('searchbox').fill(ada.email.slice(0, -5));
    await page.keyboard.press('Enter');
    const found = page.getByRole('list', { name: 'Accounts' }).getByRole('link');
    // Until the response arrives, the list still has all accounts.
    await expect(found).toHaveCount(1);
    await found.click();
    await expect(page.getByText(ada.email).first()).toBeVisible();
    await expectNoViolationAtWidths(page, 'a person');
    await page.screenshot({ path: test.info().outputPath('person-320.png') });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.screenshot({ path: test.info().outputPath('person-1280.png') });
    await button(page, 'Block').press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
    await expect(page.getByText('Say why')).toBeVisible();
    await page.getByLabel('Reason').fill('Sold what was not theirs.');
    await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
    await expect(page.getByText('The account is blocked.', { exact: true })).toBeVisible();
    await expect(button(page, 'Unblock')).toBeVisible();
    expect((await request.get(`/api/public-resumes/${resumeId}`)).status()).toBe(404);
  });

  await test.step('who is blocked reads why at the login', async () => {
    const theirs = await (await browser.newContext()).newPage();
    await theirs.goto('/login');
    await theirs.getByLabel('Email').fill(ada.email);
    await theirs.getByLabel('Password', { exact: true }).fill(ada.password);
    await button(theirs, 'Log In').click();
    await expect(theirs.getByText('Sold what was not theirs.').first()).toBeVisible();
    await theirs.screenshot({ path: test.info().outputPath('blocked.png') });
    await theirs.context().close();
  });

  await test.step('the audit log has all of it', async () => {
    await page.getByRole('link', { name: 'What operators did with this account' }).click();
    const log = page.getByRole('list', { name: 'Audit log' });
    await expect(log.getByText('people.ban').first()).toBeVisible();
    await expect(log.getByText('“Sold what was not theirs.”')).toBeVisible();
    await expect(log.getByText('pages.decide').first()).toBeVisible();
  });

  await test.step('the console is gone with the role', async () => {
    await folio('operator', 'remove', operator.email);
    await page.goto('/admin/people');
    await expect(heading(page, 'Page Not Found')).toBeVisible();
  });
});
