import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { fillSignUp, newPerson } from './support/account.ts';
import { downloadAnyway } from './support/download-pdf.ts';
import { writeBullets } from './support/editor.ts';
import { pdfText, wordsMissing } from './support/pdf-text.ts';

/** The text for each tab, field by field; it must also appear in the preview. */
const personal = {
  Name: 'Asha Verma-Núñez',
  Title: 'Staff Engineer – Platform',
  Location: 'Bengaluru, India',
  Website: 'asha.example.com',
  Email: 'asha@example.com',
  Phone: '+91 98765 43210',
  Summary: 'Builds calm systems – and leaves them calmer than she found them.',
};

const lists = [
  {
    tab: 'Experience',
    add: 'Add Experience',
    fields: {
      Role: 'Principal Gardener',
      Company: 'Orchard & Müller',
      Duration: 'Summer 2019 – Present',
      Bullets: 'Cut spend by ₹1.8 crore a year\nMentored 11 engineers in São Paulo',
    },
  },
  {
    tab: 'Education',
    add: 'Add Education',
    fields: { Degree: 'M.Sc. Botany', School: 'ETH Zürich', Year: '2008 – 2010' },
  },
  {
    tab: 'Projects',
    add: 'Add Project',
    fields: {
      Title: 'Flowfile',
      Duration: '2022',
      Technologies: 'Rust, WebAssembly',
      Description: 'A file format for quick affinity graphs.',
    },
  },
  {
    tab: 'Certificates',
    add: 'Add Certificate',
    fields: { Name: 'Certified Arborist', Issuer: 'ISA', Year: '2021' },
  },
  {
    tab: 'Skills',
    add: 'Add Skill Category',
    fields: { Category: 'Grafting', Skills: 'Whip, Cleft, Budding' },
  },
] as const;

/** Texts that must follow one another in the main column, in the order of the sections. */
const mainColumn = ['Experience', 'Principal Gardener', 'Education', 'M.Sc. Botany', 'Flowfile'];

test('[first-pdf-1] a newcomer signs up, writes a resume and holds the PDF that the preview showed', async ({
  page,
}) => {
  test.slow();
  await signUp(page);
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 10_000 });
  await expect(page.getByRole('heading', { name: 'Welcome back, Asha!' })).toBeVisible();

  await page.getByRole('button', { name: 'Create New' }).click();
  await expect(page).toHaveURL(/\/resume\/editor\/[0-9a-f-]{36}$/);
  const preview = page.getByRole('region', { name: 'Pages of the resume' });
  await expect(preview).toContainText('Your most recent job');
  await expect(page.getByText('Gray words are hints: never printed, never scored.')).toBeVisible();
  await page.getByRole('button', { name: 'Start with my name' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();

  await fillEveryTab(page, preview);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const bytes = await downloadPdf(page);
  const text = await pdfText(bytes);
  const written = [
    ...Object.values(personal),
    ...lists.flatMap((list) => Object.values(list.fields)),
  ];
  for (const value of written) expect(wordsMissing(text, [value])).toEqual([]);
  expect(wordsMissing(text, [personal.Name, personal.Summary, ...mainColumn])).toEqual([]);
  expect(words(text)).toEqual(words(await preview.innerText()));

  await page.reload();
  await expect(preview).toContainText('Principal Gardener');
  for (const [label, value] of Object.entries(personal))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  await page.getByRole('tab', { name: 'Others', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Interests' })).toHaveValue('Moss, lichens');
});

async function signUp(page: Page): Promise<void> {
  const person = newPerson();
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up' }).first().click();
  await fillSignUp(page, person);
  await expect(page.getByText('Very Strong')).toBeVisible();
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function fillEveryTab(page: Page, preview: Locator): Promise<void> {
  const panel = page.getByRole('tabpanel');
  for (const [label, value] of Object.entries(personal)) {
    await page.getByLabel(label, { exact: true }).fill(value);
    await expectInPreview(preview, value);
  }
  for (const list of lists) {
    await page.getByRole('tab', { name: list.tab, exact: true }).click();
    await page.getByRole('button', { name: list.add }).click();
    for (const [label, value] of Object.entries(list.fields)) {
      if (label === 'Bullets') await writeBullets(panel, value.split('\n'));
      else await panel.getByLabel(label, { exact: true }).pressSequentially(value);
      await expectInPreview(preview, value);
    }
  }
  await page.getByRole('tab', { name: 'Others', exact: true }).click();
  await page.getByRole('button', { name: 'Add Language' }).click();
  await page.getByLabel('Language', { exact: true }).fill('Kannada');
  await expect(page.getByLabel('Proficiency').getByRole('option')).toHaveText([
    'Not specified',
    'Native',
    'Fluent',
    'Conversational',
    'Basic',
    'C2 (proficient)',
    'C1 (advanced)',
    'B2 (upper intermediate)',
    'B1 (intermediate)',
    'A2 (elementary)',
    'A1 (beginner)',
  ]);
  await page.getByLabel('Proficiency').selectOption('Native');
  await expectInPreview(preview, 'Kannada');
  await page.getByRole('textbox', { name: 'Interests' }).fill('Moss, lichens');
  await expectInPreview(preview, 'Moss, lichens');
}

/** Lines may break anywhere between words, so each word is searched for separately. */
async function expectInPreview(preview: Locator, value: string): Promise<void> {
  for (const word of value.split(/\s+/)) await expect(preview).toContainText(word);
}

async function downloadPdf(page: Page): Promise<Uint8Array> {
  await page.getByRole('button', { name: 'Export' }).click();
  // The first use of credits asks for confirmation.
  const agreeing = page.getByRole('button', { name: 'Use 1 credit', exact: true }).click();
  const download = await downloadAnyway(page, () =>
    page.getByRole('menuitem', { name: 'Download as PDF 1 credit' }).click(),
  );
  await agreeing;
  expect(download.suggestedFilename()).toBe('Asha_Verma-Núñez_Resume.pdf');
  await expect(page.getByText('Your resume has been exported successfully.').first()).toBeVisible();
  return new Uint8Array(await readFile(await download.path()));
}

/** The words of a text in order, ignoring separators. */
const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);
