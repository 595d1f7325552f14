import { expect, type Page } from '@playwright/test';

export const paletteField = (page: Page) =>
  page.getByRole('combobox', { name: 'Search or jump to' });

/** The shortcuts work once the page has loaded for the signed-in account. */
export async function openPalette(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(paletteField(page)).toBeFocused({ timeout: 1_000 });
  }).toPass();
}
