import { expect, test } from '@playwright/test';
import { expectNoViolationInThemes, look, widths } from './support/axe.ts';
import { openTab, ownEditor, panel, preview } from './support/editor.ts';

test('every template shows one’s own words before it is chosen', async ({ page, request }) => {
  await ownEditor(page, request);
  await panel(page).getByRole('textbox', { name: 'Name', exact: true }).fill('Meera Iyer');
  await openTab(page, 'Design');
  const button = page.getByRole('button', { name: 'Template', exact: true });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Your resume, in every template' });
  const card = (name: RegExp) =>
    dialog.locator('label').filter({ has: page.getByRole('radio', { name }) });

  await test.step('those in sight are set, the others wait', async () => {
    await expect(card(/^Modern Minimalist/)).toContainText(/Meera\s+Iyer/);
    await expect(card(/^Classic/)).toContainText(/Meera\s+Iyer/);
    await expect(card(/^Modern Minimalist/)).toContainText('In use');
    await expect(dialog.locator('label').last()).not.toContainText('Meera');
    await dialog.locator('label').last().scrollIntoViewIfNeeded();
    await expect(dialog.locator('label').last()).toContainText('Meera');
  });

  await test.step('they are told apart by columns and plan', async () => {
    const all = await dialog.getByRole('radiogroup').getByRole('radio').count();
    await dialog.getByText('Two', { exact: true }).click();
    await expect(card(/^Classic/)).toHaveCount(0);
    await expect(card(/^Creative/)).toBeVisible();
    await dialog.getByText('In your plan').click();
    await expect(card(/^Creative/)).toHaveCount(0);
    await dialog.getByText('All', { exact: true }).first().click();
    await dialog.getByText('All', { exact: true }).last().click();
    await expect(dialog.getByRole('radiogroup').getByRole('radio')).toHaveCount(all);
  });

  await test.step('one of another plan says that it has to be bought', async () => {
    await card(/^Creative/).click();
    await expect(dialog.getByRole('button', { name: 'Upgrade to Premium' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Use / })).toHaveCount(0);
  });

  await test.step('the arrow keys lead to whole cards', async () => {
    await dialog.getByRole('radio', { name: /^Creative/ }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const cards = dialog.getByRole('radiogroup').locator('label');
    const chosen = cards.filter({ has: page.locator('input:checked') });
    await expect(chosen).toBeInViewport({ ratio: 1 });
  });

  await test.step('by keyboard one is looked at, used and taken back', async () => {
    await dialog.getByRole('radio', { name: /^Modern Minimalist/ }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: /^Classic/ })).toBeChecked();
    await expect(dialog.getByRole('complementary')).toContainText(/Meera\s+Iyer/);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(panel(page)).toContainText('Classic Professional');
    await expect(button).toBeFocused();
    await expect(preview(page)).toContainText(/Meera\s+Iyer/);
    await page.keyboard.press('Control+z');
    await expect(panel(page)).toContainText('Modern Minimalist');
  });

  await button.click();
  for (const width of widths) {
    await look(page, 'light', width);
    await expectNoViolationInThemes(page, `templates, ${width} px`);
  }
});
