import { expect, test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { downloadPdf } from './support/download-pdf.ts';
import {
  bullets,
  bulletTexts,
  openEditor,
  openTab,
  panel,
  preview,
  rowNames,
  saved,
  writeBullets,
} from './support/editor.ts';
import { pdfText, wordsMissing } from './support/pdf-text.ts';

test('sections of one’s own are written, kept, set in the PDF, moved and deleted', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account);
  await signInAs(page, account);
  await openEditor(page, id);
  await openTab(page, 'Others');

  await panel(page).getByRole('button', { name: 'Add Section' }).click();
  await expect(page.getByLabel('Section name')).toBeFocused();
  await page.getByLabel('Section name').fill('Volunteering');
  await page.getByRole('button', { name: 'Add Entry' }).click();
  const fields = panel(page);
  await fields.getByLabel('Title', { exact: true }).fill('Night kitchen cook');
  await fields.getByLabel('Subtitle').fill('Bristol Shelter');
  await fields.getByLabel('Date', { exact: true }).fill('Winters, 2019 – 2022');
  await writeBullets(fields, ['Cooked for forty', 'Taught six']);
  const written = [
    'Volunteering',
    'Night kitchen cook',
    'Bristol Shelter',
    'Winters, 2019 – 2022',
    'Cooked for forty',
    'Taught six',
  ];
  for (const text of written) await expect(preview(page)).toContainText(text);
  await preview(page).getByText('Taught six').click();
  await expect(bullets(fields).nth(1)).toBeFocused();

  await panel(page).getByRole('button', { name: 'Add Section' }).click();
  await page.getByLabel('Section name').fill('Awards');
  await page.getByRole('button', { name: 'Add Entry' }).click();
  await fields.getByLabel('Title', { exact: true }).fill('Golden Abacus');
  await expect(preview(page)).toContainText(/Volunteering.*Awards.*Golden Abacus/s);
  await fields.getByRole('button', { name: 'Move Awards', exact: true }).press('ArrowUp');
  await expect(preview(page)).toContainText(/Awards.*Golden Abacus.*Volunteering/s);
  await expect(saved(page)).toBeVisible();

  const text = await pdfText(new Uint8Array(await downloadPdf(page)));
  for (const one of [...written, 'Golden Abacus']) expect(wordsMissing(text, [one])).toEqual([]);
  expect(text.indexOf('Awards')).toBeLessThan(text.indexOf('Volunteering'));

  await page.reload();
  await openTab(page, 'Others');
  await page.getByRole('button', { name: /^Volunteering/ }).click();
  await page.getByRole('button', { name: /^Night kitchen cook/ }).click();
  expect(await bulletTexts(fields)).toEqual(['Cooked for forty', 'Taught six']);

  await fields.getByRole('button', { name: 'More about Awards' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(preview(page)).not.toContainText('Golden Abacus');
  await expect(rowNames(page).filter({ hasText: 'Awards' })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(preview(page)).toContainText('Golden Abacus');
});

test('a list that is written from the start goes back from the latest entry, also after a reload; later ones come on top', async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request);
  const content = { personalInfo: { firstName: 'Asha', lastName: 'Verma' } };
  const { id } = await makeResume(request, account, { content });
  await signInAs(page, account);
  await page.goto(`/resume/editor/${id}`);
  await openTab(page, 'Education');
  const add = async (degree: string, at = page) => {
    await panel(at).getByRole('button', { name: 'Add Education' }).click();
    await expect(at.getByLabel('Degree', { exact: true })).toHaveValue('');
    await at.getByLabel('Degree', { exact: true }).fill(degree);
  };
  for (const degree of ['B.E. Computing', 'Class XII']) await add(degree);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await openTab(page, 'Education');
  await add('Class X');
  await expect(rowNames(page)).toHaveText(['B.E. Computing', 'Class XII', 'Class X']);
  await expect(saved(page)).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await signInAs(later, account);
  await later.goto(`/resume/editor/${id}`);
  await openTab(later, 'Education');
  await add('M.E. Computing', later);
  await expect(rowNames(later)).toHaveText([
    'M.E. Computing',
    'B.E. Computing',
    'Class XII',
    'Class X',
  ]);
});
