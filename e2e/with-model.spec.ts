import { expect as expectSoon, request as requests, test } from '@playwright/test';
import { type FakeModel, startFakeModel } from '../apps/api/src/ai/testing/fake-model.ts';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolationAtWidths } from './support/axe.ts';
import { startServer } from './support/own-server.ts';

/** Generous timeout for slow machines. */
const expect = expectSoon.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 240_000, mode: 'serial' });

/** A fake language model, which the product calls by HTTP, and whose answers a test decides. */
let fake: FakeModel;
let server: Awaited<ReturnType<typeof startServer>>;
test.beforeAll(async () => {
  fake = await startFakeModel(() => ({ text: '' }));
  server = await startServer({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'fake',
    AI_API_KEY: 'sk-test-key',
    AI_BASE_URL: fake.url,
  });
});
test.afterAll(async () => {
  await server.close();
  await fake.close();
});

const content = {
  personalInfo: {
    firstName: 'Asha',
    lastName: 'Verma',
    email: 'asha@example.com',
    summary: 'I build reliable systems.',
  },
  workExperience: [
    {
      position: 'Analyst',
      company: 'Harbour Works',
      startDate: '2019-03',
      current: true,
      bullets: ['Cut the time of month-end reports by 30% with SQL.'],
    },
  ],
};
const honest = 'At Harbour Works I cut the time of month-end reports by 30% with SQL.';
const madeUp = 'At Harbour Works I cut the time of month-end reports by 45% with SQL.';

async function start() {
  const request = await requests.newContext({ baseURL: server.url });
  const account = await makeAccount(request);
  const resume = await makeResume(request, account, { name: 'Analyst', content });
  const headers = { authorization: `Bearer ${account.token}` };
  const post = async (url: string, data: object) =>
    (await (await request.post(url, { headers, data })).json()).data;
  return { account, resume, post };
}

test('[with-model-1] an answer is written by the model, and not taken where it is made up', async ({
  page,
}) => {
  const { account, resume, post } = await start();
  const job = { role: 'Data Analyst', company: 'Tidewater Bank', resumeId: resume.id };
  const { id: applicationId } = await post('/api/applications', job);
  const questions = [{ question: 'What are you proud of?' }];
  await post('/api/questions', { applicationId, questions });
  await signInAs(page, account);

  await test.step('an answer of the model that is true is taken', async () => {
    fake.write = () => ({ text: honest });
    await page.goto(`${server.url}/applications/${applicationId}/questions`);
    await page.getByRole('button', { name: 'Write with AI' }).click();
    // Of the whole item, so that a failure shows what it says instead.
    await expect(page.getByRole('article')).toContainText('Written by AI from your resume');
    await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue(honest);
    await expectNoViolationAtWidths(page, 'an answer by the model');
    await page.screenshot({ path: test.info().outputPath('answer-320.png') });
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('what it was told holds no way to reach the person', async () => {
    expect(fake.asked.length).toBeGreaterThan(0);
    expect(JSON.stringify(fake.asked.map(({ body }) => body))).not.toContain('asha@example.com');
  });

  await test.step('one that is made up is not, and says what was left out', async () => {
    fake.write = () => ({ text: madeUp });
    await page.getByRole('button', { name: 'Write with AI' }).click();
    await expect(page.getByText('Left out because your resume doesn’t mention it:')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Answer' })).not.toHaveValue(/45%/);
    await page.getByRole('button', { name: 'Restore previous answer' }).click();
    await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue(honest);
  });
});

const advertisement = `Data Analyst at Tidewater Bank

You will own monthly reports and write SQL. Experience with dashboards is welcome.`;
const letterOf = (deed: string) =>
  `Dear hiring team,\n\nI am applying for the position of Data Analyst at Tidewater Bank. ${deed} I would welcome the chance to talk.\n\nSincerely,\nAsha Verma`;

test('[with-model-2] a letter is written by the model, sentence by sentence, without what is made up', async ({
  page,
}) => {
  const { account, resume } = await start();
  await signInAs(page, account);
  await page.goto(`${server.url}/resume/${resume.id}/cover-letter`);
  await page.getByLabel('Job description').fill(advertisement);
  const text = page.getByRole('textbox', { name: 'Text' });

  await test.step('one that is true is taken', async () => {
    fake.write = () => ({ text: letterOf(honest) });
    await page.getByRole('button', { name: /^Write letter/ }).click();
    await expect(page.getByText('Your draft is ready.')).toBeVisible();
    await expect(text).toHaveValue(/^Dear hiring team,/);
    await expect(text).toHaveValue(/reports by 30%/);
  });

  await test.step('what is made up never stands in it', async () => {
    fake.write = () => ({ text: letterOf(madeUp) });
    await page.getByRole('button', { name: /^Rewrite/ }).click();
    await expect(text).not.toBeEditable();
    await expect(text).toBeEditable();
    await expect(text).toHaveValue(/./);
    await expect(text).not.toHaveValue(/45%/);
  });
});

const german: Readonly<Record<string, string>> = {
  'I build reliable systems.': 'Ich baue verlässliche Systeme.',
  Analyst: 'Analystin',
  [content.workExperience[0]?.bullets[0] ?? '']:
    'Senkte die Zeit für Monatsberichte mit SQL um 45 %.',
};

test('[with-model-3] translations are suggested by the model, seen one by one, and held back where they change a number', async ({
  page,
}) => {
  const { account, resume, post } = await start();
  const { id } = await post(`/api/resumes/${resume.id}/languages`, { language: 'de' });
  fake.write = ({ data }) => ({
    texts: (JSON.parse(data.texts ?? '[]') as { number: number; text: string }[]).map(
      ({ number, text }) => ({ number, translation: german[text] ?? '' }),
    ),
  });
  await signInAs(page, account);
  await page.goto(`${server.url}/resume/editor/${id}`);
  const others = page.getByRole('region', { name: 'Other languages' });
  await expect(others).toContainText('3 of 3 texts to look at');
  await others.getByRole('button', { name: 'Show all' }).click();
  const dialog = page.getByRole('dialog', { name: 'Languages' });

  await test.step('each is shown beside what it is of, and one is held back with its reason', async () => {
    await dialog.getByRole('button', { name: /^Suggest translations/ }).click();
    await expect(dialog.getByText('Ich baue verlässliche Systeme.')).toBeVisible();
    const held = dialog.getByRole('group', { name: 'Held back' });
    await expect(held).toContainText('“30” is missing');
    await expect(held).toContainText('“45” was added');
    await expectNoViolationAtWidths(page, 'suggested translations');
    await page.screenshot({ path: test.info().outputPath('translations-320.png') });
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('what is used is in the resume as one step, and nothing that was held back', async () => {
    await dialog.getByRole('button', { name: 'Use all 2' }).click();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    const summary = page.getByRole('textbox', { name: 'Summary' });
    await expect(summary).toHaveValue('Ich baue verlässliche Systeme.');
    await page.keyboard.press('Control+z');
    await expect(summary).toHaveValue('I build reliable systems.');
    await page.keyboard.press('Control+Shift+z');
    await expect(summary).toHaveValue('Ich baue verlässliche Systeme.');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(summary).toHaveValue('Ich baue verlässliche Systeme.');
    await expect(page.getByRole('region', { name: 'Pages of the resume' })).not.toContainText('45');
  });
});
