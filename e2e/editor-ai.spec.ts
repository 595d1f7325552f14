import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { type Account, makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolationInThemes, look, widths } from './support/axe.ts';
import { openEditor, openTab, preview, saved } from './support/editor.ts';

const content = {
  personalInfo: { firstName: 'Asha', lastName: 'Verma', title: 'Crane Engineer' },
  workExperience: [
    {
      position: 'Operations Manager',
      company: 'Harbour Works',
      startDate: '2019-03',
      current: true,
      bullets: [
        'Was responsible for repairing the cranes of the yard.',
        'Cut the time of repairs by 30% with a shared plan.',
        'Helped with the training of crews in order to reduce accidents.',
      ],
    },
  ],
  skills: [{ category: 'Tools', items: ['Python', 'AutoCAD'] }],
};
const advertisement =
  'Maintenance Engineer\nRequirements:\n- Python and SQL required\n- Experience with SAP and Power BI\n- Project management';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** A control's name includes its price. */
const paid = (page: Page, name: string) => button(page, `${name} 1 credit`);
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const left = (page: Page, credits: string) =>
  expect(page.getByText(`${credits} left`, { exact: true })).toBeVisible();
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** A score needs at least 80 words. */
const longContent = {
  ...content,
  workExperience: [
    ...content.workExperience,
    {
      position: 'Crane fitter',
      company: 'Quay and Sons',
      startDate: '2014-01',
      endDate: '2019-02',
      bullets: [
        'Rebuilt the slewing gear of six harbor cranes during four weeks of planned standstill',
        'Wrote the list of spare parts that three yards along the river still order from today',
        'Trained five apprentices, two of whom now lead a shift of their own at the container pier',
      ],
    },
  ],
};

async function openOptimizer(
  page: Page,
  request: APIRequestContext,
  stored: object = content,
): Promise<Account> {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { content: stored });
  await signInAs(page, account);
  await openEditor(page, id);
  await openTab(page, 'AI');
  await expect(page.getByRole('heading', { name: 'AI optimizer' })).toBeVisible();
  return account;
}

test('[editor-ai-1] what is suggested is shown, applied once, and taken back', async ({
  page,
  request,
}) => {
  await openOptimizer(page, request);
  await expect(page.getByText('Powered by Folio’s built-in writer.')).toBeVisible();
  await left(page, '10 credits');

  await test.step('improvements of the whole resume', async () => {
    await paid(page, 'Improve Resume').click();
    const note = part(page, 'Improvements')
      .getByRole('listitem')
      .filter({ hasText: 'Was responsible for' });
    await expect(note.getByRole('deletion')).toContainText('Was responsible for');
    await left(page, '9 credits');
    await note.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(notifications(page)).toContainText('Experience Updated');
    await expect(notifications(page)).toContainText('with better metrics and action verbs.');
    await expect(note.getByRole('button', { name: 'Applied' })).toBeDisabled();
    await expect(preview(page)).not.toContainText('Was responsible for');
    await notifications(page).getByRole('button', { name: 'Undo' }).click();
    await expect(preview(page)).toContainText('Was responsible for');
    await expect(note.getByRole('button', { name: 'Apply', exact: true })).toBeEnabled();
  });

  await test.step('every bullet point at once', async () => {
    await paid(page, 'Improve bullets').click();
    await button(page, 'Apply all').click();
    await expect(button(page, 'All applied')).toBeDisabled();
    await expect(preview(page)).not.toContainText('in order to');
    await left(page, '8 credits');
  });

  await test.step('a summary, where there was none', async () => {
    await paid(page, 'Generate Summary').click();
    await expect(notifications(page)).toContainText('Summary Applied');
    await expect(part(page, 'Generated summary').getByText('Applied')).toBeVisible();
    await expect(preview(page)).toContainText('Harbour Works.');
    await left(page, '7 credits');
  });

  await test.step('skills, by the palette', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill('suggest skills');
    await page.keyboard.press('Enter');
    const skill = page
      .getByRole('list', { name: 'Technical skills' })
      .getByRole('button', { name: /^Add / })
      .first();
    const name = (await skill.textContent())?.replace(/^Add/, '') ?? '';
    await skill.click();
    await expect(notifications(page)).toContainText(
      `${name} has been added to your skills section.`,
    );
    await expect(button(page, `${name} Applied`)).toBeDisabled();
    await expect(preview(page)).toContainText('AI Suggested');
    await left(page, '6 credits');
  });
});

test('[editor-ai-2] a job description is looked at, and the analysis opens in a panel', async ({
  page,
  request,
}) => {
  const account = await openOptimizer(page, request, longContent);
  await page.getByRole('tab', { name: 'ATS Analysis' }).click();
  await expect(page.getByText('No ATS analysis data available')).toBeVisible();
  // Without a job description it also costs a credit, and says what for.
  await expect(
    page.getByText('Format and content; add a job description to match it'),
  ).toBeVisible();
  await page.getByLabel('Job description (optional)').fill(advertisement);
  await expect(page.getByText('Match against the job')).toBeVisible();
  await paid(page, 'ATS Optimize').click();
  await expect(page.getByText(/^(Excellent|Good|Needs improvement)[!.] /)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Found keywords' })).toContainText('Python');

  const id = page.url().split('/').at(-1);
  const headers = { authorization: `Bearer ${account.token}` };
  const resume = `/api/resumes/${id}`;
  const asked = { headers, data: { jobDescription: advertisement } };
  const numbersThere = async () => {
    const { score } = (await (await request.post(`${resume}/match`, asked)).json()).data;
    const scored = (await (await request.get(`${resume}/score`, { headers })).json()).data;
    return { Match: `${score} of 100`, Score: `${scored.overallScore} of 100` };
  };
  const numbersHere = async () => {
    const numberOf = (label: string) =>
      page.getByRole('term').filter({ hasText: label }).locator('..').locator('dd').textContent();
    return { Match: await numberOf('Match'), Score: await numberOf('Score') };
  };
  await expect.poll(numbersHere).toEqual(await numbersThere());
  const before = await numbersThere();

  await button(page, 'Open in a panel').click();
  const panel = page.getByRole('dialog', { name: 'ATS Analysis & Optimization' });
  await panel
    .getByRole('list', { name: 'Missing keywords' })
    .getByRole('button', { name: 'Add SAP' })
    .click();
  await expect(panel.getByRole('button', { name: 'SAP Applied' }).first()).toBeDisabled();
  await panel.getByRole('tab', { name: 'General' }).click();
  await expect(page.getByRole('dialog', { name: 'AI Analysis & Suggestions' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview(page)).toContainText('AI Suggested');

  await test.step('its numbers are those of the resume as it is by now', async () => {
    await page.getByRole('tab', { name: 'ATS Analysis' }).click();
    await expect(saved(page)).toBeVisible();
    await expect.poll(async () => (await numbersThere()).Match).not.toBe(before.Match);
    await expect.poll(numbersHere).toEqual(await numbersThere());
  });
});

test('[editor-ai-3] samples stand in for a server that is out of reach, and say so', async ({
  page,
  request,
}) => {
  await openOptimizer(page, request);
  await page.route('**/api/ai/**', (route) => route.abort());
  await paid(page, 'Suggest Skills').click();
  await expect(
    page.getByText(
      'Using Sample Data: API is currently unavailable. Showing sample AI analysis for demonstration.',
    ),
  ).toBeVisible();
  await expect(part(page, 'Suggested skills').getByText('Sample Data')).toBeVisible();

  await test.step('a sample is applied only after a look at it', async () => {
    await button(page, 'Add Teamwork').click();
    const dialog = page.getByRole('dialog', { name: 'Add Teamwork?' });
    await expect(dialog.getByText('Sample Data')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await paid(page, 'Generate Summary').click();
    await expect(part(page, 'Generated summary').getByText('Sample Data')).toBeVisible();
    await expect(preview(page)).not.toContainText('[Your title]');
    await paid(page, 'Improve Resume').click();
    await expect(part(page, 'Improvements').getByText('Sample Data')).toBeVisible();
    await expect(
      part(page, 'Improvements').getByRole('button', { name: 'Apply', exact: true }),
    ).toHaveCount(0);
  });

  await test.step('the server is back', async () => {
    await page.unroute('**/api/ai/**');
    await button(page, 'Try again').click();
    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
    await left(page, '10 credits');
    await paid(page, 'Suggest Skills').click();
    await left(page, '9 credits');
    await expect(part(page, 'Suggested skills').getByText('Sample Data')).toHaveCount(0);
  });
});

test('[editor-ai-4] who has too few credits is told so, and shown no samples', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const headers = { authorization: `Bearer ${account.token}` };
  for (let scores = 0; scores < 3; scores += 1) {
    // Scoring the same text again would cost nothing.
    const skills = [{ category: 'Tools', items: ['Python', `Crane ${scores + 1}`] }];
    const scored = await request.post('/api/ai/score', {
      headers,
      data: { resumeData: { ...longContent, skills } },
    });
    expect(scored.status()).toBe(200);
  }
  const data = { section: 'skills', currentContent: 'Python' };
  await request.post('/api/ai/suggestions', { headers, data });
  const { id } = await makeResume(request, account, { content });
  await signInAs(page, account);
  await openEditor(page, id);
  await openTab(page, 'AI');
  await left(page, '0 credits');
  const purchase = page.getByRole('link', { name: 'Purchase Credits' });
  await expect(purchase).toHaveAttribute('href', '/pricing');
  await paid(page, 'Improve Resume').click();
  await expect(page.getByRole('alert').filter({ hasText: 'This needs 1 credit' })).toBeVisible();
  await expect(purchase).toBeVisible();
  await expect(page.getByText('Sample Data')).toHaveCount(0);
  await expect(page.getByText('No suggestions yet')).toBeVisible();
});

test('the AI tab is accessible', async ({ page, request }) => {
  await openOptimizer(page, request);
  await page.getByLabel('Job description (optional)').fill(advertisement);
  for (const [action, heading] of [
    ['ATS Optimize', 'Keywords'],
    ['Suggest Skills', 'Suggested skills'],
    ['Improve Resume', 'Improvements'],
  ] as const) {
    await paid(page, action).click();
    await expect(part(page, heading)).toBeVisible();
  }
  const results = page.getByRole('tablist', { name: 'Results' });
  for (const width of widths) {
    await look(page, 'light', width);
    for (const tab of ['General', 'ATS Analysis', 'Skills']) {
      await results.getByRole('tab', { name: tab }).click();
      await expectNoViolationInThemes(page, `${tab}, ${width}`);
    }
    await button(page, 'Open in a panel').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolationInThemes(page, `the panel, ${width}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});
