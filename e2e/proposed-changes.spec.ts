import { expect, test } from '@playwright/test';
import { makeAccount, signInAs } from './support/account.ts';
import { expectNoViolationAtWidths } from './support/axe.ts';

test('[applications-14] a change that a program proposes is shown, and made once its owner takes it', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const headers = { authorization: `Bearer ${account.token}` };
  const data = { role: 'Cook', company: 'The Inn', status: 'applied', day: '2026-11-20' };
  const made = await request.post('/api/applications', { headers, data });
  const { id } = (await made.json()).data;
  const read = async () =>
    (await (await request.get(`/api/applications/${id}`, { headers })).json()).data;
  const propose = (change: object) =>
    request.post(`/api/applications/${id}/changes`, { headers, data: change });
  await propose({
    status: 'interview',
    event: { day: '2026-11-27', text: 'Invited by Jo' },
    reason: 'A mail says so.',
  });
  await signInAs(page, account);

  await test.step('above the board, with what would change', async () => {
    await page.goto('/applications');
    const changes = page.getByRole('region', { name: 'Suggested changes' });
    await expect(changes.getByRole('link', { name: 'Cook, The Inn' })).toBeVisible();
    await expect(changes).toContainText('A mail says so.');
    await expect(changes).toContainText('now Applied');
    await expect(changes).toContainText('then Interview');
    await expect(changes).toContainText('Invited by Jo');
    await expectNoViolationAtWidths(page, 'a suggested change');
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await read()).toMatchObject({ status: 'applied', version: 1 });
    await changes.getByRole('button', { name: 'Take the change of Cook, The Inn' }).click();
    await expect(page.getByText('Application changed').first()).toBeVisible();
    await expect(changes).toBeHidden();
    const interview = page.getByRole('region', { name: /^Interview, / });
    await expect(interview.getByRole('article')).toHaveCount(1);
    expect((await read()).events.map(({ text }: { text: string }) => text)).toContain(
      'Invited by Jo',
    );
  });

  await test.step('on the page of its job, where it is left, and asked for again', async () => {
    await propose({ nextStep: 'Prepare', deadline: '2026-12-12' });
    await page.goto(`/applications/${id}`);
    const changes = page.getByRole('region', { name: 'Suggested changes' });
    await expect(changes).toContainText('Deadline: then Dec 12');
    await changes.getByRole('button', { name: 'Decline the change of Cook, The Inn' }).click();
    await expect(changes).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await changes.getByRole('button', { name: 'Take the change of Cook, The Inn' }).click();
    await expect(page.getByLabel('Next step')).toHaveValue('Prepare');
    await expect(page.getByLabel('Deadline')).toHaveValue('2026-12-12');
  });
});
