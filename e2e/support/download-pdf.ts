import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** The file that the editor's Export gives. */
export async function downloadPdf(page: Page): Promise<Buffer> {
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download as PDF' }).click(),
  ]);
  return readFile(await download.path());
}
