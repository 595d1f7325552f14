import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolationAtWidths } from './support/axe.ts';
import { downloadAnyway } from './support/download-pdf.ts';
import { goTo } from './support/go-to.ts';

const content = {
  personalInfo: { firstName: 'Asha', lastName: 'Verma', email: 'asha@example.com' },
  workExperience: [
    {
      position: 'Analyst',
      company: 'Harbour Works',
      startDate: '2019-03',
      current: true,
      bullets: ['Cut the time of month-end reports by 30% with SQL and Python.'],
    },
  ],
  skills: [{ category: 'Tools', items: ['Python', 'SQL'] }],
};
const job = {
  role: 'Senior Data Analyst',
  company: 'Tidewater Bank',
  jobDescription: 'Requirements:\n- SQL in production\n- Python for analysis',
};

const text = (page: Page) => page.getByRole('textbox', { name: 'Text' });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ });
const rows = (page: Page) => page.getByRole('main').getByRole('article');

test('[letters-4] letters are written for an application and alone, found, copied, sent and had back', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const resume = await makeResume(request, account, { name: 'Lending analyst', content });
  const headers = { authorization: `Bearer ${account.token}` };
  const data = { ...job, resumeId: resume.id };
  const added = await (await request.post('/api/applications', { headers, data })).json();
  await signInAs(page, account);

  await test.step('one begins alone, and is called what its writer says', async () => {
    await page.goto('/letters');
    await expect(page.getByRole('heading', { name: 'No letters yet' })).toBeVisible();
    await expectNoViolationAtWidths(page, '/letters without any');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Write your first letter' }).click();
    const dialog = page.getByRole('dialog', { name: 'New letter' });
    await dialog.getByLabel('Name').fill('Open letter');
    await expect(dialog.getByLabel('Resume')).toHaveValue(resume.id);
    await dialog.getByRole('button', { name: 'Create letter' }).click();
    await expect(page.getByRole('heading', { name: 'Open letter', level: 1 })).toBeVisible();
    await text(page).fill('Dear all,\n\nI count ships.');
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(text(page)).toHaveValue('Dear all,\n\nI count ships.');
    await expectNoViolationAtWidths(page, 'a letter of its own');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('another is begun where it is needed, with what the job says', async () => {
    await page.goto(`/applications/${added.data.id}`);
    await page.getByRole('button', { name: 'Write a letter' }).click();
    await expect(page).toHaveURL(/\/letters\//);
    await expect(
      page.getByRole('heading', { name: 'Senior Data Analyst, Tidewater Bank', level: 1 }),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Job description' })).toHaveValue(
      job.jobDescription,
    );
    await page.getByRole('button', { name: /^Write letter 2 credits$/ }).click();
    await expect(page.getByText('Your draft is ready.')).toBeVisible();
    await expect(text(page)).toHaveValue(/Harbour Works/);
    await text(page).fill('Dear Jo,\n\nI count money.');
    await expect(saved(page)).toBeVisible();
  });

  await test.step('what was sent is what the letter’s screen downloads', async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    const file = await downloadAnyway(page, () =>
      page.getByRole('menuitem', { name: 'Download as PDF' }).click(),
    );
    const exported = await readFile(await file.path());
    await page.getByRole('link', { name: 'Open the application' }).click();
    const letters = page.getByRole('region', { name: 'Letters' }).getByRole('listitem');
    await expect(letters).toHaveCount(1);
    await page.getByRole('button', { name: /^Keep what you sent/ }).click();
    const sent = page.getByRole('region', { name: 'What you sent' }).getByRole('listitem');
    await expect(sent).toHaveCount(2);
    const downloading = page.waitForEvent('download');
    await sent.getByRole('button', { name: /^Download Cover letter/ }).click();
    const kept = await readFile(await (await downloading).path());
    expect(kept.equals(exported)).toBe(true);
  });

  await test.step('the library finds by what a letter says, renames, copies and deletes', async () => {
    await page.goto('/letters');
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText('For Senior Data Analyst, Tidewater Bank');
    await page.getByPlaceholder('Search letters...').fill('count ships');
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Actions for Open letter' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Ships');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Ships', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Actions for Ships' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(page.getByRole('link', { name: 'Ships (copy)' })).toBeVisible();
    await page.getByRole('button', { name: 'Actions for Ships', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toHaveCount(2);
    await expectNoViolationAtWidths(page, '/letters with some');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('what was written before comes back from the history', async () => {
    await page.getByRole('link', { name: 'Ships', exact: true }).click();
    await text(page).fill('Dear nobody,');
    await expect(saved(page)).toBeVisible();
    await page.getByRole('link', { name: 'History of the letter' }).click();
    await expect(
      page.getByRole('heading', { name: 'History of the letter', level: 1 }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Back to the letter' }).click();
    await expect(text(page)).toHaveValue('Dear nobody,');
  });

  await test.step('one that is deleted is no more, and lies in the trash', async () => {
    await page.getByRole('button', { name: 'Delete letter' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page).toHaveURL(/\/letters$/);
    await expect(page.getByRole('link', { name: 'Ships', exact: true })).toHaveCount(0);
    await goTo(page, '/resumes/trash');
    const restore = page.getByRole('button', { name: 'Restore Ships', exact: true });
    await expect(restore).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(restore, 'the trash hears of what is had back').toHaveCount(0);
    await goTo(page, '/letters');
    await page.getByRole('link', { name: 'Ships', exact: true }).click();
    await page.getByRole('button', { name: 'Delete letter' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page).toHaveURL(/\/letters$/);
    await goTo(page, '/resumes/trash');
    await restore.click();
    await expect(page.getByText('Letter restored', { exact: true }).first()).toBeVisible();
  });
});

test('[letters-5] what is typed without a connection is kept on the device, and sent later', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const headers = { authorization: `Bearer ${account.token}` };
  const made = await (await request.post('/api/letters', { headers, data: { name: 'x' } })).json();
  const { id } = made.data;
  await signInAs(page, account);
  await page.goto(`/letters/${id}`);
  await expect(page.getByText('Choose a resume above.')).toBeVisible();
  const path = `**/api/letters/${id}`;
  await page.route(path, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await text(page).fill('Dear sea,');
  await expect(page.getByText('Offline, kept on this device')).toBeVisible();
  await page.unroute(path);
  // Sent from another page, where the letter is not open.
  await page.goto('/letters');
  await page.getByRole('link', { name: 'x', exact: true }).click();
  await expect(text(page)).toHaveValue('Dear sea,');
  const stored = async () => (await request.get(`/api/letters/${id}`, { headers })).json();
  await expect.poll(async () => (await stored()).data.text).toBe('Dear sea,');
  await expect(saved(page)).toBeVisible();
});
