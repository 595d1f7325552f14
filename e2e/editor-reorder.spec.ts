import { expect, type Page, test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import {
  drawOver,
  middleOf,
  openEditor,
  openTab,
  ownEditor,
  panel,
  preview,
  rowNames,
  saved,
  settled,
} from './support/editor.ts';

/** Rows animate out of the way of the dragged one. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const before = ['English', 'Swedish', 'French'];
const handle = (page: Page, name: string) =>
  page.getByRole('button', { name: `Move ${name}`, exact: true });

test('entries and sections are drawn and moved to their places', async ({ page, request }) => {
  test.slow();
  await test.step('an entry is drawn to its place with the mouse, said, saved and undone', async () => {
    await ownEditor(page, request);
    await openTab(page, 'Others');
    await expect(rowNames(page)).toHaveText(before);
    await drawOver(page, handle(page, 'English'), handle(page, 'Swedish'));
    const after = ['Swedish', 'English', 'French'];
    await expect(rowNames(page)).toHaveText(after);
    await expect(panel(page).getByText('English is now 2 of 3')).toBeAttached();
    await expect(preview(page)).toContainText(/Swedish.*English.*French/s);
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await openTab(page, 'Others');
    await expect(rowNames(page)).toHaveText(after);
    await drawOver(page, handle(page, 'French'), handle(page, 'Swedish'));
    await expect(rowNames(page)).toHaveText(['French', 'Swedish', 'English']);
    await page.keyboard.press('Control+z');
    await expect(rowNames(page)).toHaveText(after);
  });

  await test.step('Escape puts a row back, and an unfolded one is folded on its way', async () => {
    await ownEditor(page, request);
    await openTab(page, 'Experience');
    await page.getByRole('button', { name: /^Product Operations Manager/ }).click();
    await expect(page.getByLabel('Role')).toBeVisible();
    const { x, y } = await middleOf(handle(page, 'Product Operations Manager'));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 40, { steps: 4 });
    await expect(page.getByLabel('Role')).toBeHidden();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(page.getByLabel('Role')).toHaveValue('Product Operations Manager');
    await expect(rowNames(page)).toHaveText(['Product Operations Manager', 'Operations Analyst']);
  });

  await test.step('an entry is moved with the arrow keys', async () => {
    await ownEditor(page, request);
    await openTab(page, 'Others');
    await handle(page, 'French').focus();
    await page.keyboard.press('ArrowUp');
    await expect(rowNames(page)).toHaveText(['English', 'French', 'Swedish']);
    await expect(handle(page, 'French')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(rowNames(page)).toHaveText(['French', 'English', 'Swedish']);
    await expect(panel(page).getByText('French is now 1 of 3')).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('End');
    await expect(rowNames(page)).toHaveText(before);
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z');
    await expect(rowNames(page)).toHaveText(before);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });

  await test.step('a section is drawn to its place', async () => {
    await ownEditor(page, request);
    const first = /Summary.*Experience.*Education/s;
    await expect(preview(page)).toContainText(first);
    await drawOver(page, handle(page, 'Education'), handle(page, 'Experience'));
    await expect(preview(page)).toContainText(/Summary.*Education.*Experience/s);
    await expect(page.getByText('Education is now 2 of')).toBeAttached();
    await handle(page, 'Education').press('ArrowDown');
    await expect(preview(page)).toContainText(first);
  });
});

test('a long list scrolls below a row that is held at its edge', async ({ page, request }) => {
  const account = await makeAccount(request);
  await signInAs(page, account);
  const languages = Array.from({ length: 24 }, (_, n) => ({ language: `Language ${n + 1}` }));
  const personalInfo = { title: 'Operations Manager' };
  const { id } = await makeResume(request, account, { content: { personalInfo, languages } });
  await openEditor(page, id);
  await openTab(page, 'Others');
  await expect(rowNames(page)).toHaveCount(24);
  await handle(page, 'Language 1').hover();
  const { x, y } = await middleOf(handle(page, 'Language 1'));
  await page.mouse.down();
  await page.mouse.move(x, y + 20);
  await page.mouse.move(x, 790, { steps: 4 });
  // While the row is held there, the list scrolls to the rows below.
  await expect.poll(async () => (await middleOf(handle(page, 'Language 24'))).y).toBeLessThan(600);
  // Above the edge, scrolling stops, with the row below all others.
  await page.mouse.move(x, 700, { steps: 4 });
  await settled(page);
  await page.mouse.up();
  await expect(rowNames(page).last()).toHaveText('Language 1');
  await expect(handle(page, 'Language 1')).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('an entry is drawn to its place with a finger', async ({ page, context, request }) => {
    await ownEditor(page, request);
    await openTab(page, 'Others');
    const finger = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    const { x, y } = await middleOf(handle(page, 'English'));
    const to = await middleOf(handle(page, 'French'));
    await touch('touchStart', x, y);
    await touch('touchMove', x, y + 12);
    for (let at = y + 24; at < to.y + 12; at += 12) await touch('touchMove', x, at);
    await expect(page.locator('[data-sorting]')).toBeVisible();
    await settled(page);
    await touch('touchEnd');
    await expect(rowNames(page)).toHaveText(['Swedish', 'French', 'English']);
    await page.getByRole('button', { name: 'Page', exact: true }).click();
    await expect(preview(page)).toContainText(/Swedish.*French.*English/s);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(preview(page)).toContainText(/English.*Swedish.*French/s);
  });
});
