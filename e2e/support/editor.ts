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

/** Opens the editor of a resume with the sample content, and waits until its pages are set, where they are shown. */
export async function openEditor(page: Page, id: string): Promise<void> {
  await page.goto(`/resume/editor/${id}`);
  await isSet(page);
}

/**
 * The same within the document that is open, where fonts and engine are at hand. By way of a page that
 * is light, so that nothing of the resume before is taken for this one's.
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

/** A section's row in the rail, with its handle and what can be done to it. */
export const sectionRow = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Order of the page' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Move ${name}`, exact: true }) });

/** What is done to a section, by its name in the menu of its row. */
export async function chooseForSection(page: Page, name: string, act: string): Promise<void> {
  await sectionRow(page, name).hover();
  await sectionRow(page, name)
    .getByRole('button', { name: `More about ${name}` })
    .click();
  await page.getByRole('menuitem', { name: act, exact: true }).click();
}

/** Sets the resume in another template, as people do under Design. */
export async function chooseTemplate(page: Page, name: RegExp): Promise<void> {
  await openTab(page, 'Design');
  await page.getByRole('button', { name: 'Template', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Your resume, in every template' });
  // The input itself is unseen: its page is what people press.
  await dialog.getByRole('radio', { name }).check({ force: true });
  await dialog.getByRole('button', { name: /^(Use|Upgrade) / }).click();
}

/** What is done rarely, by its name in the menu of the bar. */
export async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

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

const owners = new WeakMap<Page, Account>();

/** A new person's new resume in the editor; in a page that is somebody's already, theirs. */
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

/** The same resume in another browser. */
export async function otherDevice(browser: Browser, account: Account, id: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAs(page, account);
  await openEditor(page, id);
  return page;
}

/** The bullets of the one entry that is open. */
export const bullets = (within: Page | Locator) =>
  within.getByRole('list', { name: 'Bullets', exact: true }).getByRole('textbox');

/** The texts of an entry's bullets, whose fields come a frame after it was opened. */
export async function bulletTexts(within: Page | Locator) {
  await bullets(within).first().waitFor();
  return bullets(within).evaluateAll((fields) =>
    fields.map((field) => (field as HTMLTextAreaElement).value),
  );
}

/** Writes bullets one after the other behind those that are there, as one does by keyboard. */
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
