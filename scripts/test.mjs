// Runs on Node 20 with nothing installed: what is imported from elsewhere is imported late.
import { installDependencies } from './prepare/dependencies.mjs';
import { findRuntime } from './prepare/runtime.mjs';

const chosen = process.argv.slice(2);

await installDependencies();
const { allSteps } = await import('./checks/steps.mjs');
const steps = allSteps(findRuntime());
const unknown = chosen.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  const names = steps.map(({ name }) => name).join(', ');
  process.stderr.write(`There is no step ${unknown.join(', ')}. There are: ${names}\n`);
  process.exit(2);
}

const total = { passed: 0, failed: 0 };
for (const { name, run } of steps) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const begun = performance.now();
  const { passed, failed, output, unsteady = [] } = await run();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) process.stdout.write(`${output.trimEnd()}\n`);
  for (const test of unsteady) process.stdout.write(`unsteady, and to be mended: ${test}\n`);
  process.stdout.write(
    `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} of ${passed + failed}, ${seconds} s\n`,
  );
}
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
