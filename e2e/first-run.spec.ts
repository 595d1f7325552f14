import { readFile } from 'node:fs/promises';
import { expect, type Locator, test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolationInThemes, look, widths } from './support/axe.ts';
import { downloadAnyway } from './support/download-pdf.ts';
import { middleOf, panel, preview, saved } from './support/editor.ts';

const hint = 'Your most recent job';
const start = 'How would you like to start?';

test('[first-run-1] hints stand on the page alone, and make room for what is written', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { content: {} });
  await signInAs(page, account);
  // Registered before the press, since interception of file choosers takes a moment to start.
  let asked = 0;
  page.on('filechooser', () => {
    asked += 1;
  });
  await page.goto(`/resume/editor/${id}`);
  await expect(page.getByRole('heading', { name: start })).toBeVisible();
  await expect(preview(page)).toContainText(hint);
  await expect(page.getByRole('button', { name: /Score starts at 80 words/ })).toBeVisible();

  await test.step('a press anywhere on the panel asks for the file', async () => {
    const { x, y } = await middleOf(page.getByRole('heading', { name: 'Upload my resume' }));
    await page.mouse.click(x, y);
    await expect.poll(() => asked).toBe(1);
  });

  await page.getByRole('button', { name: 'Start with my name' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Asha Verma');
  await expect(preview(page)).toContainText('Asha Verma');
  await expect(preview(page)).not.toContainText('Your name');
  await expect(saved(page)).toBeVisible();

  await page.getByRole('button', { name: 'Export' }).click();
  const download = await downloadAnyway(page, () =>
    page.getByRole('menuitem', { name: 'Export as Plain Text' }).click(),
  );
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('Asha Verma');
  expect(text).not.toMatch(/Your most recent job|you@example|The job you want/);

  // After a reload the text is still there, and the form is shown.
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Verma');
});

test('[first-run-2] the sample is one click away, is marked, and goes again', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { content: {} });
  await signInAs(page, account);
  await page.goto(`/resume/editor/${id}`);
  await page.getByRole('button', { name: 'Look around with a sample' }).click();
  await expect(preview(page)).toContainText('Product Operations Manager');
  await expect(preview(page)).not.toContainText(hint);
  await page.getByRole('button', { name: 'Remove the sample' }).click();
  await expect(preview(page)).not.toContainText('Product Operations Manager');
  await expect(preview(page)).toContainText(hint);
});

test('[first-run-3] one click opens the file picker, and what is read is put on the page', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { content: {} });
  await signInAs(page, account);
  await page.goto(`/resume/editor/${id}`);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  const text = 'Asha Verma\nasha@example.com\n\nSkills\nWelding, Forklift licence, Stock control';
  await (await choosing).setFiles({
    name: 'asha.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  await page.getByRole('button', { name: 'Add to this resume' }).click();
  await expect(preview(page)).toContainText('Forklift licence');
});

for (const width of widths)
  test(`axe finds nothing wrong with the ways to begin, ${width} px`, async ({ page, request }) => {
    test.slow();
    const account = await makeAccount(request);
    const { id } = await makeResume(request, account, { content: {} });
    await look(page, 'light', width);
    await signInAs(page, account);
    await page.goto(`/resume/editor/${id}`);
    await expect(panel(page).getByRole('heading', { name: start })).toBeVisible();
    if (width >= 768) await expect(preview(page)).toContainText(hint);
    await expectNoViolationInThemes(page, 'the ways to begin');
    if (width >= 768) return;
    await page.getByRole('button', { name: 'Page', exact: true }).click();
    await expect(preview(page)).toContainText(hint);
    await expectNoViolationInThemes(page, 'the hints');
  });

test('who begins on a small screen sees the label of the field that they write in', async ({
  page,
}) => {
  // A viewport of 1280 by 800 px at 200 % zoom.
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto('/resume/start');
  const begin = page.getByRole('button', { name: 'Start with my name' });
  await begin.focus();
  await begin.press('Enter');
  const field = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(field).toBeFocused();
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;
  const bar = await page.getByRole('banner').boundingBox();
  await expect
    .poll(() => top(page.locator('label', { hasText: /^Name$/ })))
    .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});
