import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { type Account, makeAccount, makeResume, signInAs } from './support/account.ts';
import { downloadAnyway, downloadPdf } from './support/download-pdf.ts';
import { openTab, otherDevice, ownEditor, preview, saved } from './support/editor.ts';
import { goTo } from './support/go-to.ts';
import { pdfText } from './support/pdf-text.ts';

const title = (page: Page) => page.getByLabel('Title', { exact: true });
const location = (page: Page) => page.getByLabel('Location', { exact: true });

/** The server's version of the resume. */
async function stored(request: APIRequestContext, account: Account, id: string) {
  const headers = { authorization: `Bearer ${account.token}` };
  return (await (await request.get(`/api/resumes/${id}`, { headers })).json()).data;
}

/** Saves from another device. */
async function saveElsewhere(
  request: APIRequestContext,
  account: Account,
  id: string,
  personalInfo: Record<string, string>,
): Promise<void> {
  const { content } = await stored(request, account, id);
  const headers = { authorization: `Bearer ${account.token}` };
  const changed = { ...content, personalInfo: { ...content.personalInfo, ...personalInfo } };
  const answer = await request.put(`/api/resumes/${id}`, { headers, data: { content: changed } });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('undo after a merge reverts own changes only', async ({ page, browser, request }) => {
  const { account, id } = await ownEditor(page, request);
  const other = await otherDevice(browser, account, id);
  await location(other).fill('Lisbon');
  await expect(saved(other)).toBeVisible();
  await expect.poll(async () => (await stored(request, account, id)).version).toBe(2);
  await expect(location(page)).toHaveValue('Lisbon');
  await title(page).fill('Typed here');
  await expect(saved(page)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(title(page)).toHaveValue('Product Operations Manager');
  await expect(location(page)).toHaveValue('Lisbon');
  await expect.poll(async () => (await stored(request, account, id)).version).toBe(4);
  expect((await stored(request, account, id)).content.personalInfo).toMatchObject({
    title: 'Product Operations Manager',
    location: 'Lisbon',
  });
  await other.context().close();
});

test('what was saved elsewhere is seen before it is sent', async ({ page, request }) => {
  test.slow();
  await test.step('a stale page shows what was saved elsewhere before it exports that', async () => {
    const { account, id } = await ownEditor(page, request);
    await saveElsewhere(request, account, id, { title: 'Changed Elsewhere' });
    const text = await pdfText(new Uint8Array(await downloadPdf(page)));
    expect(text).toContain('Changed Elsewhere');
    await expect(title(page)).toHaveValue('Changed Elsewhere');
    await expect(preview(page)).toContainText('Changed Elsewhere');
  });

  await test.step('a page that comes to the front shows what was saved elsewhere', async () => {
    const { account, id } = await ownEditor(page, request);
    await saveElsewhere(request, account, id, { title: 'Changed Elsewhere' });
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(preview(page)).toContainText('Changed Elsewhere');
    await expect(saved(page)).toBeVisible();
    expect((await stored(request, account, id)).version).toBe(2);
  });

  await test.step('the page of a resume downloads what it shows, or shows the newer one first', async () => {
    const { account, id } = await ownEditor(page, request);
    await goTo(page, `/resume/preview/${id}`);
    const download = page.getByRole('button', { name: 'Download PDF' });
    await expect(download).toBeEnabled();
    await saveElsewhere(request, account, id, { title: 'Changed Elsewhere' });
    const file = await downloadAnyway(page, () => download.click());
    expect(await pdfText(new Uint8Array(await readFile(await file.path())))).toContain(
      'Changed Elsewhere',
    );
    await expect(page.getByRole('main')).toContainText('Changed Elsewhere');
  });

  await test.step('the preview page shows what was typed a moment before', async () => {
    await ownEditor(page, request);
    await title(page).fill('Typed a moment ago');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Open preview page' }).click();
    await page.waitForURL('**/resume/preview/**');
    await expect(page.getByRole('main')).toContainText('Typed a moment ago');
  });
});

test('the sample is seen as one, and not sent unasked', async ({ page, request }) => {
  test.slow();
  await test.step('the untouched sample has no score', async () => {
    await ownEditor(page, request);
    const chip = page.getByRole('button', { name: /^Resume score/ });
    await expect(chip).toContainText('No score yet');
    await chip.click();
    await expect(page.getByRole('region', { name: 'Resume score' })).toContainText(
      'This is still the sample',
    );
  });

  await test.step('an empty title is asked for in its field, and printed nowhere', async () => {
    await ownEditor(page, request);
    await title(page).fill('');
    await expect(title(page)).toHaveAttribute('placeholder', 'Your Professional Title');
    await expect(preview(page)).toContainText('Maya Lindqvist');
    await expect(preview(page)).not.toContainText('Your Professional Title');
    expect(await pdfText(new Uint8Array(await downloadPdf(page)))).not.toContain(
      'Your Professional Title',
    );
  });

  await test.step('the sample is not exported unasked: the question leads to each place, and is asked once', async () => {
    await ownEditor(page, request);
    await title(page).fill('');
    await page.getByRole('textbox', { name: 'Summary' }).fill('Cut costs by [number].');
    const question = page.getByRole('alertdialog', { name: /still to fill in$/ });
    const exportText = async () => {
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: 'Export as Plain Text' }).click();
    };
    let downloads = 0;
    page.on('download', () => downloads++);
    await exportText();
    await expect(question).toContainText('Empty, so nothing prints there');
    await expect(question).toContainText('“[number]”');
    await expect(question).toContainText('Experience · Operations Analyst');
    await question.getByRole('button', { name: /^Experience · Operations Analyst/ }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole('tab', { name: 'Experience', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByRole('tabpanel').locator('input:focus')).toBeVisible();
    expect(downloads).toBe(0);
    const file = await downloadAnyway(page, exportText);
    expect(await readFile(await file.path(), 'utf8')).toContain('[number]');
    // The same question is not asked again.
    const [again] = await Promise.all([page.waitForEvent('download'), exportText()]);
    expect(again.suggestedFilename()).toMatch(/\.txt$/);
  });

  await test.step('removing the sample leaves none of its facts beside a real employer', async () => {
    const { account, id } = await ownEditor(page, request);
    await openTab(page, 'Experience');
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: /^Product Operations Manager/ })
      .click();
    await page.getByLabel('Company').fill('Real Employer Ltd');
    await page.getByRole('button', { name: 'Remove the sample' }).click();
    await expect(preview(page)).toContainText('Real Employer Ltd');
    for (const fact of ['Product Operations Manager', '£1.4 million', '2021', 'Bristol', 'SQL'])
      await expect(preview(page)).not.toContainText(fact);
    await expect(page.getByRole('button', { name: 'Remove the sample' })).toBeHidden();
    await expect
      .poll(async () => (await stored(request, account, id)).content.workExperience)
      .toMatchObject([{ company: 'Real Employer Ltd', position: '', startDate: '', bullets: [] }]);
    await page.keyboard.press('Control+z');
    await expect(preview(page)).toContainText('£1.4 million');
    await expect(preview(page)).toContainText('Real Employer Ltd');
  });
});

test('the preview page asks too, and leads into the editor', async ({ page, request }) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account);
  await signInAs(page, account);
  await page.goto(`/resume/preview/${id}`);
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const question = page.getByRole('alertdialog', { name: /still to fill in$/ });
  await question.getByRole('button', { name: /^Summary/ }).click();
  await expect(page).toHaveURL(/\/resume\/editor\//);
  await expect(page.getByRole('textbox', { name: 'Summary' })).toBeFocused();
});

test('an application keeps what its page shows of the resume, or nothing until that is looked at', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const content = { personalInfo: { firstName: 'Asha', title: 'Harbor pilot' } };
  const { id: resumeId } = await makeResume(request, account, { name: 'Pilot', content });
  const headers = { authorization: `Bearer ${account.token}` };
  const data = { role: 'Pilot', resumeId };
  const made = await (await request.post('/api/applications', { headers, data })).json();
  await signInAs(page, account);
  await page.goto(`/applications/${made.data.id}`);
  const sheet = page.getByRole('region', { name: 'The resume for this job' });
  await expect(sheet).toContainText('Harbor pilot');
  await saveElsewhere(request, account, resumeId, { title: 'River pilot' });
  const apply = page.getByRole('button', { name: 'Mark as applied' }).first();
  const sent = page.getByRole('region', { name: 'What you sent' }).getByRole('listitem');
  for (const keep of [apply, page.getByRole('button', { name: /^Keep what you sent/ })]) {
    await keep.click();
    await expect(page.getByText('The resume was changed somewhere else').first()).toBeVisible();
    await expect(sent).toHaveCount(0);
    await expect(page.getByLabel('Status')).toHaveValue('saved');
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
  }
  await apply.click();
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(sheet).toContainText('River pilot');
  await apply.click();
  await expect(page.getByText('Moved to Applied').first()).toBeVisible();
  await expect(sent).toHaveCount(1);
});

test('marking as applied says what it takes, and without credits it keeps nothing and says so', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const headers = { authorization: `Bearer ${account.token}` };
  const { id: resumeId } = await makeResume(request, account);
  const data = { role: 'Pilot', resumeId };
  const made = await (await request.post('/api/applications', { headers, data })).json();
  const apply = page.getByRole('button', { name: 'Mark as applied' }).first();
  await signInAs(page, account);
  await page.goto(`/applications/${made.data.id}`);
  await expect(apply).toHaveAccessibleName('Mark as applied 1 credit');
  for (let spent = 0; spent < 10; spent += 1) {
    const { id } = await makeResume(request, account);
    await request.post(`/api/resumes/${id}/export/pdf/payment`, { headers });
  }
  await page.reload();
  await expect(apply).toHaveAccessibleName('Mark as applied');
  await apply.click();
  await expect(page.getByText(/Nothing was kept of what you sent/).first()).toBeVisible();
  await expect(page.getByLabel('Status')).toHaveValue('applied');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
