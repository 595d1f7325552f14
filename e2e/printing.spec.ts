import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { type Account, makeAccount, makeResume, signInAs } from './support/account.ts';
import { pdfText } from './support/pdf-text.ts';

const content = {
  personalInfo: {
    firstName: 'Asha',
    lastName: 'Verma',
    title: 'Mechanic',
    summary: 'I am a mechanic for lifts.',
  },
};
const settings = { language: 'en' };
const footLine = 'Made with Folio';

const balanceOf = async (request: APIRequestContext, { token }: Account): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await (await request.get('/api/credits', { headers })).json()).data.balance;
};

/** Counts requests to print, by our button or by the browser's keys. */
const countPrints = (page: Page) =>
  page.addInitScript(() => {
    const printed = () => {
      const { dataset } = document.documentElement;
      dataset.prints = String(Number(dataset.prints ?? 0) + 1);
    };
    window.print = printed;
    // If the event is not canceled by then, the browser prints.
    addEventListener('keydown', (event) => {
      const isPrint = event.key === 'p' && (event.ctrlKey || event.metaKey);
      if (isPrint) setTimeout(() => event.defaultPrevented || printed());
    });
  });
const prints = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset.prints ?? 0));

/** Prints the page like the browser's own menu. */
const printedText = async (page: Page) => pdfText(new Uint8Array(await page.pdf()));

test('Ctrl+P on the preview page takes what a PDF takes, once, after it was asked about', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { content, settings });
  await countPrints(page);
  await signInAs(page, account, { isNewToCredits: true });
  await page.goto(`/resume/preview/${id}`);
  await expect(page.getByRole('button', { name: 'Print 1 credit' })).toBeVisible();
  const question = page.getByRole('alertdialog', { name: 'Use 1 credit?' });

  await test.step('not before its person agrees', async () => {
    await page.keyboard.press('Control+p');
    await expect(question).toBeVisible();
    // Pressing the keys again doesn't skip the question.
    await page.keyboard.press('Control+p');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    expect([await prints(page), await balanceOf(request, account)]).toEqual([0, 10]);
  });

  await test.step('once, however often', async () => {
    await page.keyboard.press('Control+p');
    await question.getByRole('button', { name: 'Use 1 credit' }).click();
    await expect.poll(() => prints(page)).toBe(1);
    expect(await balanceOf(request, account)).toBe(9);
    await expect(page.getByRole('button', { name: /^Print Free until/ })).toBeVisible();
    await page.keyboard.press('Control+p');
    await expect.poll(() => prints(page)).toBe(2);
    expect(await balanceOf(request, account)).toBe(9);
  });

  await test.step('and with the foot line, as any PDF of the free plan', async () => {
    const text = await printedText(page);
    expect(text).toContain('I am a mechanic for lifts.');
    expect(text).toContain(footLine);
    // The screen's own heading isn't printed: the document's is the first.
    const headings = page.locator('[data-printed] [role=heading]');
    await expect(headings.first()).toHaveText('Asha Verma');
    await expect(headings.first()).toHaveAttribute('aria-level', '1');
    await expect(headings.nth(1)).toHaveAttribute('aria-level', '2');
  });

  await test.step('nothing while a dialog is open', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Control+p');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await prints(page)).toBe(2);
  });
});

test('who has no credits left is shown the way to more, and nothing is printed', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const ids: string[] = [];
  for (let made = 0; made < 11; made += 1)
    ids.push((await makeResume(request, account, { content, settings })).id);
  const headers = { authorization: `Bearer ${account.token}` };
  for (const id of ids.slice(1))
    await request.post(`/api/resumes/${id}/export/pdf/payment`, { headers });
  expect(await balanceOf(request, account)).toBe(0);
  await countPrints(page);
  await signInAs(page, account);
  await page.goto(`/resume/preview/${ids[0]}`);
  await expect(page.getByRole('button', { name: 'Print 1 credit' })).toBeVisible();
  await page.keyboard.press('Control+p');
  await expect(page.getByText(/Credits low/).first()).toBeVisible();
  expect(await prints(page)).toBe(0);
});

test('a visitor prints free, with the owner’s foot line, and the owner pays nothing for it', async ({
  browser,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { content, settings, isPublic: true });
  const page = await (await browser.newContext()).newPage();
  await countPrints(page);
  await page.goto(`/resume/preview/${id}`);
  await expect(page.getByRole('region', { name: 'Page 1 of 1' })).toBeVisible();
  await page.keyboard.press('Control+p');
  await expect.poll(() => prints(page)).toBe(1);
  const text = await printedText(page);
  expect(text).toContain('I am a mechanic for lifts.');
  expect(text).toContain(footLine);
  expect(await balanceOf(request, account)).toBe(10);
  await page.context().close();
});

test('Ctrl+P in the editor leads to where its pages are printed, and takes nothing by itself', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { content, settings });
  await countPrints(page);
  await signInAs(page, account);
  await page.goto(`/resume/editor/${id}`);
  const summary = page.getByRole('textbox', { name: 'Summary' });
  await summary.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('I repair lifts.');
  const sheet = page.getByRole('region', { name: 'Page 1 of 1' });
  await expect(sheet).toContainText('I repair lifts.');
  await page.keyboard.press('Control+p');
  await expect(page).toHaveURL(new RegExp(`/resume/preview/${id}$`));
  await expect(page.getByRole('button', { name: 'Print 1 credit' })).toBeVisible();
  await expect(sheet).toContainText('I repair lifts.');
  expect([await prints(page), await balanceOf(request, account)]).toEqual([0, 10]);
});

test('a letter and a public page are no way to the PDF of a resume', async ({ page, request }) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { content, settings, isPublic: true });
  await signInAs(page, account);
  await page.goto(`/resume/${id}/cover-letter`);
  await expect(page.getByRole('button', { name: /^Write letter/ })).toBeVisible();
  expect(await printedText(page)).not.toContain('I am a mechanic for lifts.');
  await page.goto(`/${account.username}`);
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.locator('[data-printed]').count()).toBe(0);
  expect(await balanceOf(request, account)).toBe(10);
});
