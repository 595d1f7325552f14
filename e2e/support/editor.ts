import {
  type APIRequestContext,
  type Browser,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { type Account, makeAccount, makeResume, signInAs } from './account.ts';

export const preview = (page: Page) => page.getByRole('region', { name: 'Pages of the resume' });
export const saved = (page: Page) => page.getByText('Saved', { exact: true });
export const panel = (page: Page) => page.getByRole('tabpanel');

const phonePx = 768;

/** Opens the editor of a resume with the sample content, and waits until its pages are set, where they are shown. */
export async function openEditor(page: Page, id: string): Promise<void> {
  await page.goto(`/resume/editor/${id}`);
  await expect(page.getByRole('tab', { name: 'Personal' })).toBeVisible();
  const isPhone = (page.viewportSize()?.width ?? 0) < phonePx;
  if (!isPhone) await expect(preview(page)).toContainText('Operations Manager');
}

export const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

/** The names of the rows in the form, in their order. */
export const rowNames = (page: Page) =>
  panel(page)
    .getByRole('heading', { level: 3 })
    .locator('button > span:first-child > span:first-child');

/** Draws one row by its handle until it lies past another, and lets it go there. */
export async function drawOver(page: Page, handle: Locator, over: Locator): Promise<void> {
  await handle.hover();
  const from = await middleOf(handle);
  const to = await middleOf(over);
  const beyond = to.y + Math.sign(to.y - from.y) * 12;
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + Math.sign(to.y - from.y) * 10);
  await page.mouse.move(from.x, beyond, { steps: 6 });
  await expect(page.locator('[data-sorting]')).toBeVisible();
  await settled(page);
  await page.mouse.up();
}

export async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('Not in sight');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Rows move from frame to frame. */
export const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** A new person's new resume in the editor. */
export async function ownEditor(page: Page, request: APIRequestContext) {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account);
  await signInAs(page, account);
  await openEditor(page, id);
  return { account, id };
}

/** The same resume in another browser. */
export async function otherDevice(browser: Browser, account: Account, id: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAs(page, account);
  await openEditor(page, id);
  return page;
}
