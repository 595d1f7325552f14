import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { downloadAnyway } from './support/download-pdf.ts';
import {
  chooseForSection,
  chooseTemplate,
  goToEditor,
  openTab,
  sectionRow,
} from './support/editor.ts';
import { goTo } from './support/go-to.ts';
import { pdfText } from './support/pdf-text.ts';

const preview = (page: Page) => page.getByRole('region', { name: 'Pages of the resume' });
const saved = (page: Page) => page.getByText('Saved', { exact: true });

async function openDesign(page: Page, id: string): Promise<void> {
  await goToEditor(page, id);
  await openTab(page, 'Design');
}

async function downloadPdf(page: Page): Promise<Uint8Array> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = await downloadAnyway(page, () =>
    page.getByRole('menuitem', { name: 'Download as PDF' }).click(),
  );
  return new Uint8Array(await readFile(await download.path()));
}

async function firstPage(bytes: Uint8Array) {
  const document = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const { view } = await document.getPage(1);
  const pages = document.numPages;
  await document.loadingTask.destroy();
  return { size: view.slice(2), pages };
}

test('what is set of a design is kept, undone and copied', async ({ page, request }) => {
  test.slow();
  const account = await makeAccount(request);
  await signInAs(page, account);
  await page.goto('/tips');

  await test.step('[design-2] a resume keeps how it is set, on screen and in its PDF', async () => {
    const { id } = await makeResume(request, account);
    await openDesign(page, id);
    await page.getByRole('radio', { name: 'Letter' }).check({ force: true });
    await page.getByRole('button', { name: 'Hide Languages' }).click();
    await chooseForSection(page, 'Skills', 'Rename');
    await page.getByLabel('Title of Skills').fill('Tools & methods');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'Tools & methods' })).toBeFocused();
    await openTab(page, 'Design');
    await page.getByLabel('Dates', { exact: true }).selectOption('03/2024');
    await page.getByRole('slider', { name: 'Text size' }).focus();
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Page 1 of 2').first()).toBeVisible();
    await expect(page.getByText('Multi-page', { exact: true })).toBeVisible();
    await page.getByLabel('Length').selectOption('Fit to 1 page');
    await expect(page.getByText('1 page', { exact: true }).first()).toBeVisible();
    const projects = page.getByRole('button', { name: 'Move Projects', exact: true });
    await projects.press('ArrowUp');
    await expect(projects).toBeFocused();
    await expect(saved(page)).toBeVisible();

    await page.reload();
    await openTab(page, 'Design');
    await expect(page.getByRole('radio', { name: 'Letter' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Show Languages' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Tools & methods' })).toBeVisible();
    await expect(page.getByLabel('Length')).toHaveValue('1');
    const shown = preview(page);
    await expect(shown).toContainText('Tools & methods');
    await expect(shown).not.toContainText('Languages');

    const pdf = await downloadPdf(page);
    expect(await firstPage(pdf)).toEqual({ size: [612, 792], pages: 1 });
    const text = await pdfText(pdf);
    expect(text).toContain('Tools & methods');
    expect(text).toMatch(/\d\d\/\d{4} – Present/);
    expect(text).not.toContain('Languages');

    await page.getByLabel('Document language').selectOption('German');
    await expect(shown).toContainText('Berufserfahrung');
    await expect(shown).toContainText('– heute');
    await expect(shown).not.toContainText('– Present');
    await expect(saved(page)).toBeVisible();
    expect(await pdfText(await downloadPdf(page))).toContain('Berufserfahrung');
  });

  await test.step('settings are undone, stay with another template, and go at once', async () => {
    const { id } = await makeResume(request, account);
    await openDesign(page, id);
    const back = page.getByRole('button', { name: 'Reset design' });
    await expect(back).toBeDisabled();
    await page.getByRole('radio', { name: 'Indigo' }).check({ force: true });
    const font = page.getByRole('button', { name: /^Font / });
    await font.click();
    await page.getByRole('radio', { name: 'Roboto', exact: true }).check({ force: true });
    await page.keyboard.press('Escape');
    await expect(font).toBeFocused();
    await page.getByRole('slider', { name: 'Margins', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('slider', { name: 'Margins' })).toHaveAttribute(
      'aria-valuetext',
      '17 mm',
    );
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('slider', { name: 'Margins' })).toHaveAttribute(
      'aria-valuetext',
      'Default',
    );
    await chooseTemplate(page, /Classic/);
    await expect(page.getByRole('radio', { name: 'Indigo' })).toBeChecked();
    await expect(font).toHaveText('Roboto');
    await back.click();
    await expect(page.getByRole('radio', { name: 'Default' })).toBeChecked();
    await expect(font).toHaveText(/Default/);
  });

  await test.step('[design-1] a copy is set as its original', async () => {
    await makeResume(request, account, { name: 'Original', settings: { pageSize: 'Letter' } });
    await goTo(page, '/resumes');
    await page
      .getByRole('button', { name: /Original/ })
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await openTab(page, 'Design');
    await expect(page.getByRole('radio', { name: 'Letter' })).toBeChecked();
  });
});

test('pages wait for the words of another language', async ({ page, request }) => {
  let bring = () => {};
  const asked = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route(/other-languages/, async (route) => {
    await asked;
    await route.continue();
  });
  const account = await makeAccount(request);
  await signInAs(page, account);
  await page.goto('/tips');
  const { id } = await makeResume(request, account);
  await openDesign(page, id);
  await expect(preview(page)).toContainText('– Present');
  await page.getByLabel('Document language').selectOption('German');
  await expect(saved(page)).toBeVisible();
  await expect(preview(page)).toContainText('– Present');
  await page.reload();
  await openTab(page, 'Design');
  await expect(page.getByLabel('Document language')).toHaveValue('de');
  await expect(preview(page)).toBeHidden();
  bring();
  await expect(preview(page)).toContainText('– heute');
  await expect(preview(page)).not.toContainText('– Present');
});

test('a resume waits for the words of its language, too, when another was open before', async ({
  page,
  request,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/other-languages/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const account = await makeAccount(request);
  await signInAs(page, account);
  await makeResume(request, account, { name: 'Auf Deutsch', settings: { language: 'de' } });
  await page.goto('/tips');
  const { id } = await makeResume(request, account);
  await openDesign(page, id);
  await expect(preview(page)).toContainText('– Present');
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await page
    .getByRole('link', { name: /Auf Deutsch/ })
    .first()
    .click();
  await openTab(page, 'Design');
  await expect(page.getByLabel('Document language')).toHaveValue('de');
  await expect(preview(page)).toBeHidden();
  held.resolve();
  await expect(preview(page)).toContainText('– heute');
});

test('sections and pages are laid out as their owner wants', async ({ page, request }) => {
  test.slow();
  const account = await makeAccount(request);
  await signInAs(page, account);
  await page.goto('/tips');

  await test.step('[layout-1] sections go to the column and page that their owner wants', async () => {
    const { id } = await makeResume(request, account);
    await openDesign(page, id);
    const leftOf = async (title: string) =>
      (await preview(page).getByText(title, { exact: true }).first().boundingBox())?.x ?? 0;
    await expect.poll(() => leftOf('Skills')).toBeLessThan(await leftOf('Education'));

    await chooseForSection(page, 'Skills', 'Move to the wide column');
    await expect.poll(() => leftOf('Skills')).toBe(await leftOf('Education'));

    await page.getByRole('button', { name: 'More about Education' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Break page before' }).press('Enter');
    await expect(page.getByText('Page 1 of 2').first()).toBeVisible();
    await page.getByRole('switch', { name: 'Name on later pages' }).click();
    await page.getByLabel('Section titles').selectOption('On a pale color');
    await page.getByLabel('Date position').selectOption('Below the title');
    await expect(saved(page)).toBeVisible();
    const text = await pdfText(await downloadPdf(page));
    expect(text).toContain('2 / 2');

    await page.reload();
    await openTab(page, 'Design');
    await expect(page.getByLabel('Date position')).toHaveValue('below');
    await sectionRow(page, 'Education')
      .getByRole('button', { name: /^More about/ })
      .press('Enter');
    await expect(page.getByRole('menuitem', { name: 'No page break before' })).toBeVisible();
  });

  await test.step('[tighten-4] a last page of a few lines is offered to be saved, and may stay', async () => {
    const bullets = Array.from({ length: 41 }, (_, index) => `Did the thing of day ${index}`);
    const { id } = await makeResume(request, account, {
      templateId: 'classic',
      content: { workExperience: [{ position: 'Operations Manager', bullets }] },
    });
    await openDesign(page, id);
    const offer = page.getByText(/lines? over\./);
    // The number of lines that fit on the page depends on the template.
    const spacing = page.getByRole('slider', { name: 'Line spacing' });
    await spacing.focus();
    for (let step = 0; step < 6 && (await page.getByText('Page 1 of 2').count()) === 0; step += 1)
      await page.keyboard.press('ArrowRight');
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: 'Fit to one page' }).click();
    await expect(page.getByText('1 page', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: 'Leave it as it is' }).click();
    await expect(offer).toBeHidden();
  });

  await test.step('says so when a resume can not be as short as wanted', async () => {
    const bullets = Array.from({ length: 200 }, (_, index) => `Did the thing of day ${index}`);
    const position = 'Operations Manager';
    const { id } = await makeResume(request, account, {
      content: { workExperience: [{ position, bullets }] },
    });
    await openDesign(page, id);
    await page.getByLabel('Length').selectOption('Fit to 1 page');
    const problem = 'Doesn’t fit on 1 page even at the smallest readable size.';
    await expect(page.getByText(problem)).toBeVisible();
    await page.getByLabel('Length').selectOption('Fit to 10 pages');
    await expect(page.getByText(/Doesn’t fit/)).toBeHidden();
  });
});

test('a side column that goes on alone is told of, and its last sections moved with one click', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const content = {
    personalInfo: { firstName: 'Maya', lastName: 'Lind', summary: 'Analyst in logistics.' },
    skills: Array.from({ length: 20 }, (_, at) => ({
      category: `Tools ${at + 1}`,
      items: ['Process design', 'Forecasting'],
    })),
    // More than tighter spacing could save.
    languages: ['Swedish', 'Danish', 'Finnish', 'Polish', 'Czech', 'Greek'].map((language) => ({
      language,
      proficiency: 'Fluent',
    })),
    interests: 'Wooden boats',
  };
  const { id } = await makeResume(request, account, { templateId: 'modern', content });
  await signInAs(page, account);
  await page.goto(`/resume/editor/${id}`);
  const note = page.getByRole('status').filter({ hasText: 'The side column runs over.' });
  const first = (pages: number) => page.getByRole('region', { name: `Page 1 of ${pages}` });
  await expect(first(2)).toBeVisible();
  await note.getByRole('button', { name: 'Move 2 sections to the wide column' }).click();
  await expect(first(1)).toBeVisible();
  await expect(note).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(first(2)).toBeVisible();
  await note.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(note).toBeHidden();
});
