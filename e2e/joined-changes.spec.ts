import { type APIRequestContext, expect as expectSoon, type Page, test } from '@playwright/test';
import type { Account } from './support/account.ts';
import { openTab, otherDevice, ownEditor, saved } from './support/editor.ts';

/** Generous timeout for slow machines. */
const expect = expectSoon.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 150_000 });

const summary = (page: Page) => page.getByLabel('Summary', { exact: true });
const offline = (page: Page) => page.getByText('Offline, kept on this device');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const moveUp = (page: Page, name: string) =>
  page.getByRole('button', { name: `Move ${name}`, exact: true }).press('ArrowUp');
/** The sections in the order of the rail. */
const hideButtons = (page: Page) => page.getByRole('button', { name: /^(Hide|Show) / });

async function stored(request: APIRequestContext, { token }: Account, id: string) {
  const headers = { authorization: `Bearer ${token}` };
  return (await (await request.get(`/api/resumes/${id}`, { headers })).json()).data;
}

// Regression: the order was a single value, so of two devices only the later change was kept.
test('two devices move and hide different sections, and each takes back its own alone', async ({
  page,
  browser,
  context,
  request,
}) => {
  const { account, id } = await ownEditor(page, request);
  const other = await otherDevice(browser, account, id);
  await context.setOffline(true);
  await moveUp(page, 'Education');
  await press(page, 'Hide Languages');
  await expect(offline(page)).toBeVisible();
  await moveUp(other, 'Certificates');
  await press(other, 'Hide Projects');
  await expect(saved(other)).toBeVisible();
  await context.setOffline(false);
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('This resume was changed in two places.')).toBeHidden();
  const both = ['education', 'workExperience', 'skills', 'certifications', 'projects'];
  const read = async () => {
    const { order, settings } = await stored(request, account, id);
    return {
      order: order.filter((one: string) => both.includes(one)),
      hidden: [...settings.hiddenSections].sort(),
    };
  };
  await expect.poll(read).toEqual({ order: both, hidden: ['languages', 'projects'] });
  await expect(hideButtons(page)).toHaveText(await hideButtons(other).allTextContents());
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await read()).hidden).toEqual(['projects']);
  await page.keyboard.press('Control+z');
  const theirs = ['workExperience', 'education', 'skills', 'certifications', 'projects'];
  await expect.poll(read).toEqual({ order: theirs, hidden: ['projects'] });
  await other.context().close();
});

test('of a text in which two have changed different sentences both are shown whole, with what differs', async ({
  page,
  context,
  request,
}) => {
  const { account, id } = await ownEditor(page, request);
  const first = 'I run shops. I train people.';
  await summary(page).fill(first);
  await expect(saved(page)).toBeVisible();
  await context.setOffline(true);
  await summary(page).fill('I run forty shops. I train people.');
  await expect(offline(page)).toBeVisible();
  const headers = { authorization: `Bearer ${account.token}` };
  const { content } = await stored(request, account, id);
  const personalInfo = { ...content.personalInfo, summary: 'I run shops. I train new managers.' };
  const data = { content: { ...content, personalInfo } };
  expect((await request.put(`/api/resumes/${id}`, { headers, data })).status()).toBe(200);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Compare' }).click();
  const field = page
    .getByRole('dialog', { name: 'Changed in two places' })
    .getByRole('region', { name: 'Summary' });
  await expect(field).toContainText('I run forty shops. I train people.');
  await expect(field).toContainText('I run shops. I train new managers.');
  await expect(field.locator('ins').filter({ hasText: 'forty' })).toBeVisible();
  await expect(field.locator('del').filter({ hasText: 'managers' })).toBeVisible();
  await field.getByRole('button', { name: 'Use mine' }).click();
  await expect(summary(page)).toHaveValue('I run forty shops. I train people.');
  await expect(saved(page)).toBeVisible();
  // No mixture of both texts was made; the one that was not chosen is in the history.
  const moments = await (await request.get(`/api/resumes/${id}/history`, { headers })).json();
  const conflict = moments.data.find(({ kind }: { kind: string }) => kind === 'conflict');
  const answer = await request.get(`/api/resumes/${id}/history/${conflict?.id}`, { headers });
  expect(JSON.stringify(await answer.json())).toContain('I run shops. I train new managers.');
});

// Regression: changes made while a save was in progress were reported as another device's.
test('steps of a slider while they are saved are told of as nobody else’s change', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await ownEditor(page, request);
  await page.route('**/operations', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await openTab(page, 'Design');
  const slider = page.getByRole('slider').first();
  await slider.focus();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press(step % 3 === 2 ? 'ArrowLeft' : 'ArrowRight');
    await page.waitForTimeout(200);
  }
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('Changes joined')).toHaveCount(0);
});
