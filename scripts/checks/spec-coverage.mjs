import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../prepare/paths.mjs';

/**
 * Checks that docs/spec-coverage.md and the tests agree. The page names the tests of each row by
 * id, such as `account-4`; a test has its id at the start of its title: '[account-4] …'. An id
 * without a test, a skipped test and an id of two tests are failures.
 */
export function checkSpecCoverage() {
  const page = readFileSync(inRoot('docs', 'spec-coverage.md'), 'utf8');
  const wanted = [...new Set([...page.matchAll(/`([a-z\d-]+-\d+)`/g)].map(([, id]) => id))];
  const tests = findTests();
  const faults = wanted.flatMap((id) => faultsOf(id, tests.get(id) ?? []));
  const unnamed = [...tests.keys()].filter((id) => !wanted.includes(id));
  faults.push(...unnamed.map((id) => `${id} is the id of a test that the page does not name`));
  return { passed: wanted.length, failed: faults.length, output: faults.join('\n') };
}

function faultsOf(id, found) {
  if (found.length === 0) return [`${id} is no test's id`];
  if (found.length > 1) return [`${id} is the id of two tests: ${found.map(({ path }) => path)}`];
  return found[0].isSkipped ? [`${id} is skipped (${found[0].path})`] : [];
}

const titled = /([\w.]*)(?:\([^\n]*?\))?\(\s*['"`]\[([a-z\d-]+-\d+)\] /g;

/** Returns the tests with ids, by id. */
function findTests() {
  const tests = new Map();
  for (const path of allTestFiles())
    for (const [, call, id] of readFileSync(path, 'utf8').matchAll(titled)) {
      const isSkipped = /\b(?:skip|todo|fixme)\b/.test(call);
      tests.set(id, [...(tests.get(id) ?? []), { path, isSkipped }]);
    }
  return tests;
}

export const allTestFiles = () =>
  ['apps', 'e2e', 'packages', 'bench'].flatMap((folder) => [...testFiles(inRoot(folder))]);

const passedOver = new Set(['node_modules', 'dist']);

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!passedOver.has(entry.name)) yield* testFiles(path);
    } else if (/\.(?:spec|test)\.tsx?$/.test(entry.name)) yield path;
  }
}
