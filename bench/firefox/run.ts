/**
 * Runs the main job in Firefox: an empty page, typing, keys in bullets, undo, the templates, a PDF,
 * an account, reading the same PDF, an application, a letter. Uses the machine's Firefox
 * (`FIREFOX_PATH`, or Debian's) by WebDriver BiDi, since Playwright drives only its own build;
 * reports and skips the run if there is none. Exits with an error at the first step that fails.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from 'puppeteer-core';
import { startProduct } from '../load/product.ts';
import { mainJob } from './main-job.ts';

const executablePath = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path !== undefined && existsSync(path),
);
if (executablePath) await walk(executablePath);
else process.stdout.write('There is no Firefox on this machine (FIREFOX_PATH names one)\n');

async function walk(executablePath: string): Promise<void> {
  const here = fileURLToPath(new URL('../..', import.meta.url));
  const downloads = await mkdtemp(join(tmpdir(), 'folio-firefox-'));
  const product = await startProduct(here, {
    RATE_LIMITS: 'off',
    HOST: 'localhost',
    NODE_ENV: 'development',
    // Without a proxy, addresses count as verified at sign-up.
    TRUST_PROXY: '',
  });
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { 'browser.download.dir': downloads, 'browser.download.folderList': 2 },
  });
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('response', (response) => {
      if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
    });
    const job = mainJob(page, product.url.replace('127.0.0.1', 'localhost'), downloads, (step) =>
      process.stdout.write(`✓ ${step}\n`),
    );
    await job.catch(async (error) => {
      await mkdir(join(here, '.cache'), { recursive: true });
      await page.screenshot({ path: join(here, '.cache', 'firefox.png') });
      throw new Error('A step failed; .cache/firefox.png shows where', { cause: error });
    });
    if (faults.length > 0) throw new Error(`On the way: ${faults.join('; ')}`);
    process.stdout.write(`${await browser.version()}: the main job works\n`);
  } finally {
    await browser.close();
    await product.stop();
    await rm(downloads, { recursive: true, force: true });
  }
}
