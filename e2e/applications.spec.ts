import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { type Account, makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolationAtWidths } from './support/axe.ts';
import { goTo } from './support/go-to.ts';

const advertisement = `Senior Data Analyst
Company: Tidewater Bank
Location: Bengaluru, hybrid

Requirements:
- SQL in production
- Python for analysis`;

/** An option of the status is called so, too. */
const saved = (page: Page) =>
  page.getByText('Saved', { exact: true }).filter({ visible: true }).first();
const column = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}, `) });

test('[applications-3] a job is pasted, followed to its interview, and changed back', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await makeResume(request, account, {
    name: 'Lending analyst',
    content: { skills: [{ category: 'Data', items: ['SQL', 'Excel'] }] },
  });
  await signInAs(page, account);
  await page.goto('/applications');

  await test.step('nobody has applied yet', async () => {
    await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
    await expectNoViolationAtWidths(page, '/applications without any');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('what the description says is filled in, and can be corrected', async () => {
    await page.getByRole('button', { name: 'Add your first application' }).click();
    const dialog = page.getByRole('dialog', { name: 'New application' });
    await dialog.getByRole('button', { name: 'Add application' }).click();
    await expect(dialog.getByText('Enter the role or the company')).toBeVisible();
    await dialog.getByLabel('Job description').fill(advertisement);
    await expect(dialog.getByLabel('Role')).toHaveValue('Senior Data Analyst');
    await expect(dialog.getByLabel('Company')).toHaveValue('Tidewater Bank');
    await expect(dialog.getByLabel('Location')).toHaveValue('Bengaluru, hybrid');
    await dialog.getByLabel('Company').fill('Tidewater');
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByRole('button', { name: 'New application' }).click();
    await expect(dialog.getByLabel('Job description')).toHaveValue(advertisement);
    await expect(dialog.getByLabel('Company')).toHaveValue('Tidewater');
    await expectNoViolationAtWidths(page, 'a new application');
    await page.setViewportSize({ width: 1280, height: 800 });
    await dialog.getByRole('button', { name: 'Add application' }).click();
    await expect(
      page.getByRole('heading', { name: 'Senior Data Analyst, Tidewater', level: 1 }),
    ).toBeVisible();
    const job = page.getByRole('region', { name: 'Job description' });
    await expect(job).toContainText('SQL in production');
    await page.getByRole('button', { name: 'Edit the job description' }).click();
    await expect(page.getByLabel('Job description')).toHaveValue(advertisement);
    await page.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('what is typed is saved', async () => {
    await page.getByLabel('Next step').fill('Call Jo');
    await page.getByLabel('By', { exact: true }).fill('2031-12-04');
    await page.getByLabel('Resume', { exact: true }).selectOption({ label: 'Lending analyst' });
    const match = page.getByRole('region', { name: 'Match' });
    await expect(match.getByRole('listitem').filter({ hasText: 'SQL' })).toContainText(
      'Listed only',
    );
    await expect(page.locator('mark').filter({ hasText: 'SQL' })).toBeVisible();
    await page.getByRole('button', { name: 'Add contact' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Jo Marsh');
    await page.getByLabel('Notes').fill('Two rounds.');
    await expect(saved(page)).toBeVisible();
    await page.getByLabel('Status').selectOption({ label: 'Applied' });
    await expect(page.getByText('Moved to Applied').first()).toBeVisible();
    await page.getByLabel('What happened').fill('Sent it by mail');
    await page.reload();
    await expect(page.getByLabel('What happened')).toHaveValue('Sent it by mail');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByLabel('What happened')).toHaveValue('');
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(timeline.getByRole('listitem')).toHaveText([
      /Sent it by mail/,
      /Applied/,
      /Saved/,
    ]);
    await page.getByRole('button', { name: /^Keep what you sent/ }).click();
    const sent = page.getByRole('region', { name: 'What you sent' }).getByRole('listitem');
    await expect(sent).toHaveCount(1);
    const downloading = page.waitForEvent('download');
    await sent.getByRole('button', { name: /^Download Resume/ }).click();
    const bytes = await readFile(await (await downloading).path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await expectNoViolationAtWidths(page, 'an application');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await expect(page.getByLabel('Next step')).toHaveValue('Call Jo');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Jo Marsh');
    await expect(page.getByLabel('Notes')).toHaveValue('Two rounds.');
    const progress = page.getByRole('region', { name: 'Progress' });
    await expect(progress.getByRole('link', { name: 'Open the resume' })).toBeVisible();
  });

  await test.step('keys move its card, which keeps the focus', async () => {
    await page.getByRole('link', { name: 'Back to applications' }).click();
    const card = column(page, 'Applied').getByRole('article');
    await expect(card).toContainText('Call Jo by Dec 4, 2031');
    await card.getByRole('button', { name: /^Move/ }).focus();
    // A step that is slow on its way is not overtaken by the next.
    const taken: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/api/applications/status'))
        taken.push(response.request().postDataJSON().status);
    });
    await page.route(
      '**/api/applications/status',
      async (route) => {
        await setTimeout(1_000);
        await route.continue();
      },
      { times: 1 },
    );
    await page.keyboard.press('ArrowRight');
    await expect(column(page, 'Screening').getByRole('button', { name: /^Move/ })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(column(page, 'Interview').getByRole('button', { name: /^Move/ })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(column(page, 'Offer').getByRole('button', { name: /^Move/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(column(page, 'Applied').getByRole('button', { name: /^Move/ })).toBeFocused();
    expect(taken).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    // A column that it has only passed is none that it was in.
    await expect.poll(() => taken).toEqual(['interview']);
    await expect(page.getByText('Moved to Interview').first()).toBeVisible();
    await expect(column(page, 'Interview').getByRole('article')).toHaveCount(1);
  });

  await test.step('Undo takes the last move back', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(column(page, 'Applied').getByRole('article')).toHaveCount(1);
  });

  await test.step('a mouse draws it to another column', async () => {
    const card = column(page, 'Applied').getByRole('article');
    const from = await card.boundingBox();
    const to = await column(page, 'Saved').boundingBox();
    if (!from || !to) throw new Error('There is no card, or no column');
    await page.mouse.move(from.x + 40, from.y + 80);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 90, { steps: 4 });
    await page.mouse.move(to.x + 60, to.y + 90, { steps: 8 });
    await page.mouse.up();
    await expect(column(page, 'Saved').getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL('/applications');
    await expectNoViolationAtWidths(page, 'the board');
  });

  await test.step('the focus follows a card although the board is drawn anew in between', async () => {
    const handle = column(page, 'Saved').getByRole('button', { name: /^Move/ });
    await handle.evaluate((button) => {
      const search = document.querySelector<HTMLInputElement>(
        '[placeholder^="Search applications"]',
      );
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      set?.call(search, 'analyst');
      search?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(column(page, 'Applied').getByRole('button', { name: /^Move/ })).toBeFocused();
    await expect(page.getByText('Moved to Applied').first()).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(handle).toBeFocused();
    await expect(page.getByText('Moved to Saved').first()).toBeVisible();
  });
});

const add = async (request: Parameters<typeof makeAccount>[0], { token }: Account, data: object) =>
  expect(
    (
      await request.post('/api/applications', {
        headers: { authorization: `Bearer ${token}` },
        data,
      })
    ).status(),
  ).toBe(201);

test('[applications-6] results say what came of what was sent, with how sure that is', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  for (let made = 0; made < 12; made += 1) {
    const status = made < 3 ? 'interview' : 'applied';
    await add(request, account, { role: 'Cook', source: 'A job board', status, day: '2026-01-10' });
  }
  for (const status of ['offer', 'applied'])
    await add(request, account, { role: 'Baker', source: 'A friend', status, day: '2026-01-12' });
  await add(request, account, { role: 'Archer', source: 'A friend', status: 'saved' });
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
  // It is where one left it.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What worked' })).toBeVisible();
});

test('[applications-8] next steps and interviews stand on their days, and lead to their application', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await page.clock.setFixedTime('2026-11-24T10:00:00');
  // November’s weeks end on the fifth of December.
  const call = { nextStep: 'Call Jo', nextStepDay: '2026-12-18' };
  await add(request, account, { role: 'Cook', company: 'The Inn', ...call });
  const over = { nextStepDay: '2026-12-18', status: 'interview', day: '2026-12-19' };
  await add(request, account, { role: 'Baker', ...over });
  await signInAs(page, account);
  await page.goto('/applications');
  await page.getByText('Calendar', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to December 2026' }).click();
  const month = page.getByRole('table', { name: 'Next steps and events in December 2026' });
  const day = month.getByRole('cell').filter({ hasText: 'Call Jo' });
  await expect(day.locator('time')).toHaveAttribute('datetime', '2026-12-18');
  // A next step of each, and the interview of one.
  await expect(month.getByRole('link')).toHaveCount(3);
  const interview = month.getByRole('cell').filter({ hasText: 'Interview' });
  await expect(interview.locator('time')).toHaveAttribute('datetime', '2026-12-19');
  await expectNoViolationAtWidths(page, 'the calendar');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: test.info().outputPath(`calendar-${width}.png`) });
  }
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page.locator('time[aria-current=date]')).toHaveText('24');
  await page.getByRole('button', { name: 'Next month' }).click();
  await month.getByRole('link', { name: /Call Jo/ }).click();
  await expect(page).toHaveURL(/\/applications\/[\w-]{36}$/);
});

test('[applications-7] next steps are read by a calendar app until they are turned off', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const next = { nextStep: 'Call Jo', nextStepDay: '2026-12-04' };
  await add(request, account, { role: 'Cook', company: 'The Inn', ...next });
  await signInAs(page, account);
  await page.goto('/applications');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Next steps in your calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Next steps in your calendar' });
  await dialog.getByRole('button', { name: 'Make an address' }).click();
  await expect(dialog.getByText('You see this address only now.')).toBeVisible();
  await expectNoViolationAtWidths(page, 'the calendar address');
  const address = await dialog.getByLabel('Calendar address').inputValue();
  expect(await (await request.get(address)).text()).toContain('SUMMARY:Call Jo: Cook\\, The Inn');
  await page.screenshot({ path: test.info().outputPath('calendar.png') });
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog.getByRole('button', { name: 'Make an address' })).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});

test('[applications-9] next steps are mailed in the time zone of the browser, once that is asked for', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const timeZone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const elsewhere = timeZone === 'Asia/Tokyo' ? 'Asia/Kolkata' : 'Asia/Tokyo';
  await signInAs(page, account);
  await page.goto('/applications');
  const open = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Reminders' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Reminders' });
  const isOn = dialog.getByRole('switch', { name: 'Email me next steps' });
  await open();
  await expect(isOn).not.toBeChecked();
  await isOn.click();
  await expect(isOn).toBeChecked();
  await expectNoViolationAtWidths(page, 'reminders');
  const headers = { authorization: `Bearer ${account.token}` };
  const url = '/api/applications/reminders';
  expect((await (await request.get(url, { headers })).json()).data).toMatchObject({ timeZone });

  await request.put(url, { headers, data: { timeZone: elsewhere } });
  await page.reload();
  await open();
  await expect(isOn).toHaveAccessibleDescription(/7 a\.m\., (Tokyo|Kolkata) time/);
  await dialog.getByRole('button', { name: /^Use .* time instead$/ }).click();
  await expect(dialog.getByRole('button', { name: /time instead/ })).toBeHidden();
  await isOn.click();
  await expect(isOn).not.toBeChecked();
  expect((await (await request.get(url, { headers })).json()).data).toBeNull();
});

test('[applications-4] the table is searched, sorted, and changed by many at once', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await add(request, account, { role: 'Cook', company: 'The Inn', status: 'applied' });
  const contacts = [{ id: 'jo', name: 'Jo Marsh', about: 'Recruiter', email: '', phone: '' }];
  await add(request, account, { role: 'Baker', company: 'Rye & Co', contacts });
  await add(request, account, { role: 'Archer', company: 'The Inn' });
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
    // What came before is taken back next.
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
  await add(request, account, { role: 'Cook', company: 'The Inn' });
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
    // The server gets a role that it can't take.
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

test('what is written beside something else that is saved stays', async ({ page, request }) => {
  const account = await makeAccount(request);
  await add(request, account, { role: 'Baker', status: 'applied', day: '2020-01-01' });
  await signInAs(page, account);
  await page.goto('/applications');

  await test.step('nobody has answered for weeks: that is suggested', async () => {
    await page.getByRole('link', { name: /^Baker/ }).click();
    await page.getByRole('button', { name: 'Move to No answer' }).click();
    await expect(page.getByText('Moved to No answer').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Move to No answer' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to applications' }).click();
  });

  await test.step('an application whose answer was lost is there once, as it then is', async () => {
    await page.getByRole('button', { name: 'New application' }).click();
    const dialog = page.getByRole('dialog', { name: 'New application' });
    await dialog.getByLabel('Role').fill('Cook');
    await page.route(
      '**/api/applications',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await dialog.getByRole('button', { name: 'Add application' }).click();
    await expect(page.getByRole('heading', { name: 'Cook', level: 1 })).toBeVisible();
    await page.getByLabel('Company').fill('The Inn');
    await expect(page.getByRole('heading', { name: 'Cook, The Inn', level: 1 })).toBeVisible();
    const headers = { authorization: `Bearer ${account.token}` };
    const listed = async () =>
      (await (await request.get('/api/applications', { headers })).json()).data.map(
        ({ role, company }: { role: string; company: string }) => [role, company],
      );
    await expect.poll(listed).toEqual([
      ['Cook', 'The Inn'],
      ['Baker', ''],
    ]);
  });

  await test.step('a note finds the timeline after what was typed was saved', async () => {
    const timeline = page.getByRole('region', { name: 'Timeline' });
    const save = async (notes: string) => {
      const put = page.waitForResponse((answer) => answer.request().method() === 'PUT');
      await page.getByLabel('Notes').fill(notes);
      expect((await put).status()).toBe(200);
    };
    await save('Two rounds.');
    await page.getByLabel('What happened').fill('Met Jo');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(timeline.getByText('Met Jo')).toBeVisible();
    await timeline.getByRole('button', { name: 'Remove Met Jo' }).click();
    await expect(timeline.getByText('Met Jo')).toHaveCount(0);
    await save('Three rounds.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(timeline.getByText('Met Jo')).toBeVisible();
  });

  await test.step('a word as long as a line breaks in it', async () => {
    await page.getByLabel('Role').fill('Rechtsschutzversicherungsgesellschaften'.repeat(7));
    await page.getByLabel('Job description').fill('Donaudampfschifffahrt'.repeat(14));
    await expectNoViolationAtWidths(page, 'long words');
  });
});

test('letter, resume and PDF stand in one row, also on a laptop, and at the thumb on a phone', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id: resumeId } = await makeResume(request, account, { name: 'Lending analyst' });
  const headers = { authorization: `Bearer ${account.token}` };
  const data = { role: 'Senior Data Analyst', company: 'Tidewater Bank', resumeId };
  const made = await (await request.post('/api/applications', { headers, data })).json();
  await signInAs(page, account);
  await page.goto(`/applications/${made.data.id}`);
  const shown = () => [
    page.getByRole('link', { name: /^(None yet|Letter: )/ }).filter({ visible: true }),
    page.getByRole('link', { name: /^(Resume: )?Lending analyst$/ }).filter({ visible: true }),
    page.getByRole('button', { name: /^PDF/ }).filter({ visible: true }),
  ];
  for (const width of [360, 768, 1280, 1366, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await page.screenshot({ path: test.info().outputPath(`job-${width}.png`) });
    const middles: number[] = [];
    for (const one of shown()) {
      await expect(one.last()).toBeInViewport({ ratio: 1 });
      const box = await one.last().boundingBox();
      middles.push((box?.y ?? 0) + (box?.height ?? 0) / 2);
    }
    // A fact has its name above it.
    expect(Math.max(...middles) - Math.min(...middles), `${width} px`).toBeLessThan(20);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  const letters = page.getByRole('heading', { name: 'Letters' });
  await expect(letters).toBeHidden();
  await page.getByRole('link', { name: 'Letter: None yet' }).click();
  await expect(letters).toBeInViewport();
  await page.getByRole('link', { name: 'Resume: Lending analyst' }).click();
  await expect(page.getByLabel('Resume', { exact: true })).toBeInViewport();
});
