import { expect, test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolationAtWidths } from './support/axe.ts';

const content = {
  personalInfo: { firstName: 'Asha', lastName: 'Verma' },
  workExperience: [
    {
      position: 'Analyst',
      company: 'Harbour Works',
      bullets: ['Cut the time of month-end reports by 30% with SQL.'],
    },
  ],
};

test('[proposals-1] what an assistant proposes for a letter and an answer is taken or left by its owner', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const headers = { authorization: `Bearer ${account.token}` };
  const { id: resumeId } = await makeResume(request, account, { content });
  const post = async (url: string, data: object, token = account.token) =>
    (
      await (
        await request.post(url, { headers: { authorization: `Bearer ${token}` }, data })
      ).json()
    ).data;
  const job = { role: 'Data Analyst', company: 'Tidewater Bank', resumeId };
  const { id: applicationId } = await post('/api/applications', job);
  const { key } = await post('/api/users/api-keys', {
    name: 'Claude',
    scopes: ['read', 'suggest'],
    days: 30,
    password: account.password,
  });
  const honest = 'At Harbour Works I cut the time of month-end reports by 30% with SQL.';
  const proposed = await post(
    '/api/letters/proposals',
    { applicationId, text: `Dear hiring team,\n\n${honest}`, reason: 'A first draft.' },
    key,
  );
  const letterId = proposed.letter.id;
  const lie = { before: '', after: 'I led 40 engineers at Google.' };
  expect((await post(`/api/letters/${letterId}/proposals`, lie, key)).verdict).toBe('refused');
  const questions = [{ question: 'What are you proud of?' }];
  const [question] = await post('/api/questions', { applicationId, questions });
  await post(`/api/questions/${question.id}/proposals`, { before: '', after: honest }, key);

  await signInAs(page, account);
  await page.goto(`/letters/${letterId}`);
  const notes = page.getByRole('region', { name: 'Proposed' }).getByRole('group');
  await expect(notes).toHaveCount(2);
  await expect(notes.nth(1)).toContainText('“Google”');
  await expectNoViolationAtWidths(page, 'a letter with proposals');
  await page.screenshot({ path: test.info().outputPath('letter-320.png') });
  await page.setViewportSize({ width: 1280, height: 800 });
  await notes
    .nth(0)
    .getByRole('button', { name: /^Take the text/ })
    .click();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue(/^Dear hiring team,/);
  await expect(notes).toHaveCount(1);
  await expect(notes).toContainText('You’ve changed the text since this was proposed.');
  await expect(notes.getByRole('button', { name: /^Take/ })).toHaveCount(0);
  await page.screenshot({ path: test.info().outputPath('letter-1280.png') });
  await notes.getByRole('button', { name: /^Decline the text/ }).click();
  await expect(notes).toHaveCount(0);
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  const stored = await (await request.get(`/api/letters/${letterId}`, { headers })).json();
  expect(stored.data.text).toContain(honest);

  await page.goto(`/applications/${applicationId}/questions`);
  await expect(notes).toHaveCount(1);
  await expectNoViolationAtWidths(page, 'a question with a proposed answer');
  await notes.getByRole('button', { name: /^Take the text/ }).click();
  await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue(honest);
  await expect(notes).toHaveCount(0);
});
