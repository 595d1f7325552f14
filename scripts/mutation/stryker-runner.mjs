/**
 * Stryker's runner for Vitest restarts a test file for each mutation: modules, server and database
 * take some four seconds, and the test a tenth of one. This runner lets each file try all of its
 * mutations in one run (`attempt-changes.ts`), right after Stryker's initial run without any, and
 * then reports the results. Code that runs before the first test (constants of a module, mounting
 * routes), and tests that don't pass twice on one database, are left to Stryker's runner.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { strykerPlugins as plugins } from '@stryker-mutator/vitest-runner';

const [vitestPlugin] = plugins;
/**
 * Written in Stryker's copy, so that a runner that was stopped because of a timeout leaves its
 * results to the next.
 */
const verdictsFile = '.attempts.json';
/** Slower tests run last, on mutations that no quick test has detected. */
const quickMs = 1_500;

function create(injector) {
  const runner = injector.injectFunction(vitestPlugin.factory);
  const runWithout = runner.dryRun.bind(runner);
  const runChanged = runner.mutantRun.bind(runner);
  runner.dryRun = async (options) => {
    const answer = await runWithout(options);
    if (answer.status === 'complete') await attemptAll(runner.ctx, answer);
    return answer;
  };
  runner.mutantRun = async (options) => {
    const { noticedBy, survived = [] } = readVerdicts()[options.activeMutant.id] ?? {};
    if (noticedBy)
      return { status: 'killed', killedBy: [noticedBy], failureMessage: '', nrOfTests: 1 };
    const isStatic = options.mutantActivation === 'static';
    const testFilter = options.testFilter?.filter((test) => !survived.includes(test));
    if (!isStatic && testFilter?.length === 0)
      return { status: 'survived', nrOfTests: survived.length };
    return runChanged({ ...options, ...(testFilter ? { testFilter } : {}) });
  };
  return runner;
}
create.inject = ['$injector'];

export const strykerPlugins = [{ ...vitestPlugin, name: 'folio', factory: create }];

const readVerdicts = () =>
  existsSync(verdictsFile) ? JSON.parse(readFileSync(verdictsFile, 'utf8')) : {};

/** Records for each mutation the test that detected it, or those that did not. */
async function attemptAll(vitest, { tests, mutantCoverage }) {
  const verdicts = {};
  const covered = mutantCoverage?.perTest ?? {};
  const timeOf = new Map(tests.map(({ id, timeSpentMs }) => [id, timeSpentMs]));
  const slowness = (ids) => ids.reduce((sum, id) => sum + timeOf.get(id), 0) / ids.length;
  // Mutations that a quick test detects are not tried by slow ones.
  const files = [...Map.groupBy(Object.keys(covered), (id) => id.split('#')[0])].toSorted(
    ([, ids], [, others]) => slowness(ids) - slowness(others),
  );
  for (const isQuick of [true, false])
    for (const [file, ids] of files) {
      const wanted = ids.filter((id) => timeOf.get(id) < quickMs === isQuick);
      const changes = Object.fromEntries(wanted.map((id) => [id, Object.keys(covered[id])]));
      await attemptFile(vitest, file, changes, verdicts);
      writeFileSync(verdictsFile, JSON.stringify(verdicts));
    }
}

/** Restarts the file whenever a mutation has spoilt it for the following ones. */
async function attemptFile(vitest, file, changes, verdicts) {
  const unfit = new Set();
  for (;;) {
    const open = openAttempts(changes, verdicts, unfit);
    if (Object.keys(open).length === 0) return;
    const answers = await attempt(vitest, file, open);
    if (answers.size === 0) return;
    for (const [id, { repeats }] of answers) if (!repeats) unfit.add(id);
    note(answers, verdicts);
  }
}

function openAttempts(changes, verdicts, unfit) {
  const isOpen = (id) => (change) =>
    !verdicts[change]?.noticedBy && !verdicts[change]?.survived.includes(id);
  return Object.fromEntries(
    Object.entries(changes)
      .filter(([id]) => !unfit.has(id))
      .map(([id, ofTest]) => [id, ofTest.filter(isOpen(id))])
      .filter(([, left]) => left.length > 0),
  );
}

function note(answers, verdicts) {
  let isFresh = true;
  const of = (change) => {
    verdicts[change] ??= { survived: [] };
    return verdicts[change];
  };
  for (const [id, { survived, noticed, spoiltBy }] of answers) {
    for (const change of survived) of(change).survived.push(id);
    for (const change of noticed) of(change).noticedBy ??= id;
    isFresh &&= survived.length + noticed.length === 0;
    // If the file fails right after a restart, its first mutation is what spoilt it.
    if (spoiltBy && isFresh) of(spoiltBy).noticedBy ??= id;
  }
}

async function attempt(vitest, file, attempts) {
  const idOf = new Map(Object.keys(attempts).map((id) => [resolve(id), id]));
  const provided = {
    mode: 'mutant',
    mutantActivation: 'runtime',
    activeMutant: undefined,
    attempts: Object.fromEntries([...idOf].map(([name, id]) => [name, attempts[id]])),
  };
  for (const [key, value] of Object.entries(provided)) vitest.provide(key, value);
  vitest.config.related = undefined;
  for (const { config } of vitest.projects) config.testNamePattern = undefined;
  vitest.state.filesMap.clear();
  try {
    await vitest.start([resolve(file)]);
    const tried = vitest.state
      .getFiles()
      .flatMap(testsOf)
      .filter(({ meta }) => meta.tried);
    return new Map(tried.map((test) => [idOf.get(nameOf(test)), test.meta.tried]));
  } finally {
    vitest.provide('attempts', undefined);
    vitest.state.filesMap.clear();
    vitest.state.errorsSet.clear();
  }
}

const testsOf = (task) => (task.type === 'suite' ? task.tasks.flatMap(testsOf) : [task]);

/** The name of a test as Stryker writes it. */
function nameOf(test) {
  const names = [test.name];
  for (let { suite } = test; suite; { suite } = suite) names.unshift(suite.name);
  return `${test.file.filepath}#${names.join(' > ').trim()}`;
}
