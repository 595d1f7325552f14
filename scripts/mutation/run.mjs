/**
 * Mutates lines of the product, and lists the mutations that no test detects:
 *
 *   npm run mutation -- [--part contract …] [--lines 20] [--seed 1] [--file <path>[:from-to] …]
 *     [--test <path> …] [--whole] [--report <name>]
 *
 * Draws this many lines from each part (`parts.mjs`) by the seed. Stryker makes every mutation it
 * knows within them, such as a negated condition, a changed number, or a removed text or call, and
 * runs the tests that reach the line. `--lines all` uses all lines, which takes hours; `--file`
 * uses all lines of single files, and `--test` names the tests that should detect mutations.
 * `--whole` includes mutations of code that runs before the first test, such as mounting routes.
 * Works on a copy; the results are in `node_modules/.cache/folio/mutation-<part>.json`, or under
 * the name given by `--report`, so that two runs don't overwrite each other.
 */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { parts } from './parts.mjs';

const { values } = parseArgs({
  options: {
    part: { type: 'string', multiple: true, default: Object.keys(parts) },
    lines: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    file: { type: 'string', multiple: true },
    test: { type: 'string', multiple: true },
    whole: { type: 'boolean', default: false },
    report: { type: 'string' },
  },
});

for (const name of values.part) {
  const part = parts[name];
  if (!part) throw new Error(`There is no part '${name}': ${Object.keys(parts).join(', ')}`);
  const lines = values.file ?? drawLines(part.mutate, values.lines, Number(values.seed));
  process.env.MUTATION_TESTS = JSON.stringify(values.test ?? part.tests);
  const results = await new Stryker(
    optionsFor(values.report ?? name, lines, part.breakAt, values.whole),
  ).runMutationTest();
  const count = (...statuses) => results.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const missed = count('Survived', 'NoCoverage');
  process.stdout.write(`${name}: ${noticed} of ${noticed + missed} noticed, seed ${values.seed}\n`);
}

/**
 * Draws lines with something to change from all files together, so that longer files get more of
 * them.
 */
function drawLines(patterns, wanted, seed) {
  const files = globSync(patterns).filter((file) => !/\.(test|d|copy)\.ts$/.test(file));
  if (wanted === 'all') return files;
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((text, index) => (isCode(text) ? [`${file}:${index + 1}-${index + 1}`] : [])),
  );
  const random = randomFrom(seed);
  const drawn = new Set();
  while (drawn.size < Math.min(Number(wanted), lines.length))
    drawn.add(lines[Math.floor(random() * lines.length)]);
  return [...drawn];
}

function isCode(text) {
  const isMutable = /[=!<>&|?+\-*/%(]|return|true|false/.test(text);
  return isMutable && !/^\s*(\/\/|\/?\*|import |export type|type |} from)/.test(text);
}

/** Mulberry32. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function optionsFor(report, mutate, breakAt = null, isWhole = false) {
  return {
    testRunner: 'folio',
    plugins: ['@stryker-mutator/vitest-runner', resolve('scripts/mutation/stryker-runner.mjs')],
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: true },
    coverageAnalysis: 'perTest',
    // Mutations of code that runs once, while a module loads, would need every test to run again.
    ignoreStatic: !isWhole,
    concurrency: 1,
    timeoutMS: 60_000,
    timeoutFactor: 3,
    dryRunTimeoutMinutes: 180,
    disableTypeChecks: false,
    // Disables Stryker's parsing of the tsconfig, since TypeScript 7 has no API for it.
    tsconfigFile: 'none.json',
    logLevel: 'warn',
    mutate,
    ignorePatterns: ['.cache', 'dist', '/data', 'test-results', 'playwright-report'],
    tempDirName: `.cache/mutation-${report}`,
    cleanTempDir: 'always',
    reporters: ['clear-text', 'json'],
    jsonReporter: { fileName: `node_modules/.cache/folio/mutation-${report}.json` },
    clearTextReporter: {
      allowColor: false,
      allowEmojis: false,
      logTests: false,
      reportTests: false,
      reportScoreTable: false,
    },
    thresholds: { high: 95, low: 90, break: breakAt },
  };
}
