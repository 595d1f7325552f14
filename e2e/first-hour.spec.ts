import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { fillSignUp, newPerson } from './support/account.ts';
import { downloadAnyway } from './support/download-pdf.ts';
import { bullets, openTab, panel, writeBullets } from './support/editor.ts';
import { watchForFaults } from './support/faults.ts';

const shown = (page: Page, name: string) =>
  process.env.WALK
    ? page.waitForTimeout(900).then(() =>
        page.screenshot({
          path: `${process.env.WALK}/${test.info().title.slice(-6).trim()}-${String(++count).padStart(2, '0')}-${name}.png`,
        }),
      )
    : Promise.resolve();
let count = 0;

const jobDescription = `Senior Harbor Pilot
Company: Tidewater Port
Requirements:
- Five years of piloting in narrow channels
- Radar and ECDIS
- Training of apprentices`;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`the first hour of someone new asks for nothing that is not there, ${width} px`, async ({
    page,
    context,
  }) => {
    test.slow();
    page.setDefaultTimeout(25_000);
    count = 0;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height });
    const faults = watchForFaults(page);
    const person = newPerson();

    await test.step('a page without an account', async () => {
      await page.goto('/');
      await shown(page, 'landing');
      await page.getByRole('link', { name: 'Get Started' }).first().click();
      await expect(button(page, 'Start with my name')).toBeVisible();
      await shown(page, 'start');
      await button(page, 'Start with my name').click();
      await page.keyboard.type('Asha Verma');
      await page.getByLabel('Title', { exact: true }).fill('Harbor Pilot');
      await page.getByLabel('Email', { exact: true }).fill('asha@example.com');
      await page
        .getByLabel('Summary', { exact: true })
        .fill(
          'Harbor pilot with nine years on the river, who teaches others to read its currents.',
        );
      await shown(page, 'personal');
      await openTab(page, 'Experience');
      await shown(page, 'experience');
      await panel(page)
        .getByRole('button', { name: /^Add Experience/ })
        .click();
      await shown(page, 'entry');
      await panel(page).getByLabel('Role', { exact: true }).fill('Senior Pilot');
      await panel(page).getByLabel('Company', { exact: true }).fill('Tyne Pilots');
      await writeBullets(panel(page), [
        'Was responsible for 400 ships a year through the narrow channel of the northern harbor.',
        'Trained six apprentices, three of whom now lead crews of their own on the night shift.',
        'Wrote the table of tides that four ports of the river still order from each spring.',
        'Cut waiting times at the lock by 30% with a plan that tugs and pilots share each morning.',
      ]);
      await shown(page, 'bullets');
      await expect(bullets(panel(page))).toHaveCount(4);
      await openTab(page, 'Design');
      await shown(page, 'design');
      await page.getByRole('button', { name: 'Template', exact: true }).click();
      await page.waitForTimeout(1000);
      await shown(page, 'templates');
      await page.keyboard.press('Escape');
      await openTab(page, 'Experience');
      await shown(page, 'notes');
      const file = await downloadAnyway(page, () => button(page, /^Download PDF/).click());
      expect((await readFile(await file.path())).length).toBeGreaterThan(1000);
      await shown(page, 'downloaded');
    });

    await test.step('an account', async () => {
      if (width < 768) {
        await page.getByRole('button', { name: 'More', exact: true }).click();
        await page.getByRole('menuitem', { name: 'Keep it in an account' }).click();
      } else await button(page, 'Keep it in an account').click();
      await shown(page, 'account');
      await fillSignUp(page, person);
      await shown(page, 'account-filled');
      await button(page, 'Create account').click();
      await expect(page).toHaveURL(/\/resume\/editor\/[0-9a-f-]{36}$/);
      await shown(page, 'kept');
      await openTab(page, 'AI');
      await shown(page, 'ai');
    });

    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await test.step('dashboard', async () => {
      await page.goto('/dashboard');
      await expect(page.getByText('Asha').first()).toBeVisible();
      await shown(page, 'dashboard');
    });
    await test.step('a version for a job', async () => {
      await page.goto(`/resume/${id}/versions`);
      await shown(page, 'versions');
      await page.getByLabel('Job description').fill(jobDescription);
      await shown(page, 'versions-filled');
      await button(page, 'Create version').click();
      await expect(page).not.toHaveURL(/versions$/);
      await shown(page, 'tailored');
    });
    await test.step('pages', async () => {
      for (const path of [
        '/resumes',
        '/templates',
        '/resume/analysis',
        '/profile/settings',
        '/profile/settings?tab=public',
        `/${person.username}`,
        '/billing',
        '/pricing',
        '/activity',
        '/tips',
        '/help-center',
        '/applications',
        '/letters',
        '/resumes/trash',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expect(page.locator('.animate-breathe, .animate-spin')).toHaveCount(0);
        await shown(page, path.replaceAll(/\W+/g, '-'));
      }
    });
    expect(faults()).toEqual([]);
  });
