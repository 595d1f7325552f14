import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolationAtWidths } from './support/axe.ts';
import { pdfText } from './support/pdf-text.ts';

const content = {
  personalInfo: { firstName: 'Asha', lastName: 'Verma', email: 'asha@example.com' },
  workExperience: [
    {
      position: 'Analyst',
      company: 'Harbour Works',
      startDate: '2019-03',
      current: true,
      bullets: [
        'Cut the time of month-end reports by 30% with SQL.',
        'Led a team of 4 analysts through the move of the ledger.',
      ],
    },
  ],
  skills: [{ category: 'Tools', items: ['Python', 'SQL'] }],
};
const job = {
  role: 'Senior Data Analyst',
  company: 'Tidewater Bank',
  jobDescription: 'Requirements:\n- SQL in production\n- Kafka',
};

const items = (page: Page) =>
  page.getByRole('region', { name: 'Questions and answers' }).getByRole('article');
const answerOf = (page: Page, at: number) =>
  items(page).nth(at).getByRole('textbox', { name: 'Answer' });
const savedAt = (page: Page, at: number) =>
  items(page)
    .nth(at)
    .getByRole('status')
    .filter({ hasText: /^Saved$/ });

async function openApplications(page: Page, request: Parameters<typeof makeAccount>[0]) {
  const account = await makeAccount(request);
  const resume = await makeResume(request, account, { name: 'Lending analyst', content });
  const headers = { authorization: `Bearer ${account.token}` };
  const add = async (company: string) => {
    const data = { ...job, company, resumeId: resume.id };
    return (await (await request.post('/api/applications', { headers, data })).json()).data.id;
  };
  const ids = [await add('Tidewater Bank'), await add('Quay Lines')];
  await signInAs(page, account);
  return { ids, headers };
}

test('[questions-3] questions are pasted, answered from the resume, reused, and deleted with Undo', async ({
  page,
  request,
}) => {
  const { ids } = await openApplications(page, request);
  await page.goto(`/applications/${ids[0]}`);
  await page.getByRole('link', { name: 'Add questions' }).click();
  await expect(page.getByRole('heading', { name: 'Questions', level: 1 })).toBeVisible();
  await page
    .getByLabel('Add questions')
    .fill('1. Why do you want to work here?\n2. Describe a time you led a team.');
  await page.getByRole('button', { name: 'Add 2 questions' }).click();
  await expect(items(page)).toHaveCount(2);

  await test.step('a draft has whole phrases of the resume, and blanks', async () => {
    await items(page).nth(1).getByRole('button', { name: 'Draft from resume' }).click();
    await expect(answerOf(page, 1)).toHaveValue(
      /At Harbour Works, I led a team of 4 analysts through the move of the ledger\./,
    );
    await expect(answerOf(page, 1)).toHaveValue(/\[Who you led, and toward what\.\]/);
    await items(page).nth(0).getByRole('button', { name: 'Draft from resume' }).click();
    await expect(answerOf(page, 0)).toHaveValue(/^What draws me to Tidewater Bank is \[/);
    await answerOf(page, 0).fill('I like its cranes.');
    await expect(savedAt(page, 0)).toBeVisible();
    await expectNoViolationAtWidths(page, 'questions of an application');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await expect(answerOf(page, 0)).toHaveValue('I like its cranes.');
  });

  await test.step('elsewhere the earlier answer is offered', async () => {
    await page.goto(`/applications/${ids[1]}/questions`);
    await page.getByLabel('Add questions').fill('What attracted you to our company?');
    await page.getByRole('button', { name: 'Add question', exact: true }).click();
    const earlier = items(page).getByRole('region', { name: 'Earlier answers' });
    await expect(earlier).toContainText('I like its cranes.');
    await earlier.getByRole('button', { name: /^Use the answer to/ }).click();
    await expect(answerOf(page, 0)).toHaveValue('I like its cranes.');
    await expect(savedAt(page, 0)).toBeVisible();
  });

  await test.step('all answers are found by their words, and deleted with Undo', async () => {
    await page.getByRole('link', { name: 'All your answers' }).click();
    await expect(items(page)).toHaveCount(3);
    await page.getByPlaceholder('Search answers...').fill('ledger');
    await expect(items(page)).toHaveCount(1);
    await page.getByRole('button', { name: /^Delete question: Describe a time/ }).click();
    await expect(items(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(items(page)).toHaveCount(1);
    await expectNoViolationAtWidths(page, 'all answers');
  });
});

test('[questions-4] an answer that could not be sent is kept on the device, and sent later', async ({
  page,
  request,
}) => {
  const { ids, headers } = await openApplications(page, request);
  const data = { applicationId: ids[0], questions: [{ question: 'Why us?' }] };
  await request.post('/api/questions', { headers, data });
  await page.goto(`/applications/${ids[0]}/questions`);
  await page.route('**/api/questions/*', (route) => route.abort());
  await answerOf(page, 0).fill('Because of the sea.');
  await expect(items(page).getByText('Offline, kept on this device')).toBeVisible();
  await page.unroute('**/api/questions/*');
  await page.reload();
  await expect(answerOf(page, 0)).toHaveValue('Because of the sea.');
  await expect(savedAt(page, 0)).toBeVisible();
  const stored = await (await request.get('/api/questions', { headers })).json();
  expect(stored.data[0].answer).toBe('Because of the sea.');
});

test('[interview-1] likely questions have evidence and notes, which stay and are printed', async ({
  page,
  request,
}) => {
  const { ids } = await openApplications(page, request);
  await page.goto(`/applications/${ids[0]}`);
  await page.getByRole('link', { name: 'Prepare for an interview' }).click();
  const questions = page.getByRole('main').getByRole('listitem');
  const sql = questions.filter({ hasText: 'Tell me about your work with SQL.' });
  await expect(sql).toContainText('“Cut the time of month-end reports by 30% with SQL.”');
  await expect(sql).toContainText('Analyst, Harbour Works');
  await expect(questions.filter({ hasText: 'Kafka' })).toContainText('doesn’t show this');
  await page.getByLabel('Notes for: Tell me about your work with SQL.').fill('Tell of the close.');
  await page.getByLabel('Add your own question').fill('Why cranes?');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Notes for: Why cranes?').fill('They lift.');
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Notes for: Tell me about your work with SQL.')).toHaveValue(
    'Tell of the close.',
  );
  await page.getByRole('button', { name: 'Delete question: Why cranes?' }).click();
  await expect(page.getByLabel('Notes for: Why cranes?')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByLabel('Notes for: Why cranes?')).toHaveValue('They lift.');
  await test.step('what was deleted one after the other comes back by one Undo', async () => {
    await page.getByLabel('Add your own question').fill('Why here?');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('Notes for: Why here?').fill('The harbor.');
    await page.getByRole('button', { name: 'Delete question: Why cranes?' }).click();
    await page.getByRole('button', { name: 'Delete question: Why here?' }).click();
    await expect(page.getByText('2 questions deleted').first()).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByLabel('Notes for: Why cranes?')).toHaveValue('They lift.');
    await expect(page.getByLabel('Notes for: Why here?')).toHaveValue('The harbor.');
  });
  await expectNoViolationAtWidths(page, 'interview preparation');
  await page.setViewportSize({ width: 1280, height: 800 });

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('Asha_Verma_Interview_Preparation.pdf');
  const text = await pdfText(new Uint8Array(await readFile(await file.path())));
  for (const part of [
    'Asha Verma',
    'Tidewater Bank',
    'month-end',
    'Tell of the close.',
    'They lift.',
  ])
    expect(text.replace(/\s+/g, ' ')).toContain(part);
});

test('[interview-2] a question that is deleted stays deleted, when the page is left at once', async ({
  page,
  request,
}) => {
  const { ids, headers } = await openApplications(page, request);
  const preparation = `/applications/${ids[0]}/interview`;
  const own = page.getByLabel('Notes for: Why cranes?');
  const leave = {
    'by a link': () => page.getByRole('link', { name: 'Back to the application' }).click(),
    'by an address': () => page.goto('/letters'),
    'by a reload': () => page.reload(),
  };
  for (const [way, go] of Object.entries(leave))
    await test.step(way, async () => {
      await page.goto(preparation);
      await page.getByLabel('Add your own question').fill('Why cranes?');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await own.fill('They lift.');
      await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
      await page.getByRole('button', { name: 'Delete question: Why cranes?' }).click();
      await go();
      await page.goto(preparation);
      await expect(page.getByLabel('Notes for: Tell me about yourself.')).toBeVisible();
      await expect(own).toHaveCount(0);
      await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
      const stored = await (await request.get(`/api/applications/${ids[0]}`, { headers })).json();
      expect(stored.data.preparation).toEqual([]);
    });
});
