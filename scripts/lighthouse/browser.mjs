import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeEntries } from './store-entries.mjs';

/** Debian's, unless `CHROME_PATH` names another. */
const chromium = process.env.CHROME_PATH ?? '/usr/bin/chromium';
const patienceMs = 30_000;

/** A browser with an empty profile, which Lighthouse drives through its port. */
export async function openBrowser() {
  const profile = mkdtempSync(join(tmpdir(), 'folio-lighthouse-'));
  if (!existsSync(chromium))
    throw new Error(`There is no browser at ${chromium}. CHROME_PATH may name one.`);
  const browser = spawn(chromium, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: 'ignore',
  });
  const ended = once(browser, 'exit');
  const close = async () => {
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  try {
    const port = await portOf(profile);
    return { port, close, store: (origin, entries) => storeEntries(port, origin, entries) };
  } catch (error) {
    await close();
    throw error;
  }
}

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
  '--remote-debugging-port=0',
];

/** The browser writes down which port it took. */
async function portOf(profile) {
  const file = join(profile, 'DevToolsActivePort');
  for (const until = Date.now() + patienceMs; Date.now() < until; ) {
    const [port] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (port) return Number(port);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The browser did not start');
}
