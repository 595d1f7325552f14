import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { addApplication, makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolationAtWidths } from './support/axe.ts';

const advertisement = `Senior Data Analyst
Company: Tidewater Bank
Location: Bengaluru, hybrid

Requirements:
- SQL in production
- Python for analysis`;

/** The heading of the column. An option of the status has the same name. */
const saved = (page: Page) =>
  page.getByText('Saved', { exact: true }).filter({ visible: true }).first();
const column = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}, `) });

test('a job that is added as soon as its description is pasted has what the description says', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const resume = await makeResume(request, account, { name: 'Lending analyst' });
  await signInAs(page, account);
  await page.goto('/applications');
  await page.getByRole('button', { name: 'Add your first application' }).click();
  const dialog = page.getByRole('dialog', { name: 'New application' });
  await dialog.getByLabel('Job description').fill(advertisement);
  await dialog.getByRole('button', { name: 'Add application' }).click();
  const name = 'Senior Data Analyst, Tidewater Bank';
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

  await test.step('and says so where its resume is deleted since', async () => {
    const headers = { authorization: `Bearer ${account.token}` };
    await request.delete(`/api/resumes/${resume.id}`, { headers });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'This resume was deleted' })).toBeVisible();
    await page.getByRole('link', { name: 'Recently deleted' }).click();
    await expect(page.getByRole('button', { name: 'Restore Lending analyst' })).toBeVisible();
  });
});

test('[applications-3] a job is pasted, followed to its interview, and changed back', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const resume = await makeResume(request, account, {
    name: 'Lending analyst',
    content: {
      workExperience: [{ position: 'Analyst', company: 'Quay Bank', bullets: ['Wrote reports.'] }],
      skills: [{ category: 'Data', items: ['SQL', 'Excel'] }],
    },
  });
  await signInAs(page, account);
  await page.goto('/applications');

  await test.step('nobody has applied yet', async () => {
    await expect(page.getByRole('heading', { name: 'No applications yet' })).toBeVisible();
    await expectNoViolationAtWidths(page, '/applications without any');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('what the description says is filled in, and can be corrected', async () => {
    await page.getByRole('button', { name: 'Add your first application' }).click();
    const dialog = page.getByRole('dialog', { name: 'New application' });
    await dialog.getByRole('button', { name: 'Add application' }).click();
    await expect(dialog.getByText('Enter the role or the company')).toBeVisible();
    await dialog.getByLabel('Job description').fill(advertisement);
    await expect(dialog.getByLabel('Role')).toHaveValue('Senior Data Analyst');
    await expect(dialog.getByLabel('Company')).toHaveValue('Tidewater Bank');
    await expect(dialog.getByLabel('Location')).toHaveValue('Bengaluru, hybrid');
    await expect(dialog.getByLabel('Resume'), 'the only one there is').toHaveValue(resume.id);
    await dialog.getByLabel('Company').fill('Tidewater');
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByRole('button', { name: 'New application' }).click();
    await expect(dialog.getByLabel('Job description')).toHaveValue(advertisement);
    await expect(dialog.getByLabel('Company')).toHaveValue('Tidewater');
    await expectNoViolationAtWidths(page, 'a new application');
    await page.setViewportSize({ width: 1280, height: 800 });
    await dialog.getByRole('button', { name: 'Add application' }).click();
    await expect(
      page.getByRole('heading', { name: 'Senior Data Analyst, Tidewater', level: 1 }),
    ).toBeVisible();
    const job = page.getByRole('region', { name: 'Job description' });
    await expect(job).toContainText(/SQL .*in production/);
    await page.getByRole('button', { name: 'Edit the job description' }).click();
    await expect(page.getByLabel('Job description')).toHaveValue(advertisement);
    await page.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('the columns scroll, and not the page', async () => {
    await page.setViewportSize({ width: 1280, height: 400 });
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    await expect(page.getByRole('region', { name: 'Match' }).getByRole('list')).toBeVisible();
    expect(await beyond()).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('what is typed is saved', async () => {
    await page.getByLabel('Next step').fill('Call Jo');
    await page.getByLabel('By', { exact: true }).fill('2031-12-04');
    await expect(page.getByLabel('Resume', { exact: true })).toHaveValue(resume.id);
    const match = page.getByRole('region', { name: 'Match' });
    await expect(match.getByRole('listitem').filter({ hasText: 'SQL' })).toContainText(
      'Listed only',
    );
    const thread = page.locator('[data-thread] path');
    await match.getByRole('button', { name: 'SQL', exact: true }).click();
    await expect(thread, 'a thread leads to where the page says it').toBeVisible();
    await match.getByRole('button', { name: 'Python', exact: true }).click();
    await expect(match).toContainText('If so, Quay Bank may be where to say it.');
    await expect(thread, 'or to where it could').toHaveAttribute('stroke-dasharray', '4 3');
    await match.getByRole('button', { name: 'Python', exact: true }).click();
    await expect(thread).toHaveCount(0);
    const mark = page.locator('mark').filter({ hasText: 'SQL' });
    await expect(mark).toBeVisible();
    const job = page.getByRole('region', { name: 'Job description' });
    await expect(job.getByRole('heading', { name: 'Requirements:', level: 3 })).toBeVisible();
    await expect(job.getByRole('listitem')).toHaveCount(2);
    await page.context().grantPermissions(['clipboard-read']);
    await mark.evaluate((marked) => {
      const description = marked.closest('ul')?.parentElement;
      if (description) getSelection()?.selectAllChildren(description);
    });
    await page.keyboard.press('ControlOrMeta+c');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied, 'what is copied is what was pasted').toBe(advertisement);
    await page.getByRole('button', { name: 'Add contact' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Jo Marsh');
    await page.getByLabel('Notes').fill('Two rounds.');
    await expect(saved(page)).toBeVisible();
    await page.getByLabel('Status').selectOption({ label: 'Applied' });
    await expect(page.getByText('Moved to Applied').first()).toBeVisible();
    await page.getByLabel('What happened').fill('Sent it by mail');
    await page.reload();
    await expect(page.getByLabel('What happened')).toHaveValue('Sent it by mail');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByLabel('What happened')).toHaveValue('');
    const timeline = page.getByRole('region', { name: 'Timeline' });
    await expect(timeline.getByRole('listitem')).toHaveText([
      /Sent it by mail/,
      /Applied/,
      /Saved/,
    ]);
    await page.getByRole('button', { name: /^Keep what you sent/ }).click();
    const sent = page.getByRole('region', { name: 'What you sent' }).getByRole('listitem');
    await expect(sent).toHaveCount(1);
    const downloading = page.waitForEvent('download');
    await sent.getByRole('button', { name: /^Download Resume/ }).click();
    const bytes = await readFile(await (await downloading).path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await expectNoViolationAtWidths(page, 'an application');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await expect(page.getByLabel('Next step')).toHaveValue('Call Jo');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Jo Marsh');
    await expect(page.getByLabel('Notes')).toHaveValue('Two rounds.');
    const progress = page.getByRole('region', { name: 'Progress' });
    await expect(progress.getByRole('link', { name: 'Open the resume' })).toBeVisible();
  });

  await test.step('keys move its card, which keeps the focus', async () => {
    await page.getByRole('link', { name: 'Back to applications' }).click();
    const card = column(page, 'Applied').getByRole('article');
    await expect(card).toContainText('Call Jo by Dec 4, 2031');
    await card.getByRole('button', { name: /^Move/ }).focus();
    // A slow request for one step must not be overtaken by the next.
    const taken: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/api/applications/status'))
        taken.push(response.request().postDataJSON().status);
    });
    await page.route(
      '**/api/applications/status',
      async (route) => {
        await setTimeout(1_000);
        await route.continue();
      },
      { times: 1 },
    );
    await page.keyboard.press('ArrowRight');
    await expect(column(page, 'Screening').getByRole('button', { name: /^Move/ })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(column(page, 'Interview').getByRole('button', { name: /^Move/ })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(column(page, 'Offer').getByRole('button', { name: /^Move/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(column(page, 'Applied').getByRole('button', { name: /^Move/ })).toBeFocused();
    expect(taken).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    // Columns that the card only passed are not recorded.
    await expect.poll(() => taken).toEqual(['interview']);
    await expect(page.getByText('Moved to Interview').first()).toBeVisible();
    await expect(column(page, 'Interview').getByRole('article')).toHaveCount(1);
  });

  await test.step('Undo takes the last move back', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(column(page, 'Applied').getByRole('article')).toHaveCount(1);
  });

  await test.step('a mouse draws it to another column', async () => {
    const card = column(page, 'Applied').getByRole('article');
    const from = await card.boundingBox();
    const to = await column(page, 'Saved').boundingBox();
    if (!from || !to) throw new Error('There is no card, or no column');
    await page.mouse.move(from.x + 40, from.y + 80);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 90, { steps: 4 });
    await page.mouse.move(to.x + 60, to.y + 90, { steps: 8 });
    await page.mouse.up();
    await expect(column(page, 'Saved').getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL('/applications');
    await expectNoViolationAtWidths(page, 'the board');
  });

  await test.step('the focus follows a card although the board is drawn anew in between', async () => {
    const handle = column(page, 'Saved').getByRole('button', { name: /^Move/ });
    await handle.evaluate((button) => {
      const search = document.querySelector<HTMLInputElement>(
        '[placeholder^="Search applications"]',
      );
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      button.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      set?.call(search, 'analyst');
      search?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(column(page, 'Applied').getByRole('button', { name: /^Move/ })).toBeFocused();
    await expect(page.getByText('Moved to Applied').first()).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(handle).toBeFocused();
    await expect(page.getByText('Moved to Saved').first()).toBeVisible();
  });
});

test('what is written beside something else that is saved stays', async ({ page, request }) => {
  const account = await makeAccount(request);
  await addApplication(request, account, { role: 'Baker', status: 'applied', day: '2020-01-01' });
  await signInAs(page, account);
  await page.goto('/applications');

  await test.step('nobody has answered for weeks: that is suggested', async () => {
    await page.getByRole('link', { name: /^Baker/ }).click();
    await page.getByRole('button', { name: 'Move to No answer' }).click();
    await expect(page.getByText('Moved to No answer').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Move to No answer' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to applications' }).click();
  });

  await test.step('an application whose answer was lost is there once, as it then is', async () => {
    await page.getByRole('button', { name: 'New application' }).click();
    const dialog = page.getByRole('dialog', { name: 'New application' });
    await dialog.getByLabel('Role').fill('Cook');
    await page.route(
      '**/api/applications',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await dialog.getByRole('button', { name: 'Add application' }).click();
    await expect(page.getByRole('heading', { name: 'Cook', level: 1 })).toBeVisible();
    await page.getByLabel('Company').fill('The Inn');
    await expect(page.getByRole('heading', { name: 'Cook, The Inn', level: 1 })).toBeVisible();
    const headers = { authorization: `Bearer ${account.token}` };
    const listed = async () =>
      (await (await request.get('/api/applications', { headers })).json()).data.map(
        ({ role, company }: { role: string; company: string }) => [role, company],
      );
    await expect.poll(listed).toEqual([
      ['Cook', 'The Inn'],
      ['Baker', ''],
    ]);
  });

  await test.step('a note finds the timeline after what was typed was saved', async () => {
    const timeline = page.getByRole('region', { name: 'Timeline' });
    const save = async (notes: string) => {
      const put = page.waitForResponse((answer) => answer.request().method() === 'PUT');
      await page.getByLabel('Notes').fill(notes);
      expect((await put).status()).toBe(200);
    };
    await save('Two rounds.');
    await page.getByLabel('What happened').fill('Met Jo');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(timeline.getByText('Met Jo')).toBeVisible();
    await timeline.getByRole('button', { name: 'Remove Met Jo' }).click();
    await expect(timeline.getByText('Met Jo')).toHaveCount(0);
    await save('Three rounds.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(timeline.getByText('Met Jo')).toBeVisible();
  });

  await test.step('a word as long as a line breaks in it', async () => {
    await page.getByLabel('Role').fill('Rechtsschutzversicherungsgesellschaften'.repeat(7));
    await page.getByLabel('Job description').fill('Donaudampfschifffahrt'.repeat(14));
    await expectNoViolationAtWidths(page, 'long words');
  });
});

test('letter, resume and PDF stand in one row, also on a laptop, and at the thumb on a phone', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id: resumeId } = await makeResume(request, account, { name: 'Lending analyst' });
  const headers = { authorization: `Bearer ${account.token}` };
  const data = { role: 'Senior Data Analyst', company: 'Tidewater Bank', resumeId };
  const made = await (await request.post('/api/applications', { headers, data })).json();
  await signInAs(page, account);
  await page.goto(`/applications/${made.data.id}`);
  const shown = () => [
    page.getByRole('link', { name: /^(None yet|Letter: )/ }).filter({ visible: true }),
    page.getByRole('link', { name: /^(Resume: )?Lending analyst$/ }).filter({ visible: true }),
    page.getByRole('button', { name: /^PDF/ }).filter({ visible: true }),
  ];
  for (const width of [360, 768, 1280, 1366, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await page.screenshot({ path: test.info().outputPath(`job-${width}.png`) });
    const middles: number[] = [];
    for (const one of shown()) {
      await expect(one.last()).toBeInViewport({ ratio: 1 });
      const box = await one.last().boundingBox();
      middles.push((box?.y ?? 0) + (box?.height ?? 0) / 2);
    }
    // The label of a fact is above its value, so only the value is measured.
    expect(Math.max(...middles) - Math.min(...middles), `${width} px`).toBeLessThan(20);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  const letters = page.getByRole('heading', { name: 'Letters' });
  await expect(letters).toBeHidden();
  await page.getByRole('link', { name: 'Letter: None yet' }).click();
  await expect(letters).toBeInViewport();
  await page.getByRole('link', { name: 'Resume: Lending analyst' }).click();
  await expect(page.getByLabel('Resume', { exact: true })).toBeInViewport();
});
