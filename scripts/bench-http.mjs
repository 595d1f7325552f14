// Runs on Node 20 with nothing installed, so only what Node itself has.
import { installDependencies } from './prepare/dependencies.mjs';
import { inRoot } from './prepare/paths.mjs';
import { run } from './prepare/run.mjs';
import { findRuntime } from './prepare/runtime.mjs';

try {
  await installDependencies();
  const main = inRoot('bench', 'http', 'run.ts');
  const { code } = await run(findRuntime(), [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = code;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
