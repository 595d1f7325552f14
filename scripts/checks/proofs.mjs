import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../prepare/paths.mjs';

const named = /`([\w.-]+\.(?:spec|test))` (.+?)(?=;| \(| \||$)/gm;
const skipped = new Set(['node_modules', 'dist']);

/** Whether each test that docs/spec-coverage.md names as a proof is there, by what it is called. */
export function checkProofs() {
  const tests = readTests();
  const proofs = [...readFileSync(inRoot('docs', 'spec-coverage.md'), 'utf8').matchAll(named)];
  const missing = proofs.filter(
    ([, file, title]) => !tests.get(file)?.some((text) => text.includes(title)),
  );
  const output = missing.map(([, file, title]) => `${file} has no test "${title}"`).join('\n');
  return { passed: proofs.length - missing.length, failed: missing.length, output };
}

/** The texts of all tests by their names without folder and ending. */
function readTests() {
  const tests = new Map();
  for (const folder of ['apps', 'e2e', 'packages'])
    for (const path of filesIn(inRoot(folder))) {
      const name = path.match(/([\w.-]+\.(?:spec|test))\.tsx?$/)?.[1];
      if (name) tests.set(name, [...(tests.get(name) ?? []), readFileSync(path, 'utf8')]);
    }
  return tests;
}

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) yield path;
    else if (!skipped.has(entry.name)) yield* filesIn(path);
  }
}
