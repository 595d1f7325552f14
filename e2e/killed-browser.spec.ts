import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page, test } from '@playwright/test';
import { makeAccount, makeResume } from './support/account.ts';

/** The number of times a browser is killed; `FOLIO_KILLS=200` for a long run. */
const kills = Number(process.env.FOLIO_KILLS ?? 2);

/** A whole browser with its own profile, which can be killed without warning. */
async function startBrowser(profile: string, executable: string) {
  const child: ChildProcess = spawn(
    executable,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await new Promise<string>((resolve) => {
    child.stderr?.on('data', (data: Buffer) => {
      const found = /listening on (ws:\S+)/.exec(String(data))?.[1];
      if (found) resolve(found);
    });
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no window');
  const kill = async () => {
    const isGone = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-(child.pid ?? 0), 'SIGKILL');
    await isGone;
    await browser.close().catch(() => undefined);
  };
  return { page: context.pages()[0] ?? (await context.newPage()), context, kill };
}

const title = (page: Page) => page.getByLabel('Title', { exact: true });

test('text reported as kept is there after the browser was killed', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(60_000 + kills * 30_000);
  const account = await makeAccount(request);
  const { id } = await makeResume(request, account);
  const url = `${baseURL}/resume/editor/${id}`;
  const profile = mkdtempSync(join(tmpdir(), 'folio-killed-'));
  const executable =
    test.info().project.use.launchOptions?.executablePath ?? chromium.executablePath();
  for (let trial = 0; trial < kills; trial += 1) {
    const { page, context, kill } = await startBrowser(profile, executable);
    await page.goto(`${baseURL}/login`);
    await page.evaluate((token) => localStorage.setItem('token', token), account.token);
    await page.goto(url);
    const before = trial === 0 ? 'Product Operations Manager' : `Typed in trial ${trial - 1}`;
    await expect(title(page)).toHaveValue(before);
    // The value may be that of the prerendered form; the app is loaded once it shows that all is
    // saved.
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await context.setOffline(true);
    await title(page).fill(`Typed in trial ${trial}`);
    await expect(page.getByText('Offline, kept on this device')).toBeVisible();
    await kill();
  }
  const { page, kill } = await startBrowser(profile, executable);
  await page.goto(`${baseURL}/login`);
  await page.evaluate((token) => localStorage.setItem('token', token), account.token);
  await page.goto(url);
  await expect(title(page)).toHaveValue(`Typed in trial ${kills - 1}`);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await kill();
  rmSync(profile, { recursive: true, force: true });
});
