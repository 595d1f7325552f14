import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * Reads the counts of a Vitest JSON report. `unsteady` names tests that failed and then passed when
 * they were tried again. A file that could not be run counts as one failure.
 */
export function countVitest(file, code) {
  const report = read(file);
  if (!report) return oneOf(code);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every(isPassed),
  );
  const counts = { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
  const unsteady = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(isUnsteady).map(nameWithReason),
  );
  return { ...complete(counts, code), unsteady };
}

const isPassed = ({ status }) => status !== 'failed';
const isUnsteady = ({ status, failureMessages }) =>
  status === 'passed' && failureMessages.length > 0;
const nameWithReason = ({ fullName, failureMessages: [reason] }) =>
  `${fullName}: ${reason.split('\n')[0]}`;

/**
 * Reads the counts of a Playwright JSON report, with `unsteady` as above. An error outside of any
 * test counts as one failure.
 */
export function countPlaywright(file, code) {
  const report = read(file);
  if (!report) return oneOf(code);
  const { expected, unexpected, flaky } = report.stats;
  const counts = { passed: expected + flaky, failed: unexpected + report.errors.length };
  return { ...complete(counts, code), unsteady: report.suites.flatMap(unsteadyOf) };
}

/** @returns {string[]} */
const unsteadyOf = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title, tests }) => `${file}:${line} ${title}: ${reasonOf(tests)}`),
  ...suites.flatMap(unsteadyOf),
];

/** Returns the first line of the first failure, and which test it was, without terminal colors. */
const reasonOf = (tests) =>
  tests
    .flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors))
    .slice(0, 1)
    .flatMap(({ message = '' }) => stripVTControlCharacters(message).split('\n', 3))
    .filter((line) => line.trim() !== '')
    .join(' ');

/** The counts of a check without a report, which passes or fails as a whole. */
export function oneOf(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A run with an error code always counts at least one failure. */
function complete({ passed, failed }, code) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
