import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { type Account, signInAs } from './support/account.ts';
import { downloadPdf } from './support/download-pdf.ts';
import { openEditor, otherDevice, ownEditor, preview, saved } from './support/editor.ts';
import { pdfText } from './support/pdf-text.ts';

const title = (page: Page) => page.getByLabel('Title', { exact: true });
const location = (page: Page) => page.getByLabel('Location', { exact: true });
const offline = (page: Page) => page.getByText('Offline, kept on this device');
const alertOf = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });
const conflictDialog = (page: Page) => page.getByRole('dialog', { name: 'Changed in two places' });

const headersOf = ({ token }: Account) => ({ authorization: `Bearer ${token}` });

async function person(request: APIRequestContext, account: Account, id: string) {
  const answer = await request.get(`/api/resumes/${id}`, { headers: headersOf(account) });
  return (await answer.json()).data.content.personalInfo;
}

async function saveElsewhere(
  request: APIRequestContext,
  account: Account,
  id: string,
  personalInfo: Record<string, string>,
): Promise<void> {
  const headers = headersOf(account);
  const { content } = (await (await request.get(`/api/resumes/${id}`, { headers })).json()).data;
  const changed = { ...content, personalInfo: { ...content.personalInfo, ...personalInfo } };
  const answer = await request.put(`/api/resumes/${id}`, { headers, data: { content: changed } });
  expect(answer.status(), await answer.text()).toBe(200);
}

// Regression: one Ctrl+Z put the other device's Location back to the old value, and saved that.
test('undo after changes of two devices takes back one’s own alone', async ({
  page,
  browser,
  request,
}) => {
  const { account, id } = await ownEditor(page, request);
  const other = await otherDevice(browser, account, id);
  await location(other).fill('Lisbon');
  await expect(saved(other)).toBeVisible();
  // Another device's save appears without any action on this page.
  await expect(location(page)).toHaveValue('Lisbon');
  await title(page).fill('Typed here');
  await expect(title(other)).toHaveValue('Typed here');
  await title(page).press('Control+z');
  await expect(title(page)).toHaveValue('Product Operations Manager');
  await expect
    .poll(() => person(request, account, id))
    .toMatchObject({
      title: 'Product Operations Manager',
      location: 'Lisbon',
    });
  await other.context().close();
});

// Regression: 'Keep mine' reverted Location, too, and the dialog showed section names and no text.
test('a field that two have changed is chosen alone, with both texts in full', async ({
  page,
  context,
  request,
}) => {
  const { account, id } = await ownEditor(page, request);
  await context.setOffline(true);
  await title(page).fill('Mine, in the tunnel');
  await expect(offline(page)).toBeVisible();
  await saveElsewhere(request, account, id, { title: 'Theirs, at home', location: 'Lisbon' });
  await context.setOffline(false);
  await expect(page.getByText('This resume was changed in two places.')).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await expect(location(page)).toHaveValue('Lisbon');
  await page.getByRole('button', { name: 'Compare' }).click();
  const field = conflictDialog(page).getByRole('region', { name: 'Title' });
  await expect(field).toContainText('Mine, in the tunnel');
  await expect(field).toContainText('Theirs, at home');
  await field.getByRole('button', { name: 'Use the other one' }).click();
  await expect(title(page)).toHaveValue('Theirs, at home');
  await expect(conflictDialog(page)).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(title(page)).toHaveValue('Mine, in the tunnel');
  await expect
    .poll(() => person(request, account, id))
    .toMatchObject({
      title: 'Mine, in the tunnel',
      location: 'Lisbon',
    });
});

// Regression: the draft had no base, so either all or none of it could be kept.
test('an offline draft that is opened again is joined with what was saved elsewhere', async ({
  page,
  context,
  request,
}) => {
  const { account, id } = await ownEditor(page, request);
  await context.setOffline(true);
  await title(page).fill('Typed offline');
  await expect(offline(page)).toBeVisible();
  await page.close();
  await saveElsewhere(request, account, id, { location: 'Lisbon' });
  await context.setOffline(false);
  const again = await context.newPage();
  await signInAs(again, account);
  await openEditor(again, id);
  await expect(title(again)).toHaveValue('Typed offline');
  await expect(location(again)).toHaveValue('Lisbon');
  await expect(saved(again)).toBeVisible();
  await expect
    .poll(() => person(request, account, id))
    .toMatchObject({
      title: 'Typed offline',
      location: 'Lisbon',
    });
});

// Regression: both tabs wrote to one draft, and only the text of the tab that was closed last
// survived.
test('two tabs follow each other offline, and nothing of either is lost', async ({
  page,
  context,
  request,
}) => {
  const { account, id } = await ownEditor(page, request);
  const second = await context.newPage();
  await signInAs(second, account);
  await openEditor(second, id);
  await context.setOffline(true);
  await title(page).fill('From the first tab');
  await expect(title(second)).toHaveValue('From the first tab');
  await location(second).fill('From the second tab');
  await expect(location(page)).toHaveValue('From the second tab');
  await expect(offline(page)).toBeVisible();
  await expect(offline(second)).toBeVisible();
  await Promise.all([page.close(), second.close()]);
  await context.setOffline(false);
  const again = await context.newPage();
  await signInAs(again, account);
  await openEditor(again, id);
  await expect
    .poll(() => person(request, account, id))
    .toMatchObject({
      title: 'From the first tab',
      location: 'From the second tab',
    });
  await expect(title(again)).toHaveValue('From the first tab');
});

// Regression: the banner offered only 'Try again', and after a reload the work could not be
// reached.
test('a resume that was deleted elsewhere can be saved as a new one, also after a reload', async ({
  page,
  request,
}) => {
  const { account, id } = await ownEditor(page, request);
  const headers = headersOf(account);
  expect((await request.delete(`/api/resumes/${id}`, { headers })).status()).toBe(200);
  await expect(alertOf(page, 'This resume was deleted.')).toBeVisible();
  await title(page).fill('Still here');
  await page.reload();
  await expect(title(page)).toHaveValue('Still here');
  await alertOf(page, 'This resume was deleted.')
    .getByRole('button', { name: 'Save as new resume' })
    .click();
  await page.waitForURL((url) => !url.pathname.endsWith(id));
  await expect(title(page)).toHaveValue('Still here');
  await expect(saved(page)).toBeVisible();
});

/** An endless read: a leaving page's writes wait behind it, and the browser aborts them. */
const keepReading = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('folio');
        opening.onsuccess = () => {
          const store = opening.result.transaction('operations').objectStore('operations');
          const readOn = () => {
            store.count().onsuccess = readOn;
            resolve();
          };
          readOn();
        };
      }),
  );

// Regression: text typed within a tenth of a second before the tab was closed was lost, and so was
// text that was still waiting for the database behind another transaction.
test('the last words before a tab is closed, or left, are there again', async ({
  page,
  request,
}) => {
  const { id } = await ownEditor(page, request);
  let open = page;
  for (const [words, way] of [
    ['Closed at once', 'close'],
    ['Left at once', 'leave'],
  ] as const) {
    // Only the device may receive the text.
    await open.route('**/api/resumes/**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
    await keepReading(open);
    await title(open).selectText();
    await open.evaluate(
      ([typed, isLeft]) => {
        document.execCommand('insertText', false, typed);
        if (isLeft) window.location.href = 'about:blank';
      },
      [words, way === 'leave'] as const,
    );
    if (way === 'close') {
      const closed = open.waitForEvent('close');
      await open.close({ runBeforeUnload: true });
      await closed;
    } else await open.waitForURL('about:blank');
    open = await page.context().newPage();
    await open.goto(`/resume/editor/${id}`);
    await expect(title(open)).toHaveValue(words);
  }
});

// Regression: with a full storage the page said 'Offline, kept on this device', but nothing was
// kept.
test('a full device is said loudly, with a file to take away, and nothing is called kept', async ({
  page,
  context,
  request,
}) => {
  await ownEditor(page, request);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await context.setOffline(true);
  await title(page).fill('Kept nowhere');
  const alert = alertOf(page, 'out of storage');
  await expect(alert).toBeVisible();
  await expect(page.getByText('Offline, kept on this device')).toBeHidden();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    alert.getByRole('button', { name: 'Download a copy' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.json$/);
});

// Regression: during an open conflict, Save and Export did nothing.
test('Save and Export go on while a conflict is open', async ({ page, context, request }) => {
  const { account, id } = await ownEditor(page, request);
  await context.setOffline(true);
  await title(page).fill('Mine');
  await expect(offline(page)).toBeVisible();
  await saveElsewhere(request, account, id, { title: 'Theirs' });
  await context.setOffline(false);
  await expect(page.getByText('This resume was changed in two places.')).toBeVisible();
  await location(page).fill('Typed beside it');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => person(request, account, id))
    .toMatchObject({
      title: 'Mine',
      location: 'Typed beside it',
    });
  await expect(preview(page)).toContainText('Typed beside it');
  expect(await pdfText(new Uint8Array(await downloadPdf(page)))).toContain('Mine');
});
