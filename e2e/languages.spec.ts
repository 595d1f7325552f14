import { expect, type Page, test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolationAtWidths } from './support/axe.ts';
import { downloadPdf } from './support/download-pdf.ts';
import { bullets, chooseMore, preview } from './support/editor.ts';
import { pdfText, wordsMissing } from './support/pdf-text.ts';

const content = {
  personalInfo: {
    firstName: 'Asha',
    lastName: 'Verma',
    email: 'asha@example.com',
    phone: '111',
    summary: 'I build reliable systems.',
  },
  workExperience: [
    {
      id: 'acme',
      position: 'Engineer',
      company: 'Acme',
      startDate: '2020-03',
      endDate: '2023-05',
      bullets: [{ id: 'costs', text: 'Cut costs by 12 %.' }],
    },
  ],
};
const whole = 'application/vnd.folio+json';
const open = async (page: Page, id: string) => {
  await page.goto(`/resume/editor/${id}`);
  await expect(preview(page)).toContainText('Asha Verma');
};
const others = (page: Page) => page.getByRole('region', { name: 'Other languages' });
const german = {
  summary: 'Ich baue verlässliche Systeme.',
  costs: 'Senkte die Kosten um 12 %.',
};

test('[languages-3] a resume in two languages: what changes in one is shown, and taken over, in the other', async ({
  page,
  request,
}) => {
  test.slow();
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { name: 'Engineer', content });
  const headers = { authorization: `Bearer ${account.token}`, accept: whole };
  await signInAs(page, account);

  await test.step('a language is added from the list of resumes', async () => {
    await page.goto('/resumes');
    await page.getByRole('button', { name: 'Actions for Engineer' }).click();
    await page.getByRole('menuitem', { name: 'Add a language' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a language' });
    await dialog.getByLabel('Language').selectOption('German');
    await dialog.getByRole('button', { name: 'Add language' }).click();
    await expect(page).toHaveURL(/\/resume\/editor\/(?!.*new)/);
    await expect(others(page)).toContainText('3 of 3 texts to look at');
    await expect(page.getByText('German version created').first()).toBeVisible();
  });
  const germanId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(germanId).not.toBe(id);

  await test.step('two texts are translated beside the original, and marked as done', async () => {
    const summary = page.getByRole('textbox', { name: 'Summary' });
    await summary.fill(german.summary);
    const note = page.getByRole('group', { name: 'English, To translate' });
    await expect(note).toContainText('I build reliable systems.');
    await page.getByRole('button', { name: /^Mark as done: .*summary/i }).click();
    await expect(others(page)).toContainText('2 of 3 texts to look at');
    await others(page).getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('textbox', { name: 'Role' })).toBeFocused();
    await page.getByRole('button', { name: /^Mark as done: .*role/i }).click();
    await others(page).getByRole('button', { name: 'Next' }).click();
    await expect(bullets(page).first()).toBeFocused();
    await bullets(page).first().fill(german.costs);
    await page.getByRole('button', { name: /^Mark as done: .*bullet/i }).click();
    await expect(others(page)).toContainText('All versions say the same');
    await page.reload();
    await expect(others(page)).toContainText('All versions say the same');
  });

  await test.step('what changes in English is there, with a new bullet to take over', async () => {
    const [job] = content.workExperience;
    const changed = {
      ...content,
      personalInfo: { ...content.personalInfo, phone: '222' },
      workExperience: [
        {
          ...job,
          endDate: '2024-08',
          bullets: [
            { id: 'costs', text: 'Cut costs by 15 %.' },
            { id: 'team', text: 'Led 4 engineers.' },
          ],
        },
      ],
    };
    const answer = await request.put(`/api/resumes/${id}`, { headers, data: { content: changed } });
    expect(answer.ok(), await answer.text()).toBe(true);
    await expect(others(page)).toContainText('1 of 3 texts to look at · 3 changes');
    await page.getByRole('button', { name: 'Phone: differs from English' }).click();
    await expect(page.getByRole('group', { name: 'English, Differs' })).toContainText('222');
    const next = others(page).getByRole('button', { name: 'Next' });
    for (const field of ['Duration', 'Bullet 1'] as const) {
      await next.click();
      await expect(page.getByRole('textbox', { name: field })).toBeFocused();
    }
    const note = page.getByRole('group', { name: 'English, Changed' });
    await expect(note.locator('del')).toContainText('12');
    await expect(note.locator('ins')).toContainText('15');
    await expect(note).toContainText('12 here, 15 there');
    await note.getByRole('button', { name: 'Use 15' }).click();
    await expect(bullets(page).first()).toHaveValue('Senkte die Kosten um 15 %.');
  });

  await test.step('all is taken over as one step, which undo takes back', async () => {
    await others(page).getByRole('button', { name: 'Show all' }).click();
    const dialog = page.getByRole('dialog', { name: 'Languages' });
    await expect(dialog.getByRole('group', { name: 'English, New' })).toContainText(
      'Led 4 engineers.',
    );
    await dialog.getByRole('button', { name: 'Take over all' }).click();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(bullets(page)).toHaveCount(2);
    await expect(others(page)).toContainText('1 of 4 texts to look at');
    await page.keyboard.press('Control+z');
    await expect(bullets(page)).toHaveCount(1);
    await expect(others(page)).toContainText('3 changes');
    await page.keyboard.press('Control+Shift+z');
    await expect(bullets(page)).toHaveCount(2);
    await bullets(page).last().fill('Leitete 4 Ingenieure.');
    await page.getByRole('button', { name: /^Mark as done: .*bullet/i }).click();
    await expect(others(page)).toContainText('All versions say the same');
  });

  await test.step('the German PDF is German, and the English one as it was', async () => {
    const text = await pdfText(new Uint8Array(await downloadPdf(page)));
    const expected = ['222', german.summary, 'Aug. 2024', 'Kosten um 15 %', 'Leitete 4 Ingenieure'];
    expect(wordsMissing(text, expected)).toEqual([]);
    expect(text).not.toContain('Led 4');
    const english = await request.get(`/api/resumes/${id}/export/pdf`, { headers });
    const englishText = await pdfText(new Uint8Array(await english.body()));
    expect(wordsMissing(englishText, ['I build reliable systems', 'Aug 2024'])).toEqual([]);
  });

  await test.step('English has nothing to look at, but what German changes by itself', async () => {
    await open(page, id);
    await expect(others(page)).toContainText('All versions say the same');
    await open(page, germanId);
    await page.getByRole('textbox', { name: 'Summary' }).fill('Ich baue 7 Systeme.');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await open(page, id);
    await expect(others(page)).toContainText('1 of 4 texts to look at');
    await page.getByRole('button', { name: 'Summary: changed in German' }).click();
    await expect(page.getByRole('group', { name: /^German/ })).toContainText('none here, 7 there');
  });
});

test('[languages-4] what is marked without a connection is kept and sent later', async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { name: 'Engineer', content });
  const headers = { authorization: `Bearer ${account.token}`, accept: whole };
  const made = await request.post(`/api/resumes/${id}/languages`, {
    headers,
    data: { language: 'fr' },
  });
  const { data } = await made.json();
  await signInAs(page, account);
  await open(page, data.id);
  await page.getByRole('textbox', { name: 'Summary' }).fill('Je construis des systèmes fiables.');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Mark as done: .*summary/i }).click();
  await expect(others(page)).toContainText('2 of 3 texts to look at');
  await context.setOffline(false);
  await expect
    .poll(async () => {
      const answer = await request.get(`/api/resumes/${data.id}/languages`, { headers });
      const { siblings } = (await answer.json()).data;
      return siblings[0].agreed['personalInfo/summary'];
    })
    .toEqual(['Je construis des systèmes fiables.', 'I build reliable systems.']);
});

test('the list of all texts parts what is translated from what is not, and leads to the next', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { name: 'Engineer', content });
  const headers = { authorization: `Bearer ${account.token}`, accept: whole };
  const answer = await request.post(`/api/resumes/${id}/languages`, {
    headers,
    data: { language: 'de' },
  });
  await signInAs(page, account);
  await open(page, (await answer.json()).data.id);
  await page.getByRole('textbox', { name: 'Summary' }).fill(german.summary);
  const dialog = page.getByRole('dialog', { name: 'Languages' });
  const showAll = () => others(page).getByRole('button', { name: 'Show all' }).click();
  const part = (name: string) => dialog.getByRole('region', { name, exact: true });

  await test.step('a text leads to its field', async () => {
    await showAll();
    await expect(part('Translated here').getByRole('listitem')).toHaveCount(1);
    await expect(part('Translated here')).toContainText(german.summary);
    await expect(part('To translate').getByRole('listitem')).toHaveCount(2);
    await expectNoViolationAtWidths(page, 'all texts of a language version');
    await page.setViewportSize({ width: 1280, height: 800 });
    await part('To translate')
      .getByRole('button', { name: /^Translate: .*bullet/ })
      .click();
    await expect(dialog).toBeHidden();
    await expect(bullets(page).first()).toBeFocused();
    await bullets(page).first().fill(german.costs);
  });

  await test.step('those that are translated are marked together', async () => {
    await showAll();
    await part('Translated here').getByRole('button', { name: 'Mark all 2 as done' }).click();
    await expect(part('Translated here')).toBeHidden();
    await expect(dialog).toContainText('1 of 3 texts to look at');
    await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '67');
  });

  await test.step('what is left is one press away', async () => {
    await dialog.getByRole('button', { name: 'Go to the next text' }).click();
    await expect(page.getByRole('textbox', { name: 'Role' })).toBeFocused();
  });
});

test('the editor of a language version, its notes and its list are accessible at all widths', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { name: 'Engineer', content });
  const headers = { authorization: `Bearer ${account.token}`, accept: whole };
  await request.post(`/api/resumes/${id}/languages`, { headers, data: { language: 'ar' } });
  await signInAs(page, account);
  await open(page, id);
  await expect(others(page)).toContainText('All versions say the same');
  await chooseMore(page, 'Languages');
  await expect(page.getByRole('dialog', { name: 'Languages' })).toContainText('Arabic');
  await expectNoViolationAtWidths(page, 'languages');
});
