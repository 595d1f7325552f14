import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

const debianChromium = '/usr/bin/chromium';
const packages = ['install', '--yes', '--no-install-recommends', 'chromium'];

/** Makes sure of a Chromium: Debian's where apt works, else the one that Playwright downloads. */
export async function ensureBrowser(runtime) {
  if (existsSync(debianChromium)) return;
  process.stderr.write('Installing a browser for the tests …\n');
  if (await installByApt()) return;
  const playwright = inRoot('node_modules', '@playwright', 'test', 'cli.js');
  const { code, output } = await run(runtime, [playwright, 'install', 'chromium']);
  if (code !== 0) process.stderr.write(output);
}

async function installByApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', packages, { env });
  return existsSync(debianChromium);
}
