import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

type Limits = Omit<Parameters<typeof createFairQueue>[0], 'now'>;
type Job = { whose: string; end: (error?: Error) => void; outcome: Promise<string> };

/** A queue whose work ends when the test says so, on a clock that the test moves. */
function trialQueue(limits: Limits = { atOnce: 2, waitingEach: 8, waitingInAll: 1_000 }) {
  let clock = 0;
  const { run } = createFairQueue({ ...limits, now: () => clock });
  const started: Job[] = [];
  const running = new Set<Job>();
  const ask = (whose: string, signal?: AbortSignal, expectedSeconds = 0, kind = ''): Job => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const job: Job = {
      whose,
      end: (error) => {
        running.delete(job);
        if (error) reject(error);
        else resolve();
      },
      outcome: Promise.resolve(''),
    };
    const work = () => {
      started.push(job);
      running.add(job);
      return promise;
    };
    const entering = { expectedSeconds, kind, ...(signal ? { signal: () => signal } : {}) };
    job.outcome = run(whose, work, entering).then(
      () => 'done',
      (error: { code?: string; message?: string }) => error.code ?? error.message ?? 'failed',
    );
    return job;
  };
  const pass = (seconds: number) => {
    clock += seconds;
  };
  return { ask, started, running, pass };
}

/** Until all that follows from what was done has happened. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Ends what runs, the longest running first, each after some time, until nothing does. */
async function finish({ running, pass }: ReturnType<typeof trialQueue>): Promise<void> {
  for (await settle(); running.size > 0; await settle()) {
    pass(1);
    [...running][0]?.end();
  }
}

describe('a fair queue', () => {
  it('starts the task of another account at once, however many one account has', async () => {
    const queue = trialQueue();
    for (let i = 0; i < 20; i++) queue.ask('flood');
    queue.ask('Ada');
    await settle();
    expect(queue.started.map(({ whose }) => whose)).toEqual(['flood', 'Ada']);
    await finish(queue);
  });

  it('refuses only the account whose queue is full', async () => {
    const queue = trialQueue();
    const flood = Array.from({ length: 20 }, () => queue.ask('flood'));
    const ada = Array.from({ length: 8 }, () => queue.ask('Ada'));
    await finish(queue);
    const outcomes = await Promise.all(flood.map(({ outcome }) => outcome));
    expect(outcomes.filter((outcome) => outcome === 'done').length).toBe(9);
    expect(outcomes.filter((outcome) => outcome === 'RATE_LIMITED').length).toBe(11);
    for (const { outcome } of ada) expect(await outcome).toBe('done');
  });

  it('drops from the longest queue when the total is full', async () => {
    const queue = trialQueue({ atOnce: 1, waitingEach: 8, waitingInAll: 8 });
    const flood = Array.from({ length: 9 }, () => queue.ask('flood'));
    const ada = queue.ask('Ada');
    await finish(queue);
    expect(await ada.outcome).toBe('done');
    const outcomes = await Promise.all(flood.map(({ outcome }) => outcome));
    expect(outcomes).toEqual([...Array<string>(8).fill('done'), 'UNAVAILABLE']);
  });

  it('serves an account with less recent service first, even if it came later', async () => {
    const queue = trialQueue({ atOnce: 1, waitingEach: 8, waitingInAll: 8 });
    const slow = queue.ask('slow');
    await settle();
    queue.pass(10);
    queue.ask('slow');
    queue.ask('quick');
    slow.end();
    await finish(queue);
    expect(queue.started.map(({ whose }) => whose)).toEqual(['slow', 'quick', 'slow']);
  });

  it('disregards service of some minutes ago', async () => {
    const queue = trialQueue({ atOnce: 1, waitingEach: 8, waitingInAll: 8 });
    const heavy = queue.ask('heavy');
    await settle();
    queue.pass(10);
    heavy.end();
    await settle();
    queue.pass(200);
    const light = queue.ask('light');
    await settle();
    queue.pass(1);
    queue.ask('heavy');
    queue.ask('light');
    light.end();
    await finish(queue);
    expect(queue.started.map(({ whose }) => whose)).toEqual(['heavy', 'light', 'heavy', 'light']);
  });

  it('drops a waiting task whose caller has disconnected', async () => {
    const queue = trialQueue({ atOnce: 1, waitingEach: 2, waitingInAll: 2 });
    const first = queue.ask('Ada');
    const gone = new AbortController();
    const left = queue.ask('Ada', gone.signal);
    gone.abort(new Error('gone'));
    expect(await left.outcome).toBe('gone');
    const others = [queue.ask('Ada'), queue.ask('Ada')];
    await finish(queue);
    for (const { outcome } of [first, ...others]) expect(await outcome).toBe('done');
    expect(queue.started).not.toContain(left);
  });

  const heavy = { seconds: 5, atOnce: 1 };

  it('keeps a place for light accounts beside any number of heavy ones', async () => {
    const queue = trialQueue({ atOnce: 2, waitingEach: 8, waitingInAll: 100, heavy });
    for (const whose of ['a', 'b']) {
      queue.ask(whose);
      await settle();
      queue.pass(30);
      for (const job of queue.running) job.end();
      await settle();
    }
    for (const whose of ['a', 'b', 'a', 'b']) queue.ask(whose);
    await settle();
    expect(queue.running.size).toBe(1);
    queue.ask('Ada');
    await settle();
    expect(queue.started.map(({ whose }) => whose)).toEqual(['a', 'b', 'a', 'Ada']);
    await finish(queue);
    expect(queue.started.length).toBe(7);
  });

  it('counts the expected time of a task in advance', async () => {
    const queue = trialQueue({ atOnce: 2, waitingEach: 8, waitingInAll: 100, heavy });
    for (const whose of ['a', 'b', 'c']) queue.ask(whose, undefined, 8);
    queue.ask('Ada');
    await settle();
    expect(queue.started.map(({ whose }) => whose)).toEqual(['a', 'Ada']);
    await finish(queue);
    expect(queue.started.length).toBe(4);
  });

  describe('with a backlog', () => {
    const backlog = { seconds: 3, ofNew: 1, longAtOnce: 1 };
    const backlogQueue = () =>
      trialQueue({ atOnce: 8, waitingEach: 8, waitingInAll: 100, backlog });
    type Queue = ReturnType<typeof trialQueue>;
    /** Lets each of them have one task, that takes so long, and ends it. */
    async function teach(queue: Queue, all: readonly string[], seconds: number, kind = '') {
      for (const whose of all) {
        const job = queue.ask(whose, undefined, 0, kind);
        await settle();
        queue.pass(seconds);
        job.end();
        await settle();
      }
    }

    it('runs long tasks one by one, and those of which nothing is known', async () => {
      const queue = backlogQueue();
      const all = ['a', 'b', 'c', 'd'];
      for (const whose of all) queue.ask(whose);
      await settle();
      expect(queue.running.size).toBe(1);
      queue.pass(10);
      await finish(queue);
      await teach(queue, all, 2);
      for (const whose of all) queue.ask(whose);
      await settle();
      expect(queue.running.size).toBe(1);
      await finish(queue);
    });

    it('starts a short task at once beside a long one, whoever used more before', async () => {
      const queue = backlogQueue();
      for (let turn = 0; turn < 40; turn++) await teach(queue, ['Ada'], 0.5);
      for (const whose of ['a', 'b', 'c']) queue.ask(whose);
      await settle();
      const ada = queue.ask('Ada');
      await settle();
      expect([...queue.running].map(({ whose }) => whose)).toEqual(['a', 'Ada']);
      ada.end();
      await finish(queue);
    });

    it('runs short tasks beside each other, up to what they take altogether', async () => {
      const queue = backlogQueue();
      const all = ['a', 'b', 'c', 'd', 'e'];
      await teach(queue, all, 0.9);
      for (const whose of all) queue.ask(whose);
      await settle();
      expect(queue.running.size).toBe(3);
      await finish(queue);
      expect(queue.started.length).toBe(10);
    });

    it('tells kinds of tasks apart: short ones hide no long ones', async () => {
      const queue = backlogQueue();
      const all = ['a', 'b', 'c'];
      await teach(queue, all, 2, 'long');
      for (let turn = 0; turn < 20; turn++) await teach(queue, all, 0.1, 'short');
      for (const whose of all) queue.ask(whose, undefined, 0, 'long');
      await settle();
      expect(queue.running.size).toBe(1);
      await finish(queue);
    });

    it('takes an account for slow as soon as one task was, and not for quick after one', async () => {
      const queue = backlogQueue();
      const all = ['a', 'b', 'c'];
      await teach(queue, all, 0.1);
      await teach(queue, all, 2);
      await teach(queue, all, 0.1);
      for (const whose of all) queue.ask(whose);
      await settle();
      expect(queue.running.size).toBe(1);
      await finish(queue);
    });
  });

  it('never starves a long task behind short ones', async () => {
    const backlog = { seconds: 3, ofNew: 1, longAtOnce: 1 };
    const queue = trialQueue({ atOnce: 8, waitingEach: 8, waitingInAll: 100, backlog });
    queue.ask('Ada');
    await settle();
    const long = queue.ask('long', undefined, 10);
    for (let turn = 0; turn < 20 && !queue.started.includes(long); turn++) {
      queue.ask(`short ${turn}`);
      await settle();
      queue.pass(0.5);
      [...queue.running][0]?.end();
      await settle();
    }
    expect(queue.started).toContain(long);
    await finish(queue);
  });

  it('divides a shared processor among all that ran on it at once', async () => {
    const queue = trialQueue({ atOnce: 4, waitingEach: 8, waitingInAll: 8, heavy, isShared: true });
    const crowd = ['a', 'b', 'c'];
    const jobs = crowd.map((whose) => queue.ask(whose));
    await settle();
    queue.pass(12);
    for (const job of jobs) job.end();
    await settle();
    // Each had four seconds of the twelve, which is not much: all may go on side by side.
    for (const whose of crowd) queue.ask(whose);
    await settle();
    expect(queue.running.size).toBe(3);
    await finish(queue);
  });

  const step = fc.oneof(
    fc.record({ kind: fc.constant('ask' as const), whose: fc.constantFrom('a', 'b', 'c', 'd') }),
    fc.record({
      kind: fc.constantFrom('end' as const, 'fail' as const, 'leave' as const),
      which: fc.nat(20),
    }),
    fc.record({ kind: fc.constant('pass' as const), seconds: fc.integer({ min: 0, max: 30 }) }),
  );

  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
  type Asked = { job: Job; caller: AbortController };

  function play(queue: ReturnType<typeof trialQueue>, asked: Asked[], one: Step): void {
    if (one.kind === 'ask') {
      const caller = new AbortController();
      asked.push({ job: queue.ask(one.whose, caller.signal), caller });
    } else if (one.kind === 'pass') queue.pass(one.seconds);
    else if (one.kind === 'leave') asked[one.which]?.caller.abort(new Error('gone'));
    else [...queue.running][one.which]?.end(one.kind === 'fail' ? new Error('failed') : undefined);
  }

  it('loses no task and keeps its limits, whatever arrives, fails or leaves', async () => {
    const scripts = fc.record({
      atOnce: fc.integer({ min: 1, max: 4 }),
      waitingEach: fc.integer({ min: 1, max: 4 }),
      waitingInAll: fc.integer({ min: 1, max: 10 }),
      isShared: fc.boolean(),
      heavySeconds: fc.constantFrom(0.5, 5, 1_000),
      backlog: fc.constantFrom({}, { backlog: { seconds: 3, ofNew: 1, longAtOnce: 1 } }),
      steps: fc.array(step, { maxLength: 60 }),
    });
    await fc.assert(
      fc.asyncProperty(scripts, async ({ steps, heavySeconds, backlog, ...limits }) => {
        const queue = trialQueue({
          ...limits,
          ...backlog,
          heavy: { seconds: heavySeconds, atOnce: 1 },
        });
        const asked: Asked[] = [];
        for (const one of steps) {
          play(queue, asked, one);
          await settle();
          const ofEach = Object.values(Object.groupBy(queue.running, ({ whose }) => whose));
          expect(queue.running.size).toBeLessThanOrEqual(limits.atOnce);
          expect(Math.max(0, ...ofEach.map((jobs = []) => jobs.length))).toBeLessThanOrEqual(
            Math.max(1, limits.atOnce - 1),
          );
        }
        await finish(queue);
        for (const { job } of asked) {
          const ends = queue.started.includes(job)
            ? ['done', 'failed']
            : ['RATE_LIMITED', 'UNAVAILABLE', 'gone'];
          expect(ends).toContain(await job.outcome);
        }
        const later = queue.ask('somebody later');
        await finish(queue);
        expect(await later.outcome).toBe('done');
      }),
    );
  });

  it('delays a single task by at most one task of each other account', async () => {
    const flooded = fc.record({
      atOnce: fc.integer({ min: 1, max: 4 }),
      others: fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 8 }),
      secondsBefore: fc.integer({ min: 0, max: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(flooded, async ({ atOnce, others, secondsBefore }) => {
        const queue = trialQueue({ atOnce, waitingEach: 8, waitingInAll: 1_000 });
        for (const [index, jobs] of others.entries())
          for (let i = 0; i < jobs; i++) queue.ask(`other ${index}`);
        await settle();
        queue.pass(secondsBefore);
        const before = queue.started.length;
        const ada = queue.ask('Ada');
        await finish(queue);
        const meanwhile = queue.started.slice(before, queue.started.indexOf(ada));
        expect(new Set(meanwhile.map(({ whose }) => whose)).size).toBe(meanwhile.length);
      }),
    );
  });

  it('leaves no place free while a task waits that may take it', async () => {
    const scripts = fc.record({
      atOnce: fc.integer({ min: 1, max: 4 }),
      steps: fc.array(step, { maxLength: 60 }),
    });
    await fc.assert(
      fc.asyncProperty(scripts, async ({ atOnce, steps }) => {
        const queue = trialQueue({ atOnce, waitingEach: 8, waitingInAll: 100 });
        const asked: Asked[] = [];
        for (const one of steps) {
          play(queue, asked, one);
          await settle();
          if (queue.running.size === atOnce) continue;
          // Whoever waits beside a free place holds all that one account may.
          const running = Object.groupBy(queue.running, ({ whose }) => whose);
          const waiting = await stillWaiting(queue, asked);
          for (const { whose } of waiting)
            expect(running[whose]?.length ?? 0).toBe(Math.max(1, atOnce - 1));
        }
        await finish(queue);
      }),
    );
  });

  it('serves everybody, however much heavier accounts ask for', async () => {
    const crowds = fc.record({
      atOnce: fc.integer({ min: 1, max: 4 }),
      seconds: fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 6 }),
      turns: fc.integer({ min: 1, max: 60 }),
      more: fc.constantFrom({ heavy }, { backlog: { seconds: 3, ofNew: 1, longAtOnce: 1 } }),
    });
    await fc.assert(
      fc.asyncProperty(crowds, async ({ atOnce, seconds, turns, more }) => {
        const queue = trialQueue({ atOnce, waitingEach: 8, waitingInAll: 100, ...more });
        const patient = queue.ask('heavy', undefined, 30);
        // Others always have something waiting, and what they have takes as long as it takes.
        for (let turn = 0; turn < turns; turn++) {
          for (const index of seconds.keys()) queue.ask(`other ${index}`);
          await settle();
          queue.pass(seconds[turn % seconds.length] ?? 0);
          [...queue.running][0]?.end();
        }
        await finish(queue);
        expect(await patient.outcome).toBe('done');
      }),
    );
  });
});

/** What was asked for, has not begun and was not refused. */
async function stillWaiting(queue: ReturnType<typeof trialQueue>, asked: readonly { job: Job }[]) {
  const none = Symbol('waits');
  const states = await Promise.all(
    asked.map(({ job }) => Promise.race([job.outcome, Promise.resolve(none)])),
  );
  return asked
    .map(({ job }) => job)
    .filter((job, index) => states[index] === none && !queue.started.includes(job));
}
