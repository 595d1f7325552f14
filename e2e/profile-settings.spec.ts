import { existsSync } from 'node:fs';
import { type APIRequestContext, expect as expectSoon, type Page, test } from '@playwright/test';
import { type Account, makeAccount, makeResume, newPerson, signInAs } from './support/account.ts';
import { expectNoViolation, expectNoViolationInThemes, look, widths } from './support/axe.ts';
import { goTo } from './support/go-to.ts';
import { makePng } from './support/make-png.ts';

/** The headless shell never has the permission to show notifications, whatever is granted. */
const wholeBrowser = '/usr/bin/chromium';
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ...(existsSync(wholeBrowser) ? { executablePath: wholeBrowser } : {}),
    }),
});

/** A slow machine is no failure. */
const expect = expectSoon.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 150_000 });

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const saved = 'Your profile settings have been saved successfully.';

async function openSettings(page: Page, tab = 'account'): Promise<void> {
  await page.goto(`/profile/settings?tab=${tab}`);
  await expect(button(page, /^Save (All Profile )?Changes$/)).toBeVisible();
}

async function turnTo(page: Page, tab: string): Promise<void> {
  await goTo(page, `/profile/settings?tab=${tab}`);
  await expect(page.getByRole('tab', { selected: true })).toHaveText(new RegExp(tab, 'i'));
}

async function profileOf(request: APIRequestContext, { token }: Account) {
  const answer = await request.get('/api/users/profile', {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).data;
}

/** The notification that is shown goes, so that the next is not taken for it. */
async function dismiss(page: Page): Promise<void> {
  const button = notifications(page).getByRole('button', { name: 'Dismiss' });
  await button.click();
  await expect(button).toHaveCount(0);
}

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
    // Nothing is written in it: it is not kept.
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
    await button(page, 'Save All Profile Changes').click();
    await expect(notifications(page)).toContainText(saved);
    await dismiss(page);
    expect(await profileOf(request, account)).toMatchObject({
      title: 'Harbour pilot',
      bio: 'I bring ships in.',
      skills: ['Radar'],
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

test('[profile-settings-3] a picture is cut by the keyboard, sent, and deleted', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await signInAs(page, account);
  await openSettings(page);
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.locator('input[type=file][accept*=image]').setInputFiles({ name, mimeType, buffer });
  const wrongType = page.getByText('Invalid file type: Please upload a PNG, JPG, or GIF file.');
  await choose('me.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(wrongType).toBeVisible();
  await choose('me.png', 'image/png', Buffer.alloc(2 * 1024 * 1024 + 1));
  await expect(
    page.getByText('File too large: Please upload an image smaller than 2MB.').first(),
  ).toBeVisible();
  await choose('me.png', 'image/png', Buffer.from('no picture'));
  await expect(wrongType).toBeVisible();

  await choose('me.png', 'image/png', makePng(600, 300));
  const dialog = page.getByRole('dialog', { name: 'Crop your picture' });
  await expect(dialog).toBeVisible();
  /** The colour at the left edge of the cut: the picture is darker there the farther left. */
  const redAtLeft = () =>
    dialog.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      return canvas.getContext('2d')?.getImageData(1, 1, 1, 1).data[0] ?? -1;
    });
  const area = dialog.getByRole('application');
  await expect.poll(redAtLeft).toBeGreaterThan(40);
  await area.focus();
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(redAtLeft).toBeLessThan(10);
  await page.keyboard.press('+');
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.1');
  const box = await area.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 100);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 100, { steps: 4 });
  await page.mouse.up();
  await expect.poll(redAtLeft).toBeGreaterThan(60);

  await page.route('**/api/users/profile/picture', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  await expect(
    page.getByText('Failed to upload profile picture. Please try again.').first(),
  ).toBeVisible();
  await page.unroute('**/api/users/profile/picture');
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  await expect(notifications(page)).toContainText('Profile picture updated');
  await expect(dialog).toBeHidden();
  const portrait = page.getByRole('img', { name: 'Your profile' });
  await expect(portrait).toHaveJSProperty('complete', true);
  expect(await portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    100,
  );
  await button(page, 'Delete picture').click();
  await expect(portrait).toHaveCount(0);
  await expect(button(page, 'Upload picture')).toBeFocused();
  expect((await profileOf(request, account)).profilePicture).toBe('');
});

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

test('[profile-settings-1] a password, an address and devices are changed, and one signs out', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  const logIn = (password: string) =>
    request.post('/api/auth/login', { data: { email: account.email, password } });
  await logIn(account.password);
  await signInAs(page, account);
  await openSettings(page);

  await test.step('devices', async () => {
    await expect(page.getByText('This device')).toHaveCount(1);
    await button(page, /^Sign out .*last used/).click();
    await expect(notifications(page)).toContainText('That device is signed out');
    await expect(button(page, /^Sign out .*last used/)).toHaveCount(0);
  });

  await test.step('API keys', async () => {
    await expect(page.getByText('No keys yet.')).toBeVisible();
    await button(page, 'Create an API key').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Nightly copy');
    await dialog.getByLabel('Export').check();
    await dialog.getByLabel('Your password').fill('Wrong-Desk-42!');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await expect(dialog.getByText('This isn’t your current password')).toBeVisible();
    await dialog.getByLabel('Your password').fill(account.password);
    await dialog.getByRole('button', { name: 'Create key' }).click();
    const key = await dialog.getByLabel('API key').inputValue();
    const ask = () => request.get('/api/resumes', { headers: { authorization: `Bearer ${key}` } });
    expect((await ask()).status()).toBe(200);
    await expectNoViolation(page, 'an API key');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Read, Export')).toBeVisible();
    await button(page, 'Activity of Nightly copy').click();
    await expect(dialog.getByRole('row', { name: /GET \/api\/resumes 200 1/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await button(page, 'Revoke Nightly copy').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(notifications(page)).toContainText('API key revoked');
    await expect(page.getByText('No keys yet.')).toBeVisible();
    expect((await ask()).status()).toBe(401);
  });

  await test.step('the password', async () => {
    await page.getByLabel('Current password').fill('Wrong-Desk-42!');
    await page.getByLabel('New password', { exact: true }).fill('Other-Desk-43!');
    await expect(page.getByText('Very Strong')).toBeVisible();
    await page.getByLabel('Confirm new password').fill('Other-Desk-44!');
    await button(page, 'Change password').click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await page.getByLabel('Confirm new password').fill('Other-Desk-43!');
    await button(page, 'Change password').click();
    await expect(notifications(page)).toContainText(
      /Update failed\s*There was an error updating your password\. Please try again\./,
    );
    await expect(page.getByText('Your current password isn’t right')).toBeVisible();
    await page.getByLabel('Current password').fill(account.password);
    await button(page, 'Change password').click();
    await expect(notifications(page)).toContainText(
      /Password updated\s*Your password has been successfully updated\./,
    );
    expect((await logIn('Other-Desk-43!')).status()).toBe(200);
  });

  await test.step('the address', async () => {
    const { email } = newPerson();
    await page.getByLabel('Email', { exact: true }).fill('me@unknown.example');
    await button(page, 'Save Changes').click();
    await expect(page.getByText(/^Please use a trusted email provider/)).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await button(page, 'Save Changes').click();
    await expect(page.getByText('Enter your current password to change your email')).toBeVisible();
    const password = page.getByLabel('Confirm with your password');
    await password.fill('Wrong-Desk-42!');
    await button(page, 'Save Changes').click();
    await expect(page.getByText('Your current password isn’t right')).toBeVisible();
    expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).not.toContain(
      'Wrong-',
    );
    await password.fill('Other-Desk-43!');
    await button(page, 'Save Changes').click();
    await expect(page.getByText(`${email} is waiting to be confirmed.`)).toBeVisible();
    await expect(password).toHaveCount(0);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(account.email);
    await button(page, 'Resend the link').click();
    await expect(notifications(page)).toContainText('Verification email sent');
    await button(page, 'Keep the current address').click();
    await expect(page.getByText('is waiting to be confirmed.')).toHaveCount(0);
  });

  await test.step('the ways out', async () => {
    await button(page, 'Sign out everywhere').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Sign out everywhere' })
      .click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(notifications(page)).toContainText('You’re signed out everywhere.');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill('Other-Desk-43!');
    await button(page, 'Log In').click();
    await expect(page.getByRole('heading', { name: /^Welcome back, Asha/ })).toBeVisible();
    await openSettings(page);
    await button(page, 'Sign Out').click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test('[profile-settings-4] a person takes their data along and deletes their account', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await signInAs(page, account);
  await openSettings(page);
  const downloading = page.waitForEvent('download');
  await button(page, 'Download all my data').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  await button(page, 'Delete account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByRole('listitem').first()).toContainText('your resumes');
  await dialog.getByLabel('Your password').fill('Wrong-Desk-42!');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.locator('[aria-invalid=true]')).toBeVisible();
  await dialog.getByLabel('Your password').fill(account.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(notifications(page)).toContainText('Your account and everything in it');
  const again = await request.post('/api/auth/login', {
    data: { email: account.email, password: account.password },
  });
  expect(again.status()).toBe(401);
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

test('[profile-settings-7] the settings are for everybody', async ({ page, request }) => {
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
