import { expect, it } from 'vitest';
import { onceAtATime } from './once-at-a-time.ts';

it('whoever asks during a run shares the next one, and later ones begin anew', async () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const ask = onceAtATime(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  const first = ask();
  const others = [ask(), ask(), ask()];
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await first;
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.resolve();
  await Promise.all(others);
  const last = ask();
  expect(runs).toHaveLength(3);
  runs[2]?.resolve();
  await last;
});

it('goes on after a run that failed', async () => {
  let count = 0;
  const ask = onceAtATime(async () => {
    count += 1;
    if (count === 1) throw new Error('No');
  });
  const [first, second] = [ask(), ask()];
  await expect(first).rejects.toThrow('No');
  await second;
  expect(count).toBe(2);
});
