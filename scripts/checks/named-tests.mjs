import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inRoot } from '../prepare/paths.mjs';

/**
 * Whether the tests that docs/security.md names are there. In the second column of its tables a file
 * stands in backticks (`quotas.test`), and behind it titles of its tests or parts of them, between
 * semicolons; '…' stands for what is left out, and ': ' between the titles of a group and a test.
 *
 * @param {string[]} paths of all files with tests
 */
export function checkNamedTests(paths) {
  const page = readFileSync(inRoot('docs', 'security.md'), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| '));
  const named = rows.flatMap((row) => namedIn(row.split(' | ')[1] ?? ''));
  const faults = named.flatMap((one) => faultsOf(one, textOf(paths, one.file)));
  return { passed: named.length, failed: faults.length, output: faults.join('\n') };
}

function namedIn(cell) {
  const [, ...parts] = cell.split(/`([\w.-]+\.(?:test|spec))`/);
  return parts.flatMap((file, index) =>
    index % 2 === 0 ? [{ file, titles: titlesIn(parts[index + 1]) }] : [],
  );
}

const titlesIn = (text) =>
  text
    .split(/; |: |…/)
    .map((title) => title.replace(/\([^)]*\)\s*$/, '').replace(/^[\s:,]+|[\s,;]+$/g, ''))
    .filter((title) => title !== '');

const textOf = (paths, file) =>
  paths
    .filter((path) => basename(path).replace(/\.tsx?$/, '') === file)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
    .replaceAll("\\'", "'")
    .replaceAll('\\`', '`');

function faultsOf({ file, titles }, text) {
  if (text === '') return [`docs/security.md names ${file}, which is no file of tests`];
  return titles
    .filter((title) => !text.includes(title))
    .map((title) => `docs/security.md names '${title}', which is no test of ${file}`);
}
