import { test } from '@playwright/test';
import { makeAccount, signInAs } from './support/account.ts';
import {
  button,
  dismiss,
  expect,
  notifications,
  openSettings,
  profileOf,
  saved,
} from './support/profile-settings.ts';

test.describe.configure({ timeout: 150_000 });

test('[profile-settings-6] nothing that was typed is lost: offline, on the way out, in a reload', async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request);
  await signInAs(page, account);
  await openSettings(page, 'public');
  const bio = page.getByLabel('Bio');
  await bio.fill('Written offline.');
  await context.setOffline(true);
  await expect(page.getByText(/^You’re offline\./)).toBeVisible();
  await button(page, 'Save All Profile Changes').click();
  await expect(
    page
      .getByRole('region', { name: 'Notifications' })
      .getByText('Failed to save profile settings. Please try again.'),
  ).toBeVisible();
  await expect(bio).toHaveValue('Written offline.');
  await context.setOffline(false);

  const asking = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.getByRole('link', { name: 'All Resumes' }).click();
  await asking.getByRole('button', { name: 'Stay here' }).click();
  await expect(asking).toBeHidden();
  await expect(bio).toHaveValue('Written offline.');

  const asked = page.waitForEvent('dialog');
  const reloading = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloading;
  await expect(notifications(page)).toContainText('Your unsaved changes are back');
  await expect(bio).toHaveValue('Written offline.');

  await page.getByRole('link', { name: 'All Resumes' }).click();
  await asking.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { name: 'All Resumes' })).toBeVisible();
  await openSettings(page, 'public');
  await expect(bio).toHaveValue('');

  await test.step('nor what is typed while the rest is on its way', async () => {
    const { promise: isAnswered, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route('**/api/users/profile', async (route) => {
      if (route.request().method() === 'PUT') await isAnswered;
      await route.continue();
    });
    await bio.fill('Before.');
    await button(page, 'Add work experience').click();
    await page.getByLabel('Position').fill('Mate');
    await button(page, 'Save All Profile Changes').click();
    await expect(page.locator('button[aria-busy=true]')).toBeVisible();
    await page.getByLabel('Position').fill('Pilot');
    await button(page, 'Add project').click();
    await page.getByLabel('Project name').fill('Chart');
    await page.getByRole('dialog').getByRole('button', { name: 'Add project' }).click();
    letThrough();
    await expect(notifications(page)).toContainText(saved);
    await expect(page.getByText('You have unsaved changes.')).toBeVisible();
    await expect(page.getByLabel('Position')).toHaveValue('Pilot');
    expect((await profileOf(request, account)).workExperience).toMatchObject([
      { position: 'Mate' },
    ]);
    await dismiss(page);
    await button(page, 'Save All Profile Changes').click();
    await expect(notifications(page)).toContainText(saved);
    expect(await profileOf(request, account)).toMatchObject({
      bio: 'Before.',
      workExperience: [{ position: 'Pilot' }],
      projects: [{ name: 'Chart' }],
    });
    await expect(page.getByText('You have unsaved changes.')).toHaveCount(0);
  });

  await page.getByRole('link', { name: 'All Resumes' }).click();
  await expect(page.getByRole('heading', { name: 'All Resumes' })).toBeVisible();
});

test('a link is taken as a username or an address, and one that leads nowhere is told of in its field', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await signInAs(page, account);
  await openSettings(page, 'public');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Website').fill('not a url at all');
  await field('LinkedIn').fill('asha-rao');
  await field('GitHub').fill('gitlab.com/asha');
  await field('Twitter').fill('@asha_rao');
  await button(page, 'Save All Profile Changes').click();
  await expect(field('Website')).toBeFocused();
  await expect(field('Website')).toHaveAccessibleDescription(/isn’t a web address/);
  await expect(field('GitHub')).toHaveAccessibleDescription(/isn’t a GitHub address or username/);
  await expect(field('LinkedIn')).not.toHaveAttribute('aria-invalid', 'true');

  await field('Website').fill('asha.example');
  await field('GitHub').fill('@asha-rao');
  await button(page, 'Save All Profile Changes').click();
  await expect(notifications(page)).toContainText(saved);
  await expect(field('GitHub')).toHaveValue('https://github.com/asha-rao');
  await expect(page.getByText('You have unsaved changes.')).toHaveCount(0);

  await page.goto(`/${account.username}`);
  for (const [name, href] of [
    ['LinkedIn', 'https://www.linkedin.com/in/asha-rao'],
    ['GitHub', 'https://github.com/asha-rao'],
    ['Twitter', 'https://x.com/asha_rao'],
    ['asha.example', 'https://asha.example'],
  ] as const)
    await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
      'href',
      href,
    );
});
