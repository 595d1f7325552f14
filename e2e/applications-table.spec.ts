import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { addApplication, makeAccount, signInAs } from './support/account.ts';
import { expectNoViolationAtWidths } from './support/axe.ts';
import { goTo } from './support/go-to.ts';

const column = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}, `) });

test('[applications-4] the table is searched, sorted, and changed by many at once', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await addApplication(request, account, { role: 'Cook', company: 'The Inn', status: 'applied' });
  const contacts = [{ id: 'jo', name: 'Jo Marsh', about: 'Recruiter', email: '', phone: '' }];
  await addApplication(request, account, { role: 'Baker', company: 'Rye & Co', contacts });
  await addApplication(request, account, { role: 'Archer', company: 'The Inn' });
  await signInAs(page, account);
  await page.goto('/dashboard');
  await goTo(page, '/applications');
  await page.getByText('Table', { exact: true }).click();
  const table = page.getByRole('table', { name: 'Applications' });
  const roles = table.getByRole('row').getByRole('link').filter({ hasNotText: 'Not kept' });
  await expect(roles).toHaveCount(3);
  await expectNoViolationAtWidths(page, 'the table');
  await page.setViewportSize({ width: 1280, height: 800 });

  await table.getByRole('button', { name: 'Role' }).click();
  await expect(roles).toHaveText(['Archer', 'Baker', 'Cook']);
  await table.getByRole('button', { name: 'Role' }).click();
  await expect(roles).toHaveText(['Cook', 'Baker', 'Archer']);
  await expect(table.getByRole('columnheader', { name: 'Role' })).toHaveAttribute(
    ...(['aria-sort', 'descending'] as const),
  );

  // A recruiter's name, which no column shows.
  await page.getByPlaceholder('Search applications...').fill('marsh');
  await expect(roles).toHaveText(['Baker']);
  await page.getByPlaceholder('Search applications...').fill('inn');
  await expect(roles).toHaveText(['Cook', 'Archer']);
  await page.getByLabel('Select Archer, The Inn').check();
  await page.getByLabel('Select Cook, The Inn').check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByLabel('Select Archer, The Inn').uncheck();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByLabel('Select all').check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitem', { name: 'Rejected' }).click();
  await expect(page.getByText('2 applications to Rejected').first()).toBeVisible();
  await expect(table.getByText('Rejected', { exact: true })).toHaveCount(2);
  await page.getByPlaceholder('Search applications...').fill('');
  await page.getByLabel('Status').selectOption({ label: 'Rejected' });
  await expect(roles).toHaveCount(2);

  await page.getByLabel('Select Cook, The Inn').check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(roles).toHaveText(['Archer']);
  await expect(page.getByText('1 application deleted').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(roles).toHaveCount(2);

  await test.step('keys select, set what comes next, and take it back after its notification', async () => {
    await page.getByLabel('Select Cook, The Inn').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('x');
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Set next step' }).click();
    const dialog = page.getByRole('dialog', { name: 'Next step for 2 applications' });
    await expectNoViolationAtWidths(page, 'a next step for many');
    await page.setViewportSize({ width: 1280, height: 800 });
    await dialog.getByLabel('Next step').fill('Ask why');
    await dialog.getByLabel('By').fill('2026-01-04');
    await dialog.getByRole('button', { name: 'Set' }).click();
    await expect(table.getByText('Ask why was due')).toHaveCount(2);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.keyboard.press('Control+z');
    await expect(table.getByText('Ask why')).toHaveCount(0);
    await page.keyboard.press('Control+y');
    await expect(table.getByText('Ask why was due')).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await expect(table.getByText('Ask why')).toHaveCount(0);
    await page.keyboard.press('Control+Shift+z');
    await expect(table.getByText('Ask why was due')).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await expect(table.getByText('Ask why')).toHaveCount(0);
    // The step before that is undone next.
    await page.getByLabel('Status').selectOption({ label: 'All statuses' });
    await page.getByRole('heading', { name: 'Applications' }).focus();
    await page.keyboard.press('Control+z');
    await expect(table.getByText('Rejected', { exact: true })).toHaveCount(0);
    await page.getByLabel('Select Cook, The Inn').focus();
    await page.keyboard.press('x');
    await page.keyboard.press('Delete');
    await expect(roles).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await expect(roles).toHaveCount(3);
    // The list is updated before the server is, while the notification of the deletion is still
    // visible.
    await expect(page.getByText('Restored', { exact: true }).first()).toBeVisible();
  });

  await page.getByLabel('Select Cook, The Inn').check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await expect(roles).toHaveCount(2);
  await expect(page.getByText('1 application deleted').first()).toBeVisible();
  await goTo(page, '/resumes/trash');
  await page.getByRole('button', { name: 'Restore Cook, The Inn' }).click();
  await expect(page.getByText('Application restored').first()).toBeVisible();
});

test('a list from another tracker is looked at, taken, and downloaded again', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await addApplication(request, account, { role: 'Cook', company: 'The Inn' });
  await signInAs(page, account);
  await page.goto('/applications');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Import applications' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import applications' });
  const choose = (text: string) =>
    dialog.locator('input[type=file]').setInputFiles({
      name: 'jobs.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    });

  await test.step('a file without applications says what it lacks', async () => {
    await choose('a,b\n1,2');
    await expect(dialog.getByText('We couldn’t read this file')).toBeVisible();
  });

  await test.step('what was read is looked at before it is taken', async () => {
    await choose(
      'Job Position,Company,Status,Date Applied,Excitement\nCook,The Inn,Applied,11/4/2031,\nBaker,Rye & Co,Pondering,,5\n=Archer,"Bow, Arrow",Interviewing,11/4/2031,\n,,,,total',
    );
    await expect(dialog.getByRole('checkbox')).toHaveCount(4);
    await expect(dialog.getByLabel('Unnamed job 4')).not.toBeChecked();
    await expect(dialog.getByLabel('Cook, The Inn')).not.toBeChecked();
    await expect(dialog.getByText('“Pondering” is no status here')).toBeVisible();
    await expectNoViolationAtWidths(page, 'an import');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('a row that is refused says why, and the others are added', async () => {
    // The server receives a role that it rejects.
    await page.route('**/api/applications/import', async (route) => {
      const { applications } = route.request().postDataJSON();
      const sent = applications.map((one: { role: string }) =>
        one.role === 'Baker' ? { ...one, role: 'Baker'.repeat(9_999) } : one,
      );
      await route.continue({ postData: JSON.stringify({ applications: sent }) });
    });
    const isRefused = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.status() === 400,
    );
    await dialog.getByRole('button', { name: 'Add 2 applications' }).click();
    await isRefused;
    await expect(dialog.getByText('1 application added, not all')).toBeVisible();
    const baker = dialog.getByRole('listitem').filter({ hasText: 'Baker' });
    await expect(baker.getByRole('checkbox')).not.toBeChecked();
    await expect(dialog.getByLabel('=Archer, Bow, Arrow')).not.toBeChecked();
    await expect(dialog.getByRole('button', { name: /^Add / })).toBeDisabled();
    await page.unroute('**/api/applications/import');
    await baker.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Add 1 application' }).click();
    await expect(page.getByText('1 application added').first()).toBeVisible();
    await expect(column(page, 'Interview').getByRole('article')).toContainText('=Archer');
    await expect(column(page, 'Saved').getByRole('article')).toHaveCount(2);
  });

  await test.step('the download has them all, and no formula', async () => {
    await page.getByRole('button', { name: 'More' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click();
    const text = await readFile(await (await downloading).path(), 'utf8');
    expect(text).toContain('\'=Archer,"Bow, Arrow",,Interview,2031-11-04');
    expect(text).toContain('excitement: 5');
    expect(text).toContain('Cook,The Inn');
  });
});

test('[applications-6] results say what came of what was sent, with how sure that is', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  for (let made = 0; made < 12; made += 1) {
    const status = made < 3 ? 'interview' : 'applied';
    await addApplication(request, account, {
      role: 'Cook',
      source: 'A job board',
      status,
      day: '2026-01-10',
    });
  }
  for (const status of ['offer', 'applied'])
    await addApplication(request, account, {
      role: 'Baker',
      source: 'A friend',
      status,
      day: '2026-01-12',
    });
  await addApplication(request, account, { role: 'Archer', source: 'A friend', status: 'saved' });
  await signInAs(page, account);
  await page.goto('/applications');
  await page.getByText('Results', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What worked' })).toBeVisible();
  await expectNoViolationAtWidths(page, 'results');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: test.info().outputPath(`results-${width}.png`) });
  }
  const bySource = page.getByRole('table', { name: 'By where you found it' });
  const rowOf = (name: string) => bySource.getByRole('row', { name });
  await expect(rowOf('A job board').getByRole('cell')).toHaveText([
    '12',
    '25% 9–53%',
    '25% 9–53%',
    '0% 0–24%',
  ]);
  await expect(rowOf('A friend').getByRole('cell')).toHaveText(['2', '1 of 2', '1 of 2', '1 of 2']);
  await page.getByPlaceholder('Search applications...').fill('baker');
  await expect(rowOf('A job board')).toHaveCount(0);
  // A reload keeps the view.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What worked' })).toBeVisible();
});

test('a long table leaves roles their width on a phone', async ({ page, request }) => {
  const account = await makeAccount(request);
  const headers = { authorization: `Bearer ${account.token}` };
  const applications = Array.from({ length: 60 }, (_, number) => ({ role: `Cook ${number}` }));
  const data = { applications };
  expect((await request.post('/api/applications/import', { headers, data })).ok()).toBe(true);
  await page.setViewportSize({ width: 360, height: 780 });
  await signInAs(page, account);
  await page.goto('/applications');
  await page.getByText('Table', { exact: true }).click();
  const role = page.getByRole('columnheader', { name: 'Role' });
  await expect(role).toBeVisible();
  expect((await role.boundingBox())?.width).toBeGreaterThan(120);
});
