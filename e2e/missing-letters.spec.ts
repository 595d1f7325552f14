import { readFile } from 'node:fs/promises';
import { type TemplateId, templateIds } from '@folio/contract/template-ids';
import { expect, type Page } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { look, themes, widths } from './support/axe.ts';
import { greatestDifference } from './support/compare-pictures.ts';
import { openEditor, preview } from './support/editor.ts';
import { paintAlike } from './support/paint-alike.ts';
import { test } from './support/picture-test.ts';
import { photographPages, pictureOfPdf, pictureOfPng } from './support/pictures.ts';

/** Balinese, Yi, Runic and Coptic, which none of our fonts support, among scripts with a font. */
const summary = 'ᬩᬮᬶ, ꀀꀁ, ᚱᚢ, Ⲁⲃ; தமிழ், বাংলা, ภาษาไทย, ქართული, Հայերեն, አማርኛ, à́ ệ q̇ x̄, ℝ ∈ ∀ ៛.';
/** As in parity.spec: antialiasing accounts for differences of 30 to 45 of 255. */
const tolerance = 60;

/** Answers the request for the resume with these letters in it, in any template. */
async function answerWith(page: Page, id: string, templateId: TemplateId): Promise<void> {
  await page.route(`**/api/resumes/${id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const body = await response.json();
    const { content } = body.data;
    const personalInfo = { ...content.personalInfo, summary };
    const data = { ...body.data, templateId, content: { ...content, personalInfo } };
    await route.fulfill({ response, json: { ...body, data } });
  });
}

/** The scripts whose fonts the page has loaded. */
const facesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].flatMap(
      ({ family }) => /^Noto(?:Sans|Serif)(\w+)-/.exec(family)?.[1] ?? [],
    ),
  );

async function exportPdf(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Download as PDF' }).click();
  await expect(leftovers(page).or(question(page))).toBeVisible();
  if (await leftovers(page).isVisible())
    await leftovers(page).getByRole('button', { name: 'Export anyway' }).click();
}
/** The question about leftovers of the sample, which comes first. */
const leftovers = (page: Page) => page.getByRole('alertdialog', { name: /still to fill in$/ });
const question = (page: Page) =>
  page.getByRole('alertdialog', { name: /letters can’t be printed$/ });
const note = (page: Page) => page.getByRole('region', { name: 'Letters that can’t be printed' });

test.describe('letters that no font has', () => {
  test.use({ viewport: { width: 1600, height: 1440 }, deviceScaleFactor: 2, colorScheme: 'light' });

  for (const templateId of templateIds.filter((_, index) => index % 3 === 0))
    test(`are as blank on the screen as in the PDF: ${templateId}`, async ({
      page,
      context,
      request,
      pictureTab,
    }) => {
      test.slow();
      const account = await makeAccount(request);
      const { id } = await makeResume(request, account);
      await answerWith(page, id, templateId);
      await signInAs(page, account);
      await page.addInitScript(() => localStorage.setItem('editorUnderlines', 'false'));
      await page.goto(`/resume/editor/${id}`);
      await page.getByRole('button', { name: /^Zoom, / }).click();
      await page.getByRole('menuitemradio', { name: '100%' }).click();
      await expect(note(page)).toContainText('Balinese');
      await expect(preview(page)).toContainText('ᬩᬮᬶ');
      await expect
        .poll(() => facesOf(page))
        .toEqual(expect.arrayContaining(['Tamil', 'Bengali', 'Thai', 'Georgian', 'Ethiopic']));
      const [shot] = await photographPages(page);
      if (!shot) throw new Error('No page is shown');
      await context.setOffline(true);
      await exportPdf(page);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        question(page).getByRole('button', { name: 'Export anyway' }).click(),
      ]);
      const pdf = await readFile(await download.path());
      const shown = await pictureOfPng(pictureTab, shot);
      const sheet = { pdf, pageNumber: 1, pxPerPt: 96 / 72 };
      const printed = await paintAlike(shown, tolerance, shot, (place) =>
        pictureOfPdf(pictureTab, sheet, place, shown),
      );
      expect(greatestDifference(shown, printed)).toBeLessThan(tolerance);
    });
});

test('the editor names what no font has, leads there, and asks once before it exports', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account);
  await signInAs(page, account);
  await openEditor(page, id);
  await expect(note(page)).toBeHidden();
  await page.getByRole('textbox', { name: 'Summary' }).fill('Knows ᬩᬮᬶ well');
  await expect(note(page)).toContainText(
    '2 letters can’t be printed. None of our fonts has ᬩ, ᬮᬶ (Balinese)',
  );
  await page.getByRole('tab', { name: 'Experience', exact: true }).click();
  await note(page)
    .getByRole('button', { name: /Summary/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Summary' })).toBeFocused();

  await exportPdf(page);
  await expect(question(page)).toContainText('The PDF leaves a blank there');
  await expect(page.getByRole('button', { name: 'Go back' })).toBeFocused();
  let downloads = 0;
  page.on('download', () => downloads++);
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  await exportPdf(page);
  await Promise.all([
    page.waitForEvent('download'),
    question(page).getByRole('button', { name: 'Export anyway' }).click(),
  ]);
  expect(downloads).toBe(1);

  for (const theme of themes)
    for (const width of widths) {
      await look(page, theme, width);
      await expect(note(page)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    }
  await look(page, 'light', 1280);
  await page.getByRole('textbox', { name: 'Summary' }).fill('Knows it well');
  await expect(note(page)).toBeHidden();
});

test('letters that no font has are asked about also where the font of another script can’t be had', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account);
  await signInAs(page, account);
  await openEditor(page, id);
  await page.route('**/NotoSansSC*', (route) => route.abort());
  await page.getByRole('textbox', { name: 'Summary' }).fill('Knows 中文 and ᬩᬮᬶ \uf0b7');
  await expect(note(page)).toContainText('None of our fonts has ᬩ, ᬮᬶ (Balinese), U+F0B7 (symbol).');
  await exportPdf(page);
  await expect(question(page)).not.toContainText('中');
  await Promise.all([
    page.waitForEvent('download'),
    question(page).getByRole('button', { name: 'Export anyway' }).click(),
  ]);
});

test('the preview page names what no font has, to its owner with the way there', async ({
  page,
  browser,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, {
    content: { personalInfo: { firstName: 'Ada', title: 'Engineer', summary: 'Knows ᬩᬮᬶ well' } },
    isPublic: true,
  });
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/resume/preview/${id}`);
  await expect(note(visitor)).toContainText('2 letters can’t be printed');
  await expect(note(visitor).getByRole('button')).toHaveCount(0);
  await visitor.context().close();

  await signInAs(page, account);
  await page.goto(`/resume/preview/${id}`);
  await expect(note(page)).toContainText('None of our fonts has ᬩ, ᬮᬶ (Balinese)');
  for (const theme of themes)
    for (const width of widths) {
      await look(page, theme, width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    }
  await note(page)
    .getByRole('button', { name: /Summary/ })
    .click();
  await expect(page.getByRole('textbox', { name: 'Summary' })).toBeVisible();
});

test('the preview page asks before it prints letters that no font has', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, {
    content: { personalInfo: { firstName: 'Ada', title: 'Engineer', summary: 'Knows ᬩᬮᬶ well' } },
  });
  await signInAs(page, account);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-print-called', '');
  });
  await page.goto(`/resume/preview/${id}`);
  const printed = page.locator('[data-print-called]');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(question(page)).toContainText('The printed page leaves a blank there');
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(question(page)).toBeHidden();
  await expect(printed).toHaveCount(0);
  await page.keyboard.press('Control+p');
  await question(page).getByRole('button', { name: 'Print anyway' }).click();
  await expect(printed).toHaveCount(1);
});
