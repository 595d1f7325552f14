import { expect as expectAtOnce, type Page, test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { expectNoViolationInThemes, look, widths } from './support/axe.ts';
import { paletteField as field, openPalette } from './support/palette.ts';

/** Each screen is loaded on the first navigation to it, which is slow on a busy machine. */
const expect = expectAtOnce.configure({ timeout: 20_000 });

const chosen = (page: Page) => page.getByRole('option', { selected: true });

test('everything is found and done by keyboard alone', async ({ page, request }) => {
  const account = await makeAccount(request);
  await makeResume(request, account, { name: 'Harbour pilot' });
  await signInAs(page, account);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await openPalette(page);
  await expect(page.getByRole('option', { name: 'Harbour pilot' })).toBeVisible();

  await test.step('going to a page', async () => {
    await page.keyboard.type('all res');
    await expect(chosen(page)).toHaveText('All Resumes');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'All Resumes' })).toBeFocused();
  });

  await test.step('what was done last comes first', async () => {
    await openPalette(page);
    const recent = page.getByRole('group', { name: 'Recent' });
    await expect(recent.getByRole('option')).toHaveText(['All Resumes']);
    await page.keyboard.press('ArrowDown');
    await expect(chosen(page)).not.toHaveText('All Resumes');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(chosen(page)).toHaveText('Harbour pilot');
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'All Resumes' })).toBeFocused();
  });

  await test.step('saying what there is', async () => {
    await openPalette(page);
    await page.keyboard.type('xyzzy');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('0 results');
    await expect(page.getByText('Nothing is called "xyzzy". Try another word.')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('opening a resume by its name', async () => {
    await openPalette(page);
    await page.keyboard.type('harb pil');
    await expect(chosen(page)).toHaveText('Harbour pilot');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 result');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/resume\/editor\//);
  });
});

test('the dashboard stands without what comes later, and whoever is faster than the palette gets it', async ({
  page,
  request,
}) => {
  await signInAs(page, await makeAccount(request));
  const held = Promise.withResolvers<void>();
  let isOut = true;
  await page.route(/\/assets\/(command-host|guest-work-offer)-/, async (route) => {
    if (isOut) return route.abort();
    await held.promise;
    return route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  const asked = page.waitForRequest(/\/assets\/command-host-/);
  await page.mouse.down();
  await page.mouse.up();
  await asked;
  await expect(page.getByRole('heading', { name: 'Create Your First Resume' })).toBeVisible();

  isOut = false;
  await page.keyboard.press('ControlOrMeta+k');
  held.resolve();
  await expect(field(page)).toBeFocused();
});

test('the dashboard’s shape is in its document, for who is signed in alone', async ({
  page,
  request,
}) => {
  const shape = page.locator('#root > [data-skeleton]');
  await page.route(/\/assets\/index-.*\.js/, () => new Promise(() => undefined));
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(shape).toBeAttached();
  await expect(shape).toBeHidden();
  await signInAs(page, await makeAccount(request));
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(shape).toBeVisible();
});

test('the dashboard shows a resume’s page before the app has come, and asks for it once', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request);
  await makeResume(request, account);
  await signInAs(page, account);
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/thumbnail?')) asked.push(sent.url());
  });
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-.*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const early = page.locator('#root > [data-skeleton] [data-picture] img');
  await expect(early).toBeVisible();
  const address = await early.getAttribute('src');
  held.resolve();
  const picture = page.getByRole('img', { name: /^First page of/ });
  await expect(picture).toBeVisible();
  // The same image is reused, so that nothing flickers.
  expectAtOnce(await picture.getAttribute('src')).toBe(address);
  expectAtOnce(asked).toHaveLength(1);
});

test('a question mark shows the shortcuts, but not where one writes', async ({ page, request }) => {
  await signInAs(page, await makeAccount(request));
  await page.goto('/resumes');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const search = page.getByRole('searchbox', { name: 'Search resumes' });
  await openPalette(page);
  await page.keyboard.press('Escape');
  await search.fill('why');
  await search.press('?');
  await expect(search).toHaveValue('why?');
  await expect(dialog).toBeHidden();
  await search.blur();
  await page.keyboard.press('?');
  await expect(dialog.getByText('Search or jump to')).toBeVisible();

  await dialog.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('?');
  await openPalette(page);
  await expect(dialog).toBeHidden();
  await page.keyboard.type('shortcuts');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
});

test('it is opened by its button, and on a phone from the menu', async ({ page, request }) => {
  await signInAs(page, await makeAccount(request));
  await page.goto('/resumes');
  const button = page.getByRole('button', { name: 'Search or jump to' });
  await expect(page.getByRole('heading', { name: 'All Resumes' })).toBeVisible();
  await openPalette(page);
  await page.keyboard.press('Escape');
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('dash');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
});

test('the palette and the list of shortcuts are accessible', async ({ page, request }) => {
  const account = await makeAccount(request);
  await makeResume(request, account);
  await signInAs(page, account);
  for (const width of widths) {
    await look(page, 'light', width);
    await page.goto('/resumes');
    await openPalette(page);
    await expect(page.getByRole('option', { name: /^Resume \d/ })).toBeVisible();
    await expectNoViolationInThemes(page, `the palette, ${width}`);
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectNoViolationInThemes(page, `the shortcuts, ${width}`);
  }
});
