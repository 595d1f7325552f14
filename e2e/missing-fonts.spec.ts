import { expect, type Page, test } from '@playwright/test';
import { expectNoViolation, look, themes, widths } from './support/axe.ts';
import { ownEditor, preview } from './support/editor.ts';

const note = (page: Page) => page.getByRole('region', { name: 'Fonts that did not load' });
const summary = (page: Page) => page.getByRole('textbox', { name: 'Summary' });
/** The font of these letters in the preview. */
const faceOf = (page: Page, letters: string) =>
  preview(page)
    .locator('[style*="font-family"]', { hasText: letters })
    .first()
    .evaluate((run) => run.style.fontFamily.replaceAll('"', ''));

test('a font that can’t be loaded is named, keeps no other away, and is had by trying again', async ({
  page,
  request,
}) => {
  await ownEditor(page, request);
  await page.route('**/NotoSansThai*', (route) => route.fulfill({ status: 404 }));
  await summary(page).fill('தமிழ், ภาษาไทย and ქართული');
  await expect(note(page)).toContainText('We couldn’t load the font for Thai.');
  await expect(note(page)).toContainText('(Thai) blank until then.');
  await expect.poll(() => faceOf(page, 'தமிழ்')).toBe('NotoSansTamil-Regular');
  await expect.poll(() => faceOf(page, 'ქართული')).toBe('NotoSansGeorgian-Regular');
  for (const theme of themes)
    for (const width of widths) {
      await look(page, theme, width);
      await expect(note(page)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    }
  await expectNoViolation(page, 'editor');
  await look(page, 'light', 1280);

  await page.unroute('**/NotoSansThai*');
  await note(page).getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  await expect(note(page)).toBeHidden();
  await expect.poll(() => faceOf(page, 'ภาษาไทย')).toBe('NotoSansThai-Regular');
});

test('a font that was never loaded comes once the connection is back, or is forgotten with its letters', async ({
  page,
  context,
  request,
}) => {
  await ownEditor(page, request);
  await context.setOffline(true);
  await summary(page).fill('ภาษาไทย');
  await expect(note(page)).toContainText('You’re offline. It will load when you’re back online.');
  await expect(note(page).getByRole('button')).toHaveCount(0);
  await summary(page).fill('Words');
  await expect(note(page)).toBeHidden();
  await summary(page).fill('ภาษาไทย');
  await expect(note(page)).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => faceOf(page, 'ภาษาไทย')).toBe('NotoSansThai-Regular');
  await expect(note(page)).toBeHidden();
});
