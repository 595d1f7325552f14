import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { makeAccount, makeResume, signInAs } from './support/account.ts';
import { downloadAnyway, downloadPdf } from './support/download-pdf.ts';
import { startReleaseProxy } from './support/release-proxy.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until everything that is needed offline is on the device. */
async function prepare(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('assets');
      const names = (await cache.keys()).map(({ url }) => new URL(url).pathname);
      return [/resume-editor-/, /\/docx-/, /harfbuzz-.+\.wasm/, /versions-/].filter(
        (part) => !names.some((name) => part.test(name)),
      ).length;
    });
  await expect.poll(kept, { timeout: 60_000 }).toBe(0);
}

test('the app opens offline, also anew, and shows the list that was last seen', async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request);
  await makeResume(request, account, { name: 'Engineer at sea' });
  await signInAs(page, account);
  await page.goto('/dashboard');
  await expect(page.getByText('Engineer at sea')).toBeVisible();
  await prepare(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome back, Asha!' })).toBeVisible();
  await expect(page.getByText('Engineer at sea')).toBeVisible();
  await expect(page.getByText(/^Offline: as of Today, /)).toBeVisible();
  await page.goto('/resumes');
  await expect(page.getByText('Engineer at sea')).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
  await context.setOffline(false);
  await expect(page.getByText(/^Offline/)).toBeHidden();
});

test('a new release is offered, and never loaded while somebody is writing', async ({
  page,
  request,
  baseURL,
}) => {
  const proxy = await startReleaseProxy(baseURL ?? '');
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { name: 'Engineer at sea' });
  await signInAs(page, account);
  await page.goto(`${proxy.url}/resume/editor/${id}`);
  await prepare(page);
  const summary = page.getByLabel('Summary', { exact: true });
  await summary.fill('Written before the release.');
  proxy.release();
  await page.evaluate(async () => {
    Object.assign(globalThis, { isSamePage: true });
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await summary.press('End');
  await page.keyboard.type(' And after it.');
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => startedBy(page)).toMatch(/-next\.js$/);
  await expect(summary).toHaveValue('Written before the release. And after it.');
  await expect(page.getByText('A new version is ready.')).toBeHidden();
  // The previous release's worker is gone, with the page that it had cached.
  await expect.poll(() => page.evaluate(releaseOfWorker)).toMatch(/-next\.js$/);
  const kept = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => url);
  });
  const pages = kept.filter((url) => url.includes('/index.html'));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('__WB_REVISION__=next');
  proxy.close();
});

const startedBy = (page: Page) =>
  page.locator('script[type="module"][src]').first().getAttribute('src');

/** The start script of the app in the active worker's cache. */
const releaseOfWorker = () =>
  new Promise<string>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    navigator.serviceWorker.controller?.postMessage({ kind: 'which release' }, [port2]);
  });

test('a page of a removed release is reloaded, and no text is lost', async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request);
  await signInAs(page, account);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Asha!' })).toBeVisible();
  await context.route(/assets\/templates-/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Templates' }).first().click();
  await expect(page.getByRole('heading', { name: /couldn’t load this part/ })).toBeVisible();
  await context.unroute(/assets\/templates-/);
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByRole('heading', { name: 'Resume Templates', level: 1 })).toBeVisible();
});

// Regression: the login page was cached in place of the file, until the next release.
test('a network’s login page in the place of a file is gone with that network', async ({
  page,
  context,
  request,
}) => {
  await signInAs(page, await makeAccount(request));
  await page.goto('/dashboard');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome back, Asha!' })).toBeVisible();
  const login = { contentType: 'text/html', body: '<!doctype html><title>Airport Wi-Fi</title>' };
  await page.evaluate(() => caches.delete('assets'));
  await context.route(/assets\/templates-/, (route) => route.fulfill(login));
  await page.getByRole('link', { name: 'Templates' }).first().click();
  await expect(page.getByRole('heading', { name: /couldn’t load this part/ })).toBeVisible();
  await context.unroute(/assets\/templates-/);
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByRole('heading', { name: 'Resume Templates', level: 1 })).toBeVisible();
});

test('a list that was never opened says that it is not on the device, and comes with the connection', async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request);
  await makeResume(request, account, { name: 'Engineer at sea' });
  await signInAs(page, account);
  await page.goto('/profile/settings');
  await expect(page.getByLabel('Full name')).toBeVisible();
  await prepare(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('folio');
        opening.onsuccess = () => {
          const emptying = opening.result.transaction('bases', 'readwrite');
          const bases = emptying.objectStore('bases');
          const reading = bases.openCursor();
          reading.onsuccess = () => {
            const { result } = reading;
            if (String(result?.value.item).startsWith('list/resumes')) result?.delete();
            result?.continue();
          };
          emptying.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await context.setOffline(true);
  await page.goto('/dashboard');
  const notice = page.getByRole('alert').filter({ hasText: 'You seem to be offline' });
  await expect(notice).toContainText('This isn’t stored on your device.');
  await expect(page.getByText('Failed to load')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText('Engineer at sea')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('payment pages are never served from the offline cache', async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request);
  await signInAs(page, account);
  await page.goto('/dashboard');
  await prepare(page);
  for (const path of ['/payment/credits/pro', '/subscribe/premium']) {
    await context.setOffline(false);
    const answer = await page.goto(path);
    expect(answer?.fromServiceWorker(), path).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await expect(page.goto(path), path).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  }
  await context.setOffline(false);
  await page.goto('/dashboard');
  const kept = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  // The code of these pages is public and has a content hash in its name; the pages themselves are
  // not cached.
  expect(
    kept.filter((path) => !/^\/(assets\/|index\.html$|[\w-]+\.(js|svg|webmanifest)$)/.test(path)),
  ).toEqual([]);
});

test('signing out removes all data of an account from the device', async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request);
  await makeResume(request, account, { name: 'Engineer at sea' });
  await signInAs(page, account);
  await page.goto('/dashboard');
  await expect(page.getByText('Engineer at sea')).toBeVisible();
  await prepare(page);
  await expect.poll(() => page.evaluate(recordsOnDevice)).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(recordsOnDevice)).toBe(0);
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Engineer at sea')).toHaveCount(0);
});

/** The number of records in the device's store, of all accounts. */
const recordsOnDevice = () =>
  new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('folio');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const names = [...database.objectStoreNames];
      const transaction = database.transaction(names);
      const counts = names.map((name) => transaction.objectStore(name).count());
      transaction.oncomplete = () => {
        database.close();
        resolve(counts.reduce((sum, { result }) => sum + result, 0));
      };
    };
  });

const formats = [
  [/^Download as PDF/, '%PDF-'],
  [/^Export as Word$/, 'PK'],
  [/^Export as HTML$/, 'Written on a plane.'],
  [/^Export as Plain Text$/, 'Written on a plane.'],
] as const;

test('a resume that was opened on this device opens, is edited and exported offline, and is saved after', async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request);
  const content = {
    personalInfo: { firstName: 'Zoë', lastName: 'Cruz', title: 'Pilot', email: 'zoe@mail.test' },
  };
  const { id } = await makeResume(request, account, { name: 'Engineer at sea', content });
  await signInAs(page, account);
  await page.goto(`/resume/editor/${id}`);
  await page.getByLabel('Title', { exact: true }).fill('Cook');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await prepare(page);
  await context.setOffline(true);
  await page.goto('/resumes');
  await page.getByRole('link', { name: 'Edit Resume: Engineer at sea' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Cook');
  // Also when opened by its address.
  await page.goto(`/resume/editor/${id}`);
  await expect(page.getByRole('region', { name: 'Page 1 of 1' })).toBeVisible();
  await page.getByLabel('Summary', { exact: true }).fill('Written on a plane.');
  for (const [label, part] of formats) {
    await page.getByRole('button', { name: 'Export' }).click();
    const item = page.getByRole('menuitem', { name: label });
    if (part === '%PDF-') await expect(item).toContainText('1 credit');
    const [download] = await Promise.all([page.waitForEvent('download'), item.click()]);
    expect((await readFile(await download.path())).toString('latin1'), part).toContain(part);
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
  await page.reload();
  await expect(page.getByLabel('Summary', { exact: true })).toHaveValue('Written on a plane.');
  await context.setOffline(false);
  const summaryOnServer = async () => {
    const headers = { authorization: `Bearer ${account.token}` };
    const answer = await request.get(`/api/resumes/${id}`, { headers });
    return (await answer.json()).data.content.personalInfo.summary;
  };
  await expect.poll(summaryOnServer, { timeout: 40_000 }).toBe('Written on a plane.');
  await expect(page.getByText(/^Offline/)).toBeHidden();
});

test('letters, profile and activity show what was last seen, and how old it is', async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, { name: 'Engineer at sea' });
  await signInAs(page, account);
  const places = [
    ['/activity', page.getByText('Engineer at sea').first(), '^list/resumes'],
    ['/profile/settings', page.getByRole('tab', { name: 'Visibility' }), '^list/profile$'],
    [
      `/resume/${id}/cover-letter`,
      page.getByRole('region', { name: 'Pages of the cover letter' }),
      `^list/letter-${id}$`,
    ],
  ] as const;
  for (const [path, part, name] of places) {
    await page.goto(path);
    await expect(part).toBeVisible();
    // Leaving the page before it is stored on the device would lose it.
    await expect
      .poll(() => page.evaluate(keptItems), name)
      .toContainEqual(expect.stringMatching(name));
  }
  await page.goto('/dashboard');
  await prepare(page);
  await context.setOffline(true);
  for (const [path, part] of places) {
    await page.goto(path);
    await expect(part, path).toBeVisible();
    await expect(page.getByText(/^Offline: as of Today, /), path).toBeVisible();
    await expect(
      page.getByText(/failed to load|(profile|letter|resumes) could not/i),
      path,
    ).toHaveCount(0);
  }
});

/** The names of all items stored on the device. */
function keptItems(): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('folio');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const reading = opening.result.transaction('bases').objectStore('bases').getAllKeys();
      reading.onerror = reject;
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result.map((key) => String(Object(key)[1])));
      };
    };
  });
}

test('a resume that was opened keeps the fonts of its scripts for the time without a connection', async ({
  page,
  context,
  request,
}) => {
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account, {
    content: {
      personalInfo: {
        firstName: 'Ada',
        lastName: 'Byron',
        title: 'Translator',
        summary: 'தமிழ், ภาษาไทย, ქართული',
      },
    },
  });
  await signInAs(page, account);
  await page.goto(`/resume/editor/${id}`);
  await expect.poll(() => scriptFacesOf(page)).toEqual(['Georgian', 'Tamil', 'Thai']);
  await prepare(page);
  await context.setOffline(true);
  await page.reload();
  await expect.poll(() => scriptFacesOf(page)).toEqual(['Georgian', 'Tamil', 'Thai']);
  await expect(page.getByRole('region', { name: 'Fonts that did not load' })).toBeHidden();
  const pdf = await downloadPdf(page);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

/** The scripts whose fonts the pages use. */
const scriptFacesOf = (page: Page) =>
  page.evaluate(() => {
    const runs = document.querySelectorAll<HTMLElement>('[data-page] [style*="NotoSans"]');
    const names = [...runs].map(({ style }) => /NotoSans(\w+)-/.exec(style.fontFamily)?.[1]);
    return [...new Set(names)].toSorted();
  });

test('[guest-9] without an account and a connection what was written is there, and becomes a PDF', async ({
  page,
  context,
}) => {
  await page.goto('/resume/start');
  // Once visitors write, they need the service worker, although the page is not loaded again for
  // that.
  await page.waitForTimeout(6_000);
  await page.getByRole('button', { name: 'Start with my name' }).click();
  await page.keyboard.type('Asha Verma');
  await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible();
  await prepare(page);
  await context.setOffline(true);
  await page.getByLabel('Title', { exact: true }).fill('Harbor Pilot');
  await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Harbor Pilot');
  const pages = page.getByRole('region', { name: 'Pages of the resume' });
  await expect(pages).toContainText('Asha Verma');
  const download = await downloadAnyway(page, () =>
    page.getByRole('button', { name: /^Download PDF/ }).click(),
  );
  expect((await readFile(await download.path())).subarray(0, 4).toString()).toBe('%PDF');
  await page.getByRole('button', { name: 'Keep it in an account' }).click();
  await expect(page.getByText('You seem to be offline.').first()).toBeVisible();
});

test('[catch-3] what another app shares with the installed one is a new application', async ({
  page,
  request,
}) => {
  await signInAs(page, await makeAccount(request));
  await page.goto('/dashboard');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const seen: string[] = [];
  page.on('request', (asked) => {
    if (asked.method() === 'POST' && asked.isNavigationRequest()) seen.push(asked.url());
  });
  // Submits the form that the manifest describes, as the browser does for the app.
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, {
      method: 'post',
      enctype: 'multipart/form-data',
      action: '/applications/catch',
    });
    const text = document.createElement('textarea');
    Object.assign(text, {
      name: 'text',
      value: 'Role: Night nurse\nCompany: Harbor Clinic\nhttps://jobs.example.com/17',
    });
    form.append(text);
    document.body.append(form);
    form.submit();
  });
  await expect(page).toHaveURL(/\/applications\/new$/);
  await expect(page.getByLabel('Link')).toHaveValue('https://jobs.example.com/17');
  await expect(page.getByLabel('Company')).toHaveValue('Harbor Clinic');
  await expect(page.getByText('Taken from jobs.example.com.')).toBeVisible();
  expect(seen).toHaveLength(1);
});
