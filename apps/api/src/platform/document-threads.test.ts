import { availableParallelism, getPriority } from 'node:os';
import { setEnvironmentData } from 'node:worker_threads';
import { afterAll, describe, expect, it } from 'vitest';
import { createDocumentThreads, type Work } from './document-threads.ts';

const strange: Work<string, string> = {
  module: new URL('./testing/strange-work.ts', import.meta.url),
};
const threads = createDocumentThreads({ cpuLimitMs: 1_000 });
afterAll(() => threads.close());

const work = (order: string) => threads.run({ whose: 'Ada' }, strange, order);

describe('the threads', () => {
  it('stop what does not end, say so, and go on', async () => {
    await expect(work('never end')).rejects.toMatchObject({ code: 'DOCUMENT_TOO_COMPLEX' });
    expect(await work('next')).toBe('next');
  });

  it('answer that the server is busy where a short document was not given the processor, and go on', async () => {
    const starved = createDocumentThreads({ cpuLimitMs: 300, clockLimitMs: 1_500 });
    // Stands still by the clock, as a thread does that the system never lets run.
    await expect(starved.run({ whose: 'Ada' }, strange, 'stand still')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      details: { retryAfterSeconds: 30 },
    });
    // Where the machine is busy, another thread may not be given it at once either.
    const next = () => starved.run({ whose: 'Ada' }, strange, 'next').catch(String);
    await expect.poll(next).toBe('next');
    await starved.close();
  });

  it('finish a document that waits for the processor longer than it may use it', async () => {
    const patient = createDocumentThreads({ cpuLimitMs: 100 });
    expect(await patient.run({ whose: 'Ada' }, strange, 'stand still for a second')).toBe(
      'went on',
    );
    await patient.close();
  });

  it('charge no task for what its thread did before', async () => {
    const limited = createDocumentThreads({ cpuLimitMs: 800 });
    const compute = () => limited.run({ whose: 'Ada' }, strange, 'compute for 500 ms');
    for (let i = 0; i < 4; i++) expect(await compute()).toBe('computed');
    await limited.close();
  });

  it('[document-threads-time] refuse a caller whose long documents have taken their time, and make those of others', async () => {
    const timeLimit = { burstSeconds: 1, share: 0.01, refusal: 'Too long.' };
    const limited = createDocumentThreads({ cpuLimitMs: 1_500, timeLimit });
    const run = (whose: string, order: string) => limited.run({ whose }, strange, order);
    for (let i = 0; i < 4; i++) expect(await run('Ada', 'compute for 500 ms')).toBe('computed');
    await expect(run('Ada', 'never end')).rejects.toMatchObject({ code: 'DOCUMENT_TOO_COMPLEX' });
    await expect(run('Ada', 'next')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await run('Grace', 'hers')).toBe('hers');
    await limited.close();
  });

  it('[document-threads-waiting] refuse what waits while long documents of its caller take their time', async () => {
    const timeLimit = { burstSeconds: 1, share: 0.01, refusal: 'Too long.' };
    const limited = createDocumentThreads({ cpuLimitMs: 1_500, timeLimit });
    const run = (order: string) => limited.run({ whose: 'Ada' }, strange, order);
    const long = Array.from({ length: availableParallelism() }, () => run('never end'));
    const codes = [...long, run('next')].map((made) => made.catch(({ code }) => code));
    expect((await Promise.all(codes)).at(-1)).toBe('RATE_LIMITED');
    await limited.close();
  });

  it('[document-threads-starved] charge a document that was not given the processor no more than it may take', async () => {
    const timeLimit = { burstSeconds: 1.2, share: 0.01, refusal: 'Too long.' };
    const limits = { cpuLimitMs: 1_100, clockLimitMs: 1_500, timeLimit };
    const starved = createDocumentThreads(limits);
    const run = (order: string) => starved.run({ whose: 'Ada' }, strange, order);
    await expect(run('stand still')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect.poll(() => run('next').catch(String)).toBe('next');
    await starved.close();
  });

  it.runIf(process.platform === 'linux')('leave the cores to the main thread first', async () => {
    const before = getPriority(0);
    expect(Number(await work('which priority'))).toBeGreaterThan(before);
    expect(getPriority(0)).toBe(before);
  });

  it('[document-threads-late] survive the failure of a task that has ended', async () => {
    const troubles: string[] = [];
    const late = createDocumentThreads({ onTrouble: (error) => troubles.push(String(error)) });
    expect(await late.run({ whose: 'Ada' }, strange, 'fail later')).toBe('made');
    await expect.poll(() => troubles).toEqual(['Error: no such glyph']);
    expect(await late.run({ whose: 'Ada' }, strange, 'next')).toBe('next');
    await late.close();
  });

  it('survive a document that fills the memory', async () => {
    const limited = createDocumentThreads({ memoryLimitMb: 32 });
    await expect(limited.run({ whose: 'Ada' }, strange, 'fill memory')).rejects.toMatchObject({
      code: 'DOCUMENT_TOO_COMPLEX',
    });
    expect(await limited.run({ whose: 'Ada' }, strange, 'next')).toBe('next');
    await limited.close();
  });

  it('keep turning their event loop under full load', async () => {
    const turns: string[] = [];
    for (let i = 0; i < 20; i++) turns.push(await work('count turns'));
    // There are few threads, each of which has turned once for each task before.
    expect(new Set(turns).size).toBeGreaterThanOrEqual(20 / availableParallelism());
  });

  it('are all there, with what they need loaded, before the first document where they are started', async () => {
    const loaded = new SharedArrayBuffer(4);
    setEnvironmentData('loaded threads', loaded);
    const started = createDocumentThreads({
      preload: new URL('./testing/count-loaded.ts', import.meta.url),
    });
    expect(Atomics.load(new Int32Array(loaded), 0)).toBe(0);
    started.start();
    await expect
      .poll(() => Atomics.load(new Int32Array(loaded), 0), { timeout: 30_000 })
      .toBe(availableParallelism());
    await started.close();
    setEnvironmentData('loaded threads', undefined);
  });

  it('are one at rest, and all again while a long document is made', async () => {
    const loaded = new SharedArrayBuffer(4);
    setEnvironmentData('loaded threads', loaded);
    const inAll = () => Atomics.load(new Int32Array(loaded), 0);
    const resting = createDocumentThreads({
      preload: new URL('./testing/count-loaded.ts', import.meta.url),
      idleMs: 50,
    });
    resting.start();
    const count = availableParallelism();
    await expect.poll(inAll, { timeout: 30_000 }).toBe(count);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await resting.run({ whose: 'Ada' }, strange, 'short')).toBe('short');
    expect(inAll()).toBe(count);
    await resting.run({ whose: 'Ada' }, strange, `long${' '.repeat(300_000)}`);
    await expect.poll(inAll, { timeout: 30_000 }).toBe(2 * count - 1);
    await resting.close();
    setEnvironmentData('loaded threads', undefined);
  });

  it('pass on the error of a task', async () => {
    await expect(work('fail')).rejects.toThrow('no such glyph');
  });

  it('are never all held by long documents, of however many accounts', async () => {
    const long = `never end${' '.repeat(300_000)}`;
    const ended: string[] = [];
    const hold = Array.from({ length: availableParallelism() + 1 }, (_, index) =>
      threads
        .run({ whose: `long ${index}` }, strange, async () => long)
        .catch(() => {})
        .then(() => ended.push(`long ${index}`)),
    );
    // Until those that are long are known to be.
    await new Promise((resolve) => setImmediate(resolve));
    expect(await threads.run({ whose: 'Grace' }, strange, 'hers')).toBe('hers');
    expect(ended).toEqual([]);
    await Promise.all(hold);
  });

  it('read a long document once where the caller’s last one of its kind was as long', async () => {
    const reading = createDocumentThreads();
    let reads = 0;
    const read = async () => {
      reads++;
      return `next${' '.repeat(300_000)}`;
    };
    await reading.run({ whose: 'Ada' }, strange, read);
    expect(reads).toBe(2);
    await reading.run({ whose: 'Ada' }, strange, read);
    expect(reads).toBe(3);
    await reading.close();
  });

  it('are replaced after a long document once idle, which frees its memory', async () => {
    const resting = createDocumentThreads({ restMs: 20 });
    const thread = (more = '') => resting.run({ whose: 'Ada' }, strange, `which thread${more}`);
    const first = await thread();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await thread()).toBe(first);
    await thread(' '.repeat(300_000));
    await expect.poll(() => thread(), { interval: 100, timeout: 10_000 }).not.toBe(first);
    await resting.close();
  });

  it('are replaced once idle after work whose module keeps memory', async () => {
    const resting = createDocumentThreads({ restMs: 20 });
    const thread = (work = strange) => resting.run({ whose: 'Ada' }, work, 'which thread');
    const first = await thread();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await thread({ ...strange, keepsMemory: true })).toBe(first);
    await expect.poll(() => thread(), { interval: 100 }).not.toBe(first);
    await resting.close();
  });

  it('refuse an account more tasks than can wait, and run those of another', async () => {
    const flood = Promise.allSettled(Array.from({ length: 300 }, (_, i) => work(`${i}`)));
    expect(await threads.run({ whose: 'Grace' }, strange, 'hers')).toBe('hers');
    const all = await flood;
    const refused = all.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(300);
    expect(refused[0]).toMatchObject({ reason: { code: 'RATE_LIMITED' } });
  });
});
