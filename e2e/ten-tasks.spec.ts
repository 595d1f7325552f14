import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { type Account, makeAccount, makeResume, signInAs } from './support/account.ts';
import { type Acts, countActs, makeLap } from './support/count-acts.ts';
import { downloadAnyway } from './support/download-pdf.ts';
import { drawOver, goToEditor, openTab, panel, preview, saved } from './support/editor.ts';
import { goTo } from './support/go-to.ts';

test.use({ actionTimeout: 30_000 });

const content = {
  personalInfo: {
    firstName: 'Asha',
    lastName: 'Verma',
    title: 'Crane Engineer',
    email: 'asha@example.com',
    summary: 'Engineer for cranes and harbors who brings yards back to work on time.',
  },
  workExperience: [
    {
      position: 'Operations Manager',
      company: 'Harbor Works',
      startDate: '2019-03',
      current: true,
      bullets: ['Cut the time of repairs by 30% with a shared plan in Python.'],
    },
  ],
  education: [{ institution: 'Cardiff University', degree: 'BSc', endDate: '2018-06' }],
  skills: [{ category: 'Tools', items: ['Python', 'SQL', 'AutoCAD'] }],
};
const jobDescription = `Senior Crane Engineer
Requirements:
- 5 years of experience with Python and AutoCAD
- Knowledge of Kubernetes`;

/** The clicks documented in docs/ten-tasks.md, as upper limits. */
const tasks = {
  'first PDF from nothing': 3,
  'import a PDF': 3,
  'tailor to a job': 3,
  'reorder sections': 1,
  'custom section': 3,
  'font and color': 4,
  'one page': 1,
  share: 3,
  'cover letter': 3,
  'buy a pack': 4,
} as const;
type Task = keyof typeof tasks;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const choose = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name }).click();

/**
 * A line of docs/ten-tasks.md. Times depend on the machine, and are only comparable within one run.
 */
function report(task: Task, { clicks, keys, pastes, ms }: Acts & { ms: number }): void {
  const seconds = (ms / 1_000).toFixed(1);
  const row = [task, clicks, keys, pastes, `${seconds} s`].join(' | ');
  process.stdout.write(`| ${row} |\n`);
  expect(clicks, `clicks to ${task}`).toBeLessThanOrEqual(tasks[task]);
}

test('a visitor’s first PDF takes few clicks', async ({ page }) => {
  const acts = await countActs(page);
  await page.goto('/');
  const lap = makeLap(acts);
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await button(page, 'Start with my name').click();
  await page.keyboard.type('Asha Verma');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Harbor Pilot');
  await expect(preview(page)).toContainText('Harbor Pilot');
  await downloadAnyway(page, () => button(page, /^Download PDF/).click());
  report('first PDF from nothing', lap());
});

test('what people do most takes few clicks', async ({ page, context, request }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const account = await makeAccount(request);
  const pdf = await pdfOf(request, account);
  await signInAs(page, account);
  const lap = makeLap(await countActs(page));
  const measure = (task: Task, work: () => Promise<unknown>) =>
    test.step(task, async () => {
      lap();
      await work();
      report(task, lap());
    });

  await page.goto('/dashboard');
  await expect(button(page, 'Import')).toBeVisible();
  await measure('import a PDF', async () => {
    await button(page, 'Import').click();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('dialog').getByText('Choose a file').click();
    await (await choosing).setFiles({ name: 'A.pdf', mimeType: 'application/pdf', buffer: pdf });
    await button(page, 'Create resume').click();
    await expect(preview(page)).toContainText('Operations Manager');
  });
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await measure('reorder sections', async () => {
    const handle = (name: string) =>
      page.getByRole('button', { name: `Move ${name}`, exact: true });
    await drawOver(page, handle('Education'), handle('Experience'));
    await expect(preview(page)).toContainText(/Summary.*Education.*Experience/s);
  });

  await measure('custom section', async () => {
    await button(page, 'Add section').click();
    await button(page, 'Your own section').click();
    await page.keyboard.type('Exhibitions');
    await button(page, 'Add Entry').click();
    await page.keyboard.type('First of spring');
    await expect(preview(page)).toContainText(/Exhibitions.*First of spring/s);
  });

  await measure('font and color', async () => {
    await openTab(page, 'Design');
    await page.getByRole('button', { name: /^Font/ }).first().click();
    await page
      .locator('label', { has: page.getByRole('radio', { name: 'Roboto', exact: true }) })
      .click();
    await page.locator('label', { has: page.getByRole('radio', { name: 'Indigo' }) }).click();
    await expect(page.getByRole('radio', { name: 'Indigo' })).toBeChecked();
  });

  await measure('share', async () => {
    await button(page, 'Share').click();
    await page.getByRole('switch', { name: 'Anyone with the link can view it' }).click();
    await button(page, 'Copy link').click();
    await expect(page.getByText('Link copied.')).toBeVisible();
  });
  await button(page, 'Done').click();
  await expect(saved(page)).toBeVisible();

  await page.evaluate((text) => navigator.clipboard.writeText(text), jobDescription);
  await measure('cover letter', async () => {
    await button(page, 'More').click();
    await choose(page, 'Cover letter');
    await expect(page.getByLabel('Job description')).toBeFocused();
    await page.keyboard.press('Control+v');
    await button(page, /^Write letter/).click();
    await expect(page.getByText('Your draft is ready.')).toBeVisible();
  });

  await goTo(page, `/resume/editor/${id}`);
  await expect(panel(page)).toBeVisible();
  await measure('tailor to a job', async () => {
    await button(page, 'More').click();
    await choose(page, /Tailor|versions/i);
    await expect(page.getByLabel('Job description')).toBeFocused();
    await page.keyboard.press('Control+v');
    await button(page, 'Create version').click();
    await expect(page).not.toHaveURL(/versions$/);
    await expect(preview(page)).toContainText('Operations Manager');
  });

  const bullets = Array.from({ length: 41 }, (_, day) => `Did the thing of day ${day}`);
  const long = await makeResume(request, account, {
    templateId: 'classic',
    content: { workExperience: [{ position: 'Operations Manager', bullets }] },
  });
  await goToEditor(page, long.id);
  await openTab(page, 'Design');
  await page.getByRole('slider', { name: 'Line spacing' }).focus();
  for (let step = 0; step < 6 && (await page.getByText('Page 1 of 2').count()) === 0; step += 1)
    await page.keyboard.press('ArrowRight');
  await expect(button(page, 'Fit to one page')).toBeVisible();
  await measure('one page', async () => {
    await button(page, 'Fit to one page').click();
    await expect(page.getByText('1 page', { exact: true }).first()).toBeVisible();
  });

  await goTo(page, '/dashboard');
  await measure('buy a pack', async () => {
    await page.getByRole('link', { name: 'View Plans' }).click();
    await page.getByRole('link', { name: 'Buy Premium Pack' }).click();
    await expect(page.getByText('Payments are handled by our payment provider')).toBeVisible();
    await button(page, 'Pay ₹99.00').click();
    const checkout = page.frameLocator('iframe[title="Sandbox checkout"]');
    await checkout.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});

async function pdfOf(request: APIRequestContext, account: Account): Promise<Buffer> {
  const { id } = await makeResume(request, account, { content });
  const headers = { authorization: `Bearer ${account.token}` };
  return (await request.get(`/api/resumes/${id}/export/pdf`, { headers })).body();
}
