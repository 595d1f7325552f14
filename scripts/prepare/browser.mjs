import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

/**
 * Ensures that there is a Chromium: Debian's if apt works, else the one that Playwright downloads.
 * @param {string} runtime the Node to run Playwright with
 * @param {'chromium' | 'chromium-headless-shell'} name Debian's name: the whole browser, or its
 * part without windows, which is enough for most tests
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
