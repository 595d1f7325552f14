import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * What a Vitest JSON report counts, and which tests are `unsteady`: those that failed and passed when
 * they were tried again. A file that could not be run is one failure.
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
 * What a Playwright JSON report counts, and which tests are `unsteady`: those that failed and passed
 * when they were tried again. An error outside of any test is one failure.
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

/** The first sentence of what failed first, with what it was about: without the colors of a terminal. */
const reasonOf = (tests) =>
  tests
    .flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors))
    .slice(0, 1)
    .flatMap(({ message = '' }) => stripVTControlCharacters(message).split('\n', 3))
    .filter((line) => line.trim() !== '')
    .join(' ');

/** A check without a report: one that passed or one that failed. */
export function oneOf(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A run that ended badly never counts as one without failures. */
function complete({ passed, failed }, code) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
