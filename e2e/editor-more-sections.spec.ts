import { expect, type Page, test } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import {
  bulletTexts,
  chooseForSection,
  openTab,
  ownEditor,
  panel,
  preview,
  saved,
  sectionRow,
} from './support/editor.ts';

const bibtex = `@article{lovelace1843,
  author = {Lovelace, Ada and Menabrea, Luigi},
  title = {Notes on the {A}nalytical {E}ngine},
  journal = {Scientific Memoirs}, volume = 3, pages = {666--731}, year = 1843, month = sep,
  doi = {10.1000/engine}
}`;

const firstMenu = (page: Page) =>
  panel(page)
    .getByRole('button', { name: /^More about/ })
    .first();

test('sections are added, and what stands in them is hidden and moved', async ({
  page,
  request,
}) => {
  test.slow();
  await test.step('[more-sections-2] publications are pasted, a point is hidden and a role added, and the pages show it', async () => {
    const { account, id } = await ownEditor(page, request);

    await openTab(page, 'Others');
    await panel(page).getByRole('button', { name: 'Publications' }).click();
    await expect(page.getByRole('tab', { name: 'Publications' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const fields = panel(page);
    await expect(fields.getByLabel('Title', { exact: true })).toBeFocused();
    await fields.getByText('Paste BibTeX or a reference').click();
    await fields.getByLabel('BibTeX, or references with a DOI').fill(bibtex);
    await fields.getByRole('button', { name: 'Add from Text' }).click();
    await expect(fields.getByLabel('Title', { exact: true })).toHaveValue(
      'Notes on the Analytical Engine',
    );
    await expect(fields.getByLabel('Authors')).toHaveValue('Ada Lovelace, Luigi Menabrea');
    await expect(fields.getByLabel('Pages', { exact: true })).toHaveValue('666–731');
    await expect(preview(page)).toContainText('Scientific Memoirs');

    await openTab(page, 'Experience');
    const row = fields.getByRole('heading', { level: 3 }).first().getByRole('button');
    const company = await row.locator('span span').nth(1).innerText();
    await row.click();
    const [first = '', second = ''] = await bulletTexts(fields);
    await expect(preview(page)).toContainText(first);
    await fields.getByRole('button', { name: 'Hide bullet 1', exact: true }).click();
    await expect(preview(page)).not.toContainText(first);
    await expect(preview(page)).toContainText(second);
    await expect(fields.getByRole('textbox', { name: /^Bullet 1, hidden,/ })).toHaveValue(first);
    await expect(fields.getByRole('button', { name: 'Show bullet 1', exact: true })).toBeVisible();

    await firstMenu(page).click();
    await page.getByRole('menuitem', { name: 'Add role at this employer' }).click();
    await expect(fields.getByLabel('Role')).toBeFocused();
    await fields.getByLabel('Role').fill('Shift Planner');
    await expect(fields.getByLabel('Company')).toHaveValue(company.split(' · ')[0] ?? '');
    await expect(preview(page)).toContainText('Shift Planner');
    await expect(saved(page)).toBeVisible();

    const answer = await request.get(`/api/resumes/${id}`, {
      headers: {
        authorization: `Bearer ${account.token}`,
        accept: 'application/vnd.folio+json',
      },
    });
    const { content } = (await answer.json()).data;
    expect(content.publications).toMatchObject([
      {
        title: 'Notes on the Analytical Engine',
        type: 'article',
        venue: 'Scientific Memoirs',
        date: '1843-09',
        volume: '3',
        doi: '10.1000/engine',
      },
    ]);
    expect(content.workExperience[0].bullets[0]).toMatchObject({ text: first, isHidden: true });
    expect(content.workExperience[1]).toMatchObject({
      position: 'Shift Planner',
      sameEmployer: true,
    });

    await page.reload();
    await openTab(page, 'Publications');
    await fields.getByRole('button', { name: /^Notes on the Analytical Engine/ }).click();
    await expect(fields.getByLabel('DOI', { exact: true })).toHaveValue('10.1000/engine');
  });

  await test.step('a section is added from the rail, by a grid of all kinds', async () => {
    await ownEditor(page, request);
    const add = page.getByRole('button', { name: 'Add section', exact: true });
    await add.press('Enter');
    const grid = page.getByRole('dialog', { name: 'Add a section' });
    await expect(grid.getByRole('button').first()).toBeFocused();
    await expectNoViolation(page, 'the grid of sections');
    await page.keyboard.press('Escape');
    await expect(add).toBeFocused();
    await add.click();
    await grid.getByRole('button', { name: 'Add Awards' }).click();
    await expect(grid).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'Awards' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(panel(page).getByRole('textbox').first()).toBeFocused();
    await add.click();
    await expect(grid.getByRole('button', { name: 'Add Awards' })).toHaveCount(0);
    await grid.getByRole('button', { name: 'Your own section' }).click();
    await expect(panel(page).getByRole('textbox').first()).toBeFocused();
  });

  await test.step('a custom section is hidden, renamed and moved alone', async () => {
    await ownEditor(page, request);
    await openTab(page, 'Others');
    const fields = panel(page);
    for (const name of ['Exhibitions', 'Radio']) {
      await fields.getByRole('button', { name: 'Add Section' }).click();
      await page.getByLabel('Section name').fill(name);
      await fields.getByRole('button', { name: 'Add Entry' }).click();
      await fields.getByLabel('Title', { exact: true }).fill(`First of ${name}`);
    }
    await sectionRow(page, 'Exhibitions').hover();
    await page.getByRole('button', { name: 'Hide Exhibitions' }).click();
    await expect(preview(page)).not.toContainText('First of Exhibitions');
    await expect(preview(page)).toContainText('First of Radio');
    await page.getByRole('button', { name: 'Show Exhibitions' }).click();
    await chooseForSection(page, 'Radio', 'Rename');
    await page.getByLabel('Title of Radio').fill('Broadcasts');
    await page.keyboard.press('Enter');
    await expect(preview(page)).toContainText(/First of Exhibitions.*First of Radio/s);
    await chooseForSection(page, 'Broadcasts', 'Move up');
    await expect(preview(page)).toContainText(/First of Radio.*First of Exhibitions/s);
  });
});

test('entries are hidden, words are made bold, and a link is told from a text', async ({
  page,
  request,
}) => {
  test.slow();
  await test.step('[hidden-3] an entry is hidden and shown again, and its text stays in the form', async () => {
    await ownEditor(page, request);
    await openTab(page, 'Experience');
    const row = panel(page).getByRole('heading', { level: 3 }).first().getByRole('button');
    const company = (
      (await row.locator('span span').nth(1).innerText()).split(' · ')[0] ?? ''
    ).trim();
    await expect(preview(page)).toContainText(company);
    await firstMenu(page).click();
    await page.getByRole('menuitem', { name: 'Hide from the document' }).click();
    await expect(preview(page)).not.toContainText(company);
    await expect(row).toContainText('Hidden');
    await firstMenu(page).click();
    await page.getByRole('menuitem', { name: 'Show in the document' }).click();
    await expect(preview(page)).toContainText(company);
  });

  await test.step('[rich-text-3] words are made bold, italic and linked by keys', async () => {
    await ownEditor(page, request);
    const summary = panel(page).getByRole('textbox', { name: 'Summary' });
    await summary.fill('Led ten people');
    await summary.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 7));
    await page.keyboard.press('Control+b');
    await expect(summary).toHaveValue('Led **ten** people');
    await page.keyboard.press('Control+i');
    await expect(summary).toHaveValue('Led ***ten*** people');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Control+i');
    await expect(summary).toHaveValue('Led ten people');
    await page.keyboard.press('Control+k');
    await expect(summary).toHaveValue('Led [ten](https://) people');
    await page.keyboard.type('https://ten.example');
    await expect(summary).toHaveValue('Led [ten](https://ten.example) people');
    await summary.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 0));
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('of a link that is no address it is said what comes of it, and the page shows its text', async () => {
    await ownEditor(page, request);
    const website = page.getByLabel('Website', { exact: true });
    const note = page.getByText('This isn’t a web address, so it’s shown as text without a link.');
    await website.fill('on request');
    await expect(note).toBeHidden();
    await website.blur();
    await expect(note).toBeVisible();
    await expect(website).toHaveAccessibleDescription(/isn’t a web address/);
    await expect(preview(page)).toContainText('on request');
    await website.fill('ana.example, github.com/ana');
    await website.blur();
    await expect(note).toBeHidden();
  });
});
