import type { Browser } from 'playwright-core';
import { type Product, signUp } from '../load/product.ts';

const duties =
  'You will look after the numbers of a team of six, price loans, and say in plain words what they mean. ';

/** A list as exported by another tracker, each job with a description of some two pages. */
function listOf(count: number): string {
  const row = (index: number) =>
    [
      `Analyst ${index}`,
      `Company ${index % 400}`,
      'Leeds',
      index % 3 === 0 ? 'Applied' : 'Saved',
      '2026-11-04',
      `"${`About job ${index}. ${duties.repeat(20)}`}"`,
    ].join(',');
  const rows = Array.from({ length: count }, (_, index) => row(index));
  return ['Title,Company,Location,Status,Date Applied,Description', ...rows].join('\n');
}

/**
 * The duration of an import through the dialog with all limits on: from pressing 'Add' until the
 * app reports that all are added.
 */
export async function importSeconds(
  browser: Browser,
  product: Product,
  count: number,
): Promise<{ read: number; added: number }> {
  const person = await signUp(product, 'Import', { address: '192.0.2.7', content: {} });
  const context = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(600_000);
  await page.addInitScript((secret) => localStorage.setItem('token', secret), person.token);
  await page.goto('/applications');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: /Import/ }).click();
  const begun = performance.now();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from(listOf(count)) });
  const add = page.getByRole('button', { name: new RegExp(`^Add ${count.toLocaleString('en')}`) });
  await add.waitFor();
  const shown = performance.now();
  await add.click();
  await page
    .getByText(`${count.toLocaleString('en')} applications added`)
    .first()
    .waitFor();
  const ended = performance.now();
  await context.close();
  return { read: (shown - begun) / 1_000, added: (ended - shown) / 1_000 };
}
