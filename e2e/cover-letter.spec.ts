import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { type Account, makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolationAtWidths, expectNoViolationInThemes, look } from './support/axe.ts';
import { downloadAnyway } from './support/download-pdf.ts';
import { pdfText, wordsMissing } from './support/pdf-text.ts';

const content = {
  personalInfo: {
    firstName: 'Asha',
    lastName: 'Verma',
    title: 'Crane Engineer',
    email: 'asha@example.com',
  },
  workExperience: [
    {
      position: 'Crane Engineer',
      company: 'Harbour Works',
      startDate: '2019-03',
      current: true,
      bullets: ['Cut the time of repairs by 30% with a shared plan in Python.'],
    },
  ],
  education: [{ institution: 'Cardiff University', degree: 'BSc', endDate: '2018-06' }],
  skills: [{ category: 'Tools', items: ['Python', 'SQL', 'AutoCAD'] }],
};
const advertisement = `Senior Crane Engineer
Requirements:
- 5 years of experience with Python and AutoCAD
- Knowledge of Kubernetes

Please send a letter telling us why you care about cranes.`;

const text = (page: Page) => page.getByRole('textbox', { name: 'Text' });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ });
const writeButton = (page: Page) =>
  page.getByRole('button', { name: /^(Write letter|Rewrite) 2 credits$/ });
const sheet = (page: Page) => page.getByRole('region', { name: 'Page 1 of 1' });

async function openLetter(page: Page, request: APIRequestContext, account?: Account) {
  const person = account ?? (await makeAccount(request));
  const { id } = await makeResume(request, person, { name: 'For Acme', content });
  await signInAs(page, person);
  await page.goto(`/resume/${id}/cover-letter`);
  await expect(page.getByRole('heading', { name: 'Cover letter', level: 1 })).toBeVisible();
  await expect(sheet(page)).toBeVisible();
  return { account: person, id };
}

async function download(page: Page, item: string) {
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await downloadAnyway(page, () => page.getByRole('menuitem', { name: item }).click());
  await expect(page.getByRole('menu')).toHaveCount(0);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('[cover-letter-1] an advertisement becomes a letter, is filled in, and goes out as a document', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await makeResume(request, account, { name: 'For Acme', content });
  await signInAs(page, account);
  await page.goto('/resumes');
  await page.getByRole('button', { name: 'Actions for For Acme' }).click();
  await page.getByRole('menuitem', { name: 'Cover letter' }).click();
  await expect(page.getByRole('heading', { name: 'Cover letter', level: 1 })).toBeVisible();

  await writeButton(page).click();
  await expect(page.getByText('Paste the job description, or fill in the role')).toBeVisible();
  await expect(page.getByLabel('Job description')).toBeFocused();
  await page.getByLabel('Job description').fill(advertisement);
  await expect(page.getByText('Paste the job description, or fill in the role')).toHaveCount(0);
  await page.getByLabel('Company', { exact: true }).fill('Orchard & Sons');
  await page.getByLabel('Hiring manager').fill('Jo Marsh');
  await page.getByLabel('Tone').selectOption('Formal');
  await expect(page.getByText('You have 10 credits.')).toBeVisible();
  await writeButton(page).click();
  await expect(page.getByText('Your draft is ready.')).toBeVisible();
  await expect(text(page)).toHaveValue(/^Dear Jo Marsh,\n\nI wish to apply for/);
  await expect(text(page)).not.toHaveValue(/Kubernetes/);
  await expect(page.getByText('You have 8 credits.')).toBeVisible();

  const places = page.getByRole('region', { name: 'To fill in' });
  await places.getByRole('button').first().click();
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('its cranes');
  await expect(places).toHaveCount(0);
  await expect(saved(page)).toBeVisible();

  const pdf = await download(page, 'Download as PDF');
  expect(pdf.name).toBe('Asha_Verma_Cover_Letter.pdf');
  const letter = await text(page).inputValue();
  const expected = ['Asha Verma', 'asha@example.com', 'Jo Marsh', 'Orchard & Sons', letter];
  expect(wordsMissing(await pdfText(new Uint8Array(pdf.bytes)), expected.slice(2))).toEqual([]);
  const plain = await download(page, 'Export as Plain Text');
  expect(plain.name).toBe('Asha_Verma_Cover_Letter.txt');
  expect(wordsMissing(plain.bytes.toString(), expected)).toEqual([]);
  expect((await download(page, 'Export as Word')).name).toBe('Asha_Verma_Cover_Letter.docx');
});

test('[cover-letter-4] why somebody wants the job is theirs to say, and what the job asks for stands beside the letter', async ({
  page,
  request,
}) => {
  await openLetter(page, request);
  const asking = `${advertisement} Please state your notice period.\nQuote reference HW-2217.`;
  await page.getByLabel('Job description').fill(asking);
  const asked = page.getByRole('region', { name: 'Your letter should cover' });
  await expect(asked.getByRole('listitem')).toHaveText([
    'Why you care about cranes',
    'Your notice period',
    'The reference HW-2217',
  ]);
  await page.getByLabel('Job description').fill(`${asking}\nPlease no cover letters, really.`);
  const form = page.getByRole('region', { name: 'This job asks for no cover letter' });
  await expect(form.getByRole('blockquote')).toHaveText('Please no cover letters, really.');
  await page.getByLabel('Job description').fill(asking);
  await expect(form).toBeHidden();
  await page.getByLabel('Role', { exact: true }).fill('Senior Crane Engineer');
  const why = page.getByLabel('Why this job');
  await page.getByLabel('Hiring manager').focus();
  await page.keyboard.press('Tab');
  await expect(why).toBeFocused();
  await page.keyboard.type('My father ran the cranes of Liverpool for 31 years.');
  await writeButton(page).click();
  await expect(page.getByText('Your draft is ready.')).toBeVisible();
  await expect(text(page)).toHaveValue(
    /\n\nMy father ran the cranes of Liverpool for 31 years\.\n\nMy notice period is \[/,
  );
  await expect(text(page)).not.toHaveValue(/why you care/);
  await expect(page.getByLabel('Subject')).toHaveValue('Senior Crane Engineer (HW-2217)');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(why).toHaveValue('My father ran the cranes of Liverpool for 31 years.');
  await expect(asked).toBeVisible();
  await expectNoViolationAtWidths(page, 'a letter with what is asked of it');
});

test('a letter that is stopped leaves the one before as it was', async ({ page, request }) => {
  await openLetter(page, request);
  await text(page).fill('Dear team, this is my own.');
  await page.getByLabel('Role', { exact: true }).fill('Cook');
  await page.route('**/api/ai/cover-letter', () => {});
  await writeButton(page).click();
  await expect(page.getByText('we check the facts at the end')).toBeVisible();
  await expect(text(page)).not.toBeEditable();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped. Your letter is unchanged.')).toBeVisible();
  await expect(text(page)).toHaveValue('Dear team, this is my own.');
  await page.unroute('**/api/ai/cover-letter');

  await writeButton(page).click();
  await expect(text(page)).toHaveValue(/Harbour Works/);
  await page.getByRole('button', { name: 'Restore previous letter' }).click();
  await expect(text(page)).toHaveValue('Dear team, this is my own.');
});

test('[cover-letter-2] with too few credits a letter can still be written by hand', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const headers = { authorization: `Bearer ${account.token}` };
  for (let letters = 0; letters < 5; letters++) {
    // Requesting the same letter again would cost nothing.
    const data = { resume: content, jobDescription: `We want ${letters + 2} crane engineers.` };
    const paid = await request.post('/api/ai/cover-letter', { headers, data });
    expect(paid.status()).toBe(200);
  }
  await openLetter(page, request, account);
  await expect(page.getByText('A letter costs 2 credits and you have 0.')).toBeVisible();
  await expect(writeButton(page)).toBeDisabled();
  await text(page).fill('Dear team,\n\nI build cranes.');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('link', { name: 'Buy credits' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('[cover-letter-3] what was written is there after a reload, also what could not be sent', async ({
  page,
  request,
}) => {
  await openLetter(page, request);
  await page.getByLabel('Job description').fill(advertisement);
  await text(page).fill('Dear team,');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(text(page)).toHaveValue('Dear team,');
  await expect(page.getByLabel('Job description')).toHaveValue(advertisement);

  await page.route('**/cover-letter', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await text(page).fill('Dear team,\n\nI build cranes.');
  await expect(page.getByText('Offline, kept on this device')).toBeVisible();
  await page.unroute('**/cover-letter');
  await page.reload();
  await expect(text(page)).toHaveValue('Dear team,\n\nI build cranes.');
  await expect(saved(page)).toBeVisible();
});

test('the letter’s editor is accessible in both themes and at both widths', async ({
  page,
  request,
}) => {
  await openLetter(page, request);
  await page.getByLabel('Job description').fill(advertisement);
  await writeButton(page).click();
  await expect(page.getByText('Your draft is ready.')).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await expectNoViolationAtWidths(page, 'the letter');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(sheet(page)).toBeVisible();
  await expectNoViolationInThemes(page, 'its pages, 320 px');
});

test('a letter is deleted with what was written last, had back at once, and a new one can follow', async ({
  page,
  request,
}) => {
  const { id } = await openLetter(page, request);
  const remove = page.getByRole('button', { name: 'Delete letter' });
  await expect(remove).toBeDisabled();
  await text(page).fill('Dear all, the first letter.');
  await remove.click();
  await expect(page.getByRole('alertdialog')).toContainText('for 30 days');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Letter deleted', { exact: true })).toBeVisible();
  await expect(text(page)).toHaveValue('');
  await expect(remove).toBeDisabled();
  // As on the page of any letter that is still to be written.
  await expect(page.getByLabel('Job description')).toBeFocused();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Letter restored', { exact: true })).toBeVisible();
  await expect(text(page)).toHaveValue('Dear all, the first letter.');

  await remove.click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(text(page)).toHaveValue('');
  await text(page).fill('The second letter.');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(text(page)).toHaveValue('The second letter.');
  await page.goto('/resumes/trash');
  await expect(page.getByText('Cover letter', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Restore/ }).click();
  await expect(page.getByText('Letter restored', { exact: true })).toBeVisible();
  await page.goto(`/resume/${id}/cover-letter`);
  await expect(text(page)).toHaveValue('Dear all, the first letter.');
});

test('letters that no font has are named and marked in a cover letter, and each place leads to them', async ({
  page,
  request,
}) => {
  await openLetter(page, request);
  const note = page.getByRole('region', { name: 'Letters that can’t be printed' });
  const marks = page.locator('[data-blank-mark]');
  await expect(note).toBeHidden();
  await text(page).fill('Dear reader,\n\nI know ᬩᬮᬶ and தமிழ்.\n\nYours, Asha');
  await expect(note).toContainText('None of our fonts has ᬩ, ᬮᬶ (Balinese)');
  await expect(marks).toHaveCount(1);
  await note.getByRole('button', { name: 'Text' }).focus();
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  const selected = await text(page).evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toBe('ᬩ');
  await expectNoViolationAtWidths(page, 'a letter with a blank');
  await look(page, 'light', 1280);
  await text(page).fill('Dear reader,');
  await expect(note).toBeHidden();
  await expect(marks).toHaveCount(0);
});

test('a copy that was downloaded is read back, and another file is refused', async ({
  page,
  request,
}) => {
  await openLetter(page, request);
  await text(page).fill('The letter of today.');
  await expect(saved(page)).toBeVisible();
  const open = (content: unknown) =>
    page.getByLabel('Copy of the letter').setInputFiles({
      name: 'Letter_For_Acme.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    });
  await open({ basics: { name: 'Asha' } });
  await expect(page.getByText('We couldn’t read this file', { exact: true })).toBeVisible();
  await open({ subject: 'Rescued', text: 'The letter that a full disk did not keep.' });
  await expect(text(page)).toHaveValue('The letter that a full disk did not keep.');
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Rescued');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('link', { name: 'History of the letter' }).click();
  await expect(page.getByText(/^Before .*restore/i).first()).toBeVisible();
});
