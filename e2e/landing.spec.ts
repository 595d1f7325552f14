import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { makeAccount, newPerson, signInAs } from './support/account.ts';
import { expectNoViolationAtWidths, look } from './support/axe.ts';

/** The hero's page is animated. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** For steps that wait for the server or the app, on a busy machine. */
const slowly = { timeout: 30_000 };
const mostScriptBytes = 120 * 1024;
const title = 'Build Professional Resumes in Minutes';

/** The region of notifications, whose texts appear nowhere else. */
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications' });

async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await isAlive(page);
}

/**
 * Waits for hydration: the prerendered page is visible at once, but inactive until its scripts have
 * loaded.
 */
async function isAlive(page: Page): Promise<void> {
  const position = page.getByRole('button', { name: 'Data Scientist' });
  await expect(async () => {
    await position.click();
    await expect(position).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }).toPass();
}

async function suggest(page: Page, position: string): Promise<void> {
  await page.getByRole('button', { name: position }).click();
  await page.getByRole('button', { name: 'Generate Skill Suggestions' }).click();
  await expect(page.getByRole('button', { name: 'Add 0 to Resume' })).toBeVisible(slowly);
}

const badges = (page: Page) =>
  page.getByRole('list', { name: 'Suggested skills' }).getByRole('button');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[landing-2] the landing page has all of its sections and links', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(`${title} · Folio`);
    const texts = [
      title,
      'Get Started',
      'View Templates',
      'Cut the median time from customer report to released fix from 11 days to 4',
      'Frontend Developer',
      'UX/UI Designer',
      'Data Scientist',
      'Generate Skill Suggestions',
      'AI Content Suggestions',
      'Beautiful Templates',
      'Simple Customization',
      'Modern Minimalist',
      'Classic Professional',
      'Minimal Clean',
      'Preview Template',
      'Create Your Resume',
    ];
    for (const text of texts) await expect(page.getByText(text).first(), text).toBeAttached();
    const links = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(links)).toEqual(
      new Set([
        '#content',
        '/',
        '/#features',
        '/pricing',
        '/#templates',
        '/login',
        '/signup',
        '/resume/start',
        '/contact',
        '/contact-sales',
        '/help-center',
        '/privacy-policy',
        '/terms-of-service',
      ]),
    );
    const head = (selector: string, name: string) => page.locator(selector).getAttribute(name);
    expect(await head('link[rel=canonical]', 'href')).toBe(`${baseURL}/`);
    expect(await head('meta[property="og:url"]', 'content')).toBe(`${baseURL}/`);
    expect(await head('meta[property="og:image"]', 'content')).toBe(`${baseURL}/folio.png`);
    expect(await head('meta[name=description]', 'content')).toContain('PDF');
  });
});

test('it is read with a few kilobytes of scripts, and comes alive when it is touched', async ({
  page,
}) => {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? ''))
      sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0);
  test.info().annotations.push({ type: 'scripts', description: `${bytes} bytes gz` });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(10 * 1024);
  const position = page.getByRole('button', { name: 'Data Scientist' });
  await position.click();
  await expect(position).toHaveAttribute('aria-pressed', 'true', slowly);
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
});

test('it loads at most 120 KB of scripts, and none from elsewhere', async ({ page }) => {
  const scripts = new Map<string, Promise<number>>();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (response) => {
    const isScript = /javascript/.test(response.headers()['content-type'] ?? '');
    const size = async () => gzipSync(await response.body()).length;
    if (isScript) scripts.set(response.url(), size());
  });
  await open(page);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts.values());
  const bytes = sizes.reduce((sum, one) => sum + one, 0);
  test.info().annotations.push({ type: 'scripts', description: `${bytes} bytes gz` });
  expect(scripts.size).toBeGreaterThan(2);
  expect(bytes).toBeLessThanOrEqual(mostScriptBytes);
  expect(complaints).toEqual([]);
  const origin = new URL(page.url()).origin;
  for (const url of scripts.keys()) expect(url.startsWith(origin), url).toBe(true);
});

test('[landing-9] a position is asked for first, then at least one skill', async ({ page }) => {
  await page.goto('/');
  const generate = page.getByRole('button', { name: 'Generate Skill Suggestions' });
  await expect(async () => {
    await generate.click();
    await expect(notifications(page)).toContainText('Please select a job position', {
      timeout: 2_000,
    });
  }).toPass();
  await expect(notifications(page)).toContainText(
    'Select a position to see AI-powered suggestions',
  );
  await suggest(page, 'UX/UI Designer');
  await page.getByRole('button', { name: 'Add 0 to Resume' }).click();
  await expect(notifications(page)).toContainText('No skills selected');
  await expect(notifications(page)).toContainText(
    'Please select at least one skill to add to your resume',
  );
});

test('[landing-8] the demo shows its own skills, and says so, when nothing answers', async ({
  page,
}) => {
  await page.route('**/api/ai/suggestions', (route) => route.abort());
  await open(page);
  await suggest(page, 'Frontend Developer');
  await expect(notifications(page)).toContainText('Demo Suggestions Loaded');
  await expect(notifications(page)).toContainText('Using demo data as API is unavailable');
  await expect(page.getByRole('main').getByText('using demo data')).toBeVisible();
  await expect(badges(page)).toHaveText([
    'React',
    'TypeScript',
    'Accessibility (WCAG)',
    'Web performance',
    'Automated testing',
  ]);
  await badges(page).first().click();
  await page.getByRole('button', { name: 'UX/UI Designer' }).click();
  await expect(badges(page)).toHaveCount(0);
  await expect(page.getByText('turns user research into clear flows')).toBeVisible();
});

test('[landing-7] the skills that a visitor chose are in their first resume', async ({
  page,
  request,
}) => {
  await open(page);
  await suggest(page, 'Frontend Developer');
  const announcement = /AI Suggestions Generated|Demo Suggestions Loaded/;
  await expect(notifications(page)).toContainText(announcement);
  const chosen = await badges(page).allInnerTexts();
  expect(chosen.length).toBe(5);
  const [first = '', second = '', third = ''] = chosen;
  for (const skill of [first, second, third])
    await page.getByRole('button', { name: skill, exact: true }).click();
  await page.getByRole('button', { name: third, exact: true }).click();
  await page.getByRole('button', { name: 'Add 2 to Resume' }).click();
  await expect(notifications(page)).toContainText('2 skills added');
  await expect(page.getByText(`${first}, ${second}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add 0 to Resume' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${first}, ${second}.`)).toBeVisible();

  const account = await makeAccount(request);
  await page.evaluate((token) => localStorage.setItem('token', token), account.token);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Create New' }).click();
  await expect(notifications(page)).toContainText(
    `It has the skills you picked: ${first}, ${second}.`,
    slowly,
  );
  await page.waitForURL(/\/resume\/editor\//);
  const id = page.url().split('/').at(-1)?.split('?')[0];
  const authorization = `Bearer ${account.token}`;
  const stored = await request.get(`/api/resumes/${id}`, { headers: { authorization } });
  const [category] = (await stored.json()).data.content.skills;
  expect(category).toMatchObject({ category: 'Frontend Developer', items: [first, second] });
});

test('a template is looked at, and the buttons lead on', async ({ page }) => {
  await open(page);

  await test.step('[landing-6] a template is shown large, and gives the focus back', async () => {
    for (const name of ['Modern Minimalist', 'Classic Professional', 'Minimal Clean']) {
      const button = page.getByRole('button', { name: `Preview Template ${name}` });
      await button.click();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog.getByRole('img')).toBeVisible();
      await expect(dialog).toContainText('sample data');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  await test.step('the first stop of the Tab key leads past the header', async () => {
    await page.reload();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused({ timeout: 500 });
    }).toPass();
  });

  await test.step('[landing-5] its buttons lead where they say', async () => {
    await page.getByRole('link', { name: 'View Templates' }).click();
    await expect(page.getByRole('heading', { name: 'Modern Minimalist' })).toBeInViewport();
    await page.getByRole('link', { name: 'Create Your Resume' }).click();
    await page.waitForURL('**/signup');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/');
    await page.getByRole('link', { name: 'Log In' }).first().click();
    await page.waitForURL('**/login');
  });
});

test('[landing-3] the theme can be switched, and is kept', async ({ page }) => {
  await look(page, 'dark', 1280);
  await open(page);
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).toHaveClass('light');
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
  await expect(page.locator('html')).toHaveClass('light');
});

test('[landing-1] who is signed in goes on to the dashboard and sees nothing of the page', async ({
  page,
  request,
}) => {
  await signInAs(page, await makeAccount(request));
  await page.addInitScript(() => {
    const seen = () => {
      const heading = document.querySelector('main h1');
      if (location.pathname === '/' && heading && getComputedStyle(heading).visibility !== 'hidden')
        sessionStorage.setItem('seen', heading.textContent ?? '');
      requestAnimationFrame(seen);
    };
    seen();
  });
  await page.goto('/');
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Welcome back, Asha!',
    slowly,
  );
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
});

test('a session that is over is forgotten, and the page is there', async ({ page }) => {
  await signInAs(page, { ...newPerson(), id: 'nobody', token: 'x'.repeat(43) });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('[landing-4] while the server cannot say who somebody is, they can go on by themselves', async ({
  page,
  request,
}) => {
  await signInAs(page, await makeAccount(request));
  await page.route('**/api/auth/me', (route) => route.abort());
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Dashboard' });
  await expect(link).toHaveAttribute('href', '/dashboard');
  await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveCount(1);
});

test('axe finds nothing wrong', async ({ page }) => {
  const lookAt = async (where: string) => {
    await expectNoViolationAtWidths(page, where);
    await look(page, 'light', 1280);
  };
  await open(page);
  await suggest(page, 'Frontend Developer');
  await badges(page).first().click();
  await lookAt('with suggestions');
  await page.getByRole('button', { name: 'Add 1 to Resume' }).click();
  await expect(page.getByText('Saved for your first resume:')).toBeVisible();
  await lookAt('with skills that wait');
  await page.getByRole('button', { name: 'Preview Template' }).first().click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await lookAt('with a template open');
});
