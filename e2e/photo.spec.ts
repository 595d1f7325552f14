import { expect as expectSoon, type Page, test } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolationInThemes, look, widths } from './support/axe.ts';
import { downloadPdf } from './support/download-pdf.ts';
import { openTab } from './support/editor.ts';
import { makePng } from './support/make-png.ts';
import { pdfText } from './support/pdf-text.ts';

/** Each test loads the engine and a document, also on a busy machine. */
const expect = expectSoon.configure({ timeout: 25_000 });
test.describe.configure({ timeout: 150_000 });

const shown = (page: Page) => page.getByRole('img', { name: 'Photo of Maya Lindqvist' });
const saved = (page: Page) => page.getByText('Saved', { exact: true });
const png = { name: 'me.png', mimeType: 'image/png', buffer: makePng(300, 400) };

async function openEditor(page: Page, id: string): Promise<void> {
  await page.goto(`/resume/editor/${id}`);
  await expect(page.getByRole('region', { name: /^Page 1 of/ })).toBeVisible();
}

const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type=file]').setInputFiles(file);

const crop = (page: Page) => page.getByRole('dialog', { name: 'Crop your photo' });

async function saveCrop(page: Page): Promise<void> {
  await crop(page).getByRole('button', { name: 'Save photo' }).click();
  await expect(crop(page)).toHaveCount(0);
}

/** The images in the structure, and the number of pages with the footer. */
async function readPdf(bytes: Buffer) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const tags = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  const pages = pdf.numPages;
  await pdf.loadingTask.destroy();
  const text = await pdfText(new Uint8Array(bytes));
  return { tags, pages, feet: text.split('Made with Folio').length - 1 };
}

test('a photo is seen at once, is in the PDF, and goes and comes without being lost', async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account);
  await signInAs(page, account);
  await openEditor(page, id);
  await expect(shown(page)).toHaveCount(0);
  await choose(page, png);
  await saveCrop(page);
  await expect(shown(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Replace photo' })).toBeVisible();
  await expect(saved(page)).toBeVisible();

  const fromServer = await downloadPdf(page);
  const read = await readPdf(fromServer);
  expect(read.tags).toContain('"role":"Figure"');
  expect(read.tags).toContain('"alt":"Photo of Maya Lindqvist"');
  expect(fromServer.toString('latin1')).toContain('/Filter/DCTDecode');
  await context.setOffline(true);
  expect(Buffer.compare(await downloadPdf(page), fromServer)).toBe(0);
  await context.setOffline(false);

  await page.getByRole('tab', { name: 'Design', exact: true }).click();
  await page.getByRole('group', { name: 'Photo shape' }).getByText('Circle').click();
  await page.getByRole('group', { name: 'Show photo' }).getByText('Off').click();
  await expect(shown(page)).toHaveCount(0);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Hidden in your documents.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'You' })).toBeVisible();
  expect((await readPdf(await downloadPdf(page))).tags).not.toContain('Figure');
  await page.getByRole('tab', { name: 'Design', exact: true }).click();
  await page.getByRole('group', { name: 'Show photo' }).getByText('On').click();
  await expect(shown(page)).toBeVisible();

  await page.getByRole('tab', { name: 'Personal', exact: true }).click();
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(shown(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Upload photo' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shown(page)).toBeVisible();
});

test('a photo shows what its owner cuts out of it, by keys as well', async ({ page, request }) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account);
  await signInAs(page, account);
  await openEditor(page, id);
  const pixels = () =>
    page.getByRole('img', { name: 'You' }).evaluate((image: HTMLImageElement) => image.src);
  await choose(page, png);
  await crop(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Upload photo' })).toBeVisible();
  await choose(page, png);
  await saveCrop(page);
  await expect(shown(page)).toBeVisible();
  const middle = await pixels();

  await page.getByRole('button', { name: 'Adjust photo' }).click();
  await crop(page).getByRole('application').focus();
  for (const key of ['+', '+', '+', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
  await saveCrop(page);
  await expect.poll(pixels).not.toBe(middle);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(pixels).toBe(middle);
});

test('files that are no picture, or too large, are refused in words', async ({ page, request }) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account);
  await signInAs(page, account);
  await openEditor(page, id);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const wrong = 'Invalid file type: Please upload a PNG, JPG, or GIF file.';
  await choose(page, { name: 'me.svg', mimeType: 'image/svg+xml', buffer: svg });
  await expect(page.getByText(wrong)).toBeVisible();
  await choose(page, { ...png, buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
  await expect(
    page.getByText('File too large: Please upload an image smaller than 2MB.').first(),
  ).toBeVisible();
  await choose(page, { ...png, buffer: svg });
  await expect(page.getByText(wrong)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload photo' })).toBeVisible();
});

test('a photo can be dropped, and one that can’t be loaded is reported rather than left out', async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account);
  await signInAs(page, account);
  await openEditor(page, id);
  const files = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], 'me.png', { type: 'image/png' }));
    return transfer;
  }, png.buffer.toString('base64'));
  const field = page.getByRole('group', { name: 'Photo', exact: true });
  await field.dispatchEvent('dragover', { dataTransfer: files });
  await field.dispatchEvent('drop', { dataTransfer: files });
  await saveCrop(page);
  await expect(shown(page)).toBeVisible();
  await expect(saved(page)).toBeVisible();

  await page.route('**/api/photos/*', (route) => route.abort());
  // Also deletes the device's copy, which would be shown otherwise.
  await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    indexedDB.deleteDatabase('folio').onsuccess = () => resolve();
    return promise;
  });
  await page.reload();
  await expect(field).toContainText('Not loaded');
  await expect(shown(page)).toBeVisible();
  // Parts that load after the first screen, such as the notifications, must be there.
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Download as PDF' }).click();
  await page.getByRole('button', { name: 'Export anyway' }).click();
  await expect(page.getByText('We couldn’t load the photo.').first()).toBeVisible();
  await context.setOffline(false);
  await page.unroute('**/api/photos/*');
  await expect(field.getByRole('img', { name: 'You' })).toBeVisible();
});

test('the product is named at the foot of each page, unless something was paid', async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request);
  const bullets = Array.from({ length: 80 }, (_, index) => `Did the thing of day ${index}`);
  const content = { workExperience: [{ position: 'Operations Manager', bullets }] };
  const { id } = await makeResume(request, account, { content });
  await signInAs(page, account);
  await openEditor(page, id);
  const pages = page.getByRole('region', { name: 'Pages of the resume' });
  await expect(pages.getByText('Made with Folio').first()).toBeVisible();
  const free = await readPdf(await downloadPdf(page));
  expect(free.pages).toBeGreaterThan(1);
  expect(free.feet).toBe(free.pages);

  // The account's own record says whether it has paid.
  const headers = { authorization: `Bearer ${account.token}` };
  const me = await (await request.get('/api/auth/me', { headers })).json();
  const json = { ...me, data: { ...me.data, hasBoughtPack: true } };
  await page.route('**/api/auth/me', (route) => route.fulfill({ json }));
  await page.reload();
  await expect(pages.getByText('Did the thing of day 79')).toBeVisible();
  await expect(pages.getByText('Made with Folio')).toHaveCount(0);
  await context.setOffline(true);
  const paid = await readPdf(await downloadPdf(page));
  expect(paid).toMatchObject({ pages: free.pages, feet: 0 });
});

test('the photo’s field and settings are accessible', async ({ page, request }) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account);
  await signInAs(page, account);
  for (const width of widths) {
    await look(page, 'light', width);
    await page.goto(`/resume/editor/${id}`);
    const button = page.getByRole('button', { name: /^(Upload|Replace) photo$/ });
    await expect(button).toBeVisible();
    if ((await button.textContent()) === 'Upload photo') await choose(page, png);
    else await page.getByRole('button', { name: 'Adjust photo' }).click();
    await expect(crop(page)).toBeVisible();
    await expectNoViolationInThemes(page, `crop, ${width}`);
    await saveCrop(page);
    await expect(page.getByRole('img', { name: 'You' })).toBeVisible();
    await expectNoViolationInThemes(page, `personal, ${width}`);
    await openTab(page, 'Design');
    await expect(page.getByRole('group', { name: 'Photo shape' })).toBeVisible();
    await expectNoViolationInThemes(page, `design, ${width}`);
  }
});
