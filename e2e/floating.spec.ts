import { expect, type Locator, test } from '@playwright/test';
import { ownEditor } from './support/editor.ts';

test('a menu and a popover end within a low window, and scroll', async ({ page, request }) => {
  await ownEditor(page, request);
  await page.setViewportSize({ width: 1280, height: 260 });
  const ends = async (content: Locator) => {
    await expect(content).toBeVisible();
    await expect
      .poll(() => content.evaluate((one) => one.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(260);
    expect(await content.evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(content).toBeHidden();
  };
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await ends(page.getByRole('menu'));
  await page.getByRole('button', { name: 'Add section' }).click();
  await ends(page.getByRole('dialog', { name: 'Add a section' }));
});
