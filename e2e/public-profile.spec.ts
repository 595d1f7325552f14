import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { hostileTexts } from '@folio/documents/testing/hostile-texts';
import { type APIRequestContext, type Download, expect, type Page, test } from '@playwright/test';
import { type Account, makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolationAtWidths } from './support/axe.ts';

const mostScriptBytes = 100 * 1024;

const details = {
  title: 'Staff engineer',
  company: 'Harbour Works',
  location: 'Lisbon',
  phone: '+351 910 000 000',
  website: 'asha.example/work',
  bio: 'I build what nobody sees.',
  socialLinks: { github: 'https://github.com/asha' },
  workExperience: [
    {
      company: 'Harbour Works',
      position: 'Crane Engineer',
      startDate: '2021-03',
      description: 'Led six people.\n- Built a crane',
    },
  ],
  education: [
    { school: 'University of Lisbon', degree: 'MSc', startDate: '2012', endDate: '2014' },
  ],
  skills: ['PostgreSQL', 'Welding'],
  projects: [{ name: 'Kerbside', description: 'Bread by bike.', link: 'kerbside.example' }],
  certifications: [{ name: 'Crane licence', issuer: 'Port of Lisbon', date: '2020-05' }],
};
const texts = [
  'Asha Verma',
  'Staff engineer',
  'I build what nobody sees.',
  'Crane Engineer',
  'Built a crane',
  'Mar 2021 – Present',
  'University of Lisbon',
  'PostgreSQL',
  'Kerbside',
  'Crane licence',
];

async function change(request: APIRequestContext, { token }: Account, data: object) {
  const headers = { authorization: `Bearer ${token}` };
  const saved = await request.put('/api/users/profile', { headers, data });
  expect(saved.status(), await saved.text()).toBe(200);
}

async function makePerson(request: APIRequestContext, visibility = {}): Promise<Account> {
  const account = await makeAccount(request);
  await change(request, account, { ...details, visibility: { phone: true, ...visibility } });
  return account;
}

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/**
 * Waits for hydration: the server's page is visible at once, but inactive until its scripts have
 * loaded.
 */
async function isAlive(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: /^Switch to / }).click();
    await expect(page.locator('html')).toHaveClass('dark', { timeout: 500 });
  }).toPass();
}

async function downloaded(page: Page, start: () => Promise<void>): Promise<[Download, string]> {
  const [download] = await Promise.all([page.waitForEvent('download'), start()]);
  return [download, await readFile(await download.path(), 'utf8')];
}

/** The page's console errors, except 'not found' responses. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404'))
      complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('dialog', (dialog) => {
    complaints.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  return complaints;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[public-profile-1] every part of the page can be read, and taken along', async ({
    page,
    request,
  }) => {
    const account = await makePerson(request, { pageLayout: 'expanded', accent: 'purple' });
    await page.goto(`/${account.username}`);
    await expect(page).toHaveTitle('Asha Verma – Staff engineer');
    for (const text of texts) await expect(page.getByText(text).first(), text).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByText(account.email)).toHaveCount(0);
    for (const [name, href] of [
      ['asha.example/work', 'https://asha.example/work'],
      ['GitHub', 'https://github.com/asha'],
      ['Folio', '/'],
      ['Sign In', '/login'],
      ['Sign Up', '/signup'],
    ] as const)
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    const contact = page.getByRole('link', { name: 'Save Contact' });
    const [download, card] = await downloaded(page, () => contact.click());
    expect(download.suggestedFilename()).toBe('Asha_Verma.vcf');
    expect(card).toContain('TITLE:Staff engineer\r\n');

    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await request.get(new URL(image ?? '').pathname);
    expect(picture.headers()['content-type']).toBe('image/png');
  });
});

test('[public-profile-7] a visitor sees the typeset page, and takes its PDF along', async ({
  page,
  request,
}) => {
  const account = await makePerson(request, { phone: false });
  const content = { personalInfo: { firstName: 'Asha', lastName: 'Verma', phone: '+351 911' } };
  const { id } = await makeResume(request, account, { content, isPublic: true });
  await change(request, account, { visibility: { resumeId: id, download: true } });
  await page.goto(`/${account.username}`);
  const paper = page.getByRole('region', { name: 'Resume' });
  await expect(paper).toContainText('Asha Verma');
  await expect(paper).not.toContainText('+351 911');
  const isDrawn = () =>
    paper.locator('img').evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);
  await expect.poll(isDrawn).toBe(true);
  const link = page.getByRole('link', { name: 'Download PDF' });
  const [download, pdf] = await downloaded(page, () => link.click());
  expect(download.suggestedFilename()).toContain('Asha_Verma');
  expect(pdf).toMatch(/^%PDF-/);
  await expectNoViolationAtWidths(page, 'a profile with its resume');
});

test('[public-profile-5] a visitor shares it, saves the contact and the QR code', async ({
  page,
  request,
}) => {
  const account = await makePerson(request, { pageLayout: 'expanded' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const complaints = complaintsOf(page);
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    const isScript = /javascript/.test(response.headers()['content-type'] ?? '');
    if (isScript) sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(`/${account.username.toUpperCase()}`);
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0);
  test.info().annotations.push({ type: 'scripts', description: `${bytes} bytes gz` });
  expect(bytes).toBeLessThanOrEqual(mostScriptBytes);
  await isAlive(page);

  await test.step('the link is copied', async () => {
    await page.getByRole('button', { name: 'Share Profile' }).click();
    await expect(notifications(page)).toContainText('Link copied');
    await expect(notifications(page)).toContainText('Profile link copied to clipboard');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${new URL(page.url()).origin}/${account.username}`);
  });

  await test.step('the contact comes without the e-mail address', async () => {
    const contact = page.getByRole('link', { name: 'Save Contact' });
    const [download, card] = await downloaded(page, () => contact.click());
    expect(download.suggestedFilename()).toBe('Asha_Verma.vcf');
    expect(card).toContain('\r\nFN:Asha Verma\r\n');
    expect(card).not.toContain('EMAIL');
    await expect(notifications(page)).toContainText('Contact downloaded');
    await expect(notifications(page)).toContainText('vCard has been downloaded');
  });

  await test.step('the QR code is shown and saved', async () => {
    const button = page.getByRole('button', { name: 'QR Code', exact: true });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'QR code' });
    await expect(dialog.getByRole('img')).toHaveAttribute('alt', /QR code of http/);
    const save = dialog.getByRole('button', { name: 'Download QR code' });
    const [download, svg] = await downloaded(page, () => save.click());
    expect(download.suggestedFilename()).toBe('Asha_Verma_QR_code.svg');
    expect(svg).toMatch(/^<svg/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step('one part is shown at a time, and chosen by keyboard, too', async () => {
    await page.getByRole('tab', { name: 'About' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Experience' })).toBeFocused();
    await expect(page.getByText('Crane Engineer')).toBeVisible();
    await expect(page.getByText('I build what nobody sees.')).toBeHidden();
    await page.keyboard.press('End');
    await expect(page.getByText('Crane licence')).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('[public-profile-2] its owner has a menu, and sees the e-mail address and how often it was opened', async ({
  page,
  request,
}) => {
  const account = await makePerson(request);
  await signInAs(page, account);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha');
  await page.getByRole('link', { name: 'Public Profile' }).click();
  await page.waitForURL(`**/${account.username}`);
  await expect(heading(page, 'Asha Verma')).toBeVisible();
  await expect(page).toHaveTitle('Asha Verma – Staff engineer');

  await page.goto(`/${account.username}`);
  await expect(page.getByText('No views yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: account.email })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  const contact = page.getByRole('link', { name: 'Save Contact' });
  const [, card] = await downloaded(page, () => contact.click());
  expect(card).toContain(`EMAIL;TYPE=INTERNET:${account.email}\r\n`);

  await page.getByRole('button', { name: 'Your page' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Profile Settings',
    'My Resumes',
    'Switch to dark theme',
    'Share Profile',
  ]);
  await page.getByRole('menuitem', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('button', { name: 'Your page' }).click();
  await page.getByRole('menuitem', { name: 'My Resumes' }).click();
  await page.waitForURL('**/resumes');
});

test('[public-profile-4] a private page is shown to its owner alone, and a missing one is not found', async ({
  page,
  browser,
  request,
}) => {
  const account = await makePerson(request, { public: false });
  await page.goto(`/${account.username}`);
  await expect(heading(page, 'Private Profile')).toBeVisible();
  await expect(page.getByText('This profile is private and cannot be viewed.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: 'Manage Your Profile' })).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  const missing = await page.goto('/nobody.at.all');
  expect(missing?.status()).toBe(404);
  await expect(heading(page, 'Profile Not Found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  await signInAs(theirs, await makeAccount(request));
  await theirs.goto(`/${account.username}`);
  await expect(theirs.getByRole('link', { name: 'Manage Your Profile' })).toHaveAttribute(
    'href',
    '/profile/settings',
  );
  await theirs.context().close();

  await signInAs(page, account);
  await page.goto(`/${account.username}`);
  await expect(heading(page, 'Asha Verma')).toBeVisible();
  await expect(page.getByText('This page is private. Only you can open it.')).toBeVisible();

  await test.step('what could not be loaded is tried again', async () => {
    let isOut = true;
    await page.route('**/api/profiles/*', (route) => (isOut ? route.abort() : route.continue()));
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Public Profile' }).click();
    await expect(heading(page, 'We couldn’t load this profile')).toBeVisible();
    await expect(notifications(page)).toContainText(
      'Failed to load profile data. Please try again.',
    );
    isOut = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(heading(page, 'Asha Verma')).toBeVisible();
  });
});

test('[public-profile-6] nothing that somebody wrote is run', async ({ page, request }) => {
  const account = await makeAccount(request);
  const payloads = hostileTexts.filter((text) => text.isWellFormed() && !text.includes('\0'));
  const all = payloads.join('\n');
  await change(request, account, {
    bio: all,
    skills: payloads,
    title: payloads[0],
    company: payloads[3],
    website: 'evil.example/"onmouseover="alert(1)',
    socialLinks: { github: 'github.com/"><script>alert(1)</script>' },
    projects: payloads.map((text) => ({ name: text, description: text, link: text })),
    workExperience: payloads.map((text) => ({ position: text, company: text, description: text })),
    visibility: { pageLayout: 'compact' },
  });
  for (const link of ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', '//evil.example'])
    for (const links of [{ website: link }, { socialLinks: { github: link, twitter: link } }]) {
      const headers = { authorization: `Bearer ${account.token}` };
      const refused = await request.put('/api/users/profile', { headers, data: links });
      expect(refused.status(), link).toBe(400);
    }
  const complaints = complaintsOf(page);
  const requests: string[] = [];
  page.on('request', (sent) => requests.push(sent.url()));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ blockedURI }) => {
      throw new Error(`blocked ${blockedURI}`);
    });
  });
  await page.goto(`/${account.username}`);
  await isAlive(page);
  await expect(page.getByText(payloads[0] ?? '').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
  const { origin } = new URL(page.url());
  expect(requests.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
});

test('[public-profile-3] axe finds nothing wrong with any layout', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const account = await makePerson(request, { accent: 'pink' });
  await signInAs(page, account);
  let layout = 'professional';
  // Somebody with a paid plan can use the creative layout.
  await page.route('**/api/profiles/*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, user: { ...body.user, layout } } });
  });
  for (const pageLayout of ['default', 'expanded', 'compact', 'creative']) {
    if (pageLayout === 'creative') layout = 'creative';
    else await change(request, account, { visibility: { pageLayout } });
    await page.goto(`/${account.username}`);
    await expect(page.getByRole('button', { name: 'Your page' })).toBeVisible();
    await expect(page.getByText('No views yet.')).toBeVisible();
    await expectNoViolationAtWidths(page, pageLayout);
  }

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/nobody.at.all');
  await expectNoViolationAtWidths(visitor, 'nobody');
  await visitor.goto(`/${account.username}`);
  await expectNoViolationAtWidths(visitor, 'a visitor');
  await expect(async () => {
    await visitor.getByRole('button', { name: 'QR Code', exact: true }).click();
    await expect(visitor.getByRole('dialog').getByRole('img')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectNoViolationAtWidths(visitor, 'the QR code');
  await visitor.context().close();
});
