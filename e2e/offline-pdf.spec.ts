import { expect, test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { downloadPdf } from './support/download-pdf.ts';

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
