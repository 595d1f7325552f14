// Runs on Node 20 with nothing installed, so it imports only modules of Node.
import { readFile, writeFile } from 'node:fs/promises';
import { report } from './eval/report.mjs';
import { installDependencies } from './prepare/dependencies.mjs';
import { inRoot } from './prepare/paths.mjs';
import { run } from './prepare/run.mjs';
import { findRuntime } from './prepare/runtime.mjs';

/** Runs a script and parses the JSON that it prints. */
async function ask(...parts) {
  const { code, output } = await run(findRuntime(), [inRoot(...parts), '--json']);
  if (code !== 0) throw new Error(`${parts.join('/')} failed:\n${output}`);
  return JSON.parse(output.trim().split('\n').at(-1));
}

/** Returns the best times of three processes: other load only makes them slower. */
async function bestTimes() {
  const all = [];
  for (let round = 0; round < 3; round++)
    all.push(await ask('packages', 'analysis', 'scripts', 'measure-times.ts'));
  const least = (name) => Math.min(...all.map((times) => times[name]));
  return Object.fromEntries(Object.keys(all[0]).map((name) => [name, least(name)]));
}

try {
  await installDependencies();
  const reading = await ask('packages', 'intake', 'scripts', 'evaluate.ts');
  const figures = inRoot('packages', 'intake', 'src', 'learned', 'left-out.json');
  const leftOut = JSON.parse(await readFile(figures, 'utf8'));
  const quality = await ask('packages', 'analysis', 'scripts', 'evaluate.ts');
  const times = await bestTimes();
  const { text, missed } = report({ reading, leftOut, quality, times });
  await writeFile(inRoot('docs', 'evaluation.md'), text);
  process.stdout.write(text);
  process.exitCode = missed > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
