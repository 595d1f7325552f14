// Runs on Node 20 with nothing installed, so only what Node itself has.
// `npm run lighthouse` measures all pages, `npm run lighthouse -- landing` one of them.
import { spawn } from 'node:child_process';
import { ensureBrowser } from './prepare/browser.mjs';
import { installDependencies } from './prepare/dependencies.mjs';
import { inRoot, root } from './prepare/paths.mjs';
import { findRuntime } from './prepare/runtime.mjs';
import { stayWith } from './prepare/stay-with.mjs';
import { buildWebApp } from './prepare/web-build.mjs';

try {
  await installDependencies();
  const runtime = findRuntime();
  await buildWebApp(runtime);
  await ensureBrowser(runtime);
  const measure = inRoot('scripts', 'lighthouse', 'measure.mjs');
  stayWith([spawn(runtime, [measure, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' })]);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
