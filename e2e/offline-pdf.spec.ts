import { expect, test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { downloadPdf } from './support/download-pdf.ts';
import { openTab } from './support/editor.ts';
import { forgeTemplate } from './support/forge-template.ts';

test('the PDF made in the browser while offline is the server’s, byte for byte', async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request);
  for (const templateId of ['modern', 'classic']) {
    const { id } = await makeResume(request, account, { templateId });
    await context.setOffline(false);
    await signInAs(page, account);
    await page.goto(`/resume/editor/${id}`);
    await expect(page.getByRole('region', { name: 'Page 1 of 1' })).toBeVisible();
    const fromServer = await downloadPdf(page);
    await context.setOffline(true);
    const fromBrowser = await downloadPdf(page);
    expect(fromServer.subarray(0, 5).toString()).toBe('%PDF-');
    expect(Buffer.compare(fromBrowser, fromServer)).toBe(0);
  }
});

test('a draft that was given a premium template makes no document of it without a plan', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { templateId: 'modern' });
  await signInAs(page, account);
  await page.goto(`/resume/editor/${id}`);
  await expect(page.getByRole('region', { name: 'Page 1 of 1' })).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('Cook');
  await page.route('**/api/resumes/**', (route) => route.abort());
  await expect(page.getByText(/Offline, kept/)).toBeVisible();
  await page.evaluate(forgeTemplate, ['modern', 'creative'] as const);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Page 1 of 1' })).toBeVisible();
  // The draft was read: the edited resume has the template named in it.
  await openTab(page, 'Design');
  await page.getByRole('button', { name: 'Template', exact: true }).click();
  await expect(page.getByRole('radio', { name: /^Creative/ })).toBeChecked();
  await page.keyboard.press('Escape');
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  const refusal = page.getByText('You need a premium subscription to use this template.').first();
  const formats = [
    /^Download as PDF/,
    /^Export as Word$/,
    /^Export as HTML$/,
    /^Export as Plain Text$/,
    /^Export as Word 97/,
    /^Export as JSON Resume$/,
  ];
  for (const format of formats) {
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: format }).click();
    await expect(refusal).toBeVisible();
    // Each attempt must show its own message, so the previous one is dismissed.
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
    await expect(refusal).toHaveCount(0);
  }
  expect(downloads).toBe(0);
});
