import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { type Account, makeAccount, makeResume, signInAs } from './support/account.ts';
import { downloadAnyway } from './support/download-pdf.ts';

const formats = [
  ['Export as Word', 'docx'],
  ['Export as HTML', 'html'],
  ['Export as Plain Text', 'txt'],
  ['Export as Markdown', 'md'],
  ['Export as JSON Resume', 'json'],
  ['Export as Word 97 (.doc)', 'doc'],
] as const;

const hostile = '</title></style><script>alert(1)</script><img src=x onerror=alert(1)>"\'';
const content = {
  personalInfo: {
    firstName: 'Zoë',
    lastName: 'de la Cruz',
    title: hostile,
    email: 'zoe@cruz.example',
    website: 'javascript:alert(1)',
    summary: `[x](javascript:alert(1)) ${hostile}`,
  },
  workExperience: [
    { position: 'Cook', company: hostile, startDate: '2020-02', current: true, bullets: [hostile] },
  ],
};

/**
 * Requested once, some time after opening: the key for unsaved text, and the resume's versions, for
 * the job it is tailored to.
 */
const atLeisure = /\/(device-key|versions)$/;
const isOfApi = (url: string) => new URL(url).pathname.startsWith('/api/');

async function openEditor(page: Page, request: APIRequestContext): Promise<[Account, string]> {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { content });
  await signInAs(page, account);
  await page.goto(`/resume/editor/${id}`);
  await expect(page.getByRole('region', { name: 'Page 1 of 1' })).toBeVisible();
  return [account, id];
}

async function exportAs(page: Page, label: string): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: 'Export' }).click();
  const download = await downloadAnyway(page, () =>
    page.getByRole('menuitem', { name: label, exact: true }).click(),
  );
  // The next click must reach the button, not a menu that is still closing.
  await expect(page.getByRole('menu')).toHaveCount(0);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('[exports-3] every format is made in the browser without a call, the same as the server’s', async ({
  page,
  request,
}) => {
  const [account, id] = await openEditor(page, request);
  const calls: string[] = [];
  page.on('request', (sent) => {
    if (isOfApi(sent.url()) && !atLeisure.test(sent.url())) calls.push(sent.url());
  });
  for (const [label, format] of formats) {
    const { name, bytes } = await exportAs(page, label);
    expect(name).toBe(`Zoë_de_la_Cruz_Resume.${format}`);
    await expect(
      page.getByText('Your resume has been exported successfully.').first(),
    ).toBeVisible();
    const answer = await request.get(`/api/resumes/${id}/export/${format}`, {
      headers: { authorization: `Bearer ${account.token}` },
    });
    expect(Buffer.compare(bytes, await answer.body())).toBe(0);
  }
  expect(calls).toEqual([]);
});

test('[exports-1] the menu names the formats, and they are made offline too', async ({
  page,
  context,
  request,
}) => {
  await openEditor(page, request);
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Download as PDF 1 credit',
    ...formats.map(([label]) => label),
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  const online = await exportAs(page, 'Export as Word');
  await context.setOffline(true);
  for (const [label] of formats) expect((await exportAs(page, label)).bytes).not.toHaveLength(0);
  expect(Buffer.compare((await exportAs(page, 'Export as Word')).bytes, online.bytes)).toBe(0);
});

test('what is typed is exported at once, saved or not', async ({ page, context, request }) => {
  await openEditor(page, request);
  await context.setOffline(true);
  await page.getByLabel('Summary', { exact: true }).fill('Typed a moment ago.');
  const { bytes } = await exportAs(page, 'Export as Plain Text');
  expect(bytes.toString()).toContain('Typed a moment ago.');
});

test('Word’s writer out of reach is told, and works once it is back', async ({
  page,
  context,
  request,
}) => {
  await openEditor(page, request);
  // Parts that load after the first screen, such as the notifications, must be there.
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Export as Word', exact: true }).click();
  await expect(page.getByText('Check your connection and try again.').first()).toBeVisible();
  await context.setOffline(false);
  expect((await exportAs(page, 'Export as Word')).bytes.subarray(0, 2).toString()).toBe('PK');
});

test('the HTML file runs nothing, asks for nothing and looks the same to a screen reader', async ({
  page,
  request,
  context,
}) => {
  await openEditor(page, request);
  const { bytes } = await exportAs(page, 'Export as HTML');
  const alone = await context.newPage();
  const asked: string[] = [];
  alone.on('request', (sent) => asked.push(sent.url()));
  alone.on('dialog', (dialog) => asked.push(dialog.message()));
  const address = 'https://resume.example/';
  await alone.route(address, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: bytes }),
  );
  await alone.goto(address);
  await expect(alone.getByRole('heading', { level: 1 })).toHaveText('Zoë de la Cruz');
  await expect(alone.getByRole('region', { name: 'Experience' })).toContainText(hostile);
  const data = 'script[type="application/json"]';
  expect(await alone.locator(data).count()).toBe(1);
  const active = alone.locator(`script:not(${data}), img, iframe, object, embed, link`);
  expect(await active.count()).toBe(0);
  const hrefs = await alone
    .locator('a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(hrefs).toEqual(['mailto:zoe@cruz.example']);
  // The file embeds its own fonts, and a browser accepts them.
  const fonts = await alone.evaluate(async () => {
    const all = [...(await document.fonts.ready)];
    return all.map(({ family, status }) => `${family} ${status}`);
  });
  expect(fonts.length).toBeGreaterThan(1);
  expect(new Set(fonts)).toEqual(new Set(['Inter loaded']));
  expect(asked.filter((one) => one !== address && !one.endsWith('/favicon.ico'))).toEqual([]);
});
