import { expect, test } from '@playwright/test';
import { makeAccount, signInAs } from './support/account.ts';
import { expectNoViolationAtWidths } from './support/axe.ts';

test('a deadline in a description that is pasted on a job’s own page is offered, and never written over', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const headers = { authorization: `Bearer ${account.token}` };
  const made = await request.post('/api/applications', { headers, data: { role: 'Cook' } });
  const { id } = (await made.json()).data;
  const deadline = async () =>
    (await (await request.get(`/api/applications/${id}`, { headers })).json()).data.deadline;
  await signInAs(page, account);
  await page.goto(`/applications/${id}`);
  const field = page.getByLabel('Deadline', { exact: true });
  const use = page.getByRole('button', { name: 'Use this deadline' });

  await test.step('it is offered, and set when it is taken', async () => {
    const description = page.getByLabel('Job description', { exact: true });
    await description.fill('Cook wanted.\n\nApplication deadline: December 12, 2031\n');
    await expect(use).toBeVisible();
    await expect(field).toHaveValue('');
    await expectNoViolationAtWidths(page, 'a deadline that is offered');
    await page.screenshot({ path: test.info().outputPath('deadline.png') });
    await use.click();
    await expect(field).toHaveValue('2031-12-12');
    await expect(use).toBeHidden();
    await expect.poll(deadline).toBe('2031-12-12');
  });

  await test.step('one that its person has set stays, whatever the description says', async () => {
    await field.fill('2031-11-30');
    await page
      .getByLabel('Job description', { exact: true })
      .fill('Cook wanted.\n\nApplication deadline: December 20, 2031\n');
    await expect.poll(deadline).toBe('2031-11-30');
    await expect(use).toBeHidden();
  });
});
