import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

/**
 * Makes sure of a Chromium: Debian's where apt works, else the one that Playwright downloads.
 * @param {string} runtime the Node to run Playwright with
 * @param {'chromium' | 'chromium-headless-shell'} name what Debian calls it: the whole browser, or
 *   what there is of it without windows, which tests need no more than
 */
export async function ensureBrowser(runtime, name = 'chromium') {
  if (existsSync(`/usr/bin/${name}`)) return;
  process.stderr.write('Installing a browser …\n');
  if (await installByApt(name)) return;
  const playwright = inRoot('node_modules', '@playwright', 'test', 'cli.js');
  const { code, output } = await run(runtime, [playwright, 'install', 'chromium']);
  if (code !== 0) process.stderr.write(output);
}

async function installByApt(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  await run('apt-get', ['install', '--yes', '--no-install-recommends', name], { env });
  return existsSync(`/usr/bin/${name}`);
}
