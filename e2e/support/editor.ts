import {
  type APIRequestContext,
  type Browser,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { type Account, makeAccount, makeResume, signInAs } from './account.ts';
import { goTo } from './go-to.ts';

export const preview = (page: Page) => page.getByRole('region', { name: 'Pages of the resume' });
export const saved = (page: Page) => page.getByText('Saved', { exact: true });
export const panel = (page: Page) => page.getByRole('tabpanel');

const phonePx = 768;

/**
 * Opens the editor of a resume with the sample content, and waits for its pages if they are
 * visible.
 */
export async function openEditor(page: Page, id: string): Promise<void> {
  await page.goto(`/resume/editor/${id}`);
  await isSet(page);
}

/**
 * The same by a navigation within the app, where fonts and engine are loaded. Goes through a light
 * page, so that nothing of the previous resume is mistaken for the new one's.
 */
export async function goToEditor(page: Page, id: string): Promise<void> {
  await goTo(page, '/tips');
  await expect(page.getByRole('heading', { name: 'Resume Tips', level: 1 })).toBeVisible();
  await goTo(page, `/resume/editor/${id}`);
  await isSet(page);
}

async function isSet(page: Page): Promise<void> {
  await expect(panel(page)).toBeVisible();
  if (!isPhone(page)) await expect(preview(page)).toContainText('Operations Manager');
}

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < phonePx;

/** A tab of the rail. On a phone its sheet is opened first. */
async function tabOf(page: Page, name: string): Promise<Locator> {
  if (isPhone(page) && (await page.getByRole('dialog', { name: 'Sections' }).count()) === 0)
    await page.getByRole('button', { name: 'Sections', exact: true }).click();
  return page.getByRole('tab', { name, exact: true });
}

export const openTab = async (page: Page, name: string) => (await tabOf(page, name)).click();

/** A section's row in the rail, with its handle and menu. */
export const sectionRow = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Order of the page' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Move ${name}`, exact: true }) });

/** Chooses an item of a section's menu. */
export async function chooseForSection(page: Page, name: string, act: string): Promise<void> {
  await sectionRow(page, name).hover();
  await sectionRow(page, name)
    .getByRole('button', { name: `More about ${name}` })
    .click();
  await page.getByRole('menuitem', { name: act, exact: true }).click();
}

/** Chooses another template in the Design tab. */
export async function chooseTemplate(page: Page, name: RegExp): Promise<void> {
  await openTab(page, 'Design');
  await page.getByRole('button', { name: 'Template', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Your resume, in every template' });
  // The input is visually hidden; its picture is pressed.
  await dialog.getByRole('radio', { name }).check({ force: true });
  await dialog.getByRole('button', { name: /^(Use|Upgrade) / }).click();
}

/** Chooses an item of the bar's menu. */
export async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** The names of the form's rows, in order. */
export const rowNames = (page: Page) =>
  panel(page)
    .getByRole('heading', { level: 3 })
    .locator('button > span:first-child > span:first-child');

/** Drags a row by its handle past another one, and drops it there. */
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

/** Waits for the rows' animation. */
export const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

const owners = new WeakMap<Page, Account>();

/** Opens a new account's new resume in the editor; if the page is signed in, that account's. */
export async function ownEditor(page: Page, request: APIRequestContext) {
  const owner = owners.get(page);
  const account = owner ?? (await makeAccount(request));
  const { id } = await makeResume(request, account);
  if (owner) await goToEditor(page, id);
  else {
    owners.set(page, account);
    await signInAs(page, account);
    await openEditor(page, id);
  }
  return { account, id };
}

/** Opens the same resume in another browser. */
export async function otherDevice(browser: Browser, account: Account, id: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAs(page, account);
  await openEditor(page, id);
  return page;
}

/** The bullet fields of the open entry. */
export const bullets = (within: Page | Locator) =>
  within.getByRole('list', { name: 'Bullets', exact: true }).getByRole('textbox');

/** The texts of an entry's bullets, whose fields are mounted a frame after the entry is opened. */
export async function bulletTexts(within: Page | Locator) {
  await bullets(within).first().waitFor();
  return bullets(within).evaluateAll((fields) =>
    fields.map((field) => (field as HTMLTextAreaElement).value),
  );
}

/** Adds bullets after the existing ones, by keyboard. */
export async function writeBullets(within: Page | Locator, texts: readonly string[]) {
  const last = bullets(within).last();
  const { keyboard } = last.page();
  await last.press('End');
  const isFirst = (await last.inputValue()) === '';
  for (const [index, text] of texts.entries()) {
    if (index > 0 || !isFirst) await keyboard.press('Enter');
    await keyboard.type(text);
  }
}
