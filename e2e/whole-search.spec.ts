import { readFile } from 'node:fs/promises';
import { expect as expectSoon, type Page, test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { downloadAnyway } from './support/download-pdf.ts';
import { preview } from './support/editor.ts';
import { pdfText, wordsMissing } from './support/pdf-text.ts';

const expect = expectSoon.configure({ timeout: 30_000 });

const content = {
  personalInfo: { firstName: 'Asha', lastName: 'Verma', email: 'asha@example.com' },
  workExperience: [
    {
      position: 'Analyst',
      company: 'Harbour Works',
      startDate: '2019-03',
      current: true,
      bullets: ['Cut the time of month-end reports by 30% with SQL.'],
    },
  ],
  skills: [{ category: 'Data', items: ['SQL', 'Python'] }],
};

const advertisement = `Senior Data Analyst
Company: Tidewater Bank
Location: Bengaluru, hybrid

Requirements:
- SQL in production
- Python for analysis
- Snowflake warehouse
- Kubernetes`;

/** The column; an option of the status has the same name. */
const saved = (page: Page) =>
  page.getByText('Saved', { exact: true }).filter({ visible: true }).first();
const needs = (page: Page) => page.getByRole('region', { name: 'Match' }).getByRole('listitem');
const need = (page: Page, name: string) => needs(page).filter({ hasText: name });
const sent = (page: Page) =>
  page.getByRole('region', { name: 'What you sent' }).getByRole('listitem');

test('[whole-search-1] a search goes from a pasted job to an offer: caught, tailored, answered, sent, and followed', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const account = await makeAccount(request);
  const { id: resumeId } = await makeResume(request, account, { name: 'Analyst', content });
  const headers = { authorization: `Bearer ${account.token}` };
  await signInAs(page, account);

  await test.step('a job is caught by pasting it', async () => {
    await page.goto('/applications');
    await page.getByRole('button', { name: 'Add your first application' }).click();
    const dialog = page.getByRole('dialog', { name: 'New application' });
    await dialog.getByLabel('Job description').fill(advertisement);
    await expect(dialog.getByLabel('Company')).toHaveValue('Tidewater Bank');
    await dialog.getByRole('button', { name: 'Add application' }).click();
    await expect(
      page.getByRole('heading', { name: 'Senior Data Analyst, Tidewater Bank', level: 1 }),
    ).toBeVisible();
  });
  const applicationId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await test.step('a version is tailored to it, and the page has the same marks', async () => {
    await page.getByLabel('Resume', { exact: true }).selectOption({ label: 'Analyst' });
    await page.getByRole('button', { name: 'Tailor a version' }).click();
    await expect(
      page.getByText('This application now uses the tailored version').first(),
    ).toBeVisible();
    await expect(saved(page)).toBeVisible();
    await expect(need(page, 'SQL')).toContainText('Shown');
    await expect(need(page, 'Python')).toContainText('Listed only');
    const sheet = page.getByRole('region', { name: 'The resume for this job' });
    await expect(sheet.locator('[data-need]')).not.toHaveCount(0);
  });

  await test.step('what it lacks is left out, or becomes a bullet by a few answers', async () => {
    await page.getByRole('button', { name: 'No, leave it out: Kubernetes' }).click();
    await expect(need(page, 'Kubernetes')).toContainText('Left out');
    // The pressed button is removed, so the focus stays in its row.
    await expect(page.getByRole('button', { name: 'Kubernetes', exact: true })).toBeFocused();
    const before = Number.parseInt(
      await page.getByRole('region', { name: 'Match' }).locator('p').first().innerText(),
      10,
    );
    await expect(saved(page)).toBeVisible();
    await page.getByRole('link', { name: 'Yes, I’ve done this: Snowflake' }).click();
    const dialog = page.getByRole('dialog', { name: 'A bullet that shows Snowflake' });
    await dialog
      .getByLabel('What did you do with Snowflake?')
      .fill('Moved the reporting warehouse');
    await dialog.getByRole('button', { name: 'Next' }).click();
    while (await dialog.getByRole('button', { name: 'Skip' }).isVisible())
      await dialog.getByRole('button', { name: 'Skip' }).click();
    await expect(dialog.getByLabel('New bullet')).toHaveValue(
      'Moved the reporting warehouse with Snowflake',
    );
    await dialog.getByRole('button', { name: 'Add this bullet' }).click();
    await expect(preview(page)).toContainText('Moved the reporting warehouse with Snowflake');
    await expect(saved(page)).toBeVisible();
    await page.goto(`/applications/${applicationId}`);
    await expect(need(page, 'Snowflake')).toContainText('Shown');
    await expect(need(page, 'Kubernetes')).toContainText('Left out');
    const score = page.getByRole('region', { name: 'Match' }).locator('p').first();
    await expect
      .poll(async () => Number.parseInt(await score.innerText(), 10))
      .toBeGreaterThan(before);
  });

  await test.step('a letter is written for it', async () => {
    await page.getByRole('button', { name: 'Write a letter' }).click();
    await page.getByRole('button', { name: /^Write letter/ }).click();
    await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue(/Tidewater Bank/);
    await expect(saved(page)).toBeVisible();
    await page.getByRole('link', { name: 'Open the application' }).click();
  });

  await test.step('a question of its form is answered', async () => {
    await page.getByRole('link', { name: 'Add questions' }).click();
    const questions = [{ question: 'Why us?', answer: 'I like reports that close early.' }];
    const data = { applicationId, questions };
    expect((await request.post('/api/questions', { headers, data })).status()).toBe(201);
    await page.goto(`/applications/${applicationId}`);
    await expect(page.getByText('1 question', { exact: true })).toBeVisible();
  });

  await test.step('marking it as applied keeps all that was sent, byte for byte', async () => {
    const pdf = await downloadAnyway(page, () =>
      page.getByRole('button', { name: /^PDF/ }).first().click(),
    );
    const downloaded = await readFile(await pdf.path());
    await page.getByRole('button', { name: 'Mark as applied' }).first().click();
    await expect(page.getByText('Moved to Applied').first()).toBeVisible();
    await expect(sent(page)).toHaveCount(3);
    const fetched = async (name: RegExp) => {
      const downloading = page.waitForEvent('download');
      await sent(page).getByRole('button', { name }).click();
      return readFile(await (await downloading).path());
    };
    expect((await fetched(/^Download Resume/)).equals(downloaded)).toBe(true);
    const letter = await pdfText(new Uint8Array(await fetched(/^Download Cover letter/)));
    expect(wordsMissing(letter, ['Tidewater Bank'])).toEqual([]);
    expect((await fetched(/^Download Answers/)).toString()).toBe(
      'Why us?\n\nI like reports that close early.\n',
    );
    // The original resume has not changed, and the sent documents stay when its version changes.
    const original = await request.get(`/api/resumes/${resumeId}`, { headers });
    expect(JSON.stringify(await original.json())).not.toContain('Snowflake');
  });

  await test.step('it goes on to an interview, which is prepared, and to an offer', async () => {
    await page.getByLabel('Status').selectOption({ label: 'Interview' });
    await expect(page.getByText('Moved to Interview').first()).toBeVisible();
    await page.getByRole('link', { name: 'Prepare for an interview' }).click();
    await expect(page.getByText(/Snowflake/).first()).toBeVisible();
    await page.goto(`/applications/${applicationId}`);
    await page.getByLabel('Status').selectOption({ label: 'Offer' });
    await expect(page.getByText('Moved to Offer').first()).toBeVisible();
    const timeline = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem');
    await expect(timeline).toHaveText([/Offer/, /Interview/, /Applied/, /Saved/]);
    await page.getByRole('link', { name: 'Back to applications' }).click();
    await expect(page.getByRole('region', { name: /^Offer, / }).getByRole('article')).toContainText(
      'Tidewater Bank',
    );
  });
});
