import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { type Account, makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolationAtWidths, expectNoViolationInThemes, look } from './support/axe.ts';
import { dropFile } from './support/drop-file.ts';
import { openEditor, preview, saved } from './support/editor.ts';
import { scannedPdf } from './support/scanned-pdf.ts';

const content = {
  personalInfo: {
    firstName: 'Asha',
    lastName: 'Verma',
    email: 'asha@example.com',
    phone: '+1 202 555 0143',
    location: 'Bristol, United Kingdom',
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
        'Rebuilt the cranes of the northern yard within eleven weeks.',
        'Cut the time of repairs by 30% with a shared plan.',
      ],
    },
  ],
  education: [{ institution: 'Cardiff University', degree: 'BSc', endDate: '2018-06' }],
  skills: [{ category: 'Tools', items: ['Python', 'SQL', 'AutoCAD'] }],
};

/** A score needs at least 80 words. */
const longContent = {
  ...content,
  workExperience: content.workExperience.map((job) => ({
    ...job,
    bullets: [
      ...job.bullets,
      'Inspected 14 cranes a month with two others and kept all of them open through the winter.',
      'Wrote the list of spare parts that four yards of the river still order from each spring.',
      'Trained six apprentices, three of whom now lead crews of their own on the night shift.',
    ],
  })),
};

const dialog = (page: Page) => page.getByRole('dialog');
const choose = (page: Page) => dialog(page).getByLabel('Choose a file');
const create = (page: Page) => page.getByRole('button', { name: 'Create resume' });
const headersOf = ({ token }: Account) => ({ authorization: `Bearer ${token}` });

const kinds = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

async function exported(
  request: APIRequestContext,
  account: Account,
  format: keyof typeof kinds,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const { id } = await makeResume(request, account, { name: 'For Acme', content });
  const headers = headersOf(account);
  const answer = await request.get(`/api/resumes/${id}/export/${format}`, { headers });
  expect(answer.status()).toBe(200);
  return { name: `Asha.${format}`, mimeType: kinds[format], buffer: await answer.body() };
}

async function openedResume(page: Page, request: APIRequestContext, account: Account) {
  await page.waitForURL(/\/resume\/editor\/./);
  const id = page.url().split('/').at(-1);
  const made = await request.get(`/api/resumes/${id}`, { headers: headersOf(account) });
  return (await made.json()).data;
}

test('[import-2] a PDF dropped on the dashboard is shown beside what was read, and becomes a resume', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const file = await exported(request, account, 'pdf');
  await signInAs(page, account);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Asha!' })).toBeVisible();
  const calls: string[] = [];
  page.on('request', (call) => {
    if (call.method() !== 'GET') calls.push(call.url());
  });
  await dropFile(page, file, () =>
    expect(page.getByText('Drop your resume to import it')).toBeVisible(),
  );
  await expect(page.getByText('Drop your resume to import it')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Page 1 of 1 of your file' })).toBeVisible();
  const company = dialog(page).getByLabel('Company', { exact: true });
  await expect(company).toHaveValue('Harbour Works');
  await company.focus();
  await expect(
    page.locator('[data-mark^="workExperience/"][data-mark$="/company"]').first(),
  ).toBeInViewport();
  await page.getByRole('switch', { name: 'Education' }).click();
  await expect(dialog(page).getByText('Left out.')).toBeVisible();
  expect(calls.filter((url) => url.includes('/api/resumes'))).toEqual([]);

  await create(page).click();
  const { name, content: made } = await openedResume(page, request, account);
  expect(name).toBe('Asha Verma');
  expect(made).toMatchObject({ ...content, education: [] });
});

const unsureResume = `Asha Verma
asha@example.com

EXPERIENCE
Zorbl | Quux
2019 – Present
- Rebuilt the cranes of the northern yard within eleven weeks.
Fromp | Wexle
2015 – 2018
- Kept four yards open through the winter.
Plonk | Dravit
2012 – 2015
- Wrote the list of spare parts.
`;

test('[import-8] each value is mended beside its source, and what is unsure stays marked until it is looked at', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await signInAs(page, account);
  await page.goto('/resumes');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const buffer = Buffer.from(unsureResume);
  await choose(page).setInputFiles({ name: 'asha.txt', mimeType: 'text/plain', buffer });
  const left = dialog(page).getByRole('status').filter({ hasText: 'to check' });
  await expect(left).toHaveText(/^\d+ values? to check$/);
  await expectNoViolationAtWidths(page, 'what was read, to be mended');
  await look(page, 'light', 1280);

  await dialog(page).getByLabel('Name', { exact: true }).fill('Asha R. Verma');
  await dialog(page).getByLabel('Phone').fill('+1 202 555 0143');
  await dialog(page).getByLabel('Bullet 1').first().fill('Rebuilt all cranes in 11 weeks.');
  await page.keyboard.press('Enter');
  // The number of unsure values depends on the reader, and changes as it learns.
  const count = Number.parseInt(await left.innerText(), 10);
  expect(count).toBeGreaterThan(2);
  const other = { name: 'other.txt', mimeType: 'text/plain', buffer };
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dropFile(page, other, async () => undefined),
  ]) {
    await leave();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep correcting' }).click();
    await expect(dialog(page).getByLabel('Name', { exact: true })).toHaveValue('Asha R. Verma');
  }
  await dialog(page)
    .getByRole('button', { name: /^Looks right/ })
    .first()
    .click();
  await expect(left).toHaveText(`${count - 1} values to check`);
  await dialog(page).getByRole('button', { name: 'Next' }).click();
  await expect(dialog(page).locator('textarea:focus')).toHaveAccessibleDescription(/Unsure/);
  await create(page).click();

  const { content: made } = await openedResume(page, request, account);
  expect(made.personalInfo).toMatchObject({ lastName: 'R. Verma', phone: '+1 202 555 0143' });
  expect(made.workExperience[0].bullets[0]).toBe('Rebuilt all cranes in 11 weeks.');
  const note = page.getByRole('region', { name: 'From your file' });
  await expect(note).toContainText(`${count - 1} values from your file to check.`);
  await page.reload();
  await expect(note).toContainText(`${count - 1} values from your file to check.`);
  await note.getByRole('button', { name: 'Next' }).click();
  const unsure = page.getByText('We weren’t sure we read this right.').first();
  await expect(unsure).toBeVisible();
  await expectNoViolationInThemes(page, 'what is to be checked');
  // Visiting each value is enough to check it.
  for (let left = count - 2; left > 0; left--) {
    await note.getByRole('button', { name: 'Next' }).click();
    await expect(note).toContainText(
      `${left} value${left === 1 ? '' : 's'} from your file to check.`,
    );
  }
  await page.getByRole('tab', { name: 'Personal', exact: true }).click();
  await expect(note).toHaveCount(0);
  await page.reload();
  await expect(preview(page)).toContainText('Rebuilt all cranes');
  await expect(note).toHaveCount(0);
});

test('[import-1] a file dropped on any page goes where that page has use for it', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const file = await exported(request, account, 'pdf');
  const { id } = await makeResume(request, account, { content });
  await signInAs(page, account);
  const drop = (title: string) =>
    dropFile(page, file, () => expect(page.getByText(title)).toBeVisible());

  await page.goto('/tips');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await drop('Drop your resume to import it');
  await expect(dialog(page)).toContainText('Import a resume');
  await expect(create(page)).toBeVisible();

  await page.goto('/resume/analysis');
  await expect(page.getByText('Upload your resume')).toBeVisible();
  await drop('Drop your resume to analyze it');
  await expect(page.getByText('Asha.pdf')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);

  await page.goto(`/resume/editor/${id}`);
  await expect(preview(page)).toContainText('Crane Engineer');
  await drop('Drop a file to add it to this resume');
  await expect(dialog(page)).toContainText('Import into this resume');
  await expect(page.getByRole('button', { name: 'Add to this resume' })).toBeVisible();
});

test('[import-3] the create dialog takes a Word file instead', async ({ page, request }) => {
  const account = await makeAccount(request);
  const file = await exported(request, account, 'docx');
  await signInAs(page, account);
  await page.goto('/resumes');
  await page.getByRole('button', { name: 'Create New' }).click();
  await page.getByRole('button', { name: 'Import a file' }).click();
  await expect(page.getByRole('heading', { name: 'Import a resume' })).toBeVisible();
  await choose(page).setInputFiles(file);
  await expect(page.getByRole('region', { name: 'Your file' })).toContainText('Crane Engineer');
  await create(page).click();
  const { content: made } = await openedResume(page, request, account);
  expect(made).toMatchObject({
    personalInfo: content.personalInfo,
    workExperience: content.workExperience,
    skills: content.skills,
  });
});

test('[import-5] a file is added to the open resume, and that can be undone', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const file = await exported(request, account, 'docx');
  const { id } = await makeResume(request, account);
  await signInAs(page, account);
  await openEditor(page, id);
  const add = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Import into this resume' }).click();
    await choose(page).setInputFiles(file);
    const kept = dialog(page).getByRole('note');
    await expect(kept).toContainText('Your resume keeps its own text where this file differs');
    await expect(kept).toContainText('Email');
    await page.getByRole('button', { name: 'Add to this resume' }).click();
    await expect(dialog(page)).toHaveCount(0);
  };
  await add();
  await expect(preview(page)).toContainText('Crane Engineer');
  await expect(preview(page)).toContainText('Operations Manager');
  await expect(saved(page)).toBeVisible();
  await add();
  await expect(page.getByText('Nothing to add').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(preview(page)).not.toContainText('Crane Engineer');
  await expect(preview(page)).toContainText('Operations Manager');
});

test('what is no resume is told, and led to where it belongs', async ({ page, request }) => {
  await signInAs(page, await makeAccount(request));
  await page.goto('/resumes');

  await test.step('[import-6] what cannot be read is told, and reading can be given up', async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const alert = dialog(page).getByRole('alert');
    const take = (name: string, bytes: string | Buffer) =>
      choose(page).setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });
    await take('torn.pdf', '%PDF-1.7\nnothing of use');
    await expect(alert).toContainText('We couldn’t read this file');
    await take('setup.exe', Buffer.from([0x4d, 0x5a, 0x90, 0x00]));
    await expect(alert).toContainText('We can’t read this kind of file');
    await take('torn.doc', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]));
    await expect(alert).toContainText('We couldn’t read this file');
    await take('large.pdf', Buffer.alloc(10 * 1024 * 1024 + 1));
    await expect(alert).toContainText('This file is too large');
    await take('letter.txt', 'Dear Sir,\nthank you for the fish.\nYours');
    await expect(alert).toContainText('We found no resume in this file');
    // A copy of a letter or the profile gets a message about where it belongs.
    await take('Letter.json', '{"subject":"","text":"Dear team,","jobDescription":""}');
    await expect(alert).toContainText('This is a copy of a cover letter');
    await expect(dialog(page).getByRole('link', { name: 'Go to your resumes' })).toBeVisible();
    await take('Profile.json', '{"bio":"A cook.","visibility.public":true}');
    await expect(alert).toContainText('This is a copy of your profile');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeFocused();
  });

  await test.step('a copy of the profile that is imported leads to the page that takes it', async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const copy = { name: 'Profile.json', mimeType: '', buffer: Buffer.from('{"bio":"A cook."}') };
    await choose(page).setInputFiles(copy);
    await dialog(page).getByRole('link', { name: 'Go to your profile' }).click();
    await expect(page).toHaveURL(/\/profile\/settings/);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open a downloaded copy' })).toBeVisible();
  });
});

test('[import-7] the letters of a scanned PDF are made out, or given up, and analyzed', async ({
  browser,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { name: 'For Acme', content: longContent });
  const context = await browser.newContext({ deviceScaleFactor: 2.5 });
  const page = await context.newPage();
  await signInAs(page, account);
  await page.goto(`/resume/preview/${id}`);
  const sheet = page.getByRole('region', { name: 'Page 1 of 1' });
  await expect(sheet).toContainText('Harbour Works');
  const picture = await sheet.screenshot({ type: 'jpeg', quality: 90 });
  const scan = { name: 'scan.pdf', mimeType: kinds.pdf, buffer: scannedPdf(picture) };

  await page.goto('/resumes');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await choose(page).setInputFiles(scan);
  const makeOut = page.getByRole('button', { name: 'Recognize the text' });
  await makeOut.click();
  await expect(page.getByText('Reading page 1 of 1')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(choose(page)).toBeAttached();

  await choose(page).setInputFiles(scan);
  await makeOut.click();
  await create(page).click({ timeout: 60_000 });
  const { content: made } = await openedResume(page, request, account);
  expect(made.personalInfo).toMatchObject({
    firstName: 'Asha',
    lastName: 'Verma',
    email: 'asha@example.com',
  });
  const words = (value: unknown) => new Set(JSON.stringify(value).match(/[\p{L}\d]{3,}/gu));
  const written = [...words(longContent)];
  const read = words(made);
  expect(written.filter((word) => read.has(word)).length / written.length).toBeGreaterThan(0.9);

  await page.goto('/resume/analysis');
  await page.getByLabel('Upload your resume').setInputFiles(scan);
  await page.getByRole('button', { name: 'Analyze Resume' }).click();
  await makeOut.click();
  await expect(page.getByRole('progressbar', { name: 'Recognizing the text' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Overall score' })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText('Software can’t read this file')).toBeVisible();
  await expect(page.getByText(/so this file scores 59 at most/)).toBeVisible();
  await context.close();
});

test('[import-4] the import is accessible in both themes and at all widths', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const file = await exported(request, account, 'pdf');
  await signInAs(page, account);
  await page.goto('/resumes');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(choose(page)).toBeAttached();
  const lookAt = async (where: string) => {
    await expectNoViolationAtWidths(page, where);
    await look(page, 'light', 1280);
  };
  await lookAt('choosing a file');
  await choose(page).setInputFiles(file);
  await expect(page.getByRole('img', { name: 'Page 1 of 1 of your file' })).toBeVisible();
  await lookAt('what was read');
});
