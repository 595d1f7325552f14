import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { type Account, makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolationInThemes, look } from './support/axe.ts';
import { goTo } from './support/go-to.ts';

const content = (summary: string) => ({
  personalInfo: { firstName: 'Asha', lastName: 'Verma', title: 'Nurse', summary },
});

async function save(request: APIRequestContext, account: Account, id: string, data: object) {
  const headers = { authorization: `Bearer ${account.token}` };
  const answer = await request.put(`/api/resumes/${id}`, { headers, data });
  expect(answer.ok()).toBe(true);
}

test('[history-1] what Reset or Enhance replaced comes back after a reload', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, {
    name: 'Nursing',
    content: content('Cares for twelve patients.'),
  });
  await save(request, account, id, { content: content('Lost to a reset.'), reason: 'reset' });
  await signInAs(page, account);
  await page.goto('/resumes');
  await page.getByRole('button', { name: 'Actions for Nursing' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page.getByRole('heading', { name: 'History of Nursing', level: 1 })).toBeVisible();
  await expect(page.getByText('Before Reset').first()).toBeVisible();
  await expect(page.getByText('1 change since then')).toBeVisible();
  await expect(page.getByText('Cares for twelve patients.').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pages of this version' })).toContainText(
    'Cares for',
  );

  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText('Version restored').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('Before a restore').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to the resume' }).click();
  await expect(page.getByRole('region', { name: 'Pages of the resume' })).toContainText('twelve');
});

test('[history-2] a version is named, and saved as a new resume', async ({ page, request }) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { name: 'N', content: content('Then') });
  await save(request, account, id, { content: content('Now'), reason: 'enhance' });
  await signInAs(page, account);
  await page.goto(`/resume/${id}/history`);
  await page.getByRole('button', { name: 'Name it' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Before the rewrite');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('heading', { name: 'Before the rewrite' })).toBeVisible();
  await page.getByRole('button', { name: 'Save as a new resume' }).click();
  await expect(page).toHaveURL(/\/resume\/editor\/(?!.*history)/);
  await expect(page).not.toHaveURL(new RegExp(id));
});

test('[history-4] one change is taken back alone, and versions are compared and sifted', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { name: 'N', content: content('Then') });
  const later = content('Now');
  later.personalInfo.title = 'Head nurse';
  await save(request, account, id, { content: later, reason: 'enhance' });
  await save(request, account, id, { content: content('Later'), reason: 'reset' });
  await signInAs(page, account);
  await page.goto(`/resume/${id}/history`);
  await expect(page.getByText('Before Reset').first()).toBeVisible();
  await expect(page.getByText('2 changes since then')).toBeVisible();
  await page.getByRole('combobox', { name: 'Compared with' }).selectOption('The version before');
  await expect(page.getByText('2 changes since the version before')).toBeVisible();
  await page.getByRole('button', { name: 'Restore just this: Personal · Title' }).click();
  await expect(page.getByText('Restored').first()).toBeVisible();
  const headers = { authorization: `Bearer ${account.token}` };
  const answer = await request.get(`/api/resumes/${id}`, { headers });
  const { title, summary } = (await answer.json()).data.content.personalInfo;
  expect([title, summary]).toEqual(['Head nurse', 'Later']);
  await expect(page.getByText('Before a restore').first()).toBeVisible();

  await page.getByRole('button', { name: 'Older version' }).click();
  await expect(page.getByRole('button', { name: 'Older version' })).toBeEnabled();
  await page.getByText('Named', { exact: true }).click();
  await expect(page.getByText('No named versions yet.')).toBeVisible();
  await page.getByText('All', { exact: true }).click();
  await page.getByText('Now', { exact: true }).first().click();
  await expect(page.getByRole('region', { name: 'Pages of this version' })).toContainText('Later');
});

test('[trash-1] a deleted resume comes back by Undo, and from Recently deleted', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await makeResume(request, account, { name: 'Nursing', content: content('Then') });
  await signInAs(page, account);
  await page.goto('/resumes');
  const remove = async () => {
    await page.getByRole('button', { name: 'Actions for Nursing' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Resume deleted').first()).toBeVisible();
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Resume restored').first()).toBeVisible();
  await remove();
  await page.reload();
  await page.getByRole('link', { name: 'Recently deleted' }).click();
  await expect(page.getByText(/30 days left/)).toBeVisible();
  await page.getByRole('button', { name: 'Restore Nursing' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await page.goto('/resumes');
  await expect(page.getByRole('button', { name: 'Actions for Nursing' })).toBeVisible();
});

test('[trash-2] what is deleted now is gone', async ({ page, request }) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { name: 'Nursing', content: content('x') });
  const headers = { authorization: `Bearer ${account.token}` };
  await request.delete(`/api/resumes/${id}`, { headers });
  await signInAs(page, account);
  await page.goto('/resumes/trash');
  await page.getByRole('button', { name: 'Delete now: Nursing' }).click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  const gone = await request.get(`/api/resumes/${id}`, { headers });
  expect([gone.status(), (await gone.json()).code]).toEqual([404, 'RESUME_NOT_FOUND']);
});

test('who restores one of several goes on with the next one by keyboard', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const headers = { authorization: `Bearer ${account.token}` };
  for (const name of ['Nursing', 'Teaching']) {
    const { id } = await makeResume(request, account, { name, content: content('x') });
    await request.delete(`/api/resumes/${id}`, { headers });
  }
  await signInAs(page, account);
  await page.goto('/resumes/trash');
  await page.getByRole('button', { name: 'Restore Teaching' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Restore Teaching' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Restore Nursing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Recently deleted' })).toBeFocused();
});

test('[history-3] history and trash are readable: 1440 px and 320 px', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { name: 'N', content: content('Then') });
  const gone = await makeResume(request, account, { name: 'Gone', content: content('x') });
  await request.delete(`/api/resumes/${gone.id}`, {
    headers: { authorization: `Bearer ${account.token}` },
  });
  await save(request, account, id, { content: content('Now'), reason: 'reset' });
  await signInAs(page, account);
  await page.goto(`/resume/${id}/history`);
  await expect(page.getByText('1 change since then')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pages of this version' })).toContainText('Nurse');
  await expectReadable(page, 'history');
  await goTo(page, '/resumes/trash');
  await expect(page.getByRole('button', { name: 'Restore Gone' })).toBeVisible();
  await expectReadable(page, 'trash');
});

test('the history of a resume that is gone says so and leads on', async ({ page, request }) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { name: 'Gone' });
  const headers = { authorization: `Bearer ${account.token}` };
  await request.delete(`/api/resumes/${id}`, { headers });
  await signInAs(page, account);
  for (const missing of [id, '01890000-0000-7000-8000-000000000001']) {
    await page.goto(`/resume/${missing}/history`);
    await expect(page.getByRole('link', { name: 'Go to your resumes' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Back to the dashboard' })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Recently deleted' }).click();
  await expect(page.getByRole('button', { name: 'Restore Gone' })).toBeVisible();
});

async function expectReadable(page: Page, where: string): Promise<void> {
  for (const width of [1440, 320]) {
    await look(page, 'light', width);
    await expectNoViolationInThemes(page, `${where}, ${width}`);
  }
}

test('a resume that cannot be read leads to its history, is handed out, and is restored', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { name: 'N', content: content('Then') });
  await save(request, account, id, { content: content('Now'), reason: 'reset' });
  await signInAs(page, account);
  const body = { success: false, code: 'UNREADABLE', message: 'No.', requestId: 'r' };
  const unreadable = `**/api/resumes/${id}`;
  await page.route(unreadable, (route) => route.fulfill({ status: 422, json: body }));
  await page.goto(`/resume/editor/${id}`);
  await expect(page).toHaveURL(`/resume/${id}/history`);
  await expect(page.getByRole('alert')).toContainText('The current version can’t be read');
  await expectNoViolationInThemes(page, 'what cannot be read');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download what is stored' }).click();
  expect((await download).suggestedFilename()).toBe('resume-as-stored.json');
  await page.unroute(unreadable);
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText('Version restored').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
