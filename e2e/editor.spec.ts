import { expect, type Page, test } from '@playwright/test';
import { type Account, makeAccount, makeResume, signInAs } from './support/account.ts';
import { chooseMore, chooseTemplate } from './support/editor.ts';

const preview = (page: Page) => page.getByRole('region', { name: 'Pages of the resume' });
const saved = (page: Page) => page.getByText('Saved', { exact: true });

async function openEditor(page: Page, account: Account, id: string): Promise<void> {
  await signInAs(page, account);
  await page.goto(`/resume/editor/${id}`);
  await expect(preview(page)).toContainText('Operations Manager');
}

test('a click in the preview focuses the field that it shows', async ({ page, request }) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account);
  await openEditor(page, account, id);
  await preview(page).getByText('Operations Analyst').click();
  await expect(page.getByRole('tab', { name: 'Experience', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByLabel('Role')).toHaveValue('Operations Analyst');
  await expect(page.getByLabel('Role')).toBeFocused();
});

test('a letter is in its field before the pages are set anew, and a long text too', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account);
  await openEditor(page, account, id);
  const field = page.getByRole('textbox', { name: 'Summary', exact: true });
  const write = (text: string) =>
    field.evaluate((control: HTMLTextAreaElement, typed) => {
      const pages = document.querySelector('[aria-label="Pages of the resume"]');
      const before = pages?.innerHTML;
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
        control,
        typed,
      );
      control.dispatchEvent(new Event('input', { bubbles: true }));
      return { value: control.value, arePagesAsBefore: pages?.innerHTML === before };
    }, text);
  expect(await write('Kept the inn')).toEqual({ value: 'Kept the inn', arePagesAsBefore: true });
  await expect(preview(page)).toContainText('Kept the inn');
  const long = 'Kept the ledgers of an inn. '.repeat(700);
  expect(await write(`${long}Goodbye`)).toMatchObject({ arePagesAsBefore: true });
  await expect(preview(page)).toContainText('Goodbye');
  await field.press('End');
  await page.keyboard.type(' again');
  await expect(preview(page)).toContainText('Goodbye again');
});

test('[editor-1] deletions, moves and template changes can be undone', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account);
  await openEditor(page, account, id);
  const before = await preview(page).innerText();
  await page.getByRole('tab', { name: 'Experience', exact: true }).click();
  const menus = page.getByRole('tabpanel').getByRole('button', { name: /^More about/ });
  await menus.first().click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  const moved = page.getByRole('button', { name: /^Product Operations Manager/ });
  await expect(moved).toBeFocused();
  await menus.first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(moved).toBeFocused();
  await expect(preview(page)).not.toContainText('Operations Analyst');
  await chooseTemplate(page, /Classic/);
  await expect(preview(page)).not.toHaveText(before);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z');
  // The steps are laid out one after the other.
  await expect.poll(() => preview(page).innerText()).toBe(before);
  await expect(saved(page)).toBeVisible();
});

test('[editor-3] text typed offline survives a reload and is saved when the connection is back', async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account);
  await openEditor(page, account, id);
  await context.setOffline(true);
  await page.getByLabel('Name', { exact: true }).fill('Written Offline');
  await expect(page.getByText('Offline, kept on this device')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Written Offline');
  await expect(saved(page)).toBeVisible();
  const stored = await request.get(`/api/resumes/${id}`, {
    headers: { authorization: `Bearer ${account.token}` },
  });
  expect((await stored.json()).data.content.personalInfo.firstName).toBe('Written');
});

test('two windows on one field: nothing is overwritten in silence', async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account);
  await openEditor(page, account, id);
  const other = await context.newPage();
  await openEditor(other, account, id);
  const titleOf = (one: typeof page) => one.getByLabel('Title', { exact: true });
  await titleOf(other).fill('Written there');
  await expect(titleOf(page)).toHaveValue('Written there');
  await titleOf(page).fill('Written here');
  await expect(titleOf(other)).toHaveValue('Written here');
  await expect(saved(page)).toBeVisible();
  // Undo reverts only this window's change, and the other window shows that.
  await titleOf(page).press('Control+z');
  await expect(titleOf(other)).toHaveValue('Written there');
});

test('two windows on different entries of a list: both are kept, unasked', async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account);
  await openEditor(page, account, id);
  const other = await context.newPage();
  await openEditor(other, account, id);
  for (const [one, row] of [
    [other, /^Product Operations Manager/],
    [page, /^Operations Analyst/],
  ] as const) {
    await one.getByRole('tab', { name: 'Experience', exact: true }).click();
    await one.getByRole('button', { name: row }).click();
  }
  await other.getByLabel('Company').fill('Written there');
  await expect(saved(other)).toBeVisible();
  await page.getByLabel('Company').fill('Written here');
  await expect(preview(page)).toContainText('Written there');
  await expect(preview(page)).toContainText('Written here');
  await expect(saved(page)).toBeVisible();
  await other.reload();
  await expect(preview(other)).toContainText('Written there');
  await expect(preview(other)).toContainText('Written here');
});

test('[editor-2] Reset asks first, brings the sample in classic, and can be undone', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account);
  await openEditor(page, account, id);
  await page.getByLabel('Name', { exact: true }).fill('Asha Verma');
  await chooseMore(page, 'Reset');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Maya Lindqvist');
  await expect(page.getByText('Classic Professional').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha Verma');
});
