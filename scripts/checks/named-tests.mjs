import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inRoot } from '../prepare/paths.mjs';

/** Pages with tables that name tests, and the column with the names. */
const pages = [
  { page: 'docs/security.md', column: 1 },
  { page: 'docs/payments.md', column: 2 },
  { page: 'docs/asvs.md', column: 4 },
];

/**
 * Checks that the tests named on these pages exist. A cell has a file in backticks (`quotas.test`),
 * followed by titles of its tests or parts of them, separated by semicolons. '…' replaces omitted
 * text, and ': ' separates the titles of a group and a test.
 *
 * @param {string[]} paths of all files with tests
 */
export function checkNamedTests(paths) {
  const named = pages.flatMap(({ page, column }) => namedOn(page, column));
  const faults = named.flatMap((one) => faultsOf(one, textOf(paths, one.file)));
  return { passed: named.length, failed: faults.length, output: faults.join('\n') };
}

function namedOn(page, column) {
  const rows = readFileSync(inRoot(page), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  return rows.flatMap((row) =>
    namedIn(row.replace(/ \|\s*$/, '').split(' | ')[column] ?? '').map((one) => ({ page, ...one })),
  );
}

function namedIn(cell) {
  const [, ...parts] = cell.split(/`([\w./-]+\.(?:test|spec))(?:\.tsx?)?`/);
  return parts.flatMap((file, index) =>
    index % 2 === 0 ? [{ file: basename(file), titles: titlesIn(parts[index + 1]) }] : [],
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

function faultsOf({ page, file, titles }, text) {
  if (text === '') return [`${page} names ${file}, which is no file of tests`];
  return titles
    .filter((title) => !text.includes(title))
    .map((title) => `${page} names '${title}', which is no test of ${file}`);
}
