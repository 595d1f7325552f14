// Runs on Node 20 with nothing installed, so only what Node itself has.
// `npm run mutation` changes the code of money in every way that Stryker knows, and counts the
// changes that no test notices; `npm run mutation -- --mutate <files>` some of it. Incremental.
import { spawn } from 'node:child_process';
import { installDependencies } from './prepare/dependencies.mjs';
import { inRoot, root } from './prepare/paths.mjs';
import { findRuntime } from './prepare/runtime.mjs';

await installDependencies();
const stryker = inRoot('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
const settings = inRoot('scripts', 'mutation', 'stryker.json');
const chosen = process.argv.slice(2);
const options = { cwd: root, stdio: 'inherit' };
spawn(findRuntime(), [stryker, 'run', settings, ...chosen], options).on('exit', (code) => {
  process.exitCode = code ?? 1;
});
