import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

describe('a limit of concurrency', () => {
  it('runs a number at once, queues a number, and refuses the rest', async () => {
    const whenFree = limitConcurrency({ atOnce: 2, waiting: 3 });
    let running = 0;
    let most = 0;
    const started: number[] = [];
    const work = (index: number) => async () => {
      started.push(index);
      most = Math.max(most, ++running);
      await wait(1);
      running--;
    };
    const all = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map((i) => whenFree(work(i))));
    expect(most).toBe(2);
    expect(started).toEqual([0, 1, 2, 3, 4]);
    expect(all.map(({ status }) => status === 'fulfilled')).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('goes on after work that failed', async () => {
    const whenFree = limitConcurrency({ atOnce: 1, waiting: 1 });
    await expect(whenFree(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await whenFree(async () => 'yes')).toBe('yes');
  });
});
