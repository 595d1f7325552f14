import { expect, test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolationInThemes, look, widths } from './support/axe.ts';
import { openEditor, openTab, panel, sectionRow } from './support/editor.ts';

for (const width of widths)
  test(`axe finds nothing wrong in the editor, ${width} px`, async ({ page, request }) => {
    test.slow();
    const account = await makeAccount(request);
    const { id } = await makeResume(request, account, { isPublic: true });
    await look(page, 'light', width);
    await signInAs(page, account);
    await openEditor(page, id);
    const more = page.getByRole('button', { name: 'More', exact: true });
    await more.click();
    await expectNoViolationInThemes(page, 'what is done rarely');
    await page.keyboard.press('Escape');
    if (width < 768) {
      await page.getByRole('button', { name: 'Sections', exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await expectNoViolationInThemes(page, 'the sheet of sections');
      await page.keyboard.press('Escape');
      await more.click();
      await page.getByRole('menuitem', { name: 'Share' }).click();
    } else await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('dialog').waitFor();
    await expectNoViolationInThemes(page, 'sharing');
    await page.keyboard.press('Escape');
    if (width >= 768) {
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      await expectNoViolationInThemes(page, 'the formats');
      await page.keyboard.press('Escape');
    }
    await openTab(page, 'Experience');
    await page.getByRole('button', { name: 'Add Experience' }).click();
    await expectNoViolationInThemes(page, 'an open entry');
    await openTab(page, 'Others');
    await panel(page).getByRole('button', { name: 'Add Section' }).click();
    await page.getByRole('button', { name: 'Add Entry' }).click();
    await page.getByRole('button', { name: 'Move Swedish', exact: true }).focus();
    await expectNoViolationInThemes(page, 'an added section, and a handle');
    await panel(page).getByRole('button', { name: 'More about English' }).click();
    await expectNoViolationInThemes(page, 'the menu of an entry');
    await page.keyboard.press('Escape');
    await panel(page).getByRole('button', { name: 'Add Publications' }).click();
    await panel(page).getByText('Paste BibTeX or a reference').click();
    await expectNoViolationInThemes(page, 'a publication, and where others are pasted');
    await openTab(page, 'Design');
    await panel(page).getByText('Set each side').click();
    await expectNoViolationInThemes(page, 'the design');
    if (width < 768) await page.getByRole('button', { name: 'Sections', exact: true }).click();
    const about = sectionRow(page, 'Skills').getByRole('button', { name: /^More about/ });
    await about.press('Enter');
    await expectNoViolationInThemes(page, 'the menu of a section');
    await page.keyboard.press('Escape');
    await expect(about).toBeFocused();
    // The button that has regained the focus may show a tooltip, which consumes the first Escape.
    await expect(async () => {
      if (width < 768) await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.press('Control+k');
    await page.getByRole('option').first().waitFor();
    await expectNoViolationInThemes(page, 'the palette');
  });
