import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { fillSignUp, newPerson } from './support/account.ts';
import { downloadAnyway } from './support/download-pdf.ts';
import { bullets, openTab, panel, writeBullets } from './support/editor.ts';

const jobDescription = `Senior Harbor Pilot
Company: Tidewater Port
Requirements:
- Five years of piloting in narrow channels
- Radar and ECDIS
- Training of apprentices`;

const written = [
  'Was responsible for 400 ships a year through the narrow channel of the northern harbor.',
  'Trained six apprentices, three of whom now lead crews of their own on the night shift.',
  'Wrote the table of tides that four ports of the river still order from each spring.',
  'Cut waiting times at the lock by 30% with a plan that tugs and pilots share each morning.',
];

/** The e2e tests block the service worker, which the app then reports. */
const ofTests = /blocked by Playwright/;

/**
 * Collects a page's failed requests and console errors from now on; returns a function that lists
 * them.
 */
function watchForFaults(page: Page): () => string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (/error|warning/.test(message.type()) && !ofTests.test(message.text()))
      faults.push(`${new URL(page.url()).pathname}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  return () => faults;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

test.use({ actionTimeout: 30_000 });

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`the first hour asks for nothing that is not there, ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    const faults = watchForFaults(page);
    const { username, ...person } = newPerson();

    await test.step('a PDF without an account', async () => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Get Started' }).first().click();
      await button(page, /^Start with my name/).click();
      await page.keyboard.type('Asha Verma');
      await page.getByLabel('Title', { exact: true }).fill('Harbor Pilot');
      await openTab(page, 'Experience');
      await button(page, 'Add Experience').click();
      await panel(page).getByLabel('Role', { exact: true }).fill('Senior Pilot');
      await writeBullets(panel(page), written);
      await expect(bullets(panel(page))).toHaveCount(written.length);
      await openTab(page, 'Design');
      await button(page, 'Template').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      const file = await downloadAnyway(page, () => button(page, /^Download PDF/).click());
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    });

    await test.step('an account that keeps it', async () => {
      if (width < 768) {
        await button(page, 'More').click();
        await page.getByRole('menuitem', { name: 'Keep it in an account' }).click();
      } else await button(page, 'Keep it in an account').click();
      await fillSignUp(page, { ...person, username });
      await button(page, 'Create account').click();
      await expect(page).toHaveURL(/\/resume\/editor\/[0-9a-f-]{36}$/);
      await openTab(page, 'AI');
    });

    await test.step('a version for a job', async () => {
      await page.goto(`${new URL(page.url()).pathname.replace('/editor', '')}/versions`);
      await page.getByLabel('Job description').fill(jobDescription);
      await button(page, 'Create version').click();
      await expect(page).toHaveURL(/\/resume\/editor\//);
    });

    for (const path of [...places, `/${username}`])
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expect(page.locator('.animate-breathe, .animate-spin')).toHaveCount(0);
      });
    expect(faults()).toEqual([]);
  });

const places = [
  '/dashboard',
  '/resumes',
  '/templates',
  '/resume/analysis',
  '/profile/settings',
  '/billing',
  '/pricing',
  '/activity',
  '/tips',
  '/help-center',
  '/resumes/trash',
];
