// Runs on Node 20 with nothing installed, so only what Node itself has.
import { spawn } from 'node:child_process';
import { installDependencies } from './prepare/dependencies.mjs';
import { inRoot, root } from './prepare/paths.mjs';
import { findRuntime } from './prepare/runtime.mjs';

await installDependencies();
const inbox = inRoot('apps', 'api', 'src', 'show-inbox.ts');
const args = [inbox, ...process.argv.slice(2)];
spawn(findRuntime(), args, { cwd: root, stdio: 'inherit' }).on('exit', (code) => {
  process.exitCode = code ?? 1;
});
