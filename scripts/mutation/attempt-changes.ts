/**
 * Tries all mutations of a part within one run of a test file. Server and database are set up once,
 * and each test is repeated with one mutation active at a time (each is behind a switch in the
 * code: Stryker's mutant schemata). Side effects of a mutation must not be attributed to the next
 * one, so a failed attempt counts only if the same test then passes without any mutation. If it
 * doesn't, the file is spoilt, and its remaining mutations wait for a restart.
 */
import { inject, type RunnerTestCase, TestRunner, vi } from 'vitest';

/** The ids of the changes to try for each test, by its name. */
export type Attempts = Record<string, string[]>;
export type Tried = { survived: string[]; noticed: string[]; spoiltBy?: string; repeats: boolean };

declare module 'vitest' {
  interface ProvidedContext {
    attempts: Attempts | undefined;
  }
  interface TaskMeta {
    tried?: Tried;
  }
}

type Switch = { activeMutant?: string | undefined; hitCount?: number; hitLimit?: number };
const scope = globalThis as { __stryker__?: Switch };
scope.__stryker__ ??= {};
const changes = scope.__stryker__;

/** Stops a mutation that causes an endless loop: no test executes one place this often. */
const hitLimit = 200_000;
const cleanRuns = 2;
const again = { count: Number.MAX_SAFE_INTEGER, condition: () => true };
const { setTimeout: setRealTimeout, clearTimeout: clearRealTimeout, performance } = globalThis;

export default class AttemptChanges extends TestRunner {
  #attempts = inject('attempts');
  #noticed = new Set<string>();
  #isSpoilt = false;
  #queue: string[] = [];
  #tried: Tried = { survived: [], noticed: [], repeats: false };
  #runs = 0;
  #startedAt = 0;
  #longestMs = 0;
  #lastMs = 0;
  /** The time limit of the change, and whether it was exceeded. */
  #givenMs = 0;
  #isLate = false;
  #state: 'rehearsal' | 'change' | 'proof' = 'rehearsal';

  override async onBeforeRunTask(test: RunnerTestCase) {
    if (this.#attempts) {
      const wanted = this.#attempts[nameOf(test)] ?? [];
      this.#queue = wanted.filter((id) => !this.#noticed.has(id));
      if (this.#isSpoilt || this.#queue.length === 0) test.mode = 'skip';
      this.#tried = { survived: [], noticed: [], repeats: false };
      [this.#runs, this.#longestMs, this.#state] = [0, 0, 'rehearsal'];
      Object.assign(test, { retry: again });
    }
    await super.onBeforeRunTask(test);
  }

  override onBeforeTryTask(test: RunnerTestCase, options: { retry: number; repeats: number }) {
    if (this.#attempts) {
      const isChanged = this.#state === 'change';
      changes.activeMutant = isChanged ? this.#queue[0] : undefined;
      [changes.hitCount, changes.hitLimit] = [0, hitLimit];
      if (isChanged) this.#givenMs = 2_000 + 2 * this.#longestMs;
      const timeout = isChanged ? this.#givenMs : 20_000;
      Object.assign(this.config.expect, { poll: { timeout } });
      this.#startedAt = performance.now();
    }
    super.onBeforeTryTask(test, options);
  }

  async runTask(test: RunnerTestCase) {
    const run = TestRunner.getTestFn(test);
    if (this.#state !== 'change') return run();
    const timeout = Promise.withResolvers<never>();
    const timer = setRealTimeout(() => timeout.reject(new Error('Too long')), this.#limitMs());
    await Promise.race([run(), timeout.promise]).finally(() => clearRealTimeout(timer));
  }

  /**
   * Chooses the next mutation for the test. As long as there is one, the attempt is reported as
   * failed, so that Vitest retries.
   */
  override async onAfterRetryTask(
    test: RunnerTestCase,
    options: { retry: number; repeats: number },
  ) {
    await super.onAfterRetryTask(test, options);
    if (!this.#attempts || !test.result) return;
    changes.activeMutant = undefined;
    const hasPassed = test.result.state === 'pass';
    this.#lastMs = performance.now() - this.#startedAt;
    if (this.#state === 'change') {
      vi.useRealTimers();
      this.#isLate = this.#lastMs >= this.#givenMs;
    } else if (hasPassed) this.#longestMs = Math.max(this.#longestMs, this.#lastMs);
    const isOver = this.#next(hasPassed);
    Object.assign(test.result, {
      state: isOver ? 'pass' : 'fail',
      errors: isOver ? undefined : [new Error('again')],
      attempts: [],
    });
    if (isOver) test.meta.tried = this.#tried;
  }

  #next(hasPassed: boolean): boolean {
    const [change = ''] = this.#queue;
    if (this.#state === 'rehearsal') {
      if (!hasPassed) return true;
      this.#runs += 1;
      if (this.#runs < cleanRuns) return false;
      this.#tried.repeats = true;
    } else if (this.#state === 'change') {
      if (!hasPassed) {
        this.#state = 'proof';
        return false;
      }
      this.#tried.survived.push(change);
      this.#queue.shift();
    } else if (hasPassed && this.#isLate && 2 * this.#lastMs > this.#givenMs) {
      // The machine has become slower: the mutation is retried with more time.
    } else if (hasPassed) {
      this.#tried.noticed.push(change);
      this.#noticed.add(change);
      this.#queue.shift();
    } else {
      this.#tried.spoiltBy = change;
      this.#isSpoilt = true;
      return true;
    }
    this.#state = 'change';
    return this.#queue.length === 0;
  }

  #limitMs = () => 5_000 + 4 * this.#longestMs;
}

/** The name of a test as Stryker writes it. */
function nameOf(test: RunnerTestCase): string {
  const names = [test.name];
  for (let { suite } = test; suite; { suite } = suite) names.unshift(suite.name);
  return `${test.file.filepath}#${names.join(' > ').trim()}`;
}
