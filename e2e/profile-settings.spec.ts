import { existsSync } from 'node:fs';
import { test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolation, expectNoViolationInThemes, look, widths } from './support/axe.ts';
import { makePng } from './support/make-png.ts';
import {
  button,
  dismiss,
  expect,
  notifications,
  openSettings,
  profileOf,
  saved,
  turnTo,
} from './support/profile-settings.ts';

/** The headless shell never has the permission to show notifications, even if it is granted. */
const wholeBrowser = '/usr/bin/chromium';
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ...(existsSync(wholeBrowser) ? { executablePath: wholeBrowser } : {}),
    }),
});

test.describe.configure({ timeout: 150_000 });

test('[profile-settings-2] a profile is written, saved and found again, tab by tab', async ({
  page,
  request,
}) => {
  const [account, other] = [await makeAccount(request), await makeAccount(request)];
  const { id: resumeId } = await makeResume(request, account, { name: 'For all', isPublic: true });
  await signInAs(page, account);

  await test.step('what could not be loaded can be asked for again', async () => {
    await page.route('**/api/users/profile', (route) => route.abort());
    await page.goto('/profile/settings');
    await expect(page.getByRole('heading', { name: 'Error', exact: true })).toBeVisible();
    await expect(
      page.getByText('Failed to load profile data. Please try again.').first(),
    ).toBeVisible();
    await page.unroute('**/api/users/profile');
    await button(page, 'Retry').click();
  });

  await test.step('the account', async () => {
    await expect(page.getByRole('link', { name: 'Buy Credits' })).toHaveAttribute(
      ...(['href', '/pricing'] as const),
    );
    await expect(page.getByText('This will be used for your public profile URL.')).toBeVisible();
    await expect(page.getByText(`${new URL(page.url()).host}/`, { exact: true })).toBeVisible();
    await page.getByLabel('Full name').fill('Ana de la Cruz');
    await page.getByLabel('Username').fill(other.username);
    await page.getByRole('tab', { name: 'Visibility' }).click();
    await expect(page).toHaveURL(/tab=visibility/);
    await button(page, 'Save Changes').click();
    await expect(
      page
        .getByRole('region', { name: 'Notifications' })
        .getByText('Failed to save profile settings. Please try again.'),
    ).toBeVisible();
    await expect(page.getByText('This username is taken')).toBeVisible();
    await expect(page.getByLabel('Username')).toBeFocused();
    await expect(page.getByLabel('Full name')).toHaveValue('Ana de la Cruz');
    await page.getByLabel('Username').fill(`${account.username.slice(0, 28)}-2`);
    await button(page, 'Save Changes').click();
    await expect(notifications(page)).toContainText('Profile updated');
    await expect(notifications(page)).toContainText(saved);
    await dismiss(page);
    expect(await profileOf(request, account)).toMatchObject({
      firstName: 'Ana',
      lastName: 'de la Cruz',
      username: `${account.username.slice(0, 28)}-2`,
    });
    await expect(page.getByRole('link', { name: 'Public Profile' })).toHaveAttribute(
      ...(['href', `/${account.username.slice(0, 28)}-2`] as const),
    );
  });

  await test.step('what the page tells', async () => {
    await page.getByRole('tab', { name: 'Public Profile' }).click();
    await page.getByLabel('Professional title').fill('Harbour pilot');
    await page.getByLabel('Bio').fill('I bring ships in.');
    await button(page, 'Add work experience').click();
    await page.getByLabel('Position').fill('Pilot');
    await page.getByLabel('Company', { exact: true }).fill('Kite');
    // An entry without text is not kept.
    await button(page, 'Add education').click();

    await expect(button(page, 'Add')).toBeDisabled();
    const skill = page.getByLabel('Add a skill');
    await skill.fill('  Radar ');
    await skill.press('Enter');
    await skill.fill('Radar');
    await button(page, 'Add').click();
    await expect(page.getByText('Radar is already there.')).toBeVisible();
    const skills = page.getByRole('list', { name: 'Skills' }).getByRole('listitem');
    await expect(skills).toHaveText(['Radar']);

    await button(page, 'Add project').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Project name').fill('Chart');
    await dialog.getByRole('button', { name: 'Add project' }).click();
    await button(page, /^Edit Chart/).click();
    await dialog.getByLabel('Project name').fill('Sea chart');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
    await expect(button(page, /^Edit Sea chart/)).toBeFocused();
    await button(page, 'Delete Sea chart').click();
    await expect(button(page, /^Edit Sea chart/)).toHaveCount(0);
    await expect(button(page, 'Add project')).toBeFocused();
    await notifications(page).getByRole('button', { name: 'Undo' }).click();
    await expect(button(page, /^Edit Sea chart/)).toBeVisible();
    await button(page, 'Add certification').click();
    await dialog.getByLabel('Certification name').fill('Master');
    await dialog.getByRole('button', { name: 'Add certification' }).click();
    // Saved without pressing Add.
    await skill.fill('Sonar');
    await button(page, 'Save All Profile Changes').click();
    await expect(notifications(page)).toContainText(saved);
    await dismiss(page);
    expect(await profileOf(request, account)).toMatchObject({
      title: 'Harbour pilot',
      bio: 'I bring ships in.',
      skills: ['Radar', 'Sonar'],
      education: [],
      workExperience: [{ position: 'Pilot', company: 'Kite' }],
      projects: [{ name: 'Sea chart' }],
      certifications: [{ name: 'Master' }],
    });
  });

  await test.step('who sees it, and how', async () => {
    await page.getByRole('tab', { name: 'Visibility' }).click();
    await expect(page.getByRole('group', { name: 'Profile layout' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'View public page' })).toHaveAttribute(
      ...(['href', `/${account.username.slice(0, 28)}-2`] as const),
    );
    await page.getByText('Pink', { exact: true }).click();
    await page.getByText('Expanded', { exact: true }).click();
    await page.getByLabel('Linked resume').selectOption('For all');
    await page.getByRole('switch', { name: 'Skills' }).click();
    await page.getByRole('switch', { name: 'Public profile' }).click();
    await expect(page.getByRole('switch', { name: 'Projects' })).toBeDisabled();
    await button(page, 'Save Changes').click();
    await expect(notifications(page)).toContainText(saved);
    expect((await profileOf(request, account)).visibility).toMatchObject({
      public: false,
      skills: false,
      projects: true,
      accent: 'pink',
      pageLayout: 'expanded',
      profileLayout: 'professional',
      resumeId,
    });
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Visibility', selected: true })).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Public profile' })).not.toBeChecked();
    await expect(page.getByLabel('Linked resume')).toHaveValue(resumeId);
  });

  await test.step('how one is told of things', async () => {
    await page.getByRole('tab', { name: 'Notifications' }).click();
    await expect(page.getByRole('switch', { name: 'Email notifications' })).toBeChecked();
    await page.context().grantPermissions(['notifications']);
    await page.getByRole('switch', { name: 'Browser notifications' }).click();
    await expect(page.getByText('Notifications are on in this browser.')).toBeVisible();
    await button(page, 'Save Changes').click();
    await expect(notifications(page)).toContainText(saved);
    expect((await profileOf(request, account)).notifications).toEqual({
      email: true,
      browser: true,
    });
    await page.getByRole('tab', { name: 'Visibility' }).click();
  });

  await test.step('who has a plan may choose the layout, while the page is public', async () => {
    await page.route('**/api/auth/me', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      await route.fulfill({ json: { ...body, data: { ...body.data, subscription: 'premium' } } });
    });
    await page.reload();
    const creative = page.getByRole('group', { name: 'Profile layout' }).getByLabel('Creative');
    await expect(creative).toBeDisabled();
    await page.getByRole('switch', { name: 'Public profile' }).click();
    await expect(creative).toBeEnabled();
  });
});

test('[profile-settings-5] a profile is filled from a resume, and a resume from the profile', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const content = {
    personalInfo: { title: 'Harbour pilot', summary: 'Brings **ships** in.', location: 'Pune' },
    workExperience: [
      { position: 'Pilot', company: 'Kite', startDate: '2021-03', current: true, bullets: ['Led'] },
    ],
    skills: [{ category: 'Sea', items: ['Radar', 'Ropes'] }],
  };
  await makeResume(request, account, { name: 'The old one', content });
  await signInAs(page, account);
  await openSettings(page, 'public');
  await page.getByLabel('Location').fill('Goa');
  await button(page, 'Import from a resume').click();
  const dialog = page.getByRole('dialog', { name: 'Import from a resume' });
  await expect(dialog.getByLabel('Resume')).toContainText('The old one');
  await expect(dialog.getByText('Kite, Pilot')).toBeVisible();
  await expect(dialog.getByText('Radar, Ropes')).toBeVisible();
  await expect(dialog.getByText('Pune')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Fill my profile' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('Brings ships in.');
  await notifications(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Bio')).toHaveValue('');
  await button(page, 'Import from a resume').click();
  await dialog.getByRole('button', { name: 'Fill my profile' }).click();
  await expect(page.getByText('Kite · Mar 2021 – Present')).toBeVisible();
  await expect(page.getByLabel('Location')).toHaveValue('Goa');

  await button(page, 'Create a resume from my profile').click();
  await expect(page).toHaveURL(/\/resume\/editor\//);
  await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveValue('Brings ships in.');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const made = await request.get(`/api/resumes/${id}`, {
    headers: { authorization: `Bearer ${account.token}` },
  });
  expect((await made.json()).data.content).toMatchObject({
    personalInfo: { firstName: 'Asha', lastName: 'Verma', location: 'Goa', email: account.email },
    workExperience: [{ startDate: '2021-03', current: true, bullets: ['Led'] }],
    skills: [{ items: ['Radar', 'Ropes'] }],
  });
  expect((await profileOf(request, account)).bio).toBe('Brings ships in.');
});

test('[profile-settings-7] the settings are accessible', async ({ page, request }) => {
  const account = await makeAccount(request);
  await makeResume(request, account, { name: 'One' });
  await request.put('/api/users/profile', {
    headers: { authorization: `Bearer ${account.token}` },
    data: {
      skills: ['Radar', 'Ropes'],
      workExperience: [{ position: 'Pilot', company: 'Kite' }, { position: 'Mate' }],
      projects: [{ name: 'Chart' }],
    },
  });
  await signInAs(page, account);
  await openSettings(page);
  for (const width of widths) {
    await look(page, 'light', width);
    const noViolation = (what: string) => expectNoViolationInThemes(page, `${what}, ${width}`);
    for (const tab of ['account', 'visibility', 'notifications', 'public']) {
      await turnTo(page, tab);
      await expect(page.locator('.animate-breathe, .animate-spin')).toHaveCount(0);
      await noViolation(tab);
    }
    await button(page, /^Pilot/).click();
    await expect(page.getByLabel('Position')).toBeVisible();
    await noViolation('an open entry');
    await button(page, /^Edit Chart/).click();
    await noViolation('a project');
    await page.keyboard.press('Escape');
    await button(page, 'Import from a resume').click();
    await expect(page.getByRole('dialog').getByRole('term').first()).toBeVisible();
    await noViolation('filling');
    await page.keyboard.press('Escape');
  }
  await turnTo(page, 'account');
  await button(page, 'Delete account').click();
  await expectNoViolation(page, 'deleting');
  await page.keyboard.press('Escape');
  await page.locator('input[type=file][accept*=image]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: makePng(300, 400),
  });
  await expect(page.getByRole('dialog', { name: 'Crop your picture' })).toBeVisible();
  await expectNoViolation(page, 'cutting');
});
