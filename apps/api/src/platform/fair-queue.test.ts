import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

type Job = { whose: string; end: (error?: Error) => void; outcome: Promise<string> };

/** A queue whose work ends when the test says so, on a clock that the test moves. */
function trialQueue(limits = { atOnce: 2, waitingEach: 8, waitingInAll: 1_000 }) {
  let clock = 0;
  const run = createFairQueue({ ...limits, now: () => clock });
  const started: Job[] = [];
  const running = new Set<Job>();
  const ask = (whose: string, signal?: AbortSignal): Job => {
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
    job.outcome = run(whose, work, signal).then(
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
  it('begins the work of another account at once, whatever one account asks for', async () => {
    const queue = trialQueue();
    for (let i = 0; i < 20; i++) queue.ask('flood');
    queue.ask('Ada');
    await settle();
    expect(queue.started.map(({ whose }) => whose)).toEqual(['flood', 'Ada']);
    await finish(queue);
  });

  it('refuses an account alone what is more than its own queue holds', async () => {
    const queue = trialQueue();
    const flood = Array.from({ length: 20 }, () => queue.ask('flood'));
    const ada = Array.from({ length: 8 }, () => queue.ask('Ada'));
    await finish(queue);
    const outcomes = await Promise.all(flood.map(({ outcome }) => outcome));
    expect(outcomes.filter((outcome) => outcome === 'done').length).toBe(9);
    expect(outcomes.filter((outcome) => outcome === 'RATE_LIMITED').length).toBe(11);
    for (const { outcome } of ada) expect(await outcome).toBe('done');
  });

  it('lets the longest queue give way where too much waits in all', async () => {
    const queue = trialQueue({ atOnce: 1, waitingEach: 8, waitingInAll: 8 });
    const flood = Array.from({ length: 9 }, () => queue.ask('flood'));
    const ada = queue.ask('Ada');
    await finish(queue);
    expect(await ada.outcome).toBe('done');
    const outcomes = await Promise.all(flood.map(({ outcome }) => outcome));
    expect(outcomes).toEqual([...Array<string>(8).fill('done'), 'UNAVAILABLE']);
  });

  it('serves who used little before who used much, also who has asked for longer', async () => {
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

  it('forgets what was used some minutes ago', async () => {
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

  it('lets work go whose caller has gone away, and never begins it', async () => {
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
    expect(await queue.ask('Ada', gone.signal).outcome).toBe('gone');
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

  it('loses nothing and keeps its bounds, whatever is asked, fails or leaves', async () => {
    const scripts = fc.record({
      atOnce: fc.integer({ min: 1, max: 4 }),
      waitingEach: fc.integer({ min: 1, max: 4 }),
      waitingInAll: fc.integer({ min: 1, max: 10 }),
      steps: fc.array(step, { maxLength: 60 }),
    });
    await fc.assert(
      fc.asyncProperty(scripts, async ({ steps, ...limits }) => {
        const queue = trialQueue(limits);
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

  it('has an account with one piece of work wait for one of each other account at most', async () => {
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
});
