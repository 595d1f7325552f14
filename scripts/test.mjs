// Runs on Node 20 with nothing installed, so packages are imported dynamically.
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
const wanted = steps.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
// Steps that use a single core run two at a time; steps that use the whole machine follow.
const small = wanted.filter(({ isSmall }) => isSmall);
await Promise.all([runEach(small), runEach(small)]);
await runEach(wanted.filter(({ isSmall }) => !isSmall));
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Runs the steps of a list one after another; several calls may share one list. */
async function runEach(list) {
  for (let step = list.shift(); step; step = list.shift()) report(step.name, await timed(step));
}

async function timed({ run }) {
  const begun = performance.now();
  const outcome = await run();
  return { ...outcome, seconds: ((performance.now() - begun) / 1000).toFixed(1) };
}

function report(name, { passed, failed, output, seconds, unsteady = [] }) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) process.stdout.write(`${output.trimEnd()}\n`);
  for (const test of unsteady) process.stdout.write(`unsteady, and to be mended: ${test}\n`);
  process.stdout.write(
    `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} of ${passed + failed}, ${seconds} s\n`,
  );
}
