import { expect, test } from '@playwright/test';
import { addApplication, makeAccount, signInAs } from './support/account.ts';
import { expectNoViolationAtWidths } from './support/axe.ts';

test('[applications-8] next steps and interviews stand on their days, and lead to their application', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await page.clock.setFixedTime('2026-11-24T10:00:00');
  // The weeks of November in the table end on December 5.
  const call = { nextStep: 'Call Jo', nextStepDay: '2026-12-18' };
  await addApplication(request, account, { role: 'Cook', company: 'The Inn', ...call });
  const over = { nextStepDay: '2026-12-18', status: 'interview', day: '2026-12-19' };
  await addApplication(request, account, { role: 'Baker', ...over });
  for (const role of ['Porter', 'Waiter', 'Clerk', 'Gardener'])
    await addApplication(request, account, { role, nextStep: 'Write', nextStepDay: '2027-01-12' });
  await signInAs(page, account);
  await page.goto('/applications');
  await page.getByText('Calendar', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to December 2026' }).click();
  const month = page.getByRole('table', { name: 'Next steps and events in December 2026' });
  const day = month.getByRole('cell').filter({ hasText: 'Call Jo' });
  await expect(day.locator('time')).toHaveAttribute('datetime', '2026-12-18');
  // A next step of each application, and the interview of one.
  await expect(month.getByRole('link')).toHaveCount(3);
  const interview = month.getByRole('cell').filter({ hasText: 'Interview' });
  await expect(interview.locator('time')).toHaveAttribute('datetime', '2026-12-19');
  await expectNoViolationAtWidths(page, 'the calendar');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: test.info().outputPath(`calendar-${width}.png`) });
  }
  await test.step('where cells would cut their words, the days stand in a list', async () => {
    await page.setViewportSize({ width: 820, height: 900 });
    await expect(month).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Friday, December 18' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Call Jo/ })).toHaveText(/Cook, The Inn/);
    await page.setViewportSize({ width: 1280, height: 900 });
  });
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page.locator('time[aria-current=date]')).toHaveText('24');
  await page.getByRole('button', { name: 'Next month' }).click();
  await test.step('a full day leaves its week as high as the others until it is opened', async () => {
    await page.getByRole('button', { name: 'Next month' }).click();
    const january = page.getByRole('table', { name: /January 2027$/ });
    const full = january.getByRole('cell').filter({ hasText: 'Write' });
    await expect(full.getByRole('link')).toHaveCount(2);
    const heights = () =>
      january.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.clientHeight));
    expect(new Set(await heights()).size).toBe(1);
    await full.getByRole('button', { name: '2 more Tuesday, January 12' }).click();
    await expect(full.getByRole('link')).toHaveCount(4);
    await full.getByRole('button', { name: /^Show fewer/ }).click();
    await expect(full.getByRole('link')).toHaveCount(2);
    await page.getByRole('button', { name: 'Previous month' }).click();
  });
  await month.getByRole('link', { name: /Call Jo/ }).click();
  await expect(page).toHaveURL(/\/applications\/[\w-]{36}$/);
});

test('[applications-7] next steps are read by a calendar app until they are turned off', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const next = { nextStep: 'Call Jo', nextStepDay: '2026-12-04' };
  await addApplication(request, account, { role: 'Cook', company: 'The Inn', ...next });
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
