import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolation, themes } from './support/axe.ts';
import { openTab, panel, preview, saved } from './support/editor.ts';

async function openJob(page: Page, request: APIRequestContext, duration: object) {
  const account = await makeAccount(request);
  const job = { position: 'Cook', company: 'Inn', ...duration };
  const { id } = await makeResume(request, account, { content: { workExperience: [job] } });
  await signInAs(page, account);
  await page.goto(`/resume/editor/${id}`);
  await openTab(page, 'Experience');
  await panel(page).getByRole('button', { name: /^Cook/ }).click();
}

const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Duration' });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const openMonths = (page: Page) =>
  panel(page).getByRole('button', { name: 'Pick months', exact: true }).first().click();

test('months are picked by pointer and by keyboard, and are what documents date by', async ({
  page,
  request,
}) => {
  await openJob(page, request, {});
  await openMonths(page);
  await expect(group(page, 'End').getByLabel('Year of end')).toBeDisabled();
  await group(page, 'Start').getByLabel('Year of start').selectOption('2021');
  await group(page, 'Start').getByRole('button', { name: 'Mar 2021' }).click();
  await expect(field(page)).toHaveValue('Mar 2021');
  await page.getByRole('switch', { name: 'Present' }).click();
  await expect(field(page)).toHaveValue('Mar 2021 – Present');
  await expect(preview(page)).toContainText('Mar 2021 – Present');
  await group(page, 'End').getByLabel('Year of end').selectOption('2022');
  await group(page, 'End').getByRole('button', { name: 'Jan 2022' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Jun 2022' })).toBeFocused();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('Mar 2021 – Jun 2023');
  await page.keyboard.press('Escape');
  await expect(panel(page).getByRole('button', { name: 'Pick months' }).first()).toBeFocused();
  await expect(preview(page)).toContainText('Mar 2021 – Jun 2023');
});

test('opening the months changes no word; what is typed or pasted is read into them', async ({
  page,
  request,
}) => {
  await openJob(page, request, { dateText: 'Three summers' });
  await openMonths(page);
  await expect(page.getByText('“Three summers” stays as you typed it')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('Three summers');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await field(page).fill('03/2021 - 2023');
  await openMonths(page);
  await expect(page.getByRole('button', { name: 'Mar 2021' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('button', { name: '2023, no month' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // The typed text was normalized on blur.
  await expect(field(page)).toHaveValue('03/2021 – 2023');
  await group(page, 'End').getByLabel('Year of end').selectOption('2021');
  await expect(group(page, 'End').getByRole('button', { name: 'Feb 2021' })).toBeDisabled();
  await expect(saved(page)).toBeVisible();
});

for (const width of [320, 1280])
  test(`the months fit the screen at ${width} px, and axe has nothing to say`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    const account = await makeAccount(request);
    const job = { position: 'Cook', company: 'Inn', startDate: '2021-03', current: true };
    const { id } = await makeResume(request, account, { content: { workExperience: [job] } });
    await signInAs(page, account);
    await page.goto(`/resume/editor/${id}`);
    await openTab(page, 'Experience');
    await panel(page).getByRole('button', { name: /^Cook/ }).click();
    await openMonths(page);
    const months = page.getByRole('dialog', { name: 'Months' });
    const box = await months.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await expectNoViolation(page, `months, ${width} px, ${theme}`);
    }
  });

test('a period that is typed with a hyphen is set with a dash, once the caret has left it', async ({
  page,
  request,
}) => {
  await openJob(page, request, { startDate: '2019', endDate: '2020', dateText: '2019-2020' });
  await field(page).focus();
  await field(page).blur();
  await expect(field(page)).toHaveValue('2019-2020');
  await field(page).fill('May 2025 - Jul 2025');
  await expect(field(page)).toHaveValue('May 2025 - Jul 2025');
  await field(page).blur();
  await expect(field(page)).toHaveValue('May 2025 – Jul 2025');
  await expect(preview(page)).toContainText('May 2025 – Jul 2025');
});
