import { expect, type Page, test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';

test.use({ serviceWorkers: 'allow' });

const column = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}, `) });

test('[applications-11] cards are moved and notes are made without a connection, and nothing is lost', async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request);
  const headers = { authorization: `Bearer ${account.token}` };
  const ids: string[] = [];
  const { id: resumeId } = await makeResume(request, account, {
    content: { skills: [{ category: 'Tools', items: ['Longbow'] }] },
  });
  for (const role of ['Cook', 'Baker', 'Archer']) {
    const data = { role, ...(role === 'Archer' && { resumeId }) };
    const made = await request.post('/api/applications', { headers, data });
    ids.push((await made.json()).data.id);
  }
  const read = async (id = '') =>
    (await (await request.get(`/api/applications/${id}`, { headers })).json()).data;
  await signInAs(page, account);
  const isReadAhead = Promise.all(
    ids.map((id) =>
      page.waitForResponse((answer) => answer.url().endsWith(`/api/applications/${id}`)),
    ),
  );
  const isResumeRead = page.waitForResponse((answer) =>
    answer.url().endsWith(`/api/public-resumes/${resumeId}`),
  );
  await page.goto('/applications');
  await expect(column(page, 'Saved').getByRole('article')).toHaveCount(3);
  await isReadAhead;
  await isResumeRead;
  const isKept = () =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const names = (await (await caches.open('assets')).keys()).map(({ url }) => url);
      const parts = [
        /\/application-/,
        /resume-editor-/,
        /\/docx-/,
        /harfbuzz-.+\.wasm/,
        /versions-/,
        /word-difference-/,
      ];
      return parts.every((part) => names.some((name) => part.test(name)));
    });
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true);

  await test.step('it is shown at once, and waits', async () => {
    await context.setOffline(true);
    await column(page, 'Saved').getByRole('button', { name: 'Move Cook' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(column(page, 'Applied').getByRole('article')).toHaveCount(1);
    await expect(page.getByText('It’s sent when you’re back online.').first()).toBeVisible();
    await column(page, 'Saved').getByRole('button', { name: 'Move Baker' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(column(page, 'Applied').getByRole('article')).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await expect(column(page, 'Applied').getByRole('article')).toHaveCount(1);
  });

  await test.step('a job that was never opened is read, and what is typed is kept', async () => {
    await page.getByRole('link', { name: 'Archer' }).click();
    const pages = page.getByRole('region', { name: 'The resume for this job' });
    await expect(pages.getByRole('region', { name: 'Page 1 of 1' })).toContainText('Longbow');
    await page.getByLabel('Next step').fill('Call Jo');
    await page.getByLabel('What happened').fill('Met Jo on the train');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(timeline.getByText('Met Jo on the train')).toBeVisible();
    await page.getByRole('link', { name: 'Back to applications' }).click();
    await page.getByRole('link', { name: 'Archer' }).click();
    await expect(page.getByLabel('Next step')).toHaveValue('Call Jo');
    await expect(timeline.getByText('Met Jo on the train')).toBeVisible();
  });

  await test.step('it is all still there when the page is loaded anew', async () => {
    await page.goto('/applications');
    await expect(column(page, 'Applied').getByRole('article')).toContainText('Cook');
    expect(await read(ids[0])).toMatchObject({ status: 'saved' });
  });

  await test.step('back online the server has each of it, once', async () => {
    await context.setOffline(false);
    await expect.poll(async () => (await read(ids[0])).status).toBe('applied');
    expect((await read(ids[1])).events).toHaveLength(1);
    await expect
      .poll(async () => (await read(ids[2])).events.map(({ text }: { text: string }) => text))
      .toEqual(['', 'Met Jo on the train']);
    // Text typed into an application is sent although its page is not open.
    await expect.poll(async () => (await read(ids[2])).nextStep).toBe('Call Jo');
  });
});

test('[sent-documents-3] a card that is moved to Applied keeps what was sent, or says that nothing was', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const headers = { authorization: `Bearer ${account.token}` };
  const { id: resumeId } = await makeResume(request, account, { name: 'Lending analyst' });
  const data = { role: 'Cook', company: 'The Inn', resumeId };
  const made = await request.post('/api/applications', { headers, data });
  const { id } = (await made.json()).data;
  await signInAs(page, account);
  await page.goto('/applications');
  const move = async () => {
    await page.getByRole('button', { name: 'Move Cook' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  };

  await test.step('its PDF takes a credit: nothing is kept, and that is said', async () => {
    await move();
    // A notification stays while the pointer is over it.
    await page.getByText('Nothing was kept of what you sent.').first().hover();
    await page.screenshot({ path: test.info().outputPath('not-kept.png') });
    await page.getByRole('link', { name: 'Keep what you sent' }).click();
    await expect(page).toHaveURL(`/applications/${id}#sent`);
    const sent = page.getByRole('region', { name: 'What you sent' });
    await expect(sent.getByRole('button', { name: /^Keep what you sent/ })).toBeInViewport();
    await page.getByRole('link', { name: 'Back to applications' }).click();
    // A reload before this would load the application's page again.
    await expect(page).toHaveURL('/applications');
  });

  await test.step('once it is free it is kept, and leads to its version in the history', async () => {
    await request.get(`/api/resumes/${resumeId}/export/pdf`, { headers });
    const ids = [id];
    await request.post('/api/applications/status/undo', { headers, data: { ids } });
    await page.reload();
    await move();
    await expect(page.getByText('What you sent is kept with it.').first()).toBeVisible();
    await page.getByRole('link', { name: 'Cook' }).click();
    await page.getByRole('link', { name: 'See this version of Lending analyst' }).click();
    await expect(page.getByRole('button', { name: /Sent: The Inn/ }).first()).toBeVisible();
  });
});

test('[applications-13] a job is added, opened, edited and moved without a connection, and is there once', async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request);
  const headers = { authorization: `Bearer ${account.token}` };
  await request.post('/api/applications', { headers, data: { role: 'Archer' } });
  const { id: resumeId } = await makeResume(request, account, { name: 'Cook of 2026' });
  // From now on the PDF costs no more credits.
  await request.get(`/api/resumes/${resumeId}/export/pdf`, { headers });
  const list = async () =>
    (await (await request.get('/api/applications', { headers })).json()).data;
  await signInAs(page, account);
  const areNamesRead = page.waitForResponse((answer) => answer.url().includes('/api/resumes?'));
  await page.goto('/applications');
  await expect(column(page, 'Saved').getByRole('article')).toHaveCount(1);
  await areNamesRead;
  const isKept = () =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const names = (await (await caches.open('assets')).keys()).map(({ url }) => url);
      // The page of a single application: other files, such as `application-form`, begin with the
      // same name.
      const parts = [
        /\/application-[\w-]{8}\.js/,
        /\/use-application-changes-/,
        /\/shown-resume-/,
        /\/calendar-view-/,
        /harfbuzz-.+\.wasm/,
        /versions-/,
        /word-difference-/,
      ];
      return parts.every((part) => names.some((name) => part.test(name)));
    });
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true);
  await context.setOffline(true);

  await test.step('it is open at once, and what is typed into it is kept', async () => {
    await page.getByRole('button', { name: 'New application' }).click();
    const dialog = page.getByRole('dialog', { name: 'New application' });
    await dialog.getByLabel('Role').fill('Cook');
    await dialog.getByLabel('Company').fill('The Inn');
    await dialog.getByRole('button', { name: 'Add application' }).click();
    await expect(page.getByText('Kept on this device until you’re back online.')).toBeVisible();
    await page.getByLabel('Next step').fill('Call Jo');
    await page.getByLabel('By', { exact: true }).fill('2026-12-24');
    await page.getByLabel('Resume', { exact: true }).selectOption({ label: 'Cook of 2026' });
    await page.screenshot({ path: test.info().outputPath('unsent-page.png') });
    await page.getByRole('link', { name: 'Back to applications' }).click();
  });

  await test.step('it stands on the board and in the table, is moved, and says that it waits', async () => {
    const card = column(page, 'Saved').getByRole('article').filter({ hasText: 'Cook' });
    await expect(card).toContainText('Not sent yet');
    await column(page, 'Saved').getByRole('button', { name: 'Move Cook' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(column(page, 'Applied').getByRole('article')).toContainText('Not sent yet');
    await page.screenshot({ path: test.info().outputPath('unsent-board.png') });
    await page.getByText('Table', { exact: true }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Cook' })).toContainText('Not sent yet');
    await page.getByText('Calendar', { exact: true }).click();
    await expect(page.getByRole('link', { name: /Applied.*Cook/ }).first()).toBeVisible();
    await page.getByText('Board', { exact: true }).click();
  });

  await test.step('it is there when the page is loaded anew, and in another tab', async () => {
    await page.reload();
    await page.getByRole('link', { name: 'Cook' }).click();
    await expect(page.getByLabel('Next step')).toHaveValue('Call Jo');
    const other = await context.newPage();
    await other.goto('/applications');
    await expect(column(other, 'Applied').getByRole('article')).toContainText('Cook');
    await other.close();
    expect(await list()).toHaveLength(1);
  });

  await test.step('back online it is with the server once, with all that was done to it', async () => {
    await context.setOffline(false);
    await expect
      .poll(async () => (await list()).filter(({ role }: { role: string }) => role === 'Cook'))
      .toMatchObject([{ company: 'The Inn', status: 'applied', nextStep: 'Call Jo' }]);
    await expect(page.getByText('Kept on this device until')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Letters' })).toBeVisible();
    await expect(page.getByLabel('Next step')).toHaveValue('Call Jo');
  });

  await test.step('marked as applied offline, it has kept what was sent: the PDF that is downloaded', async () => {
    const [{ id }] = (await list()).filter(({ role }: { role: string }) => role === 'Cook');
    const kept = async () =>
      (await (await request.get(`/api/applications/${id}/sent`, { headers })).json()).data;
    await expect.poll(kept).toMatchObject([{ kind: 'resume', name: 'Cook of 2026' }]);
    const [{ id: documentId }] = await kept();
    const sent = await request.get(`/api/applications/${id}/sent/${documentId}`, { headers });
    const own = await request.get(`/api/resumes/${resumeId}/export/pdf`, { headers });
    expect(Buffer.compare(await sent.body(), await own.body())).toBe(0);
    await expect(page.getByRole('region', { name: 'What you sent' })).toContainText('Cook of 2026');
  });
});
