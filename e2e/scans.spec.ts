import { ResumeContent } from '@folio/contract/resume-content';
import { moreSamples, scriptSamples } from '@folio/documents/testing/scripts/script-samples';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { scannedPdf } from './support/scanned-pdf.ts';

const french = ResumeContent.parse({
  personalInfo: {
    firstName: 'Élodie',
    lastName: 'Lefèvre',
    email: 'elodie.lefevre@example.com',
    phone: '+33 1 99 00 12 34',
    location: 'Orléans, France',
    summary: 'Mécanicienne passionnée qui répare des grues et forme des équipes depuis dix années.',
  },
  workExperience: [
    {
      position: 'Responsable de l’atelier',
      company: 'Société des Chantiers du Ponant',
      startDate: '2019-03',
      current: true,
      bullets: [
        'Réduit de moitié la durée des réparations grâce à un planning partagé.',
        'Encadré six apprentis, dont trois dirigent désormais une équipe de nuit.',
      ],
    },
  ],
  education: [{ institution: 'Lycée Gaspard Monge', degree: 'Baccalauréat', endDate: '2012-06' }],
  skills: [{ category: 'Métier', items: ['Soudure', 'Hydraulique', 'Sécurité'] }],
});

const scans = [
  { language: 'German', content: moreSamples.german, least: 0.95 },
  { language: 'French', content: french, least: 0.95 },
  { language: 'Hindi', content: scriptSamples.hindi, least: 0.8 },
];

/** Words of three or more letters in all texts, except ids and dates. */
const wordsOf = (value: unknown) =>
  new Set(
    JSON.stringify(value)
      .normalize('NFC')
      .match(/[\p{L}\p{M}]{3,}/gu),
  );

const names = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
].join(' ');
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const part = (xml: string) => strToU8(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);

/** A Word file with one picture and no text, as made by scanners and phones. */
function scannedDocx(jpeg: Buffer): Buffer {
  const picture = '<w:p><w:r><w:drawing><a:blip r:embed="rId5"/></w:drawing></w:r></w:p>';
  const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
  const file = zipSync({
    '[Content_Types].xml': part(
      `<Types xmlns="${types}"><Default Extension="xml" ContentType="application/xml"/><Default Extension="jpeg" ContentType="image/jpeg"/></Types>`,
    ),
    '_rels/.rels': part(
      `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': part(`<w:document ${names}><w:body>${picture}</w:body></w:document>`),
    'word/_rels/document.xml.rels': part(
      `<Relationships xmlns="${relations}"><Relationship Id="rId5" Type="${office}/image" Target="media/image1.jpeg"/></Relationships>`,
    ),
    'word/media/image1.jpeg': jpeg,
  });
  return Buffer.from(file);
}

const asPdf = (jpeg: Buffer) => ({
  name: 'scan.pdf',
  mimeType: 'application/pdf',
  buffer: scannedPdf(jpeg),
});
const asDocx = (jpeg: Buffer) => ({
  name: 'scan.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: scannedDocx(jpeg),
});

/** A page on which somebody's scanned resume is recognized. */
async function importScan(
  { browser, request }: { browser: Browser; request: APIRequestContext },
  content: ResumeContent,
  {
    prepare,
    fileOf = asPdf,
  }: { prepare?: (page: Page) => Promise<unknown>; fileOf?: typeof asPdf } = {},
) {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { name: 'Scan', content });
  const context = await browser.newContext({ deviceScaleFactor: 2.5 });
  const page = await context.newPage();
  await prepare?.(page);
  await signInAs(page, account);
  await page.goto(`/resume/preview/${id}`);
  const sheet = page.getByRole('region', { name: /^Page 1 of/ });
  await expect(sheet).toContainText(content.personalInfo.lastName);
  const file = fileOf(await sheet.screenshot({ type: 'jpeg', quality: 90 }));
  await page.goto('/resumes');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Choose a file').setInputFiles(file);
  await page.getByRole('button', { name: 'Recognize the text' }).click();
  return { account, page };
}

for (const { language, content, least } of scans)
  test(`a scan in ${language} is made out with its own letters`, async ({ browser, request }) => {
    const { account, page } = await importScan({ browser, request }, content);
    await expect(page.getByText(`Reading page 1 of 1 in ${language}`)).toBeVisible({
      timeout: 60_000,
    });
    await page.getByRole('button', { name: 'Create resume' }).click({ timeout: 60_000 });
    await page.waitForURL(/\/resume\/editor\/./);
    const made = page.url().split('/').at(-1);
    const headers = { authorization: `Bearer ${account.token}` };
    const answer = await request.get(`/api/resumes/${made}`, { headers });
    const { content: read } = (await answer.json()).data;
    const { email, lastName, summary } = content.personalInfo;
    expect(read.personalInfo).toMatchObject({ email, lastName });
    const bullets = content.workExperience[0]?.bullets ?? [];
    const written = [...wordsOf([summary, bullets.map(({ text }) => text)])];
    // Whether words are split is tested in read-scan.test.
    const found = JSON.stringify(read).normalize('NFC');
    expect(written.filter((word) => found.includes(word)).length / written.length).toBeGreaterThan(
      least,
    );
    await page.context().close();
  });

test('a scan whose language can’t be loaded is read in English, and that is said', async ({
  browser,
  request,
}) => {
  const { page } = await importScan({ browser, request }, french, {
    prepare: (page) => page.route(/fra\.traineddata/, (route) => route.abort()),
  });
  await expect(page.getByText(/This looks like French, but we couldn’t load/)).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('button', { name: 'Create resume' })).toBeEnabled();
  await page.context().close();
});

test('a Word file of pictures alone is made out, and shown beside what was read', async ({
  browser,
  request,
}) => {
  const { page } = await importScan({ browser, request }, french, { fileOf: asDocx });
  const create = page.getByRole('button', { name: 'Create resume' });
  await expect(create).toBeEnabled({ timeout: 60_000 });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByAltText('Your file')).toBeVisible();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Élodie Lefèvre');
  await page.context().close();
});
