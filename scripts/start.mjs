// Runs on Node 20 with nothing installed, so only what Node itself has.
import { spawn } from 'node:child_process';
import { installDependencies } from './prepare/dependencies.mjs';
import { inRoot, root } from './prepare/paths.mjs';
import { findRuntime } from './prepare/runtime.mjs';
import { stayWith } from './prepare/stay-with.mjs';
import { buildWebApp } from './prepare/web-build.mjs';

try {
  await installDependencies();
  const runtime = findRuntime();
  await buildWebApp(runtime);
  const main = inRoot('apps', 'api', 'src', 'main.ts');
  stayWith([spawn(runtime, [main], { cwd: root, stdio: 'inherit' })]);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
