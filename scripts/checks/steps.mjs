import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../prepare/browser.mjs';
import { buildDocuments } from '../prepare/documents-build.mjs';
import { cacheFolder, inRoot } from '../prepare/paths.mjs';
import { run } from '../prepare/run.mjs';
import { buildWebApp } from '../prepare/web-build.mjs';
import { checkLicenses } from './licenses.mjs';
import { checkNamedFiles, pages } from './named-files.mjs';
import { checkNamedLinks } from './named-links.mjs';
import { checkNamedTests } from './named-tests.mjs';
import { checkPackageMap } from './package-map.mjs';
import { countPlaywright, countVitest, oneOf } from './reports.mjs';
import { allTestFiles, checkSpecCoverage } from './spec-coverage.mjs';

/** @typedef {{ passed: number, failed: number, output: string, unsteady?: string[] }} Outcome */

/**
 * Every check of the product in the order in which they run. Two small ones may run at once.
 * @param {string} runtime the Node to run them with
 * @returns {Array<{ name: string, run: () => Promise<Outcome>, isSmall?: boolean }>}
 */
export function allSteps(runtime) {
  const tool = (path, ...args) =>
    run(runtime, [inRoot('node_modules', ...path.split('/')), ...args]);
  const check = (name, path, ...args) => ({
    name,
    isSmall: true,
    run: async () => {
      const { code, output } = await tool(path, ...args);
      return { ...oneOf(code), output };
    },
  });
  const vitest = (name, ...projects) => ({
    name,
    run: async () => {
      const report = freshReport(name);
      const selected = projects.flatMap((project) => ['--project', project]);
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      const { code, output } = await tool('vitest/vitest.mjs', 'run', ...selected, ...reporters);
      return { ...countVitest(report, code), output };
    },
  });
  return [
    check('lint', '@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.'),
    check('types', 'typescript/bin/tsc', '-p', '.'),
    check('types-web', 'typescript/bin/tsc', '-p', 'apps/web'),
    { name: 'imports', isSmall: true, run: () => cruise(tool) },
    check('unused', 'knip/bin/knip.js', '--no-progress'),
    { name: 'coverage', isSmall: true, run: async () => checkPages() },
    { name: 'build', isSmall: true, run: () => build(runtime) },
    vitest('unit', 'unit', 'web'),
    vitest('api', 'api'),
    { name: 'browser', run: () => browse(runtime, tool) },
  ];
}

/** Checks pages that name tests and files, the map of packages, and licenses. */
function checkPages() {
  const checks = [
    checkSpecCoverage(),
    checkNamedTests(allTestFiles()),
    checkNamedFiles(),
    checkNamedLinks(pages),
    checkPackageMap(),
    checkLicenses(),
  ];
  const sumOf = (key) => checks.reduce((sum, check) => sum + check[key], 0);
  const output = checks.map((check) => check.output).filter(Boolean);
  return { passed: sumOf('passed'), failed: sumOf('failed'), output: output.join('\n') };
}

/**
 * Without the warning that it does not know this version of TypeScript: it parses sources with swc.
 */
async function cruise(tool) {
  const { code, output } = await tool('dependency-cruiser/bin/dependency-cruiser.mjs', ...cruised);
  return { ...oneOf(code), output: output.split('‼ missing-tsc-transpiler')[0] };
}

const cruised = ['--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'bench', 'e2e'];

async function build(runtime) {
  try {
    await buildWebApp(runtime);
    await buildDocuments(runtime);
    return { ...oneOf(0), output: '' };
  } catch (error) {
    return { ...oneOf(1), output: error.message };
  }
}

async function browse(runtime, tool) {
  // Nearly all tests use the headless shell; those that need the whole browser run in that.
  await ensureBrowser(runtime, 'chromium-headless-shell');
  await ensureBrowser(runtime);
  const report = freshReport('browser');
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
  const cli = '@playwright/test/cli.js';
  const { code, output } = await tool(cli, 'test', '--config=e2e', '--reporter=line,json');
  return { ...countPlaywright(report, code), output };
}

function freshReport(name) {
  const file = join(cacheFolder, `${name}.json`);
  mkdirSync(cacheFolder, { recursive: true });
  rmSync(file, { force: true });
  return file;
}
