import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';

/** Downloads the PDF from the editor. */
export async function downloadPdf(page: Page): Promise<Buffer> {
  await page.getByRole('button', { name: 'Export' }).click();
  const download = await downloadAnyway(page, () =>
    page.getByRole('menuitem', { name: 'Download as PDF' }).click(),
  );
  return readFile(await download.path());
}

/** Starts a download and confirms leftovers of the sample. */
export async function downloadAnyway(page: Page, start: () => Promise<unknown>): Promise<Download> {
  const downloading = page.waitForEvent('download');
  await start();
  const question = page.getByRole('alertdialog', { name: /still to fill in$/ });
  const isAsked = question.waitFor({ timeout: 0 }).then(() => true);
  const isFirst = await Promise.race([downloading.then(() => false), isAsked]).catch(() => false);
  if (isFirst) await question.getByRole('button', { name: 'Export anyway' }).click();
  isAsked.catch(() => undefined);
  return downloading;
}
