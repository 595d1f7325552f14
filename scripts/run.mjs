/**
 * Runs a script of the product with everything that it needs, for npm's commands:
 *
 *   node scripts/run.mjs [--build] [--browser] <script> [arguments]
 *
 * `--build` builds the web app and the document modules first, `--browser` installs Chromium if needed.
 * Starts on Node 20 with nothing installed, so it imports only modules that need nothing but Node.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureBrowser } from './prepare/browser.mjs';
import { superviseChildren } from './prepare/children.mjs';
import { installDependencies } from './prepare/dependencies.mjs';
import { buildDocuments } from './prepare/documents-build.mjs';
import { inRoot, root } from './prepare/paths.mjs';
import { findRuntime } from './prepare/runtime.mjs';
import { buildWebApp } from './prepare/web-build.mjs';

try {
  const words = process.argv.slice(2);
  const first = words.findIndex((word) => !word.startsWith('--'));
  const options = words.slice(0, first);
  const [script, ...rest] = words.slice(first);
  if (existsSync(inRoot('.env'))) process.loadEnvFile?.(inRoot('.env'));
  await installDependencies();
  const runtime = findRuntime();
  const env = { ...process.env };
  if (options.includes('--build')) {
    await buildWebApp(runtime);
    env.DOCUMENT_MODULES = await buildDocuments(runtime);
  }
  if (options.includes('--browser')) await ensureBrowser(runtime);
  superviseChildren([
    spawn(runtime, [inRoot(script), ...rest], { cwd: root, stdio: 'inherit', env }),
  ]);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
