import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { type Account, makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolationAtWidths, look } from './support/axe.ts';

const content = {
  personalInfo: {
    firstName: 'Asha',
    lastName: 'Verma',
    email: 'asha@example.com',
    phone: '+1 202 555 0143',
    summary: 'Engineer for cranes and harbours who brings yards back to work on time.',
  },
  workExperience: [
    {
      position: 'Crane Engineer',
      company: 'Harbour Works',
      location: 'Bristol',
      startDate: '2019-03',
      current: true,
      bullets: [
        'Was responsible for the cranes of the yard.',
        'Cut the time of repairs by 30% with a shared plan.',
        // A score needs at least 80 words.
        'Inspected 14 cranes a month with two others and kept all of them open through the winter.',
        'Wrote the list of spare parts that four yards of the river still order from each spring.',
        'Trained six apprentices, three of whom now lead crews of their own on the night shift.',
      ],
    },
  ],
  education: [{ institution: 'Cardiff University', degree: 'BSc', endDate: '2018-06' }],
  skills: [{ category: 'Tools', items: ['Python', 'SQL', 'AutoCAD'] }],
};

const headersOf = ({ token }: Account) => ({ authorization: `Bearer ${token}` });
const pdfFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
const upload = (page: Page) => page.getByLabel('Upload your resume');
const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze Resume' }).click();
const score = (page: Page) => page.getByRole('heading', { name: 'Overall score' });
const firstOf = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

async function exportedPdf(request: APIRequestContext, account: Account): Promise<Buffer> {
  const { id } = await makeResume(request, account, { name: 'For Acme', content });
  const answer = await request.get(`/api/resumes/${id}/export/pdf`, {
    headers: headersOf(account),
  });
  expect(answer.status()).toBe(200);
  return answer.body();
}

async function openAnalysis(page: Page, account: Account): Promise<void> {
  await signInAs(page, account);
  await page.goto('/resume/analysis');
  await expect(page.getByRole('heading', { name: 'Resume Analysis', level: 1 })).toBeVisible();
}

async function expectWellMade(page: Page, where: string): Promise<void> {
  await expectNoViolationAtWidths(page, where);
  await look(page, 'light', 1280);
}

test('[analysis-1] a PDF is read, scored, explained and opened as a resume', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const pdf = await exportedPdf(request, account);
  await openAnalysis(page, account);
  await expect(firstOf(page, '9 credits left')).toBeVisible();
  await upload(page).setInputFiles(pdfFile('Asha Verma.pdf', pdf));
  await expect(page.getByText('Asha Verma.pdf')).toBeVisible();
  await analyze(page);
  await expect(score(page)).toBeVisible();

  await test.step('the score, its areas, and what is to be done', async () => {
    await expect(firstOf(page, '6 credits left')).toBeVisible();
    for (const area of ['Content Quality', 'Format & Structure', 'ATS Compatibility'])
      await expect(page.getByRole('heading', { name: area })).toBeVisible();
    for (const list of ['Strengths', 'Areas for Improvement'])
      await expect(page.getByRole('region', { name: list }).getByRole('listitem')).not.toHaveCount(
        0,
      );
    const first = page.getByRole('region', { name: 'Start here' });
    await expect(first.getByText(/^\+[\d.]+ points?$/).first()).toBeVisible();
    await expect(page.getByRole('img', { name: 'Page 1 of 1 of your file' })).toBeVisible();
  });

  await test.step('another career stage scores it anew, for nothing, and goes with the resume', async () => {
    const stage = page.getByLabel('Career stage');
    await expect(stage).toHaveValue('told');
    await stage.selectOption({ label: 'Executive' });
    await expect(page.getByText(/^You chose this\. Your resume reads as ‘/)).toBeVisible();
    await expect(firstOf(page, '6 credits left')).toBeVisible();
  });

  await test.step('what a machine reads, beside the page', async () => {
    await page.getByRole('tab', { name: 'What software reads' }).click();
    await page.getByRole('button', { name: 'Harbour Works' }).click();
    await expect(
      page.locator('[data-mark^="workExperience/"][data-mark$="/company"]').first(),
    ).toBeInViewport();
    await expectWellMade(page, 'what was read');
    await page.getByRole('tab', { name: 'Score' }).click();
    await expectWellMade(page, 'a score');
  });

  await test.step('the same content is in the resume that is made of it', async () => {
    await page.getByRole('button', { name: 'Open as a resume' }).click();
    await page.waitForURL(/\/resume\/editor\/./);
    const id = page.url().split('/').at(-1);
    const made = await request.get(`/api/resumes/${id}`, { headers: headersOf(account) });
    const { data } = await made.json();
    expect(data.name).toBe('Asha Verma');
    expect(data.settings.careerStage).toBe('executive');
    expect(data.content).toMatchObject({
      personalInfo: content.personalInfo,
      workExperience: content.workExperience,
      education: [{ institution: 'Cardiff University', degree: 'BSc' }],
    });
  });

  await test.step('the results, which were paid, are there for who comes back', async () => {
    await expect(page.getByRole('tab', { name: 'Personal' })).toBeVisible();
    await page.goBack();
    await expect(score(page)).toBeVisible();
    await expect(firstOf(page, '6 credits left')).toBeVisible();
  });
});

test('a resume of a few words has progress in the place of a score', async ({ page, request }) => {
  const account = await makeAccount(request);
  await makeResume(request, account, {
    name: 'A start',
    content: { ...content, workExperience: [], education: [] },
  });
  await openAnalysis(page, account);
  await page.getByLabel('Or one of your resumes').selectOption({ label: 'A start' });
  await analyze(page);
  await expect(page.getByRole('heading', { name: 'No score yet' })).toBeVisible();
  await expect(
    page.getByText(/^Your score starts at 80 words\. This resume has \d+\.$/),
  ).toBeVisible();
  await expect(page.getByText('Without a score, an analysis takes no credits.')).toBeVisible();
  await expect(firstOf(page, '10 credits left')).toBeVisible();
  await expect(score(page)).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Key areas' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Start here' })).toBeVisible();
  await expectWellMade(page, 'progress');
});

test('[analysis-2] a file that is no readable PDF is told what it is', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await openAnalysis(page, account);
  const alert = page.getByRole('main').getByRole('alert');
  await analyze(page);
  await expect(alert).toContainText('No file selected');
  await expect(alert).toContainText('Please upload a resume PDF to analyze');

  const png = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('x') };
  await upload(page).setInputFiles(png);
  await expect(alert).toContainText('Invalid file type');
  await expect(alert).toContainText('Please upload a PDF file');

  await upload(page).setInputFiles(pdfFile('big.pdf', Buffer.alloc(5 * 1024 * 1024 + 1)));
  await expect(alert).toContainText('File too large');
  await expect(alert).toContainText('Maximum file size is 5MB');
  await expectWellMade(page, 'a file that is too large');

  await upload(page).setInputFiles(pdfFile('torn.pdf', Buffer.from('%PDF-1.7\nnothing of use')));
  await expect(alert).toHaveCount(0);
  await analyze(page);
  await expect(alert).toContainText('We couldn’t read this file');
  await expect(page.getByText('torn.pdf')).toBeVisible();
});

test('[analysis-3] who has too few credits is told so, and where to get more', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  for (let left = 10; left > 3; left -= 1) await exportedPdf(request, account);
  await openAnalysis(page, account);
  await expect(
    page.getByText(
      'You need at least 3 credit to use the AI Resume Analyzer. Please purchase credits to continue.',
    ),
  ).toBeVisible();
  const purchase = page.getByRole('link', { name: 'Purchase Credits' });
  await expect(purchase).toHaveAttribute('href', '/pricing');
  await upload(page).setInputFiles(pdfFile('a.pdf', Buffer.from('%PDF-1.7')));
  await analyze(page);
  await expect(firstOf(page, 'AI Resume Analysis is a premium feature')).toBeVisible();
  await expect(
    firstOf(page, 'Upgrade to Premium to analyze your resume with our AI.'),
  ).toBeVisible();
  await expectWellMade(page, 'too few credits');
});

test('[analysis-4] a server that fails costs nothing, and what was read is sent again', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await makeResume(request, account, { name: 'For Acme', content });
  await openAnalysis(page, account);
  const calls: string[] = [];
  let answer: Parameters<Parameters<Parameters<Page['route']>[1]>[0]['fulfill']>[0] | 'none';
  await page.route('**/api/ai/score', (route) => {
    calls.push(route.request().postData() ?? '');
    return answer === 'none' ? undefined : route.fulfill(answer);
  });

  await test.step('it is broken off at once', async () => {
    answer = 'none';
    await page.getByLabel('Or one of your resumes').selectOption({ label: 'For Acme' });
    await analyze(page);
    await expect(firstOf(page, 'Scoring')).toBeVisible();
    await expect.poll(() => calls.length).toBe(1);
    await expectWellMade(page, 'work');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('Or one of your resumes')).toBeVisible();
  });

  await test.step('a failure is told with its status', async () => {
    answer = { status: 503, json: { success: false } };
    await analyze(page);
    await expect(page.getByRole('heading', { name: 'Analysis Error' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Error Details' })).toBeVisible();
    await expect(page.getByText('503', { exact: true })).toBeVisible();
    await expect(firstOf(page, 'Resume Analysis Failed')).toBeVisible();
    await expect(
      firstOf(page, 'Our AI service is experiencing issues. Please try again later.'),
    ).toBeVisible();
    await expect(page.getByText('If this issue persists, please contact support.')).toBeVisible();
    await expectWellMade(page, 'a failure');
  });

  const retry = page.getByRole('button', { name: 'Retry Analysis' });
  await test.step('so is an answer that is none', async () => {
    answer = { json: { success: true } };
    await retry.click();
    await expect(firstOf(page, 'Analysis retry failed')).toBeVisible();
    await expect(firstOf(page, 'Invalid response from AI service')).toBeVisible();
  });

  await test.step('another try sends the same data and brings the score', async () => {
    await page.unroute('**/api/ai/score');
    await retry.click();
    await expect(score(page)).toBeVisible();
    const [sent, ...again] = calls.map((body) => JSON.parse(body));
    for (const one of again) expect(one).toEqual(sent);
    await expect(firstOf(page, '7 credits left')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Page 1 of 1' })).toContainText('Harbour Works');
  });

  await test.step('another resume begins anew', async () => {
    await page.getByRole('button', { name: 'Analyze Another Resume' }).click();
    await expect(score(page)).toHaveCount(0);
    await expect(page.getByLabel('Or one of your resumes')).toHaveValue('');
  });
});
